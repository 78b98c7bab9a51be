import type { Call } from "./call.js";
import { isOption } from "./options.js";

/** The first kind that a call has is reported. */
const KINDS = ["ERR_INVALID_PARAMETER", "ERR_MISSING_PARAMETER", "ERR_UNSAFE_ORIGIN", "ERR_UNSAFE_PATH"] as const;

/** Throws the faults of a call, if it has any. */
export function raiseFaults(call: Call): void {
  const { faults } = call;
  if (faults.length === 0) return;
  const code = KINDS.find((kind) => faults.some((fault) => fault.code === kind))!;
  const { route, given, isMixed, texts } = call;
  const parameters = Object.keys(given).filter((name) => !(isMixed && isOption(name)));
  call.api.vendor.raise(
    code,
    faults.filter((fault) => fault.code === code),
    { call: { route, texts, given: Object.fromEntries(parameters.map((name) => [name, given[name]])) } },
  );
}
