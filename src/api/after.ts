import type { Api } from "../kernel/call.js";
import { markRequest } from "../shared/request-mark.js";
import type { Policy } from "../types/policy.js";
import type { StandardSchema } from "../types/standard-schema.js";
import type { FullVendor } from "../vendor/attach-vendor.js";
import { callHook, pathTemplateOf, type Finalize } from "./finalize.js";

/** Returns what happens to a finished request, as one step; `undefined` if nothing does. */
export function stepsAfter(
  { data }: FullVendor,
  { route }: Policy,
  finalize: Finalize | undefined,
  schema: StandardSchema | undefined,
): Api["after"] {
  const { credentials } = data;
  if (!credentials && route === "drop" && !finalize && !schema) return undefined;
  return (built, call) => {
    const { headers } = built;
    if (credentials) markRequest(built, { credentials }, headers);
    const finalized = finalize ? callHook(finalize, built, call) : built;
    // Marks the headers that the hook returns, too, which may be new ones.
    const kept = route === "keep" ? pathTemplateOf(call.route) : undefined;
    const mark = {
      ...(credentials && { credentials }),
      ...(kept !== undefined && { route: kept }),
      ...(schema && { schema }),
    };
    return Object.keys(mark).length > 0 ? markRequest(finalized, mark, headers) : finalized;
  };
}
