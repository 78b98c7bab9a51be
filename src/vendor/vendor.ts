import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { notObject } from "../errors/issue-of.js";
import { assign, getOwn, isPlainObject, isTexts, propertiesOf } from "../kernel/values.js";
import { FIELD_VALUE } from "../shared/field-values.js";
import type { Vendor } from "../types/vendor.js";
import { readFields, type Field } from "./fields.js";
import { policyOf } from "./policy.js";

/** GitHub's REST API: the default vendor. */
export const GITHUB: Vendor = /* @__PURE__ */ Object.freeze({
  name: "github",
  baseUrl: "https://api.github.com",
  mediaTypeVersion: "v3",
  policy: /* @__PURE__ */ Object.freeze({ arrays: "comma" }),
});

/** `compileVendor()` checks what is passed on. */
const PASSED_ON: Field = { form: "", read: (value) => value };
const NAME_FORM = 'letters, digits, "-" and "_"';
const OBJECT: Field = {
  form: "",
  read: (fields, path, issues) => {
    const own = propertiesOf(fields);
    if (!own) issues.push(notObject(path, fields));
    return Object.freeze(assign({}, own));
  },
};

const FIELDS: Readonly<Record<keyof Vendor, Field>> = {
  name: { form: NAME_FORM, read: (name) => (name === "" ? undefined : readVendorName(name)) },
  baseUrl: PASSED_ON,
  mediaTypeVersion: { form: NAME_FORM, read: readVendorName },
  accept: PASSED_ON,
  methods: { form: "{ PURGE: { body: false } }", read: readMethods },
  policy: { form: "", read: (policy, _, issues) => policyOf(policy, issues) },
  contentType: {
    form: "a media type, such as application/json",
    read: (type) => (typeof type === "string" && type && FIELD_VALUE.test(type) ? type : undefined),
  },
  headers: OBJECT,
  query: OBJECT,
  variables: OBJECT,
  credentials: {
    form: 'a list of names such as ["x-api-key"]',
    read: (names) =>
      isTexts(names) && !names.includes("") ? Object.freeze(names.map((name) => name.toLowerCase())) : undefined,
  },
  routes: PASSED_ON,
};

function readVendorName(name: unknown): string | undefined {
  return typeof name === "string" && /^[\w-]*$/.test(name) ? name : undefined;
}

function readMethods(methods: unknown): Vendor["methods"] {
  const own = propertiesOf(methods);
  const rules = Object.entries(own ?? {}).map(([name, rule]) => {
    const body = isPlainObject(rule) ? getOwn(rule, "body") : undefined;
    return /^[A-Z-]+$/.test(name) && typeof body === "boolean" ? ([name, Object.freeze({ body })] as const) : undefined;
  });
  if (!own || rules.includes(undefined)) return undefined;
  return Object.freeze(Object.fromEntries(rules as [string, { readonly body: boolean }][]));
}

/**
 * Returns a validated copy of a vendor, so that later changes have no effect (A3).
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` with all fields that are unknown or have another form: credentials under a misspelt name
 * would go to other hosts.
 */
export function readVendor(vendor: unknown): Vendor {
  const issues: Issue[] = [];
  const own = readFields(vendor, FIELDS, "vendor", "vendor", issues);
  if (own["mediaTypeVersion"] !== undefined && getOwn(Object(vendor) as Record<string, unknown>, "name") === undefined)
    issues.push({ name: "vendor.name", reason: "form", detail: "must be set: media types with a version contain it" });
  if (issues.length > 0) throw errorOf("ERR_INVALID_OPTION", issues);
  return Object.freeze(own) as unknown as Vendor;
}

/** Returns the `accept` header of an API: by default, its media type. */
export function vendorAccept({ name, mediaTypeVersion, accept }: Vendor): string {
  const vendorType = mediaTypeVersion === undefined ? "" : `vnd.${name!}${mediaTypeVersion && "."}${mediaTypeVersion}+`;
  return accept ?? `application/${vendorType}json`;
}
