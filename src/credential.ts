/** The header fields that HTTP and its cookies have for credentials (decision D5). */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

/** `access_token`, `Private-Token`, `x-api-key`, `X-Amz-Signature`, `client_secret`, `password`, … */
const CREDENTIAL_NAME =
  /^(?:x[-_])?(?:amz-|goog-)?(?:(?:(?:access|auth|bearer|csrf|deploy|id|job|private|refresh|security|session)[-_]?)?token|(?:(?:client|shared)[-_]?)?secret|(?:api|access|secret|private|subscription)[-_]?key|(?:access|secret)[-_]key[-_]id|client[-_]?assertion|password|passwd|pass[-_]?phrase|credential|sig|signature)$/i;

/**
 * Whether what goes by this name is a credential, in a header field, a query or a body: what is shown to people does not
 * show it (decision D6).
 */
export function isCredential(name: string): boolean {
  return CREDENTIAL_HEADERS.includes(name.toLowerCase()) || CREDENTIAL_NAME.test(name);
}
