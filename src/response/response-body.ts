import { follow, isNode } from "../adapters/abort-signal.js";
import { toWebStream } from "../adapters/source.js";
import { bodyKindOf } from "../bodies/kind.js";
import { invalidOption } from "../errors/invalid-option.js";
import { attempt } from "../kernel/values.js";
import { readField } from "../shared/header-fields.js";
import { essenceOf, FORM, isJson, isJsonLines } from "../shared/field-values.js";
import type { BodyForm } from "../types/sent.js";

/** A response of a `fetch`. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: object;
  readonly body?: unknown;
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
  return TEXT.test(type) || type === FORM || isJsonLines(type) || charsetOf(contentType) ? "text" : "bytes";
}

/** Returns the media type; empty if it is absent. Of a field that was sent twice, the first counts. */
export function responseTypeOf({ headers }: FetchResponse | PlainResponse): string {
  const field = readField(headers, "content-type");
  return field.includes(",") ? /^(?:"[^"]*"|[^",])*/.exec(field)![0] : field;
}

/** The declared charset; empty if none is declared. */
export function charsetOf(contentType: string): string {
  const [, quoted, token = ""] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  return quoted ?? token;
}

function isUtf8(charset: string): boolean {
  return charset === "" || /^utf-?8$/i.test(charset);
}

/** Whether the platform can decode a charset. React Native has no TextDecoder. */
export function isKnown(charset: string): boolean {
  return isUtf8(charset) || attempt(() => new TextDecoder(charset)) !== undefined;
}

/** Whether a body is read as text. */
export function isText(form: BodyForm): boolean {
  return form === "json" || form === "text";
}

/**
 * Reads a body: a stream as it is, bytes, or text in its charset; what a client has parsed is returned as it is. Empty content is
 * `undefined`, whatever its type (G14).
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the response has no way to read its body.
 */
export async function responseContent(
  response: FetchResponse | PlainResponse,
  form: BodyForm,
  charset: string,
): Promise<unknown> {
  const isFetched = isFetchResponse(response);
  const asText = isText(form);
  if (isFetched && asText && isUtf8(charset)) return (await response.text()) || undefined;
  if (!isFetched && !("body" in response)) throw unreadable();
  const body: unknown = response.body ?? undefined;
  const isStream = bodyKindOf(body) === "stream";
  if (form === "stream" && isStream) return toWebStream(body as AsyncIterable<Uint8Array>);
  if (!isFetched && isStream) throw unreadable();
  const content = isFetched ? await response.arrayBuffer() : body;
  if (content === "") return undefined;
  // A byte order mark is no part of a text, as when bytes are decoded.
  if (typeof content === "string") return asText ? content.replace(/^\ufeff/, "") : new TextEncoder().encode(content);
  const bytes = bytesOf(content);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.length === 0) return undefined;
  return asText ? decode(charset, bytes) : bytes;
}

/**
 * In Node, a response whose body ends with the signal of its request, although its client may have lost that: ky joins it by
 * AbortSignal.any(), which a collection ends (G16). A stream is not read here.
 */
export function endWith(response: FetchResponse, signal: unknown): FetchResponse {
  const { status, headers, body } = Object(response) as FetchResponse;
  if (!signal || !isNode() || !(body instanceof ReadableStream) || !isFetchResponse(response)) return response;
  const read = async <Content>(readWhole: (piped: Response) => Promise<Content>): Promise<Content> => {
    const controller = new AbortController();
    const release = follow(signal, { deref: () => controller });
    try {
      return await readWhole(new Response(body.pipeThrough(new TransformStream(), { signal: controller.signal })));
    } finally {
      release();
    }
  };
  const text = async (): Promise<string> => read(async (piped) => piped.text());
  return { status, headers, body, text, arrayBuffer: async () => read(async (piped) => piped.arrayBuffer()) };
}

/** What the form of an empty body has in its place, if the caller chose it. */
export function emptyAs(form: BodyForm | undefined): unknown {
  if (form === "text") return "";
  return form === "bytes" || form === "stream" ? new Uint8Array() : undefined;
}

/** A stream of what was read whole: an empty body, or that of a client without streams. */
export function asStream(content: unknown): unknown {
  return content instanceof Uint8Array ? new Response(content as Uint8Array<ArrayBuffer>).body : content;
}

/** Lets go of a body that nobody reads: its connection would wait for that (G16). */
export function discard({ body }: FetchResponse | PlainResponse): void {
  const { cancel, resume } = Object(body) as Readonly<Record<string, unknown>>;
  // It is locked if somebody reads it.
  if (typeof cancel === "function") (body as ReadableStream).cancel().catch(() => undefined);
  else if (typeof resume === "function") (body as { readonly resume: () => void }).resume();
}

function isFetchResponse(response: object): response is FetchResponse {
  const { text, arrayBuffer } = response as Partial<FetchResponse>;
  return typeof text === "function" && typeof arrayBuffer === "function";
}

function unreadable(): Error {
  return invalidOption("response", "must be a Response, or { status, headers, body } with text or bytes as its body");
}

/** As a stream, because Node 20 and 22 otherwise decode windows-1252 as Latin-1, without a euro sign. */
function decode(charset: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(charset || undefined);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** Bytes as a plain Uint8Array; any other value as it is. */
function bytesOf(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : value;
}
