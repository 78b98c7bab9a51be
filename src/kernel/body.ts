import { encodeBody, isData } from "../bodies/encode-body.js";
import { errorOf } from "../errors/error-of.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { EncodedBody } from "../types/policy.js";
import type { Call } from "./call.js";
import { givenContentType } from "./headers.js";
import { getOwn, isList, isPlainObject } from "./values.js";

const NO_BODY: EncodedBody = { body: undefined, contentType: undefined };

/**
 * Returns the body of a request, and the `content-type` to add: none if somebody has set one (P4).
 */
export function bodyOf(call: Call): EncodedBody {
  const { state, options, route } = call;
  const { rule } = route;
  const data = options.data === undefined ? state.defaults.options.data : options.data;
  if (data !== undefined || rule?.body === "data") checkData(call, data);
  const members = rule?.body === "data" ? undefined : (call.members ?? (rule?.requiresBody ? {} : undefined));
  if (data === undefined && members === undefined) return NO_BODY;
  return contentOf(call, data, members);
}

/** The body of `data`, or else of members: written by an encoder, or as it is. */
function contentOf(call: Call, data: unknown, members: object | undefined): EncodedBody {
  const { state, route, policy } = call;
  const { rule } = route;
  const isStructured = data === undefined || isPlainObject(data) || isList(data);
  const hasEncoder = policy.body !== undefined || rule?.body !== undefined;
  const isEncoded = isStructured || (typeof data === "string" && rule?.encodesText === true);
  const body = data === undefined ? members : data;
  const encoded = isEncoded && hasEncoder ? encodeBody(call, body as object) : undefined;
  if (encoded) return encoded;
  // The vendor's own type is that of all JSON, also of what an adapter writes as it: null, numbers, dates (A2).
  const isJson = isStructured || (state.vendor.definition.contentType !== undefined && isData(data));
  const ofVendor = isJson ? state.vendor.contentType : undefined;
  return {
    body,
    contentType: typeof givenContentType(call) === "string" ? undefined : (rule?.contentType ?? ofVendor),
  };
}

/** Checks that the method has a body for `data` (B4), and that no parameter of the call would be lost beside it (D2). */
function checkData(call: Call, data: unknown): void {
  const { route, members, parameters } = call;
  if (data !== undefined && !route.method.hasBody) {
    const detail = `is not supported by ${route.method.name}; to send a parameter with this name, use .param()`;
    throw invalidOption("data", detail, "body");
  }
  const lost = Object.keys(members ?? {}).filter((name) => getOwn(parameters, name) !== undefined);
  const detail =
    'is not in data, the whole body; put it there, write {?name} in the url, or set data by .param("data", …)';
  if (lost.length > 0)
    throw errorOf(
      "ERR_INVALID_PARAMETER",
      lost.map((name) => ({ name, reason: "data", detail })),
    );
}
