/**
 * Converts requests for HTTP clients and for people.
 *
 * @module fluent-endpoint/adapters
 */
export type { AdapterOptions } from "./message.js";
export type { Stringify } from "./client-body.js";
export type { SecretsOptions } from "./variables.js";
export type { PatternOf, PatternParameters } from "../types/template.js";
export * from "./redact.js";
export * from "./to-angular.js";
export * from "./to-axios.js";
export * from "./to-curl.js";
export * from "./to-fetch.js";
export * from "./to-got.js";
export * from "./to-node-http.js";
export * from "./to-pattern.js";
export * from "./to-query-key.js";
export * from "./to-request.js";
export * from "./to-undici.js";
