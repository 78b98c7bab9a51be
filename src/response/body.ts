import { getOwn } from "../kernel/values.js";
import { readField } from "../shared/header-fields.js";
import { essenceOf, FORM, isJson } from "../shared/headers.js";

/** A response of a `fetch`. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: object;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A response of any other client. */
export interface PlainResponse {
  readonly status: number;
  /** A plain object with names in any case, a `Headers`, a `Map`, a list of pairs, or a flat list of names and values. */
  readonly headers: object;
  /** Text or bytes; a value that the client has parsed already is kept. */
  readonly body?: unknown;
}

/** How to read a body. */
export type BodyKind = "json" | "text" | "bytes";

/** Media types of text besides `text/*`. */
const TEXT = /^text\/|[/+](?:xml|yaml|javascript|ecmascript|graphql|csv|toml)$/;

/** Media types that are asked for to get bytes, whatever type the server then gives them. */
const BINARY = /^(?:(?:image|audio|video|font)\/(?!svg\+xml)|application\/(?:octet-stream|zip|gzip|x-tar|pdf|wasm)$)/;

/**
 * Tells how to read a body, by the media type of the response, or, if the request asks for a binary one, as bytes. A type that
 * is not known is read as bytes: nothing of them is lost.
 */
export function kindOfBody(contentType: string, accept: string): BodyKind {
  if (BINARY.test(essenceOf(accept))) return "bytes";
  if (isJson(contentType)) return "json";
  const type = essenceOf(contentType);
  return TEXT.test(type) || type === FORM || /;\s*charset=/i.test(contentType) ? "text" : "bytes";
}

/** Returns the media type; empty if it is absent. Of a field that was sent twice, the first counts. */
export function typeOf({ headers }: FetchResponse | PlainResponse): string {
  const field = readField(headers, "content-type");
  let isQuoted = false;
  for (let index = 0; index < field.length; index += 1) {
    if (field[index] === '"') isQuoted = !isQuoted;
    else if (field[index] === "," && !isQuoted) return field.slice(0, index);
  }
  return field;
}

/** Reads text or bytes; any other body of a client is returned as it is. */
export async function contentOf(response: FetchResponse | PlainResponse, kind: BodyKind): Promise<unknown> {
  if (isFetched(response)) return kind === "bytes" ? bytesOf(await response.arrayBuffer()) : response.text();
  const body = getOwn(response as never, "body") ?? undefined;
  // A byte order mark is no part of a text, as when bytes are decoded.
  if (typeof body === "string") return kind === "bytes" ? new TextEncoder().encode(body) : body.replace(/^\ufeff/, "");
  const bytes = bytesOf(body);
  return kind === "bytes" || bytes === body ? bytes : new TextDecoder().decode(bytes as Uint8Array);
}

function isFetched(response: FetchResponse | PlainResponse): response is FetchResponse {
  return "arrayBuffer" in response && typeof response.arrayBuffer === "function";
}

/** Bytes as a plain Uint8Array; any other value as it is. */
function bytesOf(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : value;
}
