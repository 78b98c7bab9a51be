import { didYouMean } from "../errors/did-you-mean.js";
import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { notObject, notText } from "../errors/issue-of.js";
import { mergeMediaTypes, readMediaType } from "../media-types/media-type.js";
import type { CompiledVendor, Given } from "./call.js";
import { readHeaders } from "./headers.js";
import type { Options } from "./settings.js";
import { readBaseUrl } from "./url.js";
import { assign, isOwn, isList, ownProperties, propertiesOf, setOwn, type Values } from "./values.js";

/** Options without values. Each is an own property, so that nothing is read from Object.prototype. */
export function createOptions(): Options {
  return {
    baseUrl: undefined,
    method: undefined,
    url: undefined,
    headers: undefined,
    mediaType: undefined,
    query: undefined,
    data: undefined,
    request: undefined,
    policy: undefined,
    returns: undefined,
  };
}

export const NO_OPTIONS: Readonly<Options> = /* @__PURE__ */ Object.freeze(createOptions());
export const NO_VALUES: Values = /* @__PURE__ */ Object.freeze({});
export const NOTHING: Given = /* @__PURE__ */ Object.freeze({ parameters: NO_VALUES, options: NO_OPTIONS });

/** The options of a call besides its route: the third argument (A10). */
const OPTION_NAMES: readonly string[] = ["headers", "baseUrl", "mediaType", "data", "request"];

const ALONE = "is no option of a call; parameters are the second argument";

/** Whether a name is that of an option of a call. Names of properties are interned: this compares pointers. */
export function isOption(name: string): boolean {
  return name === "headers" || name === "data" || name === "request" || name === "mediaType" || name === "baseUrl";
}

/** Whether a name is an option where options and parameters are in one object. */
export function isMixedOption(name: string): boolean {
  return isOption(name) || name === "method" || name === "url";
}

/** Checks an option, and sets it; a wrong one is added to the issues. */
function readOption(options: Options, name: string, value: unknown, vendor: CompiledVendor, issues: Issue[]): void {
  const fields = name === "headers" || name === "mediaType" ? propertiesOf(value) : undefined;
  if (name === "data") options.data = value;
  else if (fields && name === "headers") options.headers = readHeaders(fields, vendor.credentials);
  else if (fields) options.mediaType = readMediaType(fields, issues);
  else if (name === "baseUrl") options.baseUrl = readBaseUrl(value);
  else if (name === "request" && isObject(value)) options.request = value;
  else if (name !== "method" && name !== "url") issues.push(notObject(name, value));
  else if (typeof value !== "string" || !value) issues.push(notText(name, value));
  else options[name] = value;
}

/** Whether a value is any object but a list: `request` is passed on as it is. */
function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !isList(value);
}

/** Reads one option, or throws. */
export function optionOf(name: string, value: unknown, vendor: CompiledVendor): Readonly<Options> {
  if (value === undefined) return NO_OPTIONS;
  const options = createOptions();
  const issues: Issue[] = [];
  readOption(options, name, value, vendor, issues);
  rejectOptions(issues);
  return options;
}

/** Reads the options of a call: the third argument, which has nothing else (A10). */
export function readOptions(vendor: CompiledVendor, given: unknown): Readonly<Options> {
  return given === undefined ? NO_OPTIONS : readGiven(vendor, ownProperties(given, "options"));
}

function readGiven(vendor: CompiledVendor, source: Values): Readonly<Options> {
  const options = createOptions();
  const issues: Issue[] = [];
  for (const name in source) {
    const value = isOwn(source, name) ? source[name] : undefined;
    if (value === undefined) continue;
    if (isOption(name)) readOption(options, name, value, vendor, issues);
    else issues.push({ name, reason: "alone", detail: `${ALONE}${didYouMean(name, OPTION_NAMES)}` });
  }
  rejectOptions(issues);
  return options;
}

/** The parameters of a call: an object with names that are its own. */
export function readParameters(given: unknown): Values {
  return given === undefined ? NO_VALUES : ownProperties(given, "parameters");
}

/** Splits one object into options and parameters: the specification's, and that of defaults. */
export function splitMixed(vendor: CompiledVendor, given: unknown): Given {
  const source = ownProperties(given, "options");
  // Most have no options. Whether a name is an own one does not matter yet, and would take as long as the rest.
  let isMixed = false;
  for (const name in source) isMixed ||= isMixedOption(name);
  if (!isMixed) return { options: NO_OPTIONS, parameters: source };
  const options = createOptions();
  const parameters = {};
  const issues: Issue[] = [];
  // V8 reads objects of many shapes fastest by a loop of this form.
  for (const name in source) {
    if (!isOwn(source, name)) continue;
    const value = source[name];
    if (!isMixedOption(name)) setOwn(parameters, name, value);
    else if (value !== undefined) readOption(options, name, value, vendor, issues);
  }
  rejectOptions(issues);
  return { options, parameters };
}

/** Throws the issues of options together. */
export function rejectOptions(issues: readonly Issue[]): void {
  if (issues.length > 0) throw errorOf("ERR_INVALID_OPTION", issues);
}

/** Merges options, earlier ones first (Rules for defaults). */
export function mergeOptions(all: readonly Readonly<Options>[]): Readonly<Options> {
  if (all.length < 2) return all[0] ?? NO_OPTIONS;
  const merged = createOptions();
  for (const { baseUrl, method, url, headers, mediaType, query, data, request, policy, returns } of all) {
    if (baseUrl) merged.baseUrl = baseUrl;
    if (method !== undefined) merged.method = method;
    if (url !== undefined) merged.url = url;
    merged.headers = mergeValues(merged.headers, headers);
    if (mediaType) merged.mediaType = merged.mediaType ? mergeMediaTypes([merged.mediaType, mediaType]) : mediaType;
    merged.query = mergeValues(merged.query, query);
    if (data !== undefined) merged.data = data;
    merged.request = mergeRequests(merged.request, request);
    if (policy) merged.policy = { ...merged.policy, ...policy };
    if (returns) merged.returns = returns;
  }
  return merged;
}

/** Merges by name; the very object, if there is one only. `undefined` erases nothing. */
export function mergeValues(base: Values | undefined, over: Values | undefined): Values | undefined {
  return base && over ? assign(assign({}, base), over) : (over ?? base);
}

/** Given once, the very object is passed on; of two, `undefined` erases nothing. */
export function mergeRequests(base: object | undefined, over: object | undefined): object | undefined {
  return mergeValues(base as Values | undefined, over as Values | undefined);
}
