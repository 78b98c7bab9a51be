import { invalidOption } from "../errors/invalid-option.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import type { Issue } from "../errors/issue.js";
import type { NamedValues } from "../shared/own-properties.js";
import { isPlainObject, kindOf } from "../shared/value-kind.js";
import { readBaseUrl } from "./base-url.js";
import { HeaderPatch } from "./headers.js";
import { mergeMediaTypes, readMediaType } from "./media-type.js";
import { distinctParameters, joinParameters } from "./parameters.js";
import type { ParsedOptions } from "./parsed-options.js";

/**
 * One rule for each option, in the order of merged options. Every other name is a parameter. `read` checks and copies
 * the value of a caller; a rule without `read` is for an option that callers cannot set by this name. `merge` merges a
 * value with an earlier one; by default, it replaces it (A4). `flatten` converts the value for merged options; by
 * default, it is unchanged.
 */
export const OPTIONS = {
  baseUrl: { read: readBaseUrl, flatten: ({ text }: { text: string }) => text },
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
    flatten: ({ format = "", previews }: NonNullable<ParsedOptions["mediaType"]>) => ({
      format,
      previews: [...previews],
    }),
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
 */
export function findOptionIndexes(names: readonly string[]): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    if (READERS.has(name) || (name.length === 7 && name.toLowerCase() === "baseurl")) indexes.push(index);
  }
  return indexes;
}

type Reader = (value: unknown, name: string, ownBaseUrl: ParsedOptions["baseUrl"]) => unknown;

/** The options that callers can set. A map, because it is fast and reads no prototype. */
export const READERS: ReadonlyMap<string, Reader> = /* @__PURE__ */ new Map(
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
 * @throws {InvalidOptionError} With all such names.
 */
export function rejectMisspelt(names: readonly string[]): void {
  const issues: Issue[] = [];
  for (const name of names) {
    // Fast pre-check: endpoints may be created for each request.
    if (name.length < 7 || !/^[-_abh]/i.test(name)) continue;
    const meant = MEANT.get(name.replace(/[-_]/g, "").toLowerCase());
    if (meant) issues.push({ name, reason: "misspelt", detail: meant });
  }
  if (issues.length > 0) throw new InvalidOptionError(issues);
}

function readString(value: unknown, name: string): string {
  if (typeof value === "string" && value) return value;
  throw invalidOption(name, "text", kindOf(value));
}

/** Reads the `request` option: any object, by identity (A3). */
function readObject(value: unknown, name: string): object {
  if (isPlainObject(value) || kindOf(value) === "a class instance") return value as object;
  throw invalidOption(name, "object", kindOf(value));
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
