/** The key of what `segments()` was given, on its result: a registered symbol, so that every copy of the library can read it. */
const SEGMENTS = /* @__PURE__ */ Symbol.for("fluent-endpoint.segments");

/** What `segments()` was given. */
export interface PathSegments {
  readonly text: unknown;
  /** Whether parts may be empty. */
  readonly empty: boolean;
}

/**
 * Returns a value for a path whose slashes are slashes: a file, or the key of an object. Each part between slashes is
 * percent-encoded as the value of `{name}` is, and may not be `.`, `..` or empty.
 *
 * ```ts
 * const file = { owner: "octokit", repo: "rest.js", path: segments("docs/C# a%20b.md") };
 * endpoint("GET /repos/{owner}/{repo}/contents/{path}", file).url;
 * // => "https://api.github.com/repos/octokit/rest.js/contents/docs/C%23%20a%2520b.md"
 * ```
 *
 * It stands where one value stands in a path: `{path}`, `:path`, `{+path}` or `{/path}`. Elsewhere, it is its text.
 *
 * @param text - parts with slashes between them
 * @param options - `empty: true` allows empty parts, as in the keys of object stores: `a//b`, `a/`
 */
// A String, so that it is text for whoever reads it, such as JSON. Its type is that of text: documents want a string.
export function segments(text: string, options?: { readonly empty?: boolean | undefined }): string {
  // Typed callers pass text. The error of another value names its parameter.
  const value = typeof text === "string" ? text : "";
  const own = { [SEGMENTS]: { value: { text, options } } };
  return Object.defineProperties(new String(value), own) as unknown as string;
}

/** Returns what `segments()` was given; `undefined` if `value` is none of its results. */
export function segmentsOf(value: unknown): PathSegments | undefined {
  try {
    const given = Object.getOwnPropertyDescriptor(value, SEGMENTS)?.value as
      { readonly text: unknown; readonly options?: { readonly empty?: unknown } } | undefined;
    return given && { text: given.text, empty: { empty: false, ...given.options }.empty === true };
  } catch {
    // Nothing, or a revoked proxy.
    return undefined;
  }
}
