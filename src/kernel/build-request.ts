import type { RequestOptions } from "../types/options.js";
import { bodyOf } from "./body.js";
import type { Api, Call, Place, Recorder, Route } from "./call.js";
import type { Options } from "./settings.js";
import { segments } from "./segments.js";
import { composeHeaders } from "./headers.js";
import {
  checkInput,
  isOfDefaults,
  mergeParameters,
  mergeRequests,
  NO_OPTIONS,
  readInput,
  type Input,
} from "./options.js";
import { checkPath, isSuspicious, isSuspiciousText } from "./path.js";
import { addPair, expandExpression, finishUrl } from "./query.js";
import { placeOf, routeOf, WHOLE_URL } from "./route.js";
import { encode, getOwn, hasOwnProperty, setOwn, withoutAbsent, type Values } from "./values.js";

// Codes such as P1, C5 and D3 are rules of the specification and decisions: docs/spec has them.

/** A call, read. */
export interface ReadCall extends Input {
  /** The route that the options name, if it is compiled already. */
  readonly route: Route | undefined;
}

/** Builds a call: `(route, parameters)`, or `(route, parameters, options)`. */
export function buildRouted(api: Api, route: Route, given: unknown, rest: readonly unknown[]): RequestOptions {
  const input = readInput(api.vendor, given, rest);
  if (input.own !== NO_OPTIONS) checkInput(api, input, route, true);
  return buildRequest(api, route, mergeParameters(api, input.parameters), input.own);
}

/** Builds a call that is read already: for chains and for `explain()`. */
export function buildCall(api: Api, call: ReadCall, recorder?: Recorder): RequestOptions {
  return buildRequest(api, routeOfCall(api, call), mergeParameters(api, call.parameters), call.own, recorder);
}

/** The compiled route of a call. */
export function routeOfCall(api: Api, { own, route }: ReadCall): Route {
  return route ?? routeOf(api.vendor, own.method ?? api.method, own.url ?? api.url);
}

/**
 * Builds the request options of a call (Rules for build, rule set P): one pass over its parameters.
 *
 * @param given - the parameters, those of defaults included
 * @param own - the options of the call
 */
export function buildRequest(
  endpoint: Api,
  route: Route,
  given: Values,
  own: Readonly<Options>,
  recorder?: Recorder,
): RequestOptions {
  const api = own.policy ? { ...endpoint, policy: { ...endpoint.policy, ...own.policy } } : endpoint;
  const call: Call = {
    api,
    route,
    given,
    own,
    values: route.noValues.slice(),
    texts: route.noTexts.slice(),
    pairs: "",
    body: undefined,
    fields: undefined,
    baseUrl: api.baseUrl,
    faults: [],
    recorder,
  };
  recorder?.planned(call);
  api.vendor.checkVariables?.(call);
  readParameters(call);
  const url = writeUrl(call);
  const { seal } = api.vendor;
  const isUntrusted = seal?.isUntrusted(call, url) === true;
  const withheld = isUntrusted ? seal.without(call) : undefined;
  // Without the credentials of the defaults, if they must not go there.
  if (withheld) return buildRequest(endpoint, route, withheld, own, recorder);

  const { body, contentType } = bodyOf(call);
  const headers = composeHeaders(call, contentType, body !== undefined);
  if (isUntrusted) seal.withhold(call, headers);
  const request = own.request ? mergeRequests(api.request, own.request) : api.request;
  const method = route.method.lower;
  const built: RequestOptions = request
    ? body === undefined
      ? { method, url, headers, request }
      : { method, url, headers, body, request }
    : body === undefined
      ? { method, url, headers }
      : { method, url, headers, body };
  return api.after ? api.after(built, call) : built;
}

/** Reads each parameter once: the value of a placeholder (P1), or a part of the query or the body (P2, P3). */
function readParameters(call: Call): void {
  const { api, route, given, own, values } = call;
  const { hasBody } = route.method;
  // The url of the defaults is no route of a call.
  const mayOverride = own.query !== undefined || (route.hasLiteralQuery && route.written !== api.url);
  // V8 reads objects of many shapes fastest by a loop of this form.
  for (const name in given) {
    if (!hasOwnProperty.call(given, name)) continue;
    const value = given[name];
    if (value === undefined) continue;
    const place = placeOf(route, name);
    if (mayOverride && isOverridden(call, name, value, place)) continue;
    if (own.policy && route.settings?.isRestyled(call, name, value)) addPair(call, name, value, "I1");
    else if (typeof place === "number") values[place] = typeof value === "object" ? withoutAbsent(value) : value;
    else if (place) place(call, name, value);
    else if (!hasBody) addPair(call, name, value, "P2");
    else if (!api.vendor.leavesOut?.(call, name, value)) setOwn((call.body ??= {}), name, value);
  }
  if (route.segmentSlots.length > 0)
    for (const slot of route.segmentSlots) if (typeof values[slot] === "string") values[slot] = segments(values[slot]);
  for (const name in own.query)
    if (hasOwnProperty.call(own.query, name)) addPair(call, name, own.query[name], "query()");
}

/**
 * Whether the query of the call overrides a parameter (A4): `query()` overrides the parameters that also go to the query, and
 * defaults wherever they go; a literal query in its route overrides defaults. Placeholders of the path and the members that
 * the call gives its body are no part of the query.
 */
function isOverridden(call: Call, name: string, value: unknown, place: number | Place | undefined): boolean {
  const { api, route, own, recorder } = call;
  const isOfQuery = getOwn(own.query, name) !== undefined;
  if (!isOfQuery && !(route.written !== api.url && route.asWritten.literalNames.has(name))) return false;
  const isSlot = typeof place === "number";
  if (isSlot && route.expressions.some(({ slots, operator }) => slots.includes(place) && !/[?&]/.test(operator)))
    return false;
  const isInQuery = isSlot || !route.method.hasBody || api.vendor.places.has(name);
  if (!isOfDefaults(api, name, value) && !(isOfQuery && isInQuery)) return false;
  recorder?.placed({ name, place: "dropped", rule: "A4" });
  return true;
}

/** Writes the url and checks it (P5). */
function writeUrl(call: Call): string {
  const { api, route, own, values, texts, faults, recorder } = call;
  const { literals, expressions, target, settings } = route;
  const { vendor } = api;
  // Without a seal, the credentials of the defaults would go along.
  if (own.baseUrl && !vendor.seal) vendor.raise("ERR_INVALID_OPTION", [{ name: "baseUrl", reason: "form" }]);
  // The same text is the same base URL; that of the defaults has the values of its variables.
  call.baseUrl = own.baseUrl && own.baseUrl.text !== api.baseUrl.text ? own.baseUrl : api.baseUrl;
  // A rule overrides the base URL of the vendor only.
  if (settings?.baseUrl && call.baseUrl.text === api.baseUrls.ofVendor.text)
    call.baseUrl = api.baseUrls.ofRules.get(settings.baseUrl.text) ?? settings.baseUrl;

  let path = literals[0]!;
  let isSuspect = route.isOdd;
  for (let index = 0; index < expressions.length; index += 1) {
    const expression = expressions[index]!;
    const { slot } = expression;
    let text = slot >= 0 && recorder === undefined ? encode(values[slot]) : undefined;
    if (text === undefined) {
      text = expandExpression(call, expression, index);
      isSuspect ||= isSuspicious(expression, text);
    } else isSuspect ||= isSuspiciousText(text, values[slot]);
    texts[index] = text;
    path += text + literals[index + 1]!;
  }
  // `{&x}` continues the query of the url before it.
  if (route.isOdd && texts.length === 2 && texts[1] && WHOLE_URL.test(route.url))
    path = vendor.origins!.append(texts[0]!, texts[1].slice(1));
  recorder?.written(call);
  if (isSuspect) checkPath(call, path);
  if (target === "dynamic" || target === "templated-host") vendor.origins!.check(call, path);
  if (faults.length > 0) raiseFaults(call);

  const isFull = target === "relative" ? false : target === "dynamic" ? /^https?:\/\//i.test(path) : true;
  // Reading a text that was joined costs more than joining it: a route that is not odd starts with "/".
  const isRooted = !route.isOdd || path.startsWith("/");
  let url = isFull ? path : call.baseUrl.prefix + (isRooted ? path : `/${path}`);
  const { pairs } = call;
  if (pairs) {
    const hasQuery = route.endsWithQuery && texts[texts.length - 1] !== "";
    url = route.isOdd ? vendor.origins!.append(url, pairs) : `${url}${hasQuery ? "&" : "?"}${pairs}`;
  }
  return finishUrl(url, vendor.raise);
}

/** The first kind that a call has is reported. */
const KINDS = ["ERR_INVALID_PARAMETER", "ERR_MISSING_PARAMETER", "ERR_UNSAFE_ORIGIN", "ERR_UNSAFE_PATH"] as const;

/** Throws the faults of a call, if it has any. */
function raiseFaults(call: Call): void {
  const { faults } = call;
  if (faults.length === 0) return;
  const code = KINDS.find((kind) => faults.some((fault) => fault.code === kind))!;
  call.api.vendor.raise(
    code,
    faults.filter((fault) => fault.code === code),
    { call },
  );
}
