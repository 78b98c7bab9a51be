import type { Raise } from "../errors/fault.js";
import type { Call } from "../kernel/call.js";
import { givenContentType } from "../kernel/headers.js";
import { attempt, getOwn, type Values } from "../kernel/values.js";
import { FIELD_VALUE, essenceOf, FORM, isForm, takesJson, MULTIPART } from "../shared/headers.js";
import type { BodyEncoder, EncodedBody, EncoderContext } from "../types/policy.js";

/**
 * Encodes a body that is an object or a list, by the encoder of the route or the policy (D8). A content type of the caller's
 * or of the route must be the type that the encoder writes.
 *
 * @returns `undefined` if nothing encodes it, or if the content type is JSON and the encoder writes forms
 * @throws {InvalidHeaderError} When the content type contradicts the encoder.
 * @throws {InvalidOptionError} When the encoder returns anything but a body and its content type.
 */
export function encodeBody(call: Call, content: object): EncodedBody | undefined {
  const { api, route, recorder } = call;
  const { policy, chosen } = api;
  const { raise } = api.vendor;
  const { body: ofRoute, contentType: ruled } = route.settings ?? { body: undefined, contentType: undefined };
  // `withPolicy()` leaves the encoder of a rule, the policy of a chain overrides it (I2).
  const isChosen = getOwn(chosen, "body") !== undefined;
  const encoder = typeof ofRoute === "function" && !isChosen ? ofRoute : ofRoute === "data" ? undefined : policy.body;
  if (!encoder) return undefined;
  const context = encoder === ofRoute && chosen ? { policy, chosen } : { policy };
  const given = givenContentType(call);
  const isOfRoute = given === undefined && ruled !== undefined;
  const type = (isOfRoute ? ruled : given) ?? "";
  const isYielding = isOfRoute && isChosen;
  if (takesJson(type) && !isYielding && writesForms(encoder, context, raise)) return undefined;

  recorder?.encoded(encoder);
  const { body, contentType } = readEncoded(encoder(content as Values, context), raise);
  // A rule with an encoder names what that one writes.
  const written = (ofRoute && !isChosen ? ruled : undefined) ?? contentType ?? typeOfObject(body);
  const isFitting =
    !type || !written || essenceOf(written) === essenceOf(type) || (takesJson(written) && takesJson(type));
  if (!isFitting && !isYielding) {
    if (takesJson(type) && isForm(written)) {
      recorder?.encoded(undefined);
      return undefined;
    }
    const detail = `${nameOf(type)}, but the encoder of the body writes ${nameOf(written)}`;
    if (!isOfRoute) raise("ERR_INVALID_HEADER", [{ name: "content-type", reason: "encoder", detail }]);
  }
  if (typeof given === "string") return { body, contentType: undefined };
  const isReplaced = isYielding && !isFitting;
  // That of the vendor is the type of JSON bodies, whatever writes them (A2).
  const ofBody = !written || takesJson(written) ? (api.vendor.ownContentType ?? contentType) : contentType;
  return { body, contentType: isOfRoute && !isReplaced ? ruled : ofBody };
}

/** Checks what an encoder returns. An empty content type is none. */
function readEncoded(encoded: EncodedBody, raise: Raise): EncodedBody {
  const [body, contentType] = ["body", "contentType"].map((name) => getOwn(encoded as unknown as Values, name));
  const isHeader = contentType === undefined || (typeof contentType === "string" && FIELD_VALUE.test(contentType));
  if (body === undefined || !isHeader)
    raise("ERR_INVALID_OPTION", [
      { name: "policy.body", reason: "form", detail: "a function that returns { body, contentType }" },
    ]);
  return { body, contentType: contentType === "" ? undefined : contentType };
}

/** Whether an encoder writes forms. It gets no members, because a form may refuse what JSON can contain. */
function writesForms(encode: BodyEncoder, context: EncoderContext, raise: Raise): boolean {
  // If it needs members, its result tells.
  const encoded = attempt(() => readEncoded(encode({}, context), raise));
  return encoded !== undefined && isForm(encoded.contentType ?? typeOfObject(encoded.body) ?? "");
}

/** The media type that clients read from an object, which they send without one of the encoder. */
function typeOfObject(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const is = (name: string): boolean => {
    // Classes of React Native have no tag.
    const { [name]: Class } = globalThis as unknown as Readonly<Record<string, typeof Set | undefined>>;
    return (
      (Class !== undefined && body instanceof Class) || Object.prototype.toString.call(body) === `[object ${name}]`
    );
  };
  if (is("FormData")) return MULTIPART;
  if (is("URLSearchParams")) return FORM;
  return is("Blob") ? (body as Blob).type : undefined;
}

/** A media type for a message: a header may contain anything else. */
function nameOf(contentType: string): string {
  const essence = essenceOf(contentType);
  return /^[\w.+-]+\/[\w.+-]+$/.test(essence) ? essence.slice(0, 99) : "another type";
}
