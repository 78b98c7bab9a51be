import { lastKey, mayBeSecret, mayBeSecretHeader } from "../shared/secret-names.js";
import { findSecrets } from "../shared/secret-text.js";

/** Replaces a secret. */
export const REDACTED = "***";

/** The names of secrets: those that are generally known, and the credentials of a vendor (G6, H4). */
export class SecretNames {
  readonly #credentials: readonly string[];

  /** @param credentials - in lower case */
  constructor(credentials: readonly string[]) {
    this.#credentials = credentials;
  }

  /** Whether the value of this name may be a secret. */
  mayBeSecret(name: string): boolean {
    return mayBeSecret(name) || this.#isCredential(lastKey(name));
  }

  /** Whether the value of a header field with this name may be a secret. */
  mayBeSecretHeader(name: string): boolean {
    return mayBeSecretHeader(name) || this.#isCredential(name);
  }

  #isCredential(name: string): boolean {
    return this.#credentials.includes(name.toLowerCase());
  }

  /** Text without userinfo, and without the values of secrets in urls, queries, forms and JSON. */
  redact(text: string): string {
    const pieces: string[] = [];
    let position = 0;
    for (const { start, end } of findSecrets(text, (name) => this.mayBeSecret(name))) {
      pieces.push(text.slice(position, start));
      position = end;
    }
    return [...pieces, text.slice(position)].join(REDACTED);
  }

  /** The value of a header field without secrets; the scheme of a credential stays (RFC 9110, section 11.1). */
  redactHeader(name: string, value: string): string {
    const [scheme = ""] = /^(?:basic|bearer|digest|negotiate|token) /i.exec(value) ?? [];
    return scheme || this.mayBeSecretHeader(name) ? scheme + REDACTED : this.redact(value);
  }
}
