import { Endpoint, readCall, withRoute } from "../endpoint.js";
import { readMixedCall } from "../endpoint/mixed-call.js";
import { kindOf } from "../errors/quote.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { EndpointState } from "../kernel/call.js";
import { findRoute } from "../kernel/route.js";
import { getOwn, ownProperties } from "../kernel/values.js";
import { RequestBuilder } from "../request-builder.js";
import type { Buildable } from "../types/any-endpoint.js";
import type { CallOptions, OptionsInput } from "../types/options.js";
import type { Steps } from "../types/steps.js";
import type { Explanation, ExplainSettings } from "./explanation.js";
import { Formatter, tableOf } from "./formatter.js";
import { headersOf, optionsOf, parameterRows, urlOf } from "./rows.js";
import { Trace, type ReadCall } from "./trace.js";

/** An endpoint or its function, of any document. */
type AnyEndpoint = KnownEndpoint | { readonly endpoint: KnownEndpoint };

type KnownEndpoint = Pick<Endpoint, "DEFAULTS" | "policy" | "vendor">;

/**
 * Explains a request: where each parameter goes and why, who set each header and option, and what is left out. It runs the same
 * steps as `build()`.
 *
 * ```ts
 * const api = new Endpoint({ per_page: 100 }).withDefaults({ headers: { authorization: "token secret" } });
 * const explanation = explain(api, "POST /orgs/{org}/repos", { org: "octokit", name: "new" });
 * const perPage = explanation.parameters.find(({ name }) => name === "per_page");
 * perPage?.place; // => "body"
 * perPage?.layer; // => "default"
 * explanation.headers.find(({ name }) => name === "authorization")?.value; // => "token ***"
 * ```
 *
 * If `build()` would throw, `error` describes the error, `request` is `undefined`, and the other fields contain the
 * results of the steps before it.
 *
 * ```ts
 * explain(endpoint, "GET /users/{username}", { user: "octocat" }).error?.code; // => "ERR_MISSING_PARAMETER"
 * ```
 *
 * `String(explain(…))` is a table.
 *
 * @param builder - a chain; or an endpoint or its function, followed by the arguments of its `build()`
 * @param settings - `{ secrets: "show" }` shows credentials too
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the first argument is neither an endpoint nor a chain, or the settings are invalid.
 */
export function explain(builder: Buildable<unknown> | Steps, settings?: ExplainSettings): Explanation;
export function explain(
  endpoint: AnyEndpoint,
  route: string,
  parameters?: object,
  options?: CallOptions,
  settings?: ExplainSettings,
): Explanation;
/** A call of the function `endpoint()` with one object. */
export function explain(endpoint: AnyEndpoint, options: OptionsInput, settings?: ExplainSettings): Explanation;
export function explain(target: unknown, ...args: readonly unknown[]): Explanation {
  const isFunction = typeof target === "function";
  const object = isFunction ? (target as { readonly endpoint?: unknown }).endpoint : target;
  const chain = RequestBuilder.read(object);
  if (chain) return explainTrace(new Trace(chain.state, () => ({ ...chain, checksNames: false })), args[0]);
  const state = Endpoint.find(object);
  if (!state) throw invalidOption("explain", `must be an endpoint or a builder, not ${kindOf(target)}`);
  const [route, parameters, options, settings] = args;
  if (typeof route === "object" && isFunction)
    return explainTrace(new Trace(state, () => readMixed(state, route)), parameters);
  const read = (): ReadCall => {
    if (isFunction) return readMixed(state, route, parameters, options);
    // As in `build()`, a fault of its route is reported before one of its options.
    const found = findRoute(state.vendor, route, parameters);
    const given = withRoute(readCall(state, parameters, options), found);
    return { given, route: () => found, checksNames: options === undefined };
  };
  return explainTrace(new Trace(state, read), settings);
}

/** Reads a call of the function. */
function readMixed(state: EndpointState, route: unknown, parameters?: unknown, options?: unknown): ReadCall {
  return { ...readMixedCall(state, route, parameters ?? undefined, options), checksNames: false };
}

function explainTrace(trace: Trace, settings: unknown): Explanation {
  const { state, call, request, error, parameters } = trace;
  const format = new Formatter(readShowsSecrets(settings), state.vendor.credentials);
  const variables = call?.route.expressions.flatMap((expression) => expression.variables.map(({ name }) => name));
  const explanation: Explanation = {
    method: call?.route.method.name,
    url: urlOf(trace, format),
    // Most properties of an error are not enumerable.
    error: error && {
      name: error.name,
      code: error.code,
      message: error.message,
      names: error.names,
      issues: error.issues,
    },
    parameters: parameterRows(trace, format),
    unfilled: [...new Set(variables)].filter((name) => getOwn(parameters, name) === undefined),
    headers: headersOf(trace, format),
    options: optionsOf(trace, format),
    request,
    toString: () => tableOf(explanation),
  };
  // JSON and logs must not contain these.
  for (const key of ["request", "toString"]) Object.defineProperty(explanation, key, { enumerable: false });
  return explanation;
}

function readShowsSecrets(settings: unknown = {}): boolean {
  const { secrets = "hide", ...others } = ownProperties(settings, "settings");
  const isValid = /^(?:show|hide)$/.test(secrets as string) && Object.keys(others).length === 0;
  if (!isValid) throw invalidOption("settings", 'must be { secrets: "show" } or { secrets: "hide" }');
  return secrets === "show";
}
