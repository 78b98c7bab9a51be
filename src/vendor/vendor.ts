import { didYouMean } from "../errors/did-you-mean.js";
import { invalidOption } from "../errors/raise.js";
import { FIELD_VALUE } from "../shared/headers.js";
import { assign, getOwn, isPlainObject, isTexts, ownProperties } from "../kernel/values.js";
import type { Vendor } from "../types/vendor.js";
import { readPolicy } from "./policy.js";

/** GitHub's REST API: the default vendor. */
export const GITHUB: Vendor = /* @__PURE__ */ Object.freeze({
  name: "github",
  baseUrl: "https://api.github.com",
  mediaTypeVersion: "v3",
  policy: /* @__PURE__ */ Object.freeze({ arrays: "comma" }),
});

/**
 * Returns a validated copy of a vendor, so that later changes have no effect (A3).
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a name cannot be part of a header, media types lack it, or the methods have another
 * form.
 */
export function readVendor(vendor: unknown): Vendor {
  // Without a prototype: most fields are absent, and are read all the same.
  const own: Record<string, unknown> = assign({ __proto__: null }, ownProperties(vendor, "vendor"));
  const fields = Object.keys(READERS);
  const unknown = Object.keys(own).find((field) => !fields.includes(field));
  // Credentials under a misspelt name would go to other hosts.
  if (unknown !== undefined)
    throw invalidOption(`vendor.${unknown}`, "form", `one of ${fields.join(", ")}${didYouMean(unknown, fields)}`);
  for (const [field, read] of Object.entries(READERS)) {
    if (own[field] !== undefined) own[field] = read(own[field] as never, `vendor.${field}`);
  }
  if (own["mediaTypeVersion"] !== undefined && own["name"] === undefined)
    throw invalidOption("vendor.name", "form", "set: media types with a version contain it");
  return Object.freeze(own) as unknown as Vendor;
}

/** Checks and copies the fields; `attachVendor()` checks those that are passed on. */
const READERS: { readonly [Field in keyof Vendor]-?: (value: never, field: string) => Vendor[Field] } = {
  name: (name: unknown, field) => readName(name === "" ? undefined : name, field),
  baseUrl: passOn,
  mediaTypeVersion: readName,
  accept: passOn,
  methods: readMethods,
  policy: readPolicy,
  contentType: readContentType,
  headers: readObject,
  query: readObject,
  variables: readObject,
  credentials: readCredentials,
  routes: passOn,
};

function passOn<Value>(value: Value): Value {
  return value;
}

function readName(name: unknown, field: string): string {
  if (typeof name === "string" && /^[\w-]*$/.test(name)) return name;
  throw invalidOption(field, "form", 'letters, digits, "-" and "_"');
}

function readContentType(contentType: unknown, field: string): string {
  if (typeof contentType === "string" && contentType && FIELD_VALUE.test(contentType)) return contentType;
  throw invalidOption(field, "form", "a media type, such as application/json");
}

function readObject<Fields extends object>(fields: Fields, field: string): Fields {
  return Object.freeze(assign({}, ownProperties(fields, field))) as Fields;
}

function readMethods(methods: NonNullable<Vendor["methods"]>, field: string): NonNullable<Vendor["methods"]> {
  const rules = Object.entries(ownProperties(methods, field)).map(([name, rule]) => {
    const body = isPlainObject(rule) ? getOwn(rule, "body") : undefined;
    if (!/^[A-Z-]+$/.test(name) || typeof body !== "boolean")
      throw invalidOption(field, "form", "{ PURGE: { body: false } }");
    return [name, Object.freeze({ body })] as const;
  });
  return Object.freeze(Object.fromEntries(rules));
}

function readCredentials(credentials: unknown, field: string): readonly string[] {
  if (!isTexts(credentials) || credentials.includes(""))
    throw invalidOption(field, "form", 'a list of names such as ["x-api-key"]');
  return Object.freeze(credentials.map((name) => name.toLowerCase()));
}

/** Returns the `accept` header of an API: by default, its media type. */
export function acceptOf({ name, mediaTypeVersion, accept }: Vendor): string {
  const vendorType = mediaTypeVersion === undefined ? "" : `vnd.${name!}${mediaTypeVersion && "."}${mediaTypeVersion}+`;
  return accept ?? `application/${vendorType}json`;
}
