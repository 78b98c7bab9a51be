/** The standard headers for credentials, including cookies (decision D5). */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

// Matches the whole name: `access_token`, `Private-Token`, `client_secret`, `passWord`, …
const CREDENTIAL_NAME =
  /^(?:x[-_])?(?:amz-|goog-)?(?:(?:(?:access|auth|bearer|csrf|deploy|id|job|private|refresh|security|session)[-_]?)?token|(?:(?:client|shared)[-_]?)?secret|(?:access|secret)[-_]key[-_]id|client[-_]?assertion|password|pass[-_]?phrase)$/i;

// Matches the last word of a name: `X-Amz-Signature`, `x-api-key` and `db_password`, but not `secret_name`.
const CREDENTIAL_WORD =
  /(?:^|[^a-z])(?:assertion|bearer|credentials?|jwt|otp|pass|passphrase|passw(?:or)?d|pwd|secret|sig|signature|(?:access|api|app|auth|private|secret|subscription)[^a-z]?key)[^a-z]*$/;

// Matches a last word that is often harmless: `page_token` is a position in a list, `key` can be any property.
const AMBIGUOUS_WORD = /(?:^|[^a-z])(?:auth|authorization|cookies?|secrets|session|[a-z]{0,9}token|^key)[^a-z]*$/;

/**
 * Whether a header, query parameter or body property of this name is a credential.
 *
 * Output that is run or shared, such as a curl command, contains a variable instead of it (decisions D6, G6).
 */
export function isCredential(name: string): boolean {
  return (
    CREDENTIAL_HEADERS.includes(name.toLowerCase()) ||
    CREDENTIAL_NAME.test(name) ||
    CREDENTIAL_WORD.test(splitWords(name))
  );
}

/**
 * Whether the value of this name may be secret: a credential, or a name that is ambiguous.
 *
 * Output that is only read, such as an explanation, hides these values, because it still works without them (decisions D6,
 * H4).
 */
export function mayBeSecret(name: string): boolean {
  return isCredential(name) || AMBIGUOUS_WORD.test(splitWords(name));
}

/** Converts a name to lower case with a separator between its words. */
function splitWords(name: string): string {
  return name
    .replace(/%[\dA-F]{2}/gi, "-")
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase();
}
