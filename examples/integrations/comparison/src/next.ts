/** The url of the next page, for the libraries that do not read the `link` header. */
export function nextOf(headers: Headers): string | undefined {
  return /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
}
