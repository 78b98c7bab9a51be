import { withEscapes } from "../errors/terminal-text.js";

/** What a document says that no rule can carry out, and what to write instead. */
export interface Finding {
  /** Why: a stable identifier, for programs. */
  readonly reason: keyof typeof SENTENCES;
  /** The documented route; `undefined` if the finding is about the whole document. */
  readonly route: string | undefined;
  /** The parameter, media type or address that it is about. */
  readonly name: string;
}

const SENTENCES = {
  cookie: "is a cookie: set the cookie header",
  content: "has a media type of its own, such as JSON: pass the text",
  headerName: "is no name that a header field can have",
  sharedName: "is the name of several parameters: give the one in the query by .query(), a header by .header()",
  method: "is a method that the vendor does not have",
  path: "is a path that no route can have",
  bodyOfMethod: "is a body of a method that has none: it is not sent",
  server: "is no address that an endpoint can have: set baseUrl",
  serverVariables: "has variables, which have their defaults: set baseUrl for others",
  otherOrigin: "is another origin: the credentials of defaults are sent there, too",
  cookieCredential: "is a credential in a cookie: set the cookie header",
} as const;

/** A finding as a line of text, safe for a terminal. */
export function describeFinding({ reason, route, name }: Finding): string {
  const place = route === undefined ? "" : `${route}: `;
  const line = `${place}${JSON.stringify(name)} ${SENTENCES[reason]}`;
  return withEscapes(line.replace(/[\n\r]/g, " "));
}
