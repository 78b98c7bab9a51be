import { kindOf } from "../errors/format.js";
import { invalidOption } from "../errors/kinds.js";
import type { Api, Call, Route } from "../kernel/call.js";
import { getOwn, isPlainObject } from "../kernel/values.js";
import { isTrusted, originOfUrl } from "../safety/seal.js";
import { markRequest } from "../shared/request-mark.js";
import type { FinalizeContext, RequestOptions } from "../types/options.js";
import type { Policy } from "../types/policy.js";
import type { StandardSchema } from "../types/standard-schema.js";
import type { FullVendor } from "../vendor/attach-vendor.js";

/** The hook of a subclass (A7). */
export type Finalize = (request: RequestOptions, context: FinalizeContext) => RequestOptions;

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

function callHook(finalize: Finalize, built: RequestOptions, call: Call): RequestOptions {
  call.recorder?.built(built);
  const context = { isTrusted: isTrusted(call.api, originOfUrl(call, built.url)), route: pathTemplateOf(call.route) };
  const finalized: unknown = finalize(built, context);
  if (isPlainObject(finalized) && typeof getOwn(finalized, "url") === "string")
    return finalized as unknown as RequestOptions;
  const form =
    finalized instanceof Promise
      ? "synchronous; sign after build(), for example in .to(async …)"
      : `a method that returns request options, not ${kindOf(finalized)}`;
  throw invalidOption("finalize", "form", form);
}

/** The route of `follow()`. */
export const FOLLOWED = "{+url}";

/**
 * Returns the method and the path template of a route as the caller wrote it, with braces for colons, and without its
 * query and its fragment (A8). It contains no values. `follow()` has none.
 */
function pathTemplateOf({ method, written, asWritten }: Route): string | undefined {
  if (written === FOLLOWED) return undefined;
  const braced = asWritten.expressions.reduceRight(
    (whole, { start, end, variables }) =>
      whole[start] === ":" ? `${whole.slice(0, start)}{${variables[0]!.name}}${whole.slice(end)}` : whole,
    written,
  );
  return `${method.name} ${braced.replace(/(?:\{?[?#]|\{&)[^]*/, "")}`;
}
