/** The maximum length of a text value, a finished url, a header value and a `link` header (T2). Bodies have no limit. */
export const LONGEST_TEXT = 1_048_576;
