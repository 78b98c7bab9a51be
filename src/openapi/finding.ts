import { invalidOption } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { withEscapes } from "../errors/terminal-text.js";
import { ownProperties } from "../kernel/values.js";

/** A part of a document that rules, or those of mini, do not support, and what to write instead. */
export interface Finding {
  /** A stable identifier of the reason, for programs. */
  readonly reason: keyof typeof SENTENCES;
  /** The documented route; `undefined` if the finding is about the whole document. */
  readonly route: string | undefined;
  /** The name of the parameter, the media type or the url. */
  readonly name: string;
}

/** Adds a finding about an operation. */
export type Report = (reason: Finding["reason"], name: string) => void;

const SENTENCES = {
  parameter: "is not a valid parameter; it is not sent by name",
  wholeQuery: "is the whole query; pass it as text in its media type",
  freeQuery: "is the whole query, a form without known members; pass them with .query()",
  undeclared: "is in the path, but not among its parameters; pass it by name",
  unplaced: "is a parameter of the path, which does not have it; it is sent in the query",
  nested: "contains lists or objects, which its style cannot express; pass them as text",
  nestedJson: "contains lists or objects, which its style cannot express; they are written as JSON",
  cookie: "is a cookie; set the cookie header",
  content: "has its own media type; pass it as text",
  style: "has a style that is not supported there; it is written in the default style",
  reserved: "allows reserved characters, which its style percent-encodes",
  sharedMember: "is in the query and a member of the body; set the member with data",
  headerName: "is not a valid header name",
  sharedName: "is the name of several parameters; set the query parameter with .query(), the header with .header()",
  method: "is not a method of the vendor",
  path: "is not a valid path of a route",
  bodyOfMethod: "is the body of a method without a body; it is not sent",
  variant: "at the end of the route sends the body in another media type",
  mediaType: "is another media type of the body; send it with a content-type header",
  partHeaders: "has headers of its own in the multipart body; they are not sent",
  partType: "has several media types in the multipart body; pass a Blob of one of them",
  server: "is not a valid base URL; set baseUrl",
  serverVariables: "has variables, which keep their default values; to change them, set baseUrl",
  fixedVariable: "is a variable of the server, with its default value; to change it, set baseUrl",
  requiredVariable: "is a variable of the server whose default is no value for it; set it in the defaults",
  ignoredServer: "is a server of its own, which a base URL whose host is a variable replaces; set baseUrl",
  replacedServer: "is the server of the document; the base URL that you set replaces it, also its path",
  otherServer: "is another server; to use it, set baseUrl",
  otherOrigin: "is another origin; the credentials of the defaults are also sent there",
  cookieCredential: "is a credential in a cookie; set the cookie header",
  queryCredential: "is a credential in the query; set it with .query()",
  credentialMember: "is a credential in the query and a member of the body; send the body with data",
  clientCertificate: "is a certificate of the client; set it in your HTTP client",
} as const;

/**
 * Formats a finding as one line, without characters that a terminal acts on.
 *
 * @throws {InvalidOptionError} When it is not a finding of a report.
 */
export function describeFinding(finding: Finding): string {
  const { reason, route, name } = ownProperties(finding, "finding", raise) as unknown as Finding;
  const areTexts = [reason, route ?? "", name].every((text) => typeof text === "string");
  if (!areTexts || !Object.hasOwn(SENTENCES, reason)) throw invalidOption("finding", "form", "part of a report");
  const place = route === undefined ? "" : `${route}: `;
  const line = `${place}${JSON.stringify(name)} ${SENTENCES[reason]}`;
  return withEscapes(line.replace(/[\n\r]/g, " "));
}
