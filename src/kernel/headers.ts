import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { notText, tooLong } from "../errors/issue-of.js";
import { mergeMediaTypes } from "../media-types/media-type.js";
import { FIELD_VALUE, TOKEN } from "../shared/field-values.js";
import { LONGEST_TEXT } from "../shared/limits.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import type { Call, CompiledVendor, DefaultHeaders, Given, HeaderChange } from "./call.js";
import { getOwn, isOwn, isScalar, setOwn, type Values } from "./values.js";

/** Valid names of header fields, and their lower case: programs have few. */
const fieldNames = /* @__PURE__ */ new Map<string, string>();

/** A name in lower case; `undefined` if it is not valid. */
export function readFieldName(name: string): string | undefined {
  const known = fieldNames.get(name);
  // Checked before the conversion to lower case: that of U+212A, the Kelvin sign, is "k".
  if (known !== undefined || !TOKEN.test(name)) return known;
  const lower = name.toLowerCase();
  if (fieldNames.size < 500 && name.length < 100) fieldNames.set(name, lower);
  return lower;
}

/** A scheme with nothing after it, or with what a template literal makes of a missing value: `Bearer undefined`. */
const NO_CREDENTIAL = /^[ \t]*[^ \t]+[ \t]+$|(?:^|[ \t])(?:undefined|null|NaN|\[object Object\])[ \t]*$/;

/** Whether a header field is meant to have a credential and has none. */
function lacksCredential(name: string, text: string, credentials: readonly string[]): boolean {
  return (CREDENTIAL_HEADERS.includes(name) || credentials.includes(name)) && NO_CREDENTIAL.test(text);
}

/** Reads header fields, by their name in lower case; `null` removes a field (D4). */
export function readHeaders(fields: Values, credentials: readonly string[]): Values {
  const read: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const name in fields) {
    if (!isOwn(fields, name)) continue;
    const value = fields[name];
    if (value === undefined) continue;
    const lower = readFieldName(name);
    const text = isScalar(value) ? String(value) : undefined;
    if (lower === undefined) issues.push({ name, ...NO_TOKEN });
    else if (isOwn(read, lower)) issues.push({ name, ...TWICE });
    else if (value === null) setOwn(read, lower, null);
    else if (text === undefined) issues.push(notText(name, value));
    else if (text.length > LONGEST_TEXT) issues.push(tooLong(name));
    else if (!FIELD_VALUE.test(text)) issues.push({ name, ...WRONG_CHARACTERS });
    else if (lacksCredential(lower, text, credentials)) issues.push({ name, ...BLANK });
    else setOwn(read, lower, text);
  }
  if (issues.length > 0) throw errorOf("ERR_INVALID_HEADER", issues);
  return read;
}

const NO_TOKEN = { reason: "token", detail: "must consist of letters, digits and !#$%&'*+-.^_`|~" } as const;
const TWICE = {
  reason: "twice",
  detail: "is the name of another header in the same object, in other letters",
} as const;
const WRONG_CHARACTERS = {
  reason: "characters",
  detail: "must not contain line breaks, control or non-Latin-1 characters",
} as const;
const BLANK = {
  reason: "blank",
  detail: "has no credential: it is empty, or a value such as undefined in a template literal",
} as const;

/** The header fields of the requests that set none: a default content type describes a body, and a default format or preview amends `accept`. */
export function defaultHeaders(vendor: CompiledVendor, defaults: Given): DefaultHeaders {
  const contentType = getOwn(defaults.options.headers, "content-type") as string | undefined;
  const bare = bareHeaders(vendor, defaults);
  let composed: Record<string, string> | undefined;
  // When the first call has a body: programs make endpoints that never send one. A clone with one more field would take ten times as long.
  const typed = (): Values => {
    if (composed) return composed;
    composed = {};
    addFields(composed, bare);
    setOwn(composed, "content-type", vendor.contentType);
    return composed;
  };
  return { contentType, bare, typed };
}

function bareHeaders(vendor: CompiledVendor, { options: { headers = {}, mediaType } }: Given): Values {
  if (mediaType === undefined && getOwn(headers, "content-type") === undefined) return headers;
  const bare: Record<string, string> = {};
  addFields(bare, { ...headers, "content-type": null });
  const accept = mediaType && vendor.mediaTypes.compose(textIn(bare, "accept"), mediaType);
  if (accept) setOwn(bare, "accept", accept);
  return bare;
}

/**
 * The header fields of a request: those of the defaults, of the route, of the call, and of the body. They belong to the caller.
 *
 * @param contentType - of the body, if neither the call nor the defaults set one; `undefined` leaves it to the client
 */
export function composeHeaders(call: Call, contentType: string | undefined, hasBody: boolean): Record<string, string> {
  const { options, fields, recorder, route } = call;
  const { vendor, headers } = call.state;
  if (!options.headers && !options.mediaType && !fields && !recorder && route.rule?.accept === undefined) {
    if (!hasBody) return { ...headers.bare } as Record<string, string>;
    if (contentType === vendor.contentType) return { ...headers.typed() } as Record<string, string>;
  }
  return mergeHeaders(call, contentType, hasBody);
}

function mergeHeaders(call: Call, contentType: string | undefined, hasBody: boolean): Record<string, string> {
  const { state, options, fields, route } = call;
  const { vendor, defaults } = state;
  const { rule } = route;
  const headers: Record<string, string> = {};
  addFields(headers, defaults.options.headers);
  addFields(headers, options.headers);
  // A rule overrides the vendor only: not what somebody has set instead.
  const isVendors = getOwn(options.headers, "accept") === undefined && !state.setsAccept;
  if (rule?.accept !== undefined && isVendors) amend(call, headers, "accept", rule.accept, "rule");
  if (fields)
    for (const [name, value] of Object.entries(readHeaders(fields, vendor.credentials)))
      amend(call, headers, name, value as string, "rule");
  if (
    !hasBody &&
    getOwn(options.headers, "content-type") === undefined &&
    getOwn(headers, "content-type") !== undefined
  ) {
    Reflect.deleteProperty(headers, "content-type");
    call.recorder?.amended("content-type", "no body");
  }
  const ofDefaults = defaults.options.mediaType;
  const mediaType =
    ofDefaults && options.mediaType
      ? mergeMediaTypes([ofDefaults, options.mediaType])
      : (options.mediaType ?? ofDefaults);
  const accept = mediaType && vendor.mediaTypes.compose(textIn(headers, "accept"), mediaType);
  if (accept && accept !== textIn(headers, "accept")) amend(call, headers, "accept", accept, "format");
  if (contentType !== undefined)
    amend(call, headers, "content-type", contentType, contentType === rule?.contentType ? "rule" : "body");
  return headers;
}

/** Sets a field. Callers' values are checked already, but not what a format adds to each range, and what encoders return. */
function amend(
  { recorder }: Call,
  headers: Record<string, string>,
  name: string,
  value: string,
  change: HeaderChange,
): void {
  if (value.length > LONGEST_TEXT) throw errorOf("ERR_INVALID_HEADER", [tooLong(name)]);
  setOwn(headers, name, value);
  recorder?.amended(name, change);
}

/** Adds checked fields; `null` removes one. */
function addFields(headers: Record<string, string>, fields: Values | undefined): void {
  for (const name in fields) {
    const value = fields[name] as string | null;
    if (value === null) Reflect.deleteProperty(headers, name);
    else setOwn(headers, name, value);
  }
}

function textIn(headers: Values, name: string): string {
  return (getOwn(headers, name) as string | undefined) ?? "";
}

/** The `content-type` that the call or the defaults set; `null` if the call removes it. */
export function givenContentType({ state, options }: Call): string | null | undefined {
  const ofCall = options.headers && (getOwn(options.headers, "content-type") as string | null | undefined);
  return ofCall === undefined ? state.headers.contentType : ofCall;
}
