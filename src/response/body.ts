import { attempt, getOwn } from "../kernel/values.js";
import { readField } from "../shared/header-fields.js";
import { essenceOf, FORM, isJson } from "../shared/headers.js";
import type { BodyForm } from "../types/sent.js";

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

/** Media types of text besides `text/*`. */
const TEXT = /^text\/|[/+](?:xml|yaml|javascript|ecmascript|graphql|csv|toml)$/;

/** Media types that are asked for to get bytes, whatever type the server then gives them. */
const BINARY = /^(?:(?:image|audio|video|font)\/(?!svg\+xml)|application\/(?:octet-stream|zip|gzip|x-tar|pdf|wasm)$)/;

/**
 * Tells how to read a body, by the media type of the response, or, if the request asks for a binary one, as bytes. A type that
 * is not known is read as bytes: nothing of them is lost.
 */
export function formOfBody(contentType: string, accept: string): BodyForm {
  if (BINARY.test(essenceOf(accept))) return "bytes";
  if (isJson(contentType)) return "json";
  const type = essenceOf(contentType);
  return TEXT.test(type) || type === FORM || charsetOf(contentType) ? "text" : "bytes";
}

/** Returns the media type; empty if it is absent. Of a field that was sent twice, the first counts. */
export function typeOf({ headers }: FetchResponse | PlainResponse): string {
  return /^(?:"[^"]*"|[^",])*/.exec(readField(headers, "content-type"))![0];
}

/** The declared charset; empty for UTF-8, and if none is declared. */
export function charsetOf(contentType: string): string {
  const [, quoted, token = ""] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  return quoted ?? token;
}

function isUtf8(charset: string): boolean {
  return /^(?:utf-?8)?$/i.test(charset);
}

/** Whether the platform can decode a charset. React Native has no TextDecoder. */
export function isKnown(charset: string): boolean {
  return isUtf8(charset) || attempt(() => new TextDecoder(charset)) !== undefined;
}

/**
 * Reads a body: a stream as it is, bytes, or text in its charset; any other body of a client is returned as it is. Empty content is
 * `undefined`, whatever its type (G14).
 */
export async function contentOf(
  response: FetchResponse | PlainResponse,
  form: BodyForm,
  charset: string,
): Promise<unknown> {
  const isFetched = "arrayBuffer" in response && typeof response.arrayBuffer === "function";
  if (form === "stream") return getStream(response);
  const decoder = form === "bytes" || isUtf8(charset) ? undefined : new TextDecoder(charset);
  if (isFetched) {
    if (form !== "bytes" && !decoder) return (await response.text()) || undefined;
    const bytes = bytesOf(await response.arrayBuffer()) as Uint8Array;
    return (decoder ? decode(decoder, bytes) : bytes.length > 0 && bytes) || undefined;
  }
  const body = getOwn(response as never, "body") ?? undefined;
  if (body === "") return undefined;
  // A byte order mark is no part of a text, as when bytes are decoded.
  if (typeof body === "string") return form === "bytes" ? new TextEncoder().encode(body) : body.replace(/^\ufeff/, "");
  const bytes = bytesOf(body);
  if (bytes instanceof Uint8Array && bytes.length === 0) return undefined;
  return form === "bytes" || !(bytes instanceof Uint8Array) ? bytes : decode(decoder ?? new TextDecoder(), bytes);
}

/** As a stream, because Node 20 and 22 otherwise decode windows-1252 as Latin-1, without a euro sign. */
function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string {
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** The stream of a response that was fetched, or what another client has. */
function getStream(response: object): unknown {
  return (response as { readonly body?: unknown }).body ?? undefined;
}

/** Bytes as a plain Uint8Array; any other value as it is. */
function bytesOf(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : value;
}
