// The only list of secret names (G6). Names are normalized before they are compared.

/** The standard headers for credentials, including cookies. */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

// Matches the whole name: `clientSecret`, `access-key-id`, `pass-word`, `key`.
const SECRET_NAME =
  /^(?:key|(?:x[-_])?(?:amz-|goog-)?(?:(?:client|shared)secret|(?:access|secret)[-_]key[-_]id|clientassertion|pass[-_](?:word|phrase)))$/;

// Matches the last words of a name: `X-Amz-Signature`, `x-api-key`, `page_token` and `db_password`, but not `secret_name`.
const SECRET_WORDS =
  /(?:^|[^a-z])(?:assertion|auth|authorization|bearer|cookies?|credentials?|jwt|otp|pass|passphrase|passw(?:or)?d|pwd|secrets?|sid|sig|signature|session(?:[^a-z]?id)?|[jp]?(?:hp)?sess(?:ion)?id|[a-z]{0,15}token|(?:access|account|api|app|auth|encryption|master|private|secret|signing|subscription)[^a-z]?key)[^a-z]*$/;

// Matches header fields, because vendors choose their names (`x-functions-key`).
const SECRET_HEADER = /(?:^|-)key$/;

// Keys that are identifiers, not secrets, and Jira's `x-atlassian-token: no-check`.
const HARMLESS_HEADER =
  /(?:^|-)(?:cache|dedup(?:lication)?|group|idempotency|message|partition|public|routing|row|sort|surrogate|websocket)-key$|^x-atlassian-token$/;

/** Fast pre-check: a name without any of these is not a secret. */
const HINT = /assertion|auth|bearer|cookie|cred|jwt|key|otp|pass|pwd|se[cs]|sid|sig|token/i;

/** Which names are those of secrets. */
export interface SecretNames {
  /** Whether the value of a query parameter, a form field or a JSON property with this name may be a secret. */
  readonly isSecret: (name: string) => boolean;
  /** Whether the value of a header field with this name may be a secret. */
  readonly isSecretHeader: (name: string) => boolean;
}

/** @param credentials - names besides those that are generally known, in any case */
export function secretNames(credentials: readonly string[] = []): SecretNames {
  const own = credentials.map((name) => name.toLowerCase());
  const isKnown = (words: string): boolean => SECRET_NAME.test(words) || SECRET_WORDS.test(words);
  return {
    isSecret: (name) =>
      (HINT.test(name) && isKnown(splitWords(lastKey(name)))) || own.includes(lastKey(name).toLowerCase()),
    isSecretHeader: (name) => {
      if (own.includes(name.toLowerCase())) return true;
      const words = splitWords(name);
      return HINT.test(name) && !HARMLESS_HEADER.test(words) && (isKnown(words) || SECRET_HEADER.test(words));
    },
  };
}

/** Converts a name to lower case with a separator between its words. */
function splitWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}

/** Returns the last key of a name: `token` for `user[token][]`. */
export function lastKey(name: string): string {
  if (!name.includes("[")) return name;
  const keys = name.split(/[[\]]/).filter((key) => !/^\d*$/.test(key));
  return (keys.at(-1) ?? "").trim();
}
