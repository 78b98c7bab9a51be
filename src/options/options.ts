import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import { type Issue, rejectAll } from "../errors/issue.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { isPlainObject, describeValue, kindOf, type NamedValues } from "../shared/passed-values.js";
import { type BaseUrl, readBaseUrl } from "./base-url.js";
import { HeaderPatch } from "./headers.js";
import { type MediaType, mergeMediaTypes, readMediaType } from "./media-type.js";
import { distinctParameters, joinParameters } from "./parameters.js";

/**
 * The validated options of a call, a layer of defaults, a chain step, or several of these merged. They contain no
 * objects of the caller, except values. Options and parameters are separate, because a parameter may have any name.
 *
 * Each field is an own property, `undefined` if absent, so that no prototype is read (B6).
 */
export interface ParsedOptions {
  baseUrl: BaseUrl | undefined;
  method: string | undefined;
  url: string | undefined;
  headers: HeaderPatch | undefined;
  mediaType: MediaType | undefined;
  parameters: NamedValues | undefined;
  /** Parameters that go to the query, even if the route has a placeholder with their name. */
  query: NamedValues | undefined;
  data: unknown;
  request: object | undefined;
}

/** Creates options without values: a literal, which V8 creates faster than a copy. */
function createOptions(): ParsedOptions {
  return {
    baseUrl: undefined,
    method: undefined,
    url: undefined,
    headers: undefined,
    mediaType: undefined,
    parameters: undefined,
    query: undefined,
    data: undefined,
    request: undefined,
  };
}

export const NO_OPTIONS: Readonly<ParsedOptions> = /* @__PURE__ */ createOptions();

/**
 * One rule for each option, in the order of merged options. Every other name is a parameter. `read` checks and copies
 * the value of a caller; a rule without `read` is for an option that callers cannot set by this name. `merge` merges a
 * value with an earlier one; by default, it replaces it (A4). `flatten` converts the value for merged options; by
 * default, it is unchanged.
 */
export const OPTIONS = {
  baseUrl: { read: readBaseUrl, flatten: ({ text }: BaseUrl) => text },
  method: { read: readString },
  url: { read: readString },
  headers: {
    read: (fields) => HeaderPatch.read(fields),
    merge: (base: HeaderPatch, over: HeaderPatch) => base.applyPatch(over),
    flatten: (patch: HeaderPatch) => patch.toObject(),
  },
  mediaType: {
    read: readMediaType,
    merge: mergeMediaTypes,
    // As in @octokit/endpoint, without a list that nobody gave.
    flatten: ({ format = "", previews }: MediaType) =>
      previews.length > 0 ? { format, previews: [...previews] } : { format },
  },
  parameters: { merge: joinParameters },
  query: {
    merge: (base: NamedValues, over: NamedValues) => distinctParameters(joinParameters(base, over)),
  },
  data: { read: (data) => data },
  request: { read: readObject, merge: (base: object, over: object) => ({ ...base, ...over }) },
} satisfies Record<
  keyof ParsedOptions,
  {
    read?: (value: unknown, name: string) => unknown;
    merge?: (base: never, over: never) => unknown;
    flatten?: (value: never) => unknown;
  }
>;

/**
 * The indexes of names that are options; all others are parameters. A name that differs from `baseUrl` only in case
 * counts as an option: as a parameter, it would send the credentials to another host (F3).
 *
 * @param isVariable - whether the url has a placeholder with this name, which then is not misspelt
 */
export function findOptionIndexes(names: readonly string[], isVariable?: (name: string) => boolean): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    // The length is a fast pre-check.
    if (READERS.has(name) || (name.length === 7 && name.toLowerCase() === "baseurl" && !isVariable?.(name)))
      indexes.push(index);
  }
  return indexes;
}

type Reader = (value: unknown, name: string, vendorBaseUrl: BaseUrl | undefined) => unknown;

/** The options that callers can set. A map, because it is fast and reads no prototype. */
const READERS: ReadonlyMap<string, Reader> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(OPTIONS).flatMap(([name, rule]) => ("read" in rule ? [[name, rule.read]] : [])),
);

const MEANT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["baseurl", "baseUrl"],
  ["headers", "headers"],
  ["authorization", "headers: { authorization }"],
]);

/**
 * Checks that no default parameter looks like a misspelt option: credentials would go to another host, or into urls and
 * bodies (F3).
 *
 * @param isOfVendor - whether the vendor names a parameter
 * @throws {InvalidOptionError} With all such names.
 */
export function rejectMisspelt(names: readonly string[], isOfVendor: (name: string) => boolean): void {
  const issues: Issue[] = [];
  for (const name of names) {
    // Fast pre-check: endpoints may be created for each request.
    if (!/^[-_abht]/i.test(name)) continue;
    const letters = name.replace(/[-_]/g, "").toLowerCase();
    const meant = MEANT.get(letters);
    if (meant) issues.push({ name, reason: "misspelt", detail: meant });
    else if ((letters === "auth" || letters === "token") && !isOfVendor(name)) issues.push({ name, reason: "secret" });
  }
  if (issues.length > 0) throw new InvalidOptionError(issues);
}

function readString(value: unknown, name: string): string {
  if (typeof value !== "string" || !value) throw invalidOption(name, "text", describeValue(value));
  if (value.length > LONGEST_TEXT) throw invalidOption(name, "length");
  return value;
}

/** Reads the `request` option: any object, by identity (A3). */
function readObject(value: unknown, name: string): object {
  if (isPlainObject(value) || kindOf(value) === "a class instance") return value as object;
  throw invalidOption(name, "object", describeValue(value));
}

/** Returns the properties of an option in merged options: parameters have one property each. */
export function flattenOption(options: ParsedOptions, name: keyof ParsedOptions): [name: string, value: unknown][] {
  if (options[name] === undefined) return [];
  if (name === "parameters" || name === "query") {
    const { names, values } = options[name];
    return names.map((parameter, index) => [parameter, values[index]]);
  }
  const { flatten } = { ...(OPTIONS[name] as object), __proto__: null } as { flatten?: (value: unknown) => unknown };
  return [[name, flatten ? flatten(options[name]) : options[name]]];
}

/**
 * Parses the properties of an options object. All properties that are not options are parameters.
 *
 * @param vendorBaseUrl - the base URL of the vendor, if it has variables; other base URLs must not have any
 * @param isVariable - whether the url has a placeholder with this name
 * @throws {InvalidOptionError} With all invalid options; or the error of the first option that has a kind of its own.
 */
export function parseOptions(
  properties: NamedValues,
  vendorBaseUrl?: BaseUrl,
  isVariable?: (name: string) => boolean,
): ParsedOptions {
  const optionIndexes = findOptionIndexes(properties.names, isVariable);
  const options = parseOptionsAt(optionIndexes, properties, vendorBaseUrl);
  if (optionIndexes.length < properties.names.length) options.parameters = omitIndexes(optionIndexes, properties);
  return options;
}

/** Returns the properties without those at the given indexes. */
export function omitIndexes(indexes: readonly number[], properties: NamedValues): NamedValues {
  if (indexes.length === 0) return properties;
  const isKept = (_: unknown, index: number): boolean => !indexes.includes(index);
  return { names: properties.names.filter(isKept), values: properties.values.filter(isKept) };
}

/** Parses the options at the given indexes, but not the parameters. */
export function parseOptionsAt(
  indexes: readonly number[],
  { names, values }: NamedValues,
  vendorBaseUrl?: BaseUrl,
): ParsedOptions {
  const options = createOptions();
  const issues: Issue[] = [];
  for (const index of indexes) {
    const name = names[index]!;
    try {
      const read = READERS.get(name);
      if (read) options[name as "data"] = read(values[index], name, vendorBaseUrl);
      else issues.push({ name, reason: "misspelt", detail: "baseUrl" });
    } catch (error) {
      if (!(error instanceof InvalidOptionError)) throw error;
      for (const issue of error.issues) issues.push(issue);
    }
  }
  if (issues.length > 0) throw new InvalidOptionError(issues);
  return options;
}

/** Parses a single option of a chain step. */
export function parseOption(name: keyof ParsedOptions, value: unknown, vendorBaseUrl?: BaseUrl): ParsedOptions {
  const options = createOptions();
  if (value !== undefined) options[name as "data"] = READERS.get(name)!(value, name, vendorBaseUrl);
  return options;
}

/**
 * Checks the options of a call with a route.
 *
 * @throws {InvalidOptionError} When the options also set the method or the url (B5).
 */
export function rejectRouteOptions(options: ParsedOptions): void {
  const twice = (["method", "url"] as const).filter((name) => options[name]);
  rejectAll(twice, InvalidOptionError, "route");
}
