// The only list of secret names (G6). Names are normalized before they are compared.

/** The standard headers for credentials, including cookies. */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

// Matches `key`, and the last words of a name: `X-Amz-Signature`, `x-api-key`, `clientSecret` and `db_password`, but not `secret_name`.
const SECRET =
  /^key$|(?:^|[^a-z])(?:(?:client)?assertion|auth(?:orization)?|bearer|cookies?|credentials?|jwt|t?otp|pass(?:wd|[^a-z]?(?:word|phrase))?(?:[^a-z]?(?:confirm(?:ation)?|repeat|again|hash))?|pwd|pin|cv[cv]|[cx]srf|code[^a-z]?verifier|(?:auth(?:orization)?|backup|mfa|otp|recovery|security|verification)[^a-z]?codes?|saml[^a-z]?response|(?:client|shared)?secrets?|sid|sig(?:nature)?|session(?:[^a-z]?id)?|[jp]?(?:hp)?sess(?:ion)?id|[a-z]{0,15}token|(?:access|secret)[^a-z]?key[^a-z]?id|(?:access|account|api|app|auth|encryption|master|private|secret|signing|subscription)[^a-z]?key)[^a-z]*$/;

// Keys that are identifiers, not secrets, and Jira's `x-atlassian-token: no-check`.
const HARMLESS_HEADER =
  /(?:^|-)(?:cache|dedup(?:lication)?|group|idempotency|message|partition|public|routing|row|sort|surrogate|websocket)-key$|^x-atlassian-token$/;

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
  return {
    isSecret: (given) => {
      const name = lastKey(given);
      return SECRET.test(splitWords(name)) || own.includes(name.toLowerCase());
    },
    isSecretHeader: (name) => {
      const words = splitWords(name);
      // Vendors choose such names: `x-functions-key`.
      const isKnown = SECRET.test(words) || words.endsWith("-key");
      return (isKnown && !HARMLESS_HEADER.test(words)) || own.includes(name.toLowerCase());
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
