import { LONGEST_TEXT } from "./longest-text.js";
import { withDots } from "./terminal-text.js";

// The sentences of messages by reason. A sentence follows the name of the option or parameter; `{}` is the detail of
// the issue. Each kind of error has its table, so that bundlers can drop unused tables.

/** The reason "length" (F5). */
export const LENGTH = `must have at most ${LONGEST_TEXT} characters`;

export const OF_OPTIONS = {
  length: LENGTH,
  object: "must be an object with its own properties, not {}",
  text: "must be text, not {}",
  form: "must be {}",
  route: "is set by the route; to send a parameter with this name, use .param()",
  body: "is not supported by {}; to send a parameter with this name, use .param()",
  misspelt: 'is not an option; did you mean "{}"?',
  secret: "would be sent in urls; write headers: { authorization }, or add it to the credentials of the vendor",
  merged: "cannot be part of merged options; build the request instead",
};

export const OF_HEADERS = {
  length: LENGTH,
  text: "must be text, not {}",
  token: "must consist of letters, digits and !#$%&'*+-.^_`|~",
  field: "must not contain line breaks, control or non-Latin-1 characters",
  encoder: "is {}; leave the header out, or choose another encoder",
  credential: "has no credential: it is empty, or a value such as undefined in a template literal",
};

export const OF_MEDIA_TYPES = {
  length: LENGTH,
  name: "must consist of letters, digits and !#$&-^_.+",
  vendor: "is not supported: this vendor has no media types; set the accept header instead",
};

export const OF_PARAMETERS = {
  length: `must not need more than ${LONGEST_TEXT} characters in a url or a header`,
  value: "must be text, a finite number, a boolean, a valid Date or a list of these, not {}",
  item: "must contain only text, finite numbers, booleans and valid Dates, not {}",
  prefix: 'must be text: "{}" takes its first characters',
  objects: 'must not be or contain an object, unless the policy is { objects: "brackets" }',
  option: "must not be or contain an object; {}",
  nesting: "must not {}",
  data: 'is not in data, the whole body; put it there, write {?name} in the url, or send data with .param("data", …)',
};

export const OF_VALUES = {
  missing: "is required{}",
  empty: "must not be empty",
  origin: "must not choose an origin other than those of baseUrl and trustedOrigins",
  path: "must not {}",
  query: 'must not contain "#"',
};

export const OF_TEMPLATES = {
  length: `is past the limit of ${LONGEST_TEXT} characters`,
  text: "must be text",
  brace: "needs a matching brace",
  percent: 'must be followed by two hex digits, or written "%25"',
  encode: "must be percent-encoded",
  variable: "must be variables as in {a,b*,c:3}",
  dollar: 'must not be "$" before "{"; write {name}, or use backticks',
  userinfo: "must not be in a url; send credentials in a header",
  query: "must be part of one query; write {}",
  address: "must start with http(s)://host",
  dots: 'must not have a "." or ".." segment, or start with "//"',
};

/** Quotes a text on one line. Characters that a terminal acts on or cannot show are replaced by dots. */
export function quote(text: string): string {
  return `"${printable(text)}"`;
}

function printable(text: string): string {
  return withDots(text.slice(0, 99));
}

/**
 * Matches userinfo in the authority of a url (RFC 3986, section 3.2.1), after any slashes that parsers accept. A
 * password may contain any character: unless a port follows the ":", everything before the last "@" is userinfo. A path
 * may contain an "@".
 */
const USERINFO = /(?<!\S)([a-z][a-z\d+.-]*:[/\\]*|[/\\]{2,})([^\s/\\?#:]*:(?!\d*(?:[\s/\\?#]|$))\S*|[^\s/\\?#]*)@/gi;

/**
 * Formats a route for messages: up to the `?` of its query, without userinfo (D6). Positions of characters do not
 * change.
 */
export function formatRoute(route: string): string {
  // After `{?q}`, only expressions are shown; other text is a literal part of the query.
  const [path, query = ""] = route.split(/(?=(?<!\{)\?|\{\?)([^]*)/, 2);
  const expressions = /^(?:\{[^{}]*\})*/.exec(query)![0];
  const masked = route.replace(USERINFO, (_, start: string, secret: string) => `${start}${"*".repeat(secret.length)}@`);
  return masked.slice(0, path!.length + expressions.length) + (query.length > expressions.length ? "?…" : "");
}

/** Returns a line with the route, and a line with carets under the given parts. A long route is cut at its start. */
export function caretLine(route: string, marked: readonly { readonly start: number; readonly end: number }[]): string {
  const from = Math.max(0, marked[0]!.start - 60);
  const line = printable(formatRoute(route).slice(from));
  const caret = (index: number): string => (marked.some(({ start, end }) => start <= index && index < end) ? "^" : " ");
  return `\n  ${line}\n  ${Array.from(line, (_, index) => caret(from + index)).join("")}`.trimEnd();
}
