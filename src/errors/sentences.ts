/* eslint-disable @typescript-eslint/no-unnecessary-type-assertion -- types are read off this file alone, and bundlers keep a table
   that contains a template */
import { LONGEST_TEXT } from "./fault.js";

// What the messages say: a table for each code, a sentence for each reason. A sentence follows the name of the option or the
// parameter; `{}` is the detail of the issue. Bundlers drop the tables that a program does not need.

/** The reason "length" (T2). */
export const LENGTH: string = `must have at most ${LONGEST_TEXT} characters`;

export const OF_OPTIONS = {
  length: LENGTH as string,
  object: "must be an object with its own properties, not {}",
  text: "must be text, not {}",
  form: "must be {}",
  route: "is set by the route; to send a parameter with this name, use .param()",
  body: "is not supported by {}; to send a parameter with this name, use .param()",
  misspelt: 'is not an option; did you mean "{}"?',
  secret: "would be sent in urls; write headers: { authorization }, or add it to the credentials of the vendor",
  credential: "is a credential header: write headers: { … }; to send a parameter with this name, use .param()",
  field: "is no field of a rule; a rule may have {}",
  lacking: "is a variable of baseUrl and has no value; set it in the constructor, or by withDefaults()",
  variable: "is a variable of baseUrl, which no call sets; use withDefaults()",
  merged: "cannot be part of merged options; build the request instead",
};

export const OF_HEADERS = {
  length: LENGTH as string,
  text: "must be text, not {}",
  twice: "is the name of another header in the same object, in other letters",
  token: "must consist of letters, digits and !#$%&'*+-.^_`|~",
  field: "must not contain line breaks, control or non-Latin-1 characters",
  encoder: "is {}; leave the header out, or choose another encoder",
  credential: "has no credential: it is empty, or a value such as undefined in a template literal",
};

export const OF_MEDIA_TYPES = {
  name: "must consist of at most 127 letters, digits and !#$&-^_.+",
  vendor: "is not supported: this vendor has no media types; set the accept header instead",
};

export const OF_PARAMETERS = {
  length: LENGTH as string,
  value: "must be text, a finite number, a boolean, a valid Date or a list of these, not {}",
  item: "must contain only text, finite numbers, booleans and valid Dates, not {}",
  prefix: 'must be text: "{}" takes its first characters',
  objects: 'must not be or contain an object, unless the policy is { objects: "brackets" }',
  option: "must not be or contain an object; {}",
  nesting: "must not {}",
  cookie: "is a cookie, which must not be in a url or a body; set the cookie header",
  data: 'is not in data, the whole body; put it there, write {?name} in the url, or set data by .param("data", …)',
};

export const OF_VALUES = {
  missing: "is required{}",
  undefined: "must not be undefined{}",
  empty: "must not be empty",
  origin: "must not choose an origin other than those of baseUrl and trustedOrigins",
  path: "must not {}",
  query: 'must not contain "#"',
};

export const OF_TEMPLATES = {
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

export const OF_ROUTES = {
  text: "must be text, not {}",
  form: 'must be "<METHOD> <url>" or "<url>"',
  separate: "must be one text: {}",
  missing: "must be set by the call or its defaults",
};

/** A sentence follows "it". No sentence contains a value. */
export const OF_BASE_URLS = {
  url: 'must be an http(s) URL such as "https://host/path", or a path such as "/api": percent-encoded, without variables, "." and ".."',
  userinfo: "must not have a user name or a password; write headers: { authorization }",
  query: "must not have a query or a fragment; write default parameters, or the query of the vendor",
  host: 'must have a valid host and port, as "https://host:8080/path" has',
};

/** What is wrong with a base URL. */
export type BaseUrlFault = keyof typeof OF_BASE_URLS;

/** What to write instead of the options of other clients: here, these names are parameters (F1). */
export const CURES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["header", 'did you mean "headers"?'],
  ["auth", "write headers: { authorization }"],
  ["signal", "write request: { signal }, or .signal(signal)"],
  ["timeout", "write request: { timeout }, or .timeout(ms)"],
  ["params", "pass its members directly"],
  ["query", "pass its members directly"],
  ["qs", "pass its members directly"],
  ["searchParams", "pass its members directly"],
  ["json", "pass its members directly"],
]);

/** What to write for bytes, in a query or a form. */
export const BYTES = "bytes; send them as a Blob or a File with the encoder multipart, or as text";
