/**
 * Reads responses: their bodies by media type, with the types of the request, and errors by status. It sends nothing itself.
 *
 * @module fluent-endpoint/response
 */
export { readResponse } from "./read-response.js";
export type { BodyOf, Parse, ReadOptions } from "./read-response.js";
export { isErrorOf, ResponseError } from "./response-error.js";
export { sendWith } from "./send-with.js";
export type {
  Answer,
  ResponseHeaders,
  Result,
  ResultOf,
  SchemaIssue,
  SchemaResult,
  StandardSchema,
} from "../types/sent.js";
export type { FetchLike } from "./fetch-any.js";
export type { Send, SendResult, SendWithResponse } from "./send-with.js";
export type { FetchResponse, PlainResponse } from "./response-body.js";
export type { Problem } from "./response-error.js";
