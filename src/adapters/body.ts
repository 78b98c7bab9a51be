import { tagOf, untaggedClassOf } from "../bodies/json-text.js";
import { InvalidRequestError } from "../errors/invalid-request.js";
import { isWrittenAsJson } from "../shared/headers.js";
import { toBytes } from "./bytes.js";
import { encodeForm } from "./form-body.js";
import { encodeJson, wellFormed, type Stringify } from "./json-body.js";
import { classProperty } from "./own-properties.js";

/** A body in one of the forms that clients accept. */
export type Body = (
  | { readonly kind: "none"; readonly content: undefined }
  /** Text to send as UTF-8: a string, an encoded form, or JSON. */
  | { readonly kind: "text"; readonly content: string }
  /** The bytes of an ArrayBuffer, or the part of it that a view covers. */
  | { readonly kind: "bytes"; readonly content: Uint8Array }
  /** A Blob or a File. */
  | { readonly kind: "blob"; readonly content: Blob }
  /** A FormData. The client chooses the boundary, so it also sets `content-type`. */
  | { readonly kind: "form-data"; readonly content: FormData }
  /** A web stream, a Node stream, or another async iterable. */
  | { readonly kind: "stream"; readonly content: AsyncIterable<Uint8Array> }
) & {
  /** The default `content-type`; `undefined` if the body has none. */
  readonly contentType: string | undefined;
};

/** The content type of a form. RFC 9110, section 8.3.1: media types are case-insensitive and may have parameters. */
export const FORM_TYPE: RegExp = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*(?:;|$)/i;

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Reads a body.
 *
 * Types that `fetch` accepts get the content type of the Fetch Standard ("extract a body"). Any other value is encoded
 * as JSON, or as a form if `contentType` is that of a form.
 *
 * @throws {InvalidRequestError} When the value cannot be encoded.
 */
export function readBody(value: unknown, contentType: string | undefined, stringify?: Stringify): Body {
  if (value === undefined) return body("none", value);
  // Fast path: a single comparison for most bodies.
  const special = contentType === JSON_TYPE ? "" : (contentType ?? "");
  const isMultipart = special && MULTIPART_TYPE.test(special);
  if (typeof value === "string") {
    if (isMultipart && !/;\s*boundary=./i.test(special))
      throw new InvalidRequestError("headers.content-type", "must contain the boundary of the body");
    return body("text", wellFormed(value), "text/plain;charset=UTF-8");
  }
  const read = typeof value === "object" && value !== null ? readPlatformObject(value) : undefined;
  if (isMultipart && (!read || read.kind === "text"))
    throw new InvalidRequestError("body", "must be a FormData; use the encoder multipart of fluent-endpoint/bodies");
  if (read) return read;
  if (special && FORM_TYPE.test(special)) {
    if (tagOf(value) !== "Object") throw new InvalidRequestError("body", "must be a plain object to be sent as a form");
    return body("text", encodeForm(value as object));
  }
  if (special && !isWrittenAsJson(special) && (Array.isArray(value) || tagOf(value) === "Object"))
    throw new InvalidRequestError("body", "must be text, because its content-type is neither JSON nor a form");
  return body("text", encodeJson(value, stringify), JSON_TYPE);
}

/**
 * Reads bytes, streams, and the objects that `fetch` accepts; returns `undefined` for any other object.
 *
 * The tag of a class, unlike `instanceof`, also identifies classes of other realms and polyfills.
 */
function readPlatformObject(value: object): Body | undefined {
  // Plain objects may also have this method, which is enough to iterate them.
  const isIterable = Symbol.asyncIterator in value && Object.hasOwn(value, Symbol.asyncIterator);
  if (Array.isArray(value) || (!isIterable && Object.getPrototypeOf(value) === Object.prototype)) return undefined;
  const bytes = toBytes(value);
  if (bytes) return body("bytes", bytes);
  const tag = classProperty(value, Symbol.toStringTag) ?? untaggedClassOf(value);
  if (tag === "URLSearchParams")
    return body("text", (value as URLSearchParams).toString(), "application/x-www-form-urlencoded;charset=UTF-8");
  if (tag === "FormData") return body("form-data", value);
  if (tag === "Blob" || tag === "File") return body("blob", value, (value as Blob).type);
  const isStream = isIterable || ["pipe", "getReader", Symbol.asyncIterator].some((name) => isMethod(value, name));
  return isStream ? body("stream", value) : undefined;
}

function isMethod(value: object, name: PropertyKey): boolean {
  return typeof classProperty(value, name) === "function";
}

function body(kind: Body["kind"], content: unknown, contentType?: string): Body {
  return { kind, content, contentType } as Body;
}
