// Compares a request with the document: each parameter must be where the document has it, and nothing may be elsewhere.
// It knows nothing of this library: OpenAPI and the URL standard say what is right.
import { isDeepStrictEqual } from "node:util";

import { FORM, MULTIPART } from "./operations.mjs";

const baseUrl = "https://api.example.com/base";
const ownHeaders = ["accept", "user-agent", "content-type"];

/** The defaults of the endpoint whose requests are compared. */
export const defaults = { baseUrl };

/** The styles of OpenAPI: `a=1&a=2`, and `a[k]=v` for objects. */
export const policy = /** @type {const} */ ({ arrays: "repeat", objects: "brackets" });

/**
 * @param {import("./operations.mjs").Operation} operation with the values of the call
 * @param {{ method: string, url: string, headers: Record<string, string>, body?: unknown }} request
 * @returns {string[]} what is wrong
 */
export function misplaced(operation, request) {
  const expected = expect(operation);
  const [path = "", query = ""] = request.url.split("?");
  const found = {
    method: request.method,
    path,
    query: [...new URLSearchParams(query)].sort(byName),
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ownHeaders.includes(name))),
    body: read(operation.body, request.body),
  };
  const wrong = Object.keys(expected)
    .filter((key) => !isDeepStrictEqual(found[/** @type {keyof typeof found} */ (key)], expected[key]))
    .map((key) => `${key}: ${JSON.stringify(found[/** @type {keyof typeof found} */ (key)])}`);
  const type = request.headers["content-type"]?.split(";")[0];
  const types = operation.body?.types.map((one) => one.split(";")[0]) ?? [];
  if (type !== undefined && !types.includes(type) && !operation.body?.isJson) wrong.push(`content-type: ${type}`);
  return wrong;
}

/**
 * @param {import("./operations.mjs").Operation} operation
 * @returns {Record<string, unknown>}
 */
function expect({ method, path, parameters, body }) {
  const at = (/** @type {string} */ place) => parameters.filter((one) => one.place === place);
  const filled = at("path").reduce((text, { name, value }) => text.replace(`{${name}}`, () => segment(value)), path);
  const cookies = at("cookie").map(({ name, value }) => `${name}=${value}`);
  return {
    method: method.toLowerCase(),
    path: baseUrl + filled,
    query: at("query")
      .flatMap(({ name, value }) => pairs(name, value))
      .sort(byName),
    headers: {
      ...Object.fromEntries(at("header").map(({ name, value }) => [name.toLowerCase(), String(value)])),
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
    },
    body: read(body, body && encoded(body)),
  };
}

/**
 * A body as a client takes it: JSON is written later, any other body is text or bytes.
 *
 * @param {import("./operations.mjs").Body} body
 */
export function encoded({ types, isJson, isByName, value }) {
  if (isJson || typeof value === "string") return value;
  if (isByName && types.includes(MULTIPART)) return formData(entries(value));
  return types.includes(FORM) ? new URLSearchParams(entries(value)).toString() : new Uint8Array(1);
}

/** The function that statements call for a `FormData`. */
export function formData(/** @type {string[][]} */ pairs) {
  const data = new FormData();
  for (const [name = "", text = ""] of pairs) data.append(name, text);
  return data;
}

/**
 * What a server reads: an object without members is no body, and the order of the fields of a form does not matter.
 *
 * @param {import("./operations.mjs").Body | undefined} expected
 * @param {unknown} body
 */
function read(expected, body) {
  if (expected?.isJson) return isDeepStrictEqual(body, {}) ? undefined : body;
  const pairs = pairsOf(expected, body);
  return pairs ? (pairs.length > 0 ? pairs.sort(byName) : undefined) : body || undefined;
}

/**
 * The fields of a form, encoded or not yet; `undefined` for any other body.
 *
 * @param {import("./operations.mjs").Body | undefined} expected
 * @param {unknown} body
 */
function pairsOf(expected, body) {
  if (body instanceof FormData) return [...body].map(([name, value]) => [name, String(value)]);
  if (expected?.types.includes(FORM) && typeof body === "string") return [...new URLSearchParams(body)];
  return undefined;
}

/** @param {unknown} members */
const entries = (members) =>
  Object.entries(/** @type {object} */ (members)).flatMap(([name, value]) => pairs(name, value));

/** @param {unknown} value */
const segment = (value) =>
  [value]
    .flat()
    .map((item) => encodeURIComponent(String(item)))
    .join();

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {[string, string][]}
 */
function pairs(name, value) {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item));
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(/** @type {object} */ (value)).flatMap(([key, item]) => pairs(`${name}[${key}]`, item));
}

/**
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
const byName = (a, b) => (String(a) < String(b) ? -1 : 1);
