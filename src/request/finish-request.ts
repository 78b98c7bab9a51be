import { invalidOption } from "../errors/invalid-option.js";
import { VENDOR_CREDENTIALS } from "../shared/credentials.js";
import { isPlainObject, kindOf } from "../shared/value-kind.js";
import type { FinalizeContext, RequestOptions } from "../types/options.js";

/** What is left to do with a built request; most endpoints have neither. */
export interface Finish {
  /** The credentials that the vendor declares, in lower case. */
  readonly credentials: readonly string[] | undefined;
  /** The hook of a subclass. */
  readonly finalize: ((request: RequestOptions, context: FinalizeContext) => RequestOptions) | undefined;
}

/**
 * Marks a request with the credentials of its vendor, and lets the hook of a subclass change it (A7).
 *
 * @throws {InvalidOptionError} When the hook returns no request options.
 */
export function finishRequest(
  request: RequestOptions,
  { credentials, finalize }: Finish,
  isTrusted: boolean,
): RequestOptions {
  const marked = credentials ? { ...request, [VENDOR_CREDENTIALS]: credentials } : request;
  if (!finalize) return marked;
  const finalized: unknown = finalize(marked, { isTrusted });
  if (!isPlainObject(finalized) || typeof finalized["url"] !== "string")
    throw invalidOption("finalize", "form", `a method that returns request options, not ${kindOf(finalized)}`);
  // What the hook returns may be its own object.
  return (credentials ? { ...finalized, [VENDOR_CREDENTIALS]: credentials } : finalized) as unknown as RequestOptions;
}
