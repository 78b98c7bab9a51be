import { withEscapes, type Finding } from "../library.js";
import type { LostName } from "./routes/route-names.js";

/** A finding of this many operations is one line; a body that is not sent takes no part in calls, and is one line at once. */
const MANY_FINDINGS = 4;
const MANY_BODIES = 2;

/** What the vendor has in another way than the document, or what calls may change. All others are not supported. */
const NOTES: ReadonlySet<Finding["reason"]> = new Set([
  "undeclared",
  "unplaced",
  "literal",
  "nestedJson",
  "variant",
  "mediaType",
  "sharedMember",
  "serverVariables",
  "fixedVariable",
  "requiredVariable",
  "replacedServer",
  "otherServer",
  "otherOrigin",
]);

/** Lists what rules do not support, and what else is to know. */
export function listFindings(findings: readonly Finding[]): string {
  const notes = findings.filter(({ reason }) => NOTES.has(reason));
  const others = findings.filter(({ reason }) => !NOTES.has(reason));
  return section("Not supported by rules", linesOf(others)) + section("What to know", linesOf(notes));
}

/** Lists the origins that requests go to (I6). */
export function listOrigins(origins: readonly string[]): string {
  return section(
    "Origins that get requests, and the credentials of defaults",
    origins.map((origin) => withEscapes(origin)),
  );
}

/** Lists the operations whose constants cannot have their `operationId` (I8). */
export function listLostNames(names: readonly LostName[]): string {
  const lines = names.map(
    ({ route, id, name }) => `${route}: ${JSON.stringify(id)} is taken, or no name; its constant is ${name}`,
  );
  return section(
    "Other names than the operationId",
    lines.map((line) => withEscapes(line.replace(/[\n\r]/g, " "))),
  );
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `\n${title}:\n${lines.map((line) => `- ${line}\n`).join("")}` : "";
}

/** One line each, or one for what many operations have in common. */
function linesOf(findings: readonly Finding[]): readonly string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.reason, finding.name, finding.route === undefined]);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group as [Finding];
    const many = first.reason === "bodyOfMethod" ? MANY_BODIES : MANY_FINDINGS;
    if (group.length < many || first.route === undefined) return group.map(lineOf);
    return [lineOf({ ...first, route: `${first.route} and ${group.length - 1} others` })];
  });
}

/** A finding as one line: what to write instead, without characters that a terminal acts on. */
export function lineOf({ reason, route, name }: Finding): string {
  const place = route === undefined ? "" : `${route}: `;
  return withEscapes(`${place}${JSON.stringify(name)} ${SENTENCES[reason]}`.replace(/[\n\r]/g, " "));
}

const SENTENCES: Readonly<Record<Finding["reason"], string>> = {
  parameter: "is not a valid parameter; it is not sent by name",
  wholeQuery: "is the whole query; pass it as text in its media type",
  freeQuery: "is the whole query, a form without known members; pass them with .query()",
  undeclared: "is in the path, but not among its parameters; it is a text, which is required",
  unplaced: "is a parameter of the path, which does not have it; it is sent in the query",
  literal: "is in the query of the path already; calls do not pass it",
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
  multipart: "is a multipart body without named parts; pass it as data",
  partHeaders: "has headers of its own in the multipart body; they are not sent",
  partType: "has several media types in the multipart body; pass a Blob of one of them",
  server: "is not a valid base URL; set baseUrl",
  serverVariables: "has variables, which keep their default values; to change them, set baseUrl",
  fixedVariable: "is a variable of the server, with its default value; to change it, set baseUrl",
  requiredVariable: "is a variable of the server whose default is no value for it; set it in the defaults",
  ignoredServer: "is a server of its own, which a base URL whose host is a variable replaces; set baseUrl",
  replacedServer: "is a server of the document; the base URL that you set replaces it, also its path",
  otherServer: "is another server; to use it, set baseUrl",
  otherOrigin: "is another origin; the credentials of the defaults are also sent there",
  cookieCredential: "is a credential in a cookie; set the cookie header",
  queryCredential: "is a credential in the query; set it with .query()",
  clientCertificate: "is a certificate of the client; set it in your HTTP client",
};
