/** What a message says: for each reason a sentence, which follows the name; `{}` is the detail of the issue. */
export const SENTENCES = {
  length: "must have at most 1,048,576 characters",
  text: "must be text, not {}",
  form: "must be {}",
  problem: "{}",
  // Options.
  object: "must be an object with its own properties, not {}",
  route: "is set by the route; to send a parameter with this name, use .param()",
  body: "is not supported by {}; to send a parameter with this name, use .param()",
  misspelt: 'is not an option; did you mean "{}"?',
  secret: "would be sent in urls; write headers: { authorization }, or add it to the credentials of the vendor",
  credential: "is a credential header: write headers: { {} }; to send a parameter with this name, use .param()",
  field: "is no field of a rule; a rule may have {}",
  adapter: "must be a function of request options",
  signal: "must be an AbortSignal",
  schema: "must be a Standard Schema, such as one of zod",
  as: 'must be "json", "text", "bytes" or "stream"',
  alone: "is no option of a call; parameters are the second argument",
  variable: "is a variable of baseUrl: set it in the constructor or by withDefaults(), not in a call",
  merged: "cannot be part of merged options; build the request instead",
  // Headers and media types.
  twice: "is the name of another header in the same object, in other letters",
  token: "must consist of letters, digits and !#$%&'*+-.^_`|~",
  characters: "must not contain line breaks, control or non-Latin-1 characters",
  encoder: "is {}; leave the header out, or choose another encoder",
  blank: "has no credential: it is empty, or a value such as undefined in a template literal",
  mediaType: "must consist of at most 127 letters, digits and !#$&-^_.+",
  noMediaTypes: "is not supported: this vendor has no media types; set the accept header instead",
  // Values.
  value: "must be text, a finite number, a boolean, a valid Date or a list of these, not {}",
  item: "must contain only text, finite numbers, booleans and valid Dates, not {}",
  prefix: 'must be text: "{}" takes its first characters',
  objects: "must not be or contain an object{}",
  nesting: "must not {}",
  cookie: "is a cookie, which must not be in a url or a body; set the cookie header",
  data: 'is not in data, the whole body; put it there, write {?name} in the url, or set data by .param("data", …)',
  unknown: "is unknown; {}",
  missing: "is required{}",
  undefined: "must not be undefined{}",
  empty: "must not be empty",
  origin: "must not choose an origin other than those of baseUrl and trustedOrigins",
  dots: 'must not make a "." or ".." segment',
  emptySegment: "must not make an empty segment",
  mark: 'must not contain "?" or "#"; pass segments(value), which encodes it',
  fragment: 'must not contain "#"',
  ambiguous: "must not contain a backslash or a control character",
  // Routes and templates.
  words: 'must be "<METHOD> <url>" or "<url>", as in "GET /orgs/{org}/repos"',
  separate: "must be one text: {}",
  unset: "must be set by the call or its defaults",
  method: "must be one of {}",
  brace: "needs a matching brace",
  percent: 'must be followed by two hex digits, or written "%25"',
  encode: "must be percent-encoded",
  varspec: "must be variables as in {a,b*,c:3}",
  dollar: 'must not be "$" before "{"; write {name}, or use backticks',
  oneQuery: "must be part of one query; write {}",
  address: "must start with http(s)://host",
  segments: 'must not have a "." or ".." segment, or start with "//"',
  userinfo: "must not have a user name or a password; write headers: { authorization }",
  // Base URLs.
  baseUrl:
    'must be an http(s) URL such as "https://host/path", or a path such as "/api": percent-encoded, without variables, "." and ".."',
  noQuery: "must not have a query or a fragment; write default parameters, or the query of the vendor",
  host: 'must have a valid host and port, as "https://host:8080/path" has',
};

/** A stable identifier of what is wrong, for programs. */
export type Reason = keyof typeof SENTENCES;

/** What to write instead of the options of other clients: here, these names are parameters. */
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
