import { writeJson } from "../bodies/json-text.js";
import { bodyKindOf, tagOf } from "../bodies/kind.js";
import { writeForm } from "../bodies/form.js";
import type { EndpointError, Issue } from "../errors/endpoint-error.js";
import { LONE_SURROGATE } from "../errors/quote.js";
import { invalidRequest } from "../errors/invalid-request.js";
import { isList, propertiesOf } from "../kernel/values.js";
import { essenceOf, FORM, MULTIPART, takesJson } from "../shared/field-values.js";

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

/** A function that writes a value as JSON text, like `JSON.stringify`. */
export type Stringify = (value: unknown) => string;

/**
 * Who sends a request, and whether the url may be a path, which a page completes. axios sends forms of the package form-data, too;
 * others would send their name. A reader shows a request to people, or makes a key of it.
 */
export type Client = "server" | "page" | "axios" | "reader";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Reads a body.
 *
 * Types that `fetch` accepts get the content type of the Fetch Standard ("extract a body"). Any other value is encoded
 * as JSON, or as a form if `contentType` is that of a form.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the value cannot be encoded.
 */
export function readClientBody(
  value: unknown,
  contentType: string | undefined,
  client: Client,
  stringify: Stringify | undefined,
): Body {
  const kind = bodyKindOf(value);
  switch (kind) {
    case "text":
      return body(kind, value, "text/plain;charset=UTF-8");
    case "bytes":
      return body(kind, toBytes(value));
    case "blob":
      return body(kind, value, (value as Blob).type);
    case "search-params":
      return body("text", String(value), `${FORM};charset=UTF-8`);
    case "data":
      return body("text", write(value, contentType, stringify), JSON_TYPE);
    case "package-form":
      if (client !== "axios") throw invalidRequest("body", "must be a FormData of the platform");
      return body("form-data", value);
    default:
      return body(kind, value);
  }
}

function body(kind: Body["kind"], content: unknown, contentType?: string): Body {
  return { kind, content, contentType } as Body;
}

/** Writes a value by its content type (D8, D9). */
function write(value: unknown, contentType: string | undefined, stringify: Stringify | undefined): string {
  // Fast path: a single comparison for most bodies.
  const essence = !contentType || contentType === JSON_TYPE ? undefined : essenceOf(contentType);
  if (essence === FORM) return formOf(value);
  if (essence === MULTIPART)
    throw invalidRequest("body", "must be a FormData; use the encoder multipart of fluent-endpoint/bodies");
  if (essence !== undefined && !takesJson(essence) && (isList(value) || tagOf(value) === "Object"))
    throw invalidRequest("body", "must be text, because its content-type is neither JSON nor a form");
  if (!stringify) return writeJson(value);
  let text: unknown;
  let thrown: unknown;
  try {
    // The result of the caller's function is trusted.
    text = stringify(value);
  } catch (error) {
    thrown = error;
  }
  if (typeof text === "string") return text;
  throw invalidRequest("body", "must be accepted by the option stringify", thrown);
}

function formOf(value: unknown): string {
  const fields = propertiesOf(value);
  if (!fields) throw invalidRequest("body", "must be a plain object to be sent as a form");
  return writeForm(fields, FORM_CONTEXT, wrongField).body;
}

/** Without an encoder, lists repeat their name, and only the policy of an encoder writes objects. */
const FORM_CONTEXT = { policy: { arrays: "repeat", objects: "error" } } as const;

function wrongField([issue]: readonly Issue[]): EndpointError {
  const { name, detail } = issue!;
  const problem = detail.includes(LONE_SURROGATE)
    ? "must be well-formed Unicode; it contains a lone surrogate"
    : "must be a scalar or a list of scalars; use the encoder form of fluent-endpoint/bodies";
  return invalidRequest(`body.${name}`, problem);
}

/** Returns the bytes of a buffer, or those that a view covers; `undefined` for any other value. */
export function toBytes(value: unknown): Uint8Array | undefined {
  if (bodyKindOf(value) !== "bytes") return undefined;
  // A DataView, unlike a typed array, accepts only a buffer.
  const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(value) ? value : new DataView(value as ArrayBuffer);
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  // A `fetch` refuses shared memory, or sends it as the text of its numbers.
  return buffer[Symbol.toStringTag] === "SharedArrayBuffer" ? bytes.slice() : bytes;
}

/** Returns a buffer of exactly these bytes, for clients that take no view: their own, if they are all of it. */
export function toBuffer(bytes: Uint8Array): ArrayBufferLike {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;
}
