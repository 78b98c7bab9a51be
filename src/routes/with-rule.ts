import { appendPairs, addPair } from "../kernel/query.js";
import type { AttachedVendor, Call, Place, Route } from "../kernel/call.js";
import { isOfDefaults } from "../kernel/options.js";
import { compileUrl } from "../kernel/route.js";
import type { RouteSettings } from "../kernel/settings.js";
import { LONGEST_TEXT, getOwn, isList, isPlainObject, percentEncode, setOwn } from "../kernel/values.js";
import { writeStyle } from "../bodies/write-style.js";
import type { Fault } from "../errors/endpoint-error.js";
import { singleText, toWellFormed } from "../shared/well-formed.js";
import type { QueryStyle } from "../types/policy.js";
import { hasFreeHost } from "../vendor/base-template.js";
import type { ParsedRule } from "./read-rule.js";
import { ruledNames } from "./ruled-url.js";

/**
 * Compiles a rule into its route: its url, the places of its parameters, and what it sets for all calls (I1).
 *
 * @param url - the url of the route, which the rule extends
 */
export function withRule(
  route: Route,
  vendor: AttachedVendor,
  documented: string,
  rule: ParsedRule,
  url: string,
): Route {
  const { method, written, isUrlOnly } = route;
  const extended = url === route.url ? route : compileUrl(vendor, method, written, url);
  const places = new Map(extended.places);
  const add = (name: string, place: Place): void => {
    if (typeof places.get(name) !== "number") places.set(name, place);
  };
  for (const [name, style] of rule.query) add(name, style === undefined ? toQuery : inStyle(style));
  for (const name of rule.cookies) add(name, rejectCookie);
  return {
    ...extended,
    isUrlOnly,
    asWritten: route.asWritten,
    hasLiteralQuery: route.hasLiteralQuery,
    places,
    fields: new Map([...rule.headers].map(([field, isExploded]) => [field, inHeader(field, isExploded)])),
    segmentSlots: rule.segments.map((name) => extended.places.get(name)).filter((slot) => typeof slot === "number"),
    settings: {
      route: documented,
      // A default has chosen the whole host.
      baseUrl: hasFreeHost(vendor.baseUrls.ofVendor) && rule.baseUrl?.prefix ? undefined : rule.baseUrl,
      accept: rule.accept,
      contentType: rule.contentType,
      body: rule.body,
      encodesText: rule.encodesText,
      requiresBody: rule.requiresBody,
      isRestyled: restyles([...rule.query.keys(), ...ruledNames(route, rule.url)]),
    },
  };
}

/** What a chain has chosen of the policy overrides the styles of a rule, for these names. */
function restyles(names: readonly string[]): RouteSettings["isRestyled"] {
  return ({ own: { policy } }, name, value) => {
    const choice = isList(value) ? policy?.arrays : isPlainObject(value) ? policy?.objects : undefined;
    return choice !== undefined && names.includes(name);
  };
}

/** Leaves defaults out of bodies (I9); what the call itself passes is sent. */
export const leavesOut: NonNullable<AttachedVendor["leavesOut"]> = ({ api, recorder }, name, value) => {
  if (!isOfDefaults(api, name, value)) return false;
  recorder?.placed({ name, place: "dropped", rule: "I9" });
  return true;
};

const toQuery: Place = (call, name, value) => {
  addPair(call, name, value, "I1");
};

function inStyle(style: QueryStyle | "querystring"): Place {
  return (call, name, value) => {
    const isWhole = style === "querystring";
    const pairs = writePairs(call, name, value, isWhole ? "json" : style);
    const text = pairs
      .map(([key, content]) => (isWhole ? "" : `${percentEncode(toWellFormed(key))}=`) + percentEncode(content))
      .join("&");
    call.recorder?.placed({ name, place: "query", rule: "I1", text: text || undefined, expression: style });
    appendPairs(call, text);
  };
}

function inHeader(field: string, isExploded: boolean): Place {
  return (call, name, value) => {
    const { own, api, recorder } = call;
    const given = getOwn(own.headers, field);
    // What the call sets as a header field overrides a default.
    const isOfCall = typeof given === "string" && given !== getOwn(api.headers, field);
    const isSet = isOfCall && isOfDefaults(api, name, value);
    const text = singleText(value) ?? textOfItems(call, name, value, isExploded);
    recorder?.placed({ name, place: "header", rule: "I1", text, expression: field });
    if (text !== undefined && !isSet) setOwn((call.fields ??= {}), field, text);
  };
}

function textOfItems(call: Call, name: string, value: unknown, isExploded: boolean): string | undefined {
  if (!isExploded || !isPlainObject(value)) return writePairs(call, name, value, "comma").at(0)?.[1];
  return writePairs(call, name, value, "form")
    .map((pair) => pair.join("="))
    .join(",");
}

/** Converts a parameter to pairs. */
function writePairs({ faults }: Call, name: string, value: unknown, style: QueryStyle): [name: string, text: string][] {
  const found: Fault[] = [];
  const pairs = writeStyle(name, value, style, found, undefined, LONGEST_TEXT);
  for (const fault of found) faults.push({ code: "ERR_INVALID_PARAMETER", ...fault });
  return pairs;
}

/** Refuses parameters of these names, where the route has no other place for them. */
export function withoutCookies(route: Route, names: readonly string[]): Route {
  if (names.length === 0) return route;
  const others = names.filter((name) => !route.fields?.has(name.toLowerCase()));
  const places = new Map<string, number | Place>(others.map((name) => [name, rejectCookie]));
  return { ...route, places: new Map([...places, ...route.places]) };
}

/** A cookie is not passed by name: it would be in the url, which logs keep. */
const rejectCookie: Place = ({ faults }, name, value) => {
  if (value !== null) faults.push({ code: "ERR_INVALID_PARAMETER", name, reason: "cookie" });
};
