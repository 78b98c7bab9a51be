import type { Layer } from "../layer.js";

/** The header fields that hold credentials: what is shown to people never shows their values (decisions D5, D6). */
const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

/**
 * Takes out the credentials that come from defaults (decision D5).
 *
 * @param given - what the call gave; unknown where its merged options were copied, and then a value of the defaults counts
 * as theirs
 */
export function withholdCredentials(headers: Record<string, string>, defaults: Layer, given: Layer | undefined): void {
  for (const name of CREDENTIAL_HEADERS) {
    const isOfCall = given?.headers && Object.hasOwn(given.headers, name) && given.headers[name] !== null;
    if (!isOfCall && headers[name] === defaults.headers?.[name]) Reflect.deleteProperty(headers, name);
  }
}
