import { errorOf } from "../errors/error-of.js";
import type { RequestOptions } from "../types/options.js";
import type { Policy } from "../types/policy.js";
import { bodyOf } from "./body.js";
import type { Call, EndpointState, Recorder, Route } from "./call.js";
import { callError } from "./call-error.js";
import { appendQuery, expandExpression, finishUrl } from "./expansion.js";
import { composeHeaders } from "./headers.js";
import { mergeRequests } from "./options.js";
import { checkPath, isSuspicious, isSuspiciousText } from "./path.js";
import { placeParameters, placeSecrets } from "./placing.js";
import type { BaseUrl, Options } from "./settings.js";
import { checkOrigin, isOriginOpen, isUntrusted, withhold } from "./trust.js";
import { WHOLE_URL } from "./url.js";
import { encode, getOwn, type Values } from "./values.js";

// Codes such as P1, C5 and D3 are rules of the specification and decisions: docs/spec has them.

/** Builds a call, and finishes it with the hook of a subclass. */
export function build(
  state: EndpointState,
  route: Route,
  parameters: Values,
  options: Readonly<Options>,
  checksNames: boolean,
): RequestOptions {
  const call = callOf(state, route, parameters, options, checksNames);
  const built = buildRequest(call);
  return state.finalize ? state.finalize(built, call) : built;
}

/**
 * A call that is not built yet.
 *
 * @param checksNames - whether a parameter with the name of an option is probably a mistake: in two arguments
 */
export function callOf(
  state: EndpointState,
  route: Route,
  parameters: Values,
  options: Readonly<Options>,
  checksNames: boolean,
  recorder?: Recorder,
): Call {
  return {
    state,
    route,
    parameters,
    options,
    policy: options.policy ? mergePolicies(state.policy, options.policy) : state.policy,
    checksNames,
    values: route.noValues.slice(),
    texts: route.noTexts.slice() as unknown[] as string[],
    pairs: "",
    members: undefined,
    fields: undefined,
    baseUrl: options.baseUrl ?? (route.rule?.baseUrl ? ruledBaseUrl(state, route.rule.baseUrl) : state.baseUrl),
    faults: [],
    recorder,
  };
}

function mergePolicies(policy: Policy, changes: Partial<Policy>): Policy {
  return { ...policy, ...changes };
}

/** Builds the request options of a call (Rules for build, rule set P): one pass over its parameters. */
export function buildRequest(call: Call): RequestOptions {
  const { state, route, options } = call;
  if (state.vendor.variables.length > 0) checkVariables(call);
  placeParameters(call);
  const url = writeUrl(call);
  const { body, contentType } = bodyOf(call);
  const headers = composeHeaders(call, contentType, body !== undefined);
  if (isUntrusted(call, url)) withhold(call, headers);
  const method = route.method.lower;
  const built: RequestOptions = body === undefined ? { method, url, headers } : { method, url, headers, body };
  const request = mergeRequests(state.defaults.options.request, options.request);
  if (request) built.request = request;
  return built;
}

/** The variables of the base URL have values, and no call sets them (A2). */
export function checkVariables({ state, parameters, checksNames }: Call): void {
  rejectLacking(state);
  if (!checksNames) return;
  const { variables } = state.vendor;
  const given = variables.filter((name) => getOwn(parameters, name) !== undefined);
  if (given.length > 0) raiseVariables(given);
}

/** An endpoint that lacks a variable of its base URL builds nothing. */
export function rejectLacking({ lacking }: EndpointState): void {
  if (lacking.length > 0) raiseVariables(lacking);
}

function raiseVariables(names: readonly string[]): never {
  const detail = "is a variable of baseUrl: set it in the constructor or by withDefaults(), not in a call";
  throw errorOf(
    "ERR_INVALID_OPTION",
    names.map((name) => ({ name, reason: "variable", detail })),
  );
}

/** The base URL of a rule, which overrides that of the vendor only. */
function ruledBaseUrl({ baseUrl, baseUrls, givenOrigins }: EndpointState, ofRule: BaseUrl): BaseUrl {
  // Defaults that have set one have set it for all operations, also where it is that of the vendor (I6).
  return givenOrigins.length > 0 ? baseUrl : (baseUrls.ofRules.get(ofRule.text) ?? ofRule);
}

/** Writes the url and checks it (P5). */
function writeUrl(call: Call): string {
  const { route, values, texts } = call;
  const { literals, expressions, target, isOdd } = route;
  let path = literals[0]!;
  let isSuspect = isOdd;
  for (let index = 0; index < expressions.length; index += 1) {
    const expression = expressions[index]!;
    const { slot } = expression;
    let text = slot >= 0 ? encode(values[slot]) : undefined;
    if (text === undefined) {
      text = expandExpression(call, expression, index);
      isSuspect ||= isSuspicious(expression, text);
    } else isSuspect ||= isSuspiciousText(text, values[slot]);
    texts[index] = text;
    path += text + literals[index + 1]!;
  }
  // `{&x}` continues the query of the url before it.
  if (isOdd && texts[1] && WHOLE_URL.test(route.url)) path = appendQuery(texts[0]!, texts[1].slice(1));
  if (isSuspect) checkPath(call, path);
  if (isOriginOpen(route)) {
    checkOrigin(call, path);
    placeSecrets(call, path);
  }
  if (call.faults.length > 0) throw callError(call);

  const isFull = target !== "relative" && /^https?:\/\//i.test(path);
  // Reading a text that was joined costs more than joining it: a relative url that is not odd starts with "/".
  const isRooted = !isOdd || path.startsWith("/");
  let url = isFull ? path : call.baseUrl.prefix + (isRooted ? path : `/${path}`);
  const { pairs } = call;
  if (pairs) {
    const hasQuery = route.endsWithQuery && texts[texts.length - 1] !== "";
    url = isOdd ? appendQuery(url, pairs) : `${url}${hasQuery ? "&" : "?"}${pairs}`;
  }
  return finishUrl(url);
}
