/** Removes the slashes at the end of a url. */
export function withoutTrailingSlashes(url: string): string {
  // The lookbehind keeps the time linear.
  return url.replace(/(?<!\/)\/+$/, "");
}
