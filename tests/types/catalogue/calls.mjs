// Each operation of a document as a call with correct arguments, and as a chain that sets them one by one.
import { operationsOf, withoutBody } from "./operations.mjs";
import { encoded } from "./placement.mjs";

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
 * @param {any} document
 * @returns {Call[]}
 */
export function callsOf(document) {
  return operationsOf(document).map(callOf);
}

/**
 * @param {import("./operations.mjs").Operation} operation
 * @returns {Call}
 */
export function callOf({ method, path, parameters, body }) {
  const named = (/** @type {string[]} */ ...places) =>
    Object.fromEntries(
      parameters.filter(({ place }) => places.includes(place)).map(({ name, value }) => [name, value]),
    );
  const inQuery = Object.keys(named("query"));
  // Without an expression, the names alone would go to the body.
  const expression = inQuery.length > 0 && !withoutBody.includes(method) ? `{?${inQuery.join()}}` : "";
  const members = body && membersOf(body, [...Object.keys(named("path")), ...inQuery]);
  // An endpoint that encodes forms would write an object as one.
  const isBesideForms = body?.isJson && !body.isByName && typeof body.value === "object" && body.value !== null;
  return {
    route: `${method} ${path}${expression}`,
    parameters: { ...named("path", "query"), ...members },
    headers: { ...named("header"), ...(isBesideForms && { "content-type": "application/json" }) },
    data: body && !members ? { value: encoded(body) } : undefined,
  };
}

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
 * Calls that set one parameter or all members of the body by names alone, as if the document had them in the place where
 * the method sends them.
 *
 * @param {import("./operations.mjs").Operation} required
 * @param {import("./operations.mjs").Operation} all
 * @returns {{ operation: import("./operations.mjs").Operation, call: Call }[]} each with what the document says
 */
export function callsByName(required, all) {
  const parameters = all.parameters.map((parameter) => {
    const others = required.parameters.filter(
      ({ place, name }) => place !== parameter.place || name !== parameter.name,
    );
    const call = callOf({ ...required, parameters: others });
    call.parameters = { ...call.parameters, [parameter.name]: parameter.value };
    return { operation: { ...required, parameters: [...others, parameter] }, call };
  });
  const { value } = all.body ?? {};
  // An open body may be set as a whole only.
  if (all.body?.isOpen || typeof value !== "object" || value === null || Array.isArray(value)) return parameters;
  const least = /** @type {Record<string, unknown>} */ (required.body?.value ?? {});
  const inPath = required.parameters.filter(({ place }) => place === "path").map(({ name }) => name);
  // A name of the path means the path: that is a mistake only when the body requires the name too.
  const set = Object.entries(value).filter(([name]) => !inPath.includes(name) || name in least);
  // The members of a form have all the same fate.
  const members = set.slice(0, all.body?.isByName ? undefined : 1).map(([name, member]) => {
    const body = { .../** @type {any} */ (all.body), value: { ...least, [name]: member } };
    const call = callOf({ ...required, body: undefined });
    call.parameters = { ...call.parameters, ...body.value };
    return { operation: { ...required, body }, call };
  });
  return [...parameters, ...members];
}

/**
 * Calls that send the body of a method that has none: as `data`, and each member by its name alone.
 *
 * @param {import("./operations.mjs").Operation} required
 * @param {import("./operations.mjs").Operation} all
 * @returns {{ operation: import("./operations.mjs").Operation, call: Call }[]} each with what the document says
 */
export function callsWithIgnoredBody(required, all) {
  if (!all.ignoredBody) return [];
  const { value, isOpen } = all.ignoredBody;
  const call = callOf(required);
  const asData = { operation: required, call: { ...call, data: { value: encoded(all.ignoredBody) } } };
  if (isOpen || typeof value !== "object" || value === null || Array.isArray(value)) return [asData];
  const others = all.parameters.map(({ name }) => name);
  const members = Object.entries(value).filter(([name]) => !others.includes(name));
  const byName = members.map(([name, member]) => ({
    operation: required,
    call: { ...call, parameters: { ...call.parameters, [name]: member } },
  }));
  return [asData, ...byName];
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
