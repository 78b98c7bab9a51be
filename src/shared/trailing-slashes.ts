/** The url without the slashes at its end. */
export function withoutTrailingSlashes(url: string): string {
  // The lookbehind keeps the time linear.
  return url.replace(/(?<!\/)\/+$/, "");
}
