/** The header fields that HTTP and its cookies have for credentials (decision D5). */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

// Known to the letter: `access_token`, `Private-Token`, `client_secret`, `passWord`, …
const KNOWN =
  /^(?:x[-_])?(?:amz-|goog-)?(?:(?:(?:access|auth|bearer|csrf|deploy|id|job|private|refresh|security|session)[-_]?)?token|(?:(?:client|shared)[-_]?)?secret|(?:access|secret)[-_]key[-_]id|client[-_]?assertion|password|pass[-_]?phrase)$/i;

// The last word of a name tells: `X-Amz-Signature`, `x-api-key` and `db_password` are credentials, `secret_name` is none.
const TELLING =
  /(?:^|[^a-z])(?:assertion|bearer|credentials?|jwt|otp|pass|passphrase|passw(?:or)?d|pwd|secret|sig|signature|(?:access|api|app|auth|private|secret|subscription)[^a-z]?key)[^a-z]*$/;

// The last word may tell, and is as often plain: `page_token` is a place in a list, `key` a member of a record.
const DOUBTFUL = /(?:^|[^a-z])(?:auth|authorization|cookies?|secrets|session|[a-z]{0,9}token|^key)[^a-z]*$/;

/**
 * Whether what goes by this name is a credential, in a header field, a query or a body: what is made to be run or passed on
 * has the name of a variable in its place (decisions D6, G6).
 */
export function isCredential(name: string): boolean {
  return CREDENTIAL_HEADERS.includes(name.toLowerCase()) || KNOWN.test(name) || TELLING.test(words(name));
}

/**
 * Whether what goes by this name may be a secret: every credential, and what is so called as often as not. What is only
 * read loses nothing if it is not shown (decisions D6, H4).
 */
export function mayBeSecret(name: string): boolean {
  return isCredential(name) || DOUBTFUL.test(words(name));
}

/** The words of a name, in lower case, with marks between them. */
function words(name: string): string {
  return name
    .replace(/%[\dA-F]{2}/gi, "-")
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase();
}
