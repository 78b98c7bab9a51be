/** A part of a document that rules do not support, or that the vendor has in another way. */
export interface Finding {
  /** A stable identifier of the reason, for programs. */
  readonly reason: FindingReason;
  /** The documented route; `undefined` if the finding is about the whole document. */
  readonly route: string | undefined;
  /** The name of the parameter, the media type or the url. */
  readonly name: string;
}

export type FindingReason =
  | "parameter"
  | "wholeQuery"
  | "freeQuery"
  | "undeclared"
  | "unplaced"
  | "literal"
  | "nested"
  | "nestedJson"
  | "cookie"
  | "content"
  | "style"
  | "reserved"
  | "sharedMember"
  | "headerName"
  | "sharedName"
  | "method"
  | "path"
  | "bodyOfMethod"
  | "variant"
  | "mediaType"
  | "multipart"
  | "partHeaders"
  | "partType"
  | "server"
  | "serverVariables"
  | "fixedVariable"
  | "requiredVariable"
  | "ignoredServer"
  | "replacedServer"
  | "otherServer"
  | "otherOrigin"
  | "cookieCredential"
  | "queryCredential"
  | "clientCertificate";

/** Adds a finding, about an operation or the whole document. */
export type Report = (reason: FindingReason, name: string, route?: string) => void;

/** Returns a function that adds to these findings. */
export function reportTo(findings: Finding[]): Report {
  return (reason, name, route) => {
    findings.push({ reason, route, name });
  };
}
