import { mayBeSecret } from "../shared/credentials.js";
import { expandable, isTexts } from "../parse/value.js";

/** What stands in the place of a secret. */
export const HIDDEN = "***";

/** Text without what is known to be secret in it: userinfo, and what has a secret's name in a query or a form. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\/\/[^/?#@\s]*@/g, `//${HIDDEN}@`)
    .replace(/([?&;#]|^)([^?&;#=\s]+)=([^?&;#\s]+)/g, (pair, mark: string, name: string) =>
      mayBeSecret(name) ? `${mark}${name}=${HIDDEN}` : pair,
    );
}

/** The value of a header field without its secrets: of a credential, the scheme is left (RFC 9110, section 11.1). */
export function shownField(name: string, value: string): string {
  const [scheme = ""] = /^(?:basic|bearer|digest|negotiate|token) /i.exec(value) ?? [];
  return scheme || mayBeSecret(name) ? scheme + HIDDEN : withoutSecrets(value);
}

/** Whether a value that went to the url holds a secret: by its own name, or by what is in it. */
export function holdsSecret(name: string, value: unknown): boolean {
  if (mayBeSecret(name)) return true;
  const normal = expandable(name, value, []);
  const isTelling = (text: string): boolean => withoutSecrets(text) !== text;
  if (normal === undefined) return false;
  if (typeof normal === "string") return isTelling(normal);
  if (isTexts(normal)) return normal.some(isTelling);
  return Object.entries(normal).some(([key, text]) => mayBeSecret(key) || isTelling(text));
}
