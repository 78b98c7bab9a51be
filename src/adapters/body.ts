import { InvalidRequestError } from "../errors/invalid-request-error.js";
import { formText } from "./form-text.js";
import { jsonText, type Stringify } from "./json-text.js";

/** A body as it goes to a client. */
export interface Body {
  readonly kind: "none" | "text" | "bytes" | "blob" | "form-data" | "stream";
  /** A string, a Uint8Array, a Blob, a FormData, or a stream; `undefined` where there is none. */
  readonly content: unknown;
  /** The media type that announces it, where the caller announces none. */
  readonly type?: string | undefined;
}

/**
 * Reads a body. What `fetch` knows is announced as the Fetch Standard's "extract a body" says; anything else is JSON, or a
 * form where the caller announces one.
 */
export function readBody(value: unknown, announced: string | undefined, stringify?: Stringify): Body {
  // By its tag: classes of other realms, and those of polyfills, count too.
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  const content = value as { type: string; pipe?: unknown; getReader?: unknown; [Symbol.asyncIterator]?: unknown };
  switch (tag) {
    case "Undefined":
      return { kind: "none", content };
    case "String":
      return { kind: "text", content, type: "text/plain;charset=UTF-8" };
    case "URLSearchParams":
      return { kind: "text", content: String(value), type: "application/x-www-form-urlencoded;charset=UTF-8" };
    case "FormData":
      return { kind: "form-data", content };
    case "Blob":
    case "File":
      return { kind: "blob", content, type: content.type };
  }
  if (ArrayBuffer.isView(value))
    return { kind: "bytes", content: new Uint8Array(value.buffer, value.byteOffset, value.byteLength) };
  if (tag.endsWith("Buffer")) return { kind: "bytes", content: new Uint8Array(value as ArrayBuffer) };
  if (value !== null && (content.pipe ?? content.getReader ?? content[Symbol.asyncIterator]))
    return { kind: "stream", content };
  // RFC 9110, section 8.3.1: a media type in any case, perhaps with parameters.
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(announced ?? ""))
    return { kind: "text", content: jsonText(value, stringify), type: "application/json; charset=utf-8" };
  if (tag !== "Object") throw new InvalidRequestError("body", "a form is made of a plain object");
  return { kind: "text", content: formText(value as object) };
}
