import type { Fault } from "../errors/endpoint-error.js";
import { FIELD_VALUE, TOKEN } from "../shared/headers.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import type { AttachedVendor, Call, HeaderChange } from "./call.js";
import { LONGEST_TEXT, getOwn, hasOwnProperty, isScalar, setOwn, type Values } from "./values.js";

/** Valid names of header fields, and their lower case: programs have few. */
const fieldNames = /* @__PURE__ */ new Map<string, string>();

/** A name in lower case; `undefined` if it is not valid. */
export function readName(name: string): string | undefined {
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
export function readHeaders(
  fields: Values,
  { raise, credentials }: Pick<AttachedVendor, "raise" | "credentials">,
): Values {
  const read: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const name in fields) {
    if (!hasOwnProperty.call(fields, name)) continue;
    const value = fields[name];
    if (value === undefined) continue;
    const lower = readName(name);
    const text = typeof value === "string" ? value : isScalar(value) ? String(value) : undefined;
    if (lower === undefined) faults.push({ name, reason: "token" });
    else if (hasOwnProperty.call(read, lower)) faults.push({ name, reason: "twice" });
    else if (value === null) setOwn(read, lower, null);
    else if (text === undefined) faults.push({ name, reason: "text", value });
    else if (text.length > LONGEST_TEXT) faults.push({ name, reason: "length" });
    else if (!FIELD_VALUE.test(text)) faults.push({ name, reason: "characters" });
    else if (lacksCredential(lower, text, credentials)) faults.push({ name, reason: "blank" });
    else setOwn(read, lower, text);
  }
  return faults.length > 0 ? raise("ERR_INVALID_HEADER", faults) : read;
}

/**
 * The header fields of a request: those of the defaults, of the route, of the call, and of the body. They belong to the caller.
 *
 * @param contentType - of the body, if neither the call nor the defaults set one; `undefined` leaves it to the client
 * @param hasBody - a default content type describes a body: without one, it is not sent
 */
export function composeHeaders(call: Call, contentType: string | undefined, hasBody: boolean): Record<string, string> {
  const { api, own, fields, recorder } = call;
  if (own.headers || own.mediaType || fields || recorder || call.route.settings?.accept)
    return compose(call, contentType, hasBody);
  const { composed } = api;
  if (!hasBody) return { ...(composed.bare ??= compose(call, undefined, false)) } as Record<string, string>;
  if (composed.typed === undefined || composed.contentType !== contentType) {
    composed.typed = compose(call, contentType, true);
    composed.contentType = contentType;
  }
  return { ...composed.typed } as Record<string, string>;
}

function compose(
  { api, own, fields, recorder, route: { settings } }: Call,
  contentType: string | undefined,
  hasBody: boolean,
): Record<string, string> {
  const { vendor, mediaType } = api;
  const headers: Record<string, string> = {};
  const set = (source: Values | undefined, change?: HeaderChange): void => {
    for (const name in source) {
      if (!hasOwnProperty.call(source, name)) continue;
      const value = source[name] as string | null;
      // Callers' values are checked already, but not what a format adds to each range, and what encoders return.
      if (value && value.length > LONGEST_TEXT) vendor.raise("ERR_INVALID_HEADER", [{ name, reason: "length" }]);
      if (value === null) Reflect.deleteProperty(headers, name);
      else setOwn(headers, name, value);
      if (change) recorder?.amended(name, change);
    }
  };
  set(api.headers);
  set(own.headers);
  // A rule overrides the vendor only: not what somebody has set instead.
  if (settings?.accept && getOwn(headers, "accept") === vendor.accept) set({ accept: settings.accept }, "rule");
  if (fields) set(readHeaders(fields, vendor), "rule");
  // A value that equals the default's counts as the default's.
  const type = hasBody ? undefined : getOwn(headers, "content-type");
  if (type !== undefined && type === getOwn(api.headers, "content-type")) set({ "content-type": null }, "no body");
  const asked =
    mediaType && own.mediaType ? vendor.mediaTypes!.merge([mediaType, own.mediaType]) : (own.mediaType ?? mediaType);
  if (asked) {
    const accept = vendor.mediaTypes!.compose((getOwn(headers, "accept") as string | undefined) ?? "", asked);
    if (accept) set({ accept }, "format");
  }
  if (contentType !== undefined)
    set({ "content-type": contentType }, contentType === settings?.contentType ? "rule" : "body");
  return headers;
}

/** The `content-type` that the call or the defaults set; `null` if the call removes it. */
export function givenContentType({ api, own }: Call): string | null | undefined {
  const ofCall = getOwn(own.headers, "content-type");
  return (ofCall === undefined ? getOwn(api.headers, "content-type") : ofCall) as string | null | undefined;
}
