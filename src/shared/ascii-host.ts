/** Returns a url with the `xn--` form of the labels of its host that have letters beyond ASCII (UTS 46). */
export function withAsciiHost(url: string): string {
  return url.replace(/^https?:\/\/[^/?#\\]*/i, (authority) =>
    // A variable is no label.
    /[^\0-\x7f]/.test(authority) ? authority.replace(/\{[^{}]*\}|[^/.:@{}]+/g, asciiLabel) : authority,
  );
}

/** Each label by itself, and only as `xn--…`: a full-width dot or digit would make another host of it (C7). */
function asciiLabel(label: string): string {
  if (label.startsWith("{") || label.length > 63 || !/[^\0-\x7f]/.test(label)) return label;
  try {
    const { hostname } = new URL(`https://${label}`);
    return /^xn--[a-z\d-]+$/.test(hostname) ? hostname : label;
  } catch {
    return label;
  }
}
