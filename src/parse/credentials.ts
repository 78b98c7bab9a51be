import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import type { Source } from "./parse-options.js";

/**
 * Takes out the credentials that come from defaults (decision D5). Where it is not known what the call gave, a value of
 * the defaults counts as theirs.
 */
export function withholdCredentials(headers: Record<string, string>, { headers: said, defaults }: Source): void {
  for (const name of CREDENTIAL_HEADERS) {
    const isOfCall = said && Object.hasOwn(said, name) && said[name] !== null;
    if (!isOfCall && headers[name] === defaults.headers?.[name]) Reflect.deleteProperty(headers, name);
  }
}
