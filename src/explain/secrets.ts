import { expandable, isTexts } from "../parse/value.js";

/** What stands in the place of a secret. */
export const HIDDEN = "***";

// The last word of a name tells: `access_token` and `X-Api-Key` are secrets, `token_type` and `secret_name` are not.
const SECRET =
  /(?:^|[^a-z])(?:assertion|auth|authorization|bearer|cookies?|credentials?|jwt|otp|pass|passphrase|passw(?:or)?d|pwd|secrets?|session|sig|signature|[a-z]{0,9}token|(?:access|api|app|auth|private|secret|subscription)[^a-z]?key|^key)[^a-z]*$/;

/** Whether values under this name are secrets, as far as a name can tell: that of a parameter, a header, a key. */
export function isSecretName(name: string): boolean {
  const words = name.replace(/%[\dA-F]{2}/gi, "-").replace(/([a-z\d])([A-Z])/g, "$1-$2");
  return SECRET.test(words.toLowerCase());
}

/** Text without what is known to be secret in it: userinfo, and what has a secret's name in a query or a form. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\/\/[^/?#@\s]*@/g, `//${HIDDEN}@`)
    .replace(/([?&;#]|^)([^?&;#=\s]+)=([^?&;#\s]+)/g, (pair, mark: string, name: string) =>
      isSecretName(name) ? `${mark}${name}=${HIDDEN}` : pair,
    );
}

/** The value of a header field without its secrets: of a credential, the scheme is left (RFC 9110, section 11.1). */
export function shownField(name: string, value: string): string {
  const [scheme = ""] = /^(?:basic|bearer|digest|negotiate|token) /i.exec(value) ?? [];
  return scheme || isSecretName(name) ? scheme + HIDDEN : withoutSecrets(value);
}

/** Whether a value that went to the url holds a secret: by its own name, or by what is in it. */
export function holdsSecret(name: string, value: unknown): boolean {
  if (isSecretName(name)) return true;
  const normal = expandable(name, value, []);
  const isTelling = (text: string): boolean => withoutSecrets(text) !== text;
  if (normal === undefined) return false;
  if (typeof normal === "string") return isTelling(normal);
  if (isTexts(normal)) return normal.some(isTelling);
  return Object.entries(normal).some(([key, text]) => isSecretName(key) || isTelling(text));
}
