import { kindOf } from "../errors/quote.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { Call, Route } from "../kernel/call.js";
import { getOwn, isPlainObject } from "../kernel/values.js";
import { isTrusted, originOfUrl } from "../kernel/trust.js";
import type { FinalizeContext, RequestOptions } from "../types/options.js";

/** A hook that changes finished requests (A7). */
export type Finalize = (request: RequestOptions, context: FinalizeContext) => RequestOptions;

/** Returns what a hook makes of a finished request. */
export function callHook(finalize: Finalize, built: RequestOptions, call: Call): RequestOptions {
  const context = { isTrusted: isTrusted(call, originOfUrl(call, built.url)), route: pathTemplateOf(call.route) };
  const finalized: unknown = finalize(built, context);
  if (isPlainObject(finalized) && typeof getOwn(finalized, "url") === "string")
    return finalized as unknown as RequestOptions;
  const detail =
    finalized instanceof Promise
      ? "must be synchronous; sign after build(), for example in .to(async …)"
      : `must be a method that returns request options, not ${kindOf(finalized)}`;
  throw invalidOption("finalize", detail);
}

/** The route of `follow()`. */
export const FOLLOWED = "{+url}";

/**
 * Returns the method and the path template of a route as the caller wrote it, with braces for colons, and without its
 * query and its fragment. It contains no values. `follow()` has none.
 */
export function pathTemplateOf({ method, written, asWritten }: Route): string | undefined {
  if (written === FOLLOWED) return undefined;
  const braced = asWritten.expressions.reduceRight(
    (whole, { start, end, variables }) =>
      whole[start] === ":" ? `${whole.slice(0, start)}{${variables[0]!.name}}${whole.slice(end)}` : whole,
    written,
  );
  return `${method.name} ${braced.replace(/(?:\{?[?#]|\{&)[^]*/, "")}`;
}
