import { errorOf } from "../errors/error-of.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { Call } from "../kernel/call.js";
import { givenContentType } from "../kernel/headers.js";
import { attempt, getOwn, type Values } from "../kernel/values.js";
import { FIELD_VALUE, essenceOf, FORM, isForm, takesJson, MULTIPART } from "../shared/field-values.js";
import type { BodyEncoder, EncodedBody, EncoderContext } from "../types/policy.js";
import { bodyKindOf } from "./kind.js";

/**
 * Encodes a body that is an object or a list, by the encoder of the route or the policy (D8). A content type of the caller's
 * or of the route must be the type that the encoder writes.
 *
 * @returns `undefined` if nothing encodes it, or if the content type is JSON and the encoder writes forms
 * @throws {EndpointError} `ERR_INVALID_HEADER` when the content type contradicts the encoder.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the encoder returns anything but a body and its content type.
 */
export function encodeBody(call: Call, content: object): EncodedBody | undefined {
  const { state, policy, recorder } = call;
  const { policy: chosen } = call.options;
  const { body: ofRule, contentType: ruled } = call.route.rule ?? { body: undefined, contentType: undefined };
  // `withPolicy()` leaves the encoder and the type of a rule; the policy of a chain overrides both.
  const isChosen = getOwn(chosen, "body") !== undefined;
  const isRuled = ofRule !== undefined && !isChosen;
  const encoder = ofRule === "data" ? undefined : isRuled ? ofRule : policy.body;
  if (!encoder) return undefined;
  const given = givenContentType(call);
  const required = (given === undefined && !isChosen ? ruled : given) ?? "";

  const by = isRuled ? "rule" : isChosen ? "call" : "default";
  recorder?.encoded(encoder, by);
  const context = isRuled && chosen ? { policy, chosen } : { policy };
  const encoded = encodeAs(required, encoder, content as Values, context);
  if (!encoded) {
    recorder?.encoded(undefined, by);
    return undefined;
  }
  const { body, contentType } = encoded;
  // A rule with an encoder names what that one writes.
  const written = (isRuled ? ruled : undefined) ?? bodyTypeOf(encoded);
  if (typeof given === "string") {
    if (!fits(written, given)) {
      const types = `${bodyNameOf(given)}, but the encoder of the body writes ${bodyNameOf(written)}`;
      const detail = `is ${types}; leave the header out, or choose another encoder`;
      throw errorOf("ERR_INVALID_HEADER", [{ name: "content-type", reason: "encoder", detail }]);
    }
    return { body, contentType: undefined };
  }
  if (given === undefined && ruled !== undefined && (!isChosen || fits(written, ruled)))
    return { body, contentType: ruled };
  // That of the vendor is the type of JSON bodies, whatever writes them.
  const isJson = !written || takesJson(written);
  return { body, contentType: isJson ? (state.vendor.definition.contentType ?? contentType) : contentType };
}

/** Whether a body is a value that adapters write, as JSON if nothing else is said, and no text, bytes, form or stream. */
export function isData(body: unknown): boolean {
  return bodyKindOf(body) === "data";
}

/** Whether a body of one type may have the other as its content type. An empty one fits any. */
function fits(written: string, type: string): boolean {
  return !written || !type || essenceOf(written) === essenceOf(type) || (takesJson(written) && takesJson(type));
}

/** What the encoder writes; `undefined` if JSON is required and it writes forms. */
function encodeAs(
  required: string,
  encoder: BodyEncoder,
  content: Values,
  context: EncoderContext,
): EncodedBody | undefined {
  const encode = (members: Values): EncodedBody => readEncoded(encoder(members, context));
  if (!takesJson(required)) return encode(content);
  try {
    const encoded = encode(content);
    return isForm(bodyTypeOf(encoded)) ? undefined : encoded;
  } catch (error) {
    // A form may refuse what JSON can contain: without members, it tells that it is one.
    const empty = attempt(() => encode({}));
    if (empty && isForm(bodyTypeOf(empty))) return undefined;
    throw error;
  }
}

/** Checks what an encoder returns. An empty content type is none. */
function readEncoded(encoded: EncodedBody): EncodedBody {
  const [body, contentType] = ["body", "contentType"].map((name) => getOwn(encoded as unknown as Values, name));
  const isHeader = contentType === undefined || (typeof contentType === "string" && FIELD_VALUE.test(contentType));
  if (body === undefined || !isHeader)
    throw invalidOption("policy.body", "must be a function that returns { body, contentType }");
  return { body, contentType: contentType === "" ? undefined : contentType };
}

/** The media type of a body: that of the encoder, or what clients read from an object; empty if there is none. */
function bodyTypeOf({ body, contentType }: EncodedBody): string {
  if (contentType !== undefined) return contentType;
  const kind = bodyKindOf(body);
  if (kind === "form-data" || kind === "package-form") return MULTIPART;
  if (kind === "search-params") return FORM;
  return kind === "blob" ? (body as Blob).type : "";
}

/** A media type for a message: a header may contain anything else. */
function bodyNameOf(contentType: string): string {
  const essence = essenceOf(contentType);
  return /^[\w.+-]+\/[\w.+-]+$/.test(essence) ? essence.slice(0, 99) : "another type";
}
