import type { BodyEncoder, EncodedBody, EncoderContext } from "../types/policy.js";
import { invalidOption } from "../errors/invalid-option.js";
import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { rejectAll } from "../errors/issue.js";
import { isOfDefaults } from "../options/parameters.js";
import { FIELD_VALUE } from "../shared/header-syntax.js";
import { essenceOf, FORM, isForm, isJson, MULTIPART } from "../shared/media-types.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { isList, isPlainObject, isRevoked } from "../shared/passed-values.js";
import type { Call } from "./call.js";

/**
 * Checks that the method has a body for `data` and, by policy, that no parameter of the call would be lost.
 *
 * @throws {InvalidOptionError} When the method has no body (B4).
 * @throws {InvalidParameterError} When the call has parameters that would not be sent (D2).
 */
export function checkData({ plan, values, api, defaults }: Call): void {
  const { method, restNames, restIndexes } = plan;
  if (!method.hasBody) throw invalidOption("data", "body", method.name);
  if (api.policy.unplaced === "drop") return;
  const unplaced = restNames.filter((name, rest) => !isOfDefaults(name, values[restIndexes[rest]!], defaults));
  rejectAll(unplaced, InvalidParameterError, "data");
}

/** A body, and its content type unless the headers set one. */
export interface Content extends EncodedBody {
  /** Whether its content type overrides that of the rule. */
  readonly overridesRule?: boolean;
}

/** The content type of a body that clients send as JSON (D3). */
export const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Returns the body of a call: its parameters without a placeholder, by default as a JSON object (P3), or `data` (P4). An
 * encoder writes the parameters, and `data` that is an object or a list (D8).
 *
 * @param members - the parameters without a placeholder; `undefined` if there are none
 * @param ofCaller - the content type of the call or its defaults, without that of the rule
 */
export function contentOf(call: Call, members: object | undefined, ofCaller: string | null | undefined): Content {
  const { api, plan, options } = call;
  const content = members ?? options.data;
  const isStructured = members !== undefined || isPlainObject(content) || isList(content);
  // A rule says that the body is `data` as it is.
  const isEncoded = isStructured && api.policy.body && plan.rule?.body !== "data";
  const encoded = isEncoded && encodeContent(content as object, call, ofCaller);
  if (encoded) return encoded;
  return { body: content, contentType: isStructured ? (api.vendor.contentType ?? JSON_TYPE) : undefined };
}

/**
 * Encodes the content of a body, according to the policy (D8). A content type of the caller's or of the rule must be the
 * type that the encoder writes.
 *
 * @returns `undefined` if the content type is JSON and the encoder writes forms: the body is then the object.
 * @throws {InvalidHeaderError} When the content type contradicts the encoder.
 * @throws {InvalidOptionError} When the encoder returns anything but a body and its content type.
 */
function encodeContent(content: object, call: Call, ofCaller: string | null | undefined): Content | undefined {
  const { api, plan, options, observer } = call;
  const encode = api.policy.body!;
  const context = { policy: api.policy };
  const type = options.headers!.get("content-type") ?? "";
  const isOfRule = type !== ofCaller;
  // A chain that chooses the encoder overrides the rule (I2).
  const isChosen = api.chosen?.body !== undefined;
  const isYielding = isOfRule && isChosen;
  if (isJson(type) && !isYielding && writesForms(encode, context)) return undefined;
  observer?.encoded(true);
  const encoded = readEncoded(encode(content as Record<string, unknown>, context));
  // A rule with an encoder names what that one writes.
  const named = plan.rule?.body && !isChosen ? plan.rule.contentType : undefined;
  const written = named ?? encoded.contentType ?? typeOfObject(encoded.body);
  if (!written) return { ...encoded, contentType: api.vendor.contentType };
  if (!type || essenceOf(written) === essenceOf(type) || (isJson(written) && isJson(type))) return encoded;
  if (isYielding) return { ...encoded, overridesRule: true };
  if (!(isJson(type) && isForm(written))) {
    if (isOfRule) return encoded;
    const detail = `${nameOf(type)}, but the encoder of the body writes ${nameOf(written)}`;
    throw new InvalidHeaderError([{ name: "content-type", reason: "encoder", detail }]);
  }
  observer?.encoded(false);
  return undefined;
}

/** Checks what an encoder returns. An empty content type is none. */
function readEncoded(encoded: unknown): EncodedBody {
  // Own properties only (B6): V8 is slow with objects that have no prototype.
  const own = isRevoked(encoded) ? {} : (encoded as object);
  const { body, contentType } = { body: undefined, contentType: undefined, ...own } as EncodedBody;
  if (typeof contentType === "string" && contentType.length > LONGEST_TEXT)
    throw new InvalidHeaderError([{ name: "content-type", reason: "length" }]);
  const isHeader = contentType === undefined || (typeof contentType === "string" && FIELD_VALUE.test(contentType));
  if (body === undefined || !isHeader)
    throw invalidOption("policy.body", "form", "a function that returns { body, contentType }");
  return { body, contentType: contentType === "" ? undefined : contentType };
}

/** Whether an encoder writes forms. It gets no members, because a form may refuse what JSON can contain. */
function writesForms(encode: BodyEncoder, context: EncoderContext): boolean {
  try {
    const { body, contentType } = readEncoded(encode({}, context));
    return isForm(contentType ?? typeOfObject(body) ?? "");
  } catch {
    // It needs members, so its result tells.
    return false;
  }
}

/** The media type that clients read from an object, which they send without one of the encoder. */
function typeOfObject(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || isRevoked(body)) return undefined;
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
