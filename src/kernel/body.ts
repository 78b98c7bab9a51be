import type { Call } from "./call.js";
import type { EncodedBody } from "../types/policy.js";
import { givenContentType } from "./headers.js";
import { isOfDefaults } from "./options.js";
import { isList, isPlainObject } from "./values.js";

const NO_BODY: EncodedBody = { body: undefined, contentType: undefined };

/**
 * Returns the body of a request, and the `content-type` to add: none if somebody has set one (P4).
 */
export function bodyOf(call: Call): EncodedBody {
  const { api, own, route } = call;
  const { settings } = route;
  const data = own.data === undefined ? api.data : own.data;
  if (data !== undefined || settings?.body === "data") checkData(call, data);
  const members = settings?.body === "data" ? undefined : (call.body ?? (settings?.requiresBody ? {} : undefined));
  const body = data === undefined ? members : data;
  if (body === undefined) return NO_BODY;
  const isStructured = data === undefined || isPlainObject(data) || isList(data);
  const hasEncoder = api.policy.body !== undefined || settings?.body !== undefined;
  const isEncoded = isStructured || (typeof data === "string" && settings?.encodesText === true);
  const encoded = isEncoded && hasEncoder ? api.vendor.encode?.(call, body as object) : undefined;
  if (encoded) return encoded;
  const given = givenContentType(call);
  const ofVendor = settings?.contentType ?? (isStructured ? api.vendor.contentType : undefined);
  return { body, contentType: typeof given === "string" ? undefined : ofVendor };
}

/** Checks that the method has a body for `data` (B4), and that no parameter of the call would be lost beside it (D2). */
function checkData(call: Call, data: unknown): void {
  const { api, route, body } = call;
  const { raise } = api.vendor;
  if (data !== undefined && !route.method.hasBody)
    raise("ERR_INVALID_OPTION", [{ name: "data", reason: "body", detail: route.method.name }]);
  const lost: string[] = [];
  for (const [name, value] of Object.entries(body ?? {})) {
    if (!isOfDefaults(api, name, value)) lost.push(name);
  }
  if (lost.length > 0)
    raise(
      "ERR_INVALID_PARAMETER",
      lost.map((name) => ({ name, reason: "data" })),
      { call },
    );
}
