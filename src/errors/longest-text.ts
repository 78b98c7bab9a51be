/**
 * The maximum length of a route, a template, a url, a header name or value, a `link` header, and of every text that they
 * are made of (F5). Four times as many characters exhaust the stack of V8's regular expressions. Bodies have no limit.
 */
export const LONGEST_TEXT = 1_048_576;
