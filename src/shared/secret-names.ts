// The only list of secret names (decisions D6, G6, H4). It has two tiers. What people read, paste or pass on hides both.
// Cache keys, and output with `{ secrets: "certain" }`, hide only what is certainly a secret. Names are normalized before
// they are compared.

// Matches the whole name: `token`, `x-amz-token`, `clientSecret`, `pass-word`, …
const SECRET_NAME =
  /^(?:x[-_])?(?:amz-|goog-)?(?:token|(?:client|shared)secret|(?:access|secret)[-_]key[-_]id|clientassertion|pass[-_](?:word|phrase))$/;

// Matches the last words of a name: `X-Amz-Signature`, `x-api-key` and `db_password`, but not `secret_name`.
const SECRET_WORDS =
  /(?:^|[^a-z])(?:assertion|bearer|credentials?|jwt|otp|pass|passphrase|passw(?:or)?d|pwd|secret|sig|signature|(?:access|account|api|app|auth|encryption|master|private|secret|signing|subscription)[^a-z]?key|(?:access|api|app|auth|bearer|bot|csrf|deploy|id|job|oauth|personal|private|refresh|registration|runner|security|service|session|user|webhook|xsrf)[^a-z]?token)[^a-z]*$/;

// Matches header fields, because vendors choose their names (`x-vault-token`, `x-functions-key`).
const SECRET_HEADER = /(?:^|-)(?:auth|authorization|cookie|key|secret|session(?:-?id)?|token)$/;

// Keys that are identifiers, not secrets, and Jira's `x-atlassian-token: no-check`.
const HARMLESS_HEADER =
  /(?:^|-)(?:cache|dedup(?:lication)?|group|idempotency|message|partition|public|routing|row|sort|surrogate|websocket)-key$|^x-atlassian-token$/;

// Matches a last word that is often harmless: `page_token` is a position in a list, `key` can be any property.
const AMBIGUOUS_WORD =
  /(?:^|[^a-z])(?:auth|authorization|cookies?|secrets|session(?:[^a-z]id)?|[jp]?(?:hp)?sess(?:ion)?id|sid|[a-z]{0,9}token|^key)[^a-z]*$/;

/** Fast pre-check: a name without any of these is not a secret. `%` and `\` may encode a letter. */
const HINT = /[%\\]|assertion|auth|bearer|cookie|cred|jwt|key|otp|pass|pwd|se[cs]|sid|sig|token/i;

/** Whether a query parameter, a form field or a JSON property with this name is certainly a secret. */
export function isSecret(name: string): boolean {
  return HINT.test(name) && isSecretName(splitWords(name));
}

/** Whether a header field with this name is certainly a secret. */
export function isSecretHeader(name: string): boolean {
  if (!HINT.test(name)) return false;
  const words = splitWords(name);
  return isSecretName(words) || (SECRET_HEADER.test(words) && !HARMLESS_HEADER.test(words));
}

/** Whether a value with this name may be a secret. */
export function mayBeSecret(name: string): boolean {
  if (!HINT.test(name)) return false;
  const words = splitWords(name);
  return isSecretName(words) || AMBIGUOUS_WORD.test(words);
}

/** Whether the value of a header field with this name may be a secret. */
export function mayBeSecretHeader(name: string): boolean {
  if (!HINT.test(name)) return false;
  const words = splitWords(name);
  return (
    isSecretName(words) || (!HARMLESS_HEADER.test(words) && (SECRET_HEADER.test(words) || AMBIGUOUS_WORD.test(words)))
  );
}

function isSecretName(words: string): boolean {
  return CREDENTIAL_HEADERS.includes(words) || SECRET_NAME.test(words) || SECRET_WORDS.test(words);
}

/** Converts the last key of a name to lower case with a separator between its words. */
function splitWords(name: string): string {
  return lastKey(name)
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase();
}

/** Returns the last key of a name, decoded: `token` for `user[token][]` and for `user%5Btoke%6E%5D`. */
export function lastKey(name: string): string {
  if (/^[a-z_][\w.-]*$/i.test(name)) return name;
  const keys = decode(name)
    .split(/[[\]]/)
    .filter((key) => !/^\d*$/.test(key));
  return (keys.at(-1) ?? "").trim();
}

/** The maximum levels of encoding: a url in the query of a url in a query is encoded twice. */
const DEPTH = 5;

/** Decodes percent-encoding at all levels, and the escapes of JSON. */
export function decode(text: string): string {
  let decoded = text;
  for (let depth = 0; depth < DEPTH && decoded.includes("%"); depth += 1)
    decoded = decoded.replace(/%([\da-f]{2})/gi, toCharacter);
  return decoded.replace(/\\(?:u([\da-f]{4})|(.))/gi, toCharacter);
}

/** Bytes beyond ASCII are not decoded correctly, but names of secrets do not contain any. */
function toCharacter(_: string, digits: string | undefined, character: unknown): string {
  return digits ? String.fromCharCode(parseInt(digits, 16)) : String(character);
}

/**
 * The standard headers for credentials, including cookies (decision D5). All names of secrets are in secret-names.ts.
 */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];
