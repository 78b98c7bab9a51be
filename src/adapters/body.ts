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
  readonly type?: string;
};

/**
 * Reads a body. What `fetch` knows is announced as the Fetch Standard's "extract a body" says; anything else is JSON, or a
 * form where the caller announces one.
 *
 * @throws InvalidRequestError where it can be neither
 */
export function readBody(value: unknown, announced: string | undefined, stringify?: Stringify): Body {
  // By its tag: classes of other realms, and those of polyfills, count too.
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  if (value === undefined) return { kind: "none", content: value };
  if (typeof value === "string") return { kind: "text", content: value, type: "text/plain;charset=UTF-8" };
  if (tag === "URLSearchParams")
    return {
      kind: "text",
      content: (value as URLSearchParams).toString(),
      type: "application/x-www-form-urlencoded;charset=UTF-8",
    };
  if (tag === "FormData") return { kind: "form-data", content: value as FormData };
  if (/^(?:Blob|File)$/.test(tag)) return { kind: "blob", content: value as Blob, type: (value as Blob).type };
  if (ArrayBuffer.isView(value) || tag.endsWith("Buffer")) {
    // An ArrayBuffer has no buffer, and no offset in it.
    const { buffer, byteOffset, byteLength } = value as Partial<ArrayBufferView>;
    return { kind: "bytes", content: new Uint8Array(buffer ?? (value as ArrayBuffer), byteOffset, byteLength) };
  }
  if (isStream(value)) return { kind: "stream", content: value };
  // RFC 9110, section 8.3.1: a media type in any case, perhaps with parameters.
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(announced ?? "")) {
    if (tag !== "Object") throw new InvalidRequestError("body", "a form takes a plain object");
    return { kind: "text", content: formText(value as object) };
  }
  const json = jsonText(value, stringify);
  // A Map, a promise, NaN: the text is valid, and says nothing of what the value holds.
  if (/^(?:\{\}|null)$/.test(json) && !/^(?:Object|Null)$/.test(tag))
    throw new InvalidRequestError("body", "JSON would lose it");
  return { kind: "text", content: json, type: "application/json; charset=utf-8" };
}

function isStream(value: unknown): value is AsyncIterable<Uint8Array> {
  const { pipe, getReader, [Symbol.asyncIterator]: iterate } = Object(value) as Record<PropertyKey, unknown>;
  return typeof (pipe ?? getReader ?? iterate) === "function";
}
