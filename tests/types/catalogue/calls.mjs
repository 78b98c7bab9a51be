// Each operation of a document as a call with correct arguments, and as a chain that sets them one by one.

/** The names of options: in a call they are no parameters. */
const options = ["baseUrl", "method", "url", "headers", "mediaType", "data", "request"];

/**
 * The call and the chain of a vendor that has the rules of its document: path, query and header parameters and the members of JSON
 * and of forms, all by their names.
 *
 * @param {import("./operations.mjs").Operation} operation
 * @returns {string[]} none if a name has several meanings, and the chain alone if only it can set all parameters
 */
export function formsOf({ method, path, parameters, body }) {
  const named = parameters.filter(({ place }) => place !== "cookie");
  const names = named.map(({ name }) => name);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return [];
  const members = body && membersOf(body, names);
  const flat = { ...Object.fromEntries(named.map(({ name, value }) => [name, value])), ...members };
  const data = body && !members ? encoded(body) : undefined;
  const route = JSON.stringify(`${method} ${path}`);

  const steps = Object.entries(flat).map(([name, value]) => `.param(${literal(name)}, ${literal(value)})`);
  const chain = `api.route(${route})${steps.join("")}${data === undefined ? "" : `.data(${literal(data)})`}.build();`;
  if (names.some((name) => options.includes(name))) return [chain];
  const given = Object.entries({ ...flat, ...(data !== undefined && { data }) });
  const argument = given.map(([name, value]) => `${literal(name)}:${literal(value)}`).join();
  return [`api.build(${route}${argument && `, {${argument}}`});`, chain];
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
function membersOf({ types, isJson, isOpen, value }, taken) {
  const isForm = types.some((type) => /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type));
  if (!(isJson || isForm) || isOpen || typeof value !== "object" || value === null || Array.isArray(value))
    return undefined;
  return Object.keys(value).some((name) => taken.includes(name) || options.includes(name)) ? undefined : value;
}

/** @param {unknown} value */
const literal = (value) => (value instanceof Uint8Array ? "new Uint8Array(1)" : JSON.stringify(value));

/**
 * A body as a client takes it: JSON is written later, any other body is text or bytes.
 *
 * @param {import("./operations.mjs").Body} body
 */
function encoded({ types, isJson, value }) {
  if (isJson || typeof value === "string") return value;
  return types.includes("application/x-www-form-urlencoded") ? "a=b" : new Uint8Array(1);
}
