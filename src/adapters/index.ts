export { InvalidRequestError } from "../errors/invalid-request-error.js";
export type { AdapterOptions } from "./message.js";
export type { Stringify } from "./json-text.js";
export * from "./to-axios.js";
export * from "./to-fetch.js";
export * from "./to-got.js";
export * from "./to-node-http.js";
export * from "./to-request.js";
export * from "./to-undici.js";
