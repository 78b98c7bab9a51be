import { InvalidRequestError } from "../errors/invalid-request-error.js";
import { formText } from "./form-text.js";
import { jsonText, type Stringify } from "./json-text.js";

/** A body as it goes to a client. */
export type Body = (
  | { readonly kind: "none"; readonly content: undefined }
  /** Text for UTF-8: the caller's own, a form, or JSON. */
  | { readonly kind: "text"; readonly content: string }
  /** All of an ArrayBuffer, or what a view shows of it. */
  | { readonly kind: "bytes"; readonly content: Uint8Array }
  /** A Blob or File. */
  | { readonly kind: "blob"; readonly content: Blob }
  /** A FormData: who sends it chooses the boundary, and so writes `content-type`. */
  | { readonly kind: "form-data"; readonly content: FormData }
  /** A web stream, a Node stream, or another async iterable. */
  | { readonly kind: "stream"; readonly content: AsyncIterable<Uint8Array> }
) & {
  /** The media type that announces it, where the caller announces none. */
  readonly type: string | undefined;
};

/**
 * Reads a body. What `fetch` knows is announced as the Fetch Standard's "extract a body" says; anything else is JSON, or a
 * form where the caller announces one.
 *
 * @throws InvalidRequestError where it can be neither
 */
export function readBody(value: unknown, announced: string | undefined, stringify?: Stringify): Body {
  if (value === undefined) return body("none", value);
  if (typeof value === "string") return body("text", value, "text/plain;charset=UTF-8");
  // By its tag: classes of other realms, and those of polyfills, count too.
  const tag = value !== null && (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
  if (tag === "URLSearchParams")
    return body("text", (value as URLSearchParams).toString(), "application/x-www-form-urlencoded;charset=UTF-8");
  if (tag === "FormData") return body("form-data", value);
  if (tag === "Blob" || tag === "File") return body("blob", value, (value as Blob).type);
  if (ArrayBuffer.isView(value) || (typeof tag === "string" && tag.endsWith("Buffer"))) {
    // An ArrayBuffer has no buffer, and no offset in it.
    const { buffer, byteOffset, byteLength } = value as Partial<ArrayBufferView>;
    return body("bytes", new Uint8Array(buffer ?? (value as ArrayBuffer), byteOffset, byteLength));
  }
  const { pipe, getReader, [Symbol.asyncIterator]: iterate } = Object(value) as Record<PropertyKey, unknown>;
  if (typeof (pipe ?? getReader ?? iterate) === "function") return body("stream", value);
  // RFC 9110, section 8.3.1: a media type in any case, perhaps with parameters.
  if (announced && /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(announced)) {
    if (!isObject(value)) throw new InvalidRequestError("body", "a form takes a plain object");
    return body("text", formText(value));
  }
  const json = jsonText(value, stringify);
  // A Map, a promise, NaN: the text is valid, and says nothing of what the value holds.
  if ((json === "{}" || json === "null") && value !== null && !isObject(value))
    throw new InvalidRequestError("body", "JSON would lose it");
  return body("text", json, "application/json; charset=utf-8");
}

function body(kind: Body["kind"], content: unknown, type?: string): Body {
  return { kind, content, type } as Body;
}

function isObject(value: unknown): value is object {
  return Object.prototype.toString.call(value) === "[object Object]";
}
