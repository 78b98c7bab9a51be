import { attempt, isPlainObject } from "../kernel/values.js";
import { essenceOf } from "../shared/field-values.js";
import { compactJson, cutText } from "./answer-text.js";
import { contentOfBytes, failure, type ToolResult } from "./content.js";
import type { LimitedResponse } from "./limited-response.js";
import { describeNextPage } from "./next-page.js";
import { hide } from "./hide.js";

/** An answer of an API, whose body is text or bytes. */
interface ApiAnswer {
  /** The url of the request, or that of the last redirect. */
  readonly url: string;
  readonly response: LimitedResponse;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string | Uint8Array | undefined;
}

/** How to make a result of an answer. */
interface Presentation {
  /** The schemas of the arguments of the tool. */
  readonly properties: Readonly<Record<string, object>>;
  /** The same, by the names of parameters of the query. */
  readonly ofQuery: ReadonlyMap<string, string>;
  readonly outputSchema: object | undefined;
  readonly validate: ((schema: object, answer: object) => unknown) | undefined;
  /** The credentials of the request, which an API may repeat. */
  readonly secrets: readonly string[];
  readonly longest: number;
}

/** Makes the result of a call of an answer of the API. */
export function resultOf(answer: ApiAnswer, presentation: Presentation): ToolResult {
  const { response, headers, url } = answer;
  const { properties, ofQuery, secrets, longest, outputSchema, validate } = presentation;
  const mediaType = essenceOf(headers["content-type"] ?? "");
  const body = answer.body instanceof Uint8Array ? (decodedText(answer.body, mediaType) ?? answer.body) : answer.body;
  const isStructured = validate !== undefined && outputSchema !== undefined;
  if (typeof body !== "string") {
    const result = body === undefined ? describeEmpty(answer) : fileOf(body, mediaType, answer);
    // Clients refuse an answer without the data that the output schema describes.
    return isStructured ? { ...result, isError: true } : result;
  }
  const whole = hide(isJsonText(body) ? compactJson(body) : body, secrets);
  const isCut = response.isCut || whole.length > longest;
  const text = cutText(whole, longest, response.isCut, Object.keys(properties));
  if (isStructured) {
    const data = isCut ? undefined : attempt(() => JSON.parse(whole) as unknown);
    if (!isPlainObject(data)) return failure(isCut ? undefined : "The answer is no JSON object.", text);
    try {
      const structuredContent = validate(outputSchema, data) as Record<string, unknown>;
      return { content: [{ type: "text", text }], structuredContent };
    } catch (error) {
      return failure(`The answer does not fit its schema: ${hide((error as Error).message, secrets)}`, text);
    }
  }
  const nextPage = describeNextPage(headers, response.url || url, ofQuery, properties);
  const texts = [text, ...(nextPage === undefined ? [] : [hide(nextPage, secrets)])];
  return { content: texts.map((one) => ({ type: "text", text: one })) };
}

/** The text of bytes whose media type does not say that they are one. */
function decodedText(bytes: Uint8Array, mediaType: string): string | undefined {
  if (!/^(?:|application\/octet-stream)$/.test(mediaType) || bytes.includes(0)) return undefined;
  return attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

function isJsonText(text: string): boolean {
  return /^\s*[[{]/.test(text) && attempt(() => JSON.parse(text) as unknown) !== undefined;
}

function fileOf(bytes: Uint8Array, mediaType: string, { response, url }: ApiAnswer): ToolResult {
  if (response.isCut)
    return failure(
      `The answer is a file (${mediaType || "of no media type"}) of more than ${bytes.length} bytes, which is too large for a result.`,
    );
  // The query may have credentials.
  return { content: [contentOfBytes(bytes, mediaType, (response.url || url).replace(/[?#].*/, ""))] };
}

/** Header fields that tell what an answer without a body is about. */
const TELLING = [
  "location",
  "content-location",
  "etag",
  "last-modified",
  "content-type",
  "content-length",
  "retry-after",
];

function describeEmpty({ response: { status }, headers }: ApiAnswer): ToolResult {
  const fields = TELLING.flatMap((name) => (headers[name] === undefined ? [] : `${name}: ${headers[name]}`));
  return { content: [{ type: "text", text: [`Status ${status}, without a body.`, ...fields].join("\n") }] };
}
