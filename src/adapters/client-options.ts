import { setOwn } from "../kernel/values.js";
import { joinTimeout } from "./abort-signal.js";
import { isTimeLimit } from "../shared/time-limit.js";
import { invalidRequest } from "../errors/invalid-request.js";

/**
 * The type of an option that is passed to the client unchanged.
 *
 * The value comes from the `request` option, whose type only the caller knows. The exact type would require an import
 * of the client.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type is assignable to every client's types
export type ClientOption = any;

/** No client options: an object without a prototype, so that inherited properties are not read. */
export const NO_CLIENT_OPTIONS: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({ __proto__: null });

/** Copies the own options whose value is not `undefined` and whose name matches `names`. */
export function pickDefined(options: object, names: RegExp = /^/): object {
  const picked = {};
  for (const name in options) {
    if (!Object.prototype.hasOwnProperty.call(options, name)) continue;
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined && names.test(name)) setOwn(picked, name, value);
  }
  return picked;
}

/**
 * Returns a signal for a client without a timeout: it aborts with the caller's signal, or after `timeout`. The time
 * starts now.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when one of them is not valid.
 */
export function joinSignal({ signal, timeout }: Readonly<Record<string, unknown>>): unknown {
  if (timeout === undefined || timeout === 0) return signal;
  if (!isTimeLimit(timeout)) throw invalidRequest("request.timeout", "must be a whole number of milliseconds");
  return joinTimeout(signal, timeout);
}

/** Whether this is a page or a worker of a browser; React Native, Deno and Cloudflare Workers have neither. */
export function isBrowser(): boolean {
  return "document" in globalThis || "importScripts" in globalThis;
}
