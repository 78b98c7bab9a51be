// Each operation of a document as a call with correct arguments, and as a chain that sets them one by one.
import { FORM, MULTIPART } from "./operations.mjs";

/** The names of options: in a call they are no parameters. */
const options = ["baseUrl", "method", "url", "headers", "mediaType", "data", "request"];

/**
 * @typedef {object} Call
 * @property {string} route
 * @property {Record<string, unknown>} parameters of path, query and body, by name
 * @property {Record<string, unknown>} headers
 * @property {{ value: unknown } | undefined} data the body, when options cannot hold its members
 * @property {boolean} [isChainOnly] whether only a chain can set all parameters
 */

/**
 * A call of a vendor that has the rules of its document: path, query and header parameters and the members of JSON and of
 * forms, all by their names.
 *
 * @param {import("./operations.mjs").Operation} operation
 * @returns {Call | undefined} `undefined` if a name has several meanings
 */
export function exactCallOf({ method, path, parameters, body }) {
  const named = parameters.filter(({ place }) => place !== "cookie");
  const names = named.map(({ name }) => name);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return undefined;
  const isForm = body?.types.some((type) => /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type));
  const members = body && membersOf({ ...body, isByName: body.isJson || isForm === true }, names);
  return {
    route: `${method} ${path}`,
    parameters: { ...Object.fromEntries(named.map(({ name, value }) => [name, value])), ...members },
    headers: {},
    data: body && !members ? { value: encoded(body) } : undefined,
    // A call takes these names for options.
    isChainOnly: names.some((name) => options.includes(name)),
  };
}

/**
 * The same operation for openapi-fetch.
 *
 * @param {import("./operations.mjs").Operation} operation
 */
export function fetchForm({ method, path, parameters, ignoredParameters, body, ignoredBody }) {
  const all = [...parameters, ...ignoredParameters];
  const groups = ["path", "query", "header", "cookie"].map((place) => [
    place,
    Object.fromEntries(all.filter((one) => one.place === place).map(({ name, value }) => [name, value])),
  ]);
  const params = Object.fromEntries(
    groups.filter(([, group]) => Object.keys(/** @type {object} */ (group)).length > 0),
  );
  const { value } = body ?? ignoredBody ?? {};
  const init = { ...(Object.keys(params).length > 0 && { params }), ...(value !== undefined && { body: value }) };
  return `api.${method}(${literal(path)}, ${literal(init)});`;
}

/**
 * The members of a body that a call can set by their names alone, or `undefined` when it must be set as a whole.
 *
 * @param {import("./operations.mjs").Body} body
 * @param {readonly string[]} taken
 * @returns {object | undefined}
 */
function membersOf({ isByName, isOpen, value }, taken) {
  if (!isByName || isOpen || typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).some((name) => taken.includes(name) || options.includes(name)) ? undefined : value;
}

/** @param {unknown} value */
function literal(value) {
  if (value instanceof FormData) return `formData(${JSON.stringify([...value])})`;
  return value instanceof Uint8Array ? "new Uint8Array(1)" : JSON.stringify(value);
}

/**
 * @param {Call} call
 * @returns {string} `api.build("…", { … });`
 */
export function callForm({ route, parameters, headers, data }) {
  const options = {
    ...parameters,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(data && { data: data.value }),
  };
  const members = Object.entries(options).map(([name, value]) => `${literal(name)}:${literal(value)}`);
  const argument = members.length > 0 ? `, {${members.join()}}` : "";
  return `api.build(${literal(route)}${argument});`;
}

/**
 * A single header by `.header()`, several by `.headers()`.
 *
 * @param {Record<string, unknown>} headers
 */
function headerSteps(headers) {
  const [[name, value] = ["", ""], ...others] = Object.entries(headers);
  if (others.length > 0) return [`.headers(${literal(headers)})`];
  return name ? [`.header(${literal(name)}, ${literal(value)})`] : [];
}

/**
 * @param {Call} call
 * @returns {string} `api.route("…").param("…", …).build();`
 */
export function chain({ route, parameters, headers, data }) {
  const steps = [
    ...Object.entries(parameters).map(([name, value]) => `.param(${literal(name)}, ${literal(value)})`),
    ...headerSteps(headers),
    ...(data ? [`.data(${literal(data.value)})`] : []),
  ];
  return `api.route(${literal(route)})${steps.join("")}.build();`;
}

/**
 * A body as a client takes it: JSON is written later, any other body is text or bytes.
 *
 * @param {import("./operations.mjs").Body} body
 */
function encoded({ types, isJson, isByName, value }) {
  if (isJson || typeof value === "string") return value;
  const pairs = Object.entries(/** @type {object} */ (value)).map(
    ([name, one]) => /** @type {[string, string]} */ ([name, String(one)]),
  );
  if (!isByName || !types.includes(MULTIPART))
    return types.includes(FORM) ? new URLSearchParams(pairs).toString() : new Uint8Array(1);
  const data = new FormData();
  for (const [name, text] of pairs) data.append(name, text);
  return data;
}
