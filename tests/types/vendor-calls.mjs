// Each operation of a document as a call and as a chain, whose values are those of its declarations, `p`.

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch"];
const WITHOUT_BODY = ["get", "head", "options"];

/** OpenAPI ignores header parameters with these names: other parts of a document describe them. */
const IGNORED_HEADERS = ["accept", "authorization", "content-type"];

/**
 * @typedef {object} Call
 * @property {string} route
 * @property {string} text
 */

/**
 * The calls of a vendor that has the rules of its document: path, query and header parameters and the members of JSON and of forms, all by their
 * names. Of an operation with two parameters of one name there is none.
 *
 * @param {any} document
 * @returns {Call[]}
 */
export function callsOf(document) {
  const resolve = (/** @type {any} */ value) => resolved(document, value);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const all = [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map(resolve);
      // Parameters of the operation override those of the path.
      const parameters = [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()].filter(
        ({ in: place, name }) =>
          place !== "cookie" && !(place === "header" && IGNORED_HEADERS.includes(name.toLowerCase())),
      );
      const names = parameters.map(({ name }) => name);
      if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return [];

      const own = `p[${JSON.stringify(path)}].${method}`;
      const content = WITHOUT_BODY.includes(method) ? {} : (resolve(item[method].requestBody)?.content ?? {});
      const type = mediaTypeOf(Object.keys(content));
      const body = type === undefined ? "" : `${own}.requestBody!.content[${JSON.stringify(type)}]!`;
      const members = type !== undefined && HAS_MEMBERS.test(type) && namesOf(resolve, content[type].schema);
      const isNamed = members && !members.some((name) => names.includes(name));
      const data = isNamed ? "" : body;
      const flat = [
        ...names.map((name, index) => `"${name}": ${own}.parameters.${parameters[index].in}![${JSON.stringify(name)}]`),
        ...(isNamed ? [`...${body}`] : []),
      ];

      const route = `${method.toUpperCase()} ${path}`;
      const literal = JSON.stringify(route);
      const steps = `${flat.length > 0 ? `.params({ ${flat.join(", ")} })` : ""}${data && `.data(${data})`}`;
      const chain = { route, text: `api.route(${literal})${steps}.build();` };
      const options = data && `, { data: ${data} }`;
      const given = flat.length > 0 || data ? `, { ${flat.join(", ")} }` : "";
      return [{ route, text: `api.build(${literal}${given}${options});` }, chain];
    }),
  );
}

const HAS_MEMBERS = /^application\/(?:.*json|x-www-form-urlencoded)|^multipart\/form-data/;

/** The media type that a call sends: JSON before others. @param {string[]} types */
const mediaTypeOf = (types) =>
  types.find((one) => one === "application/json") ?? types.find((one) => /^application\/.*json/.test(one)) ?? types[0];

/** @param {any} schema @returns {any[]} */
const alternativesOf = (schema) => [...(schema?.oneOf ?? []), ...(schema?.anyOf ?? [])];

/**
 * The names of the members of a schema; `undefined` if it may have others, or is no object.
 *
 * @param {(value: any) => any} resolve
 * @param {any} reference
 * @param {readonly any[]} [above] the schemas around it
 * @returns {string[] | undefined}
 */
function namesOf(resolve, reference, above = []) {
  const schema = resolve(reference) ?? {};
  const { properties = {}, additionalProperties, allOf = [] } = schema;
  const parts = [...allOf, ...alternativesOf(schema)].filter((part) => !above.includes(resolve(part)));
  if (additionalProperties || (parts.length === 0 && !schema.properties)) return undefined;
  const names = parts.map((part) => namesOf(resolve, part, [...above, schema]));
  return names.includes(undefined) ? undefined : [...Object.keys(properties), ...names.flatMap((some) => some ?? [])];
}

/**
 * What a reference refers to; any other value itself.
 *
 * @param {any} document
 * @param {any} value
 * @returns {any}
 */
function resolved(document, value) {
  if (typeof value?.$ref !== "string") return value;
  const names = value.$ref.slice("#/".length).split("/").map(unescape);
  return resolved(
    document,
    names.reduce((/** @type {any} */ at, /** @type {string} */ name) => at[name], document),
  );
}

/** @param {string} name of a JSON pointer */
const unescape = (name) => decodeURIComponent(name.replaceAll("~1", "/").replaceAll("~0", "~"));
