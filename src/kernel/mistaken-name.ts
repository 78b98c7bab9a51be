import { quote } from "../errors/quote.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import type { Call, CallFault, CompiledVendor } from "./call.js";
import { isOption } from "./options.js";

/**
 * Whether a parameter that has no place is probably meant to be an option: it has the name of one (A10), or of a credential header
 * (D10). A stranger's key never is one, and a program's option is never sent as a parameter.
 */
export function isMistaken({ route, state }: Pick<Call, "route" | "state">, name: string): boolean {
  if (isOption(name)) return true;
  const { credentials } = state.vendor;
  const { length } = name;
  // Fast pre-check: most parameters come here.
  if (credentials.length === 0 && length !== 6 && length !== 13 && length !== 19) return false;
  return (route.isUrlOnly && name === "method") || isCredentialHeader(state.vendor, name);
}

/** Whether a name is that of a credential header: a standard one, or one of the vendor that is not in its query. */
export function isCredentialHeader({ credentials, query }: CompiledVendor, name: string): boolean {
  const lower = name.toLowerCase();
  if (CREDENTIAL_HEADERS.includes(lower)) return true;
  return credentials.includes(lower) && ![...query].some((one) => one.toLowerCase() === lower);
}

/** The fault of such a parameter: the values of a caller are at fault. */
export function mistakeOf(name: string): CallFault {
  const code = "ERR_INVALID_PARAMETER";
  if (isOption(name) || name === "method") {
    const detail =
      "is the name of an option: options are the third argument; pass an empty object there to send a parameter with this name";
    return { code, name, reason: "option", detail };
  }
  const field = /^\w+$/.test(name) ? name : `${quote(name)}: …`;
  const detail = `is a credential header: pass { headers: { ${field} } } as the third argument, or an empty object to send a parameter with this name`;
  return { code, name, reason: "credential", detail };
}
