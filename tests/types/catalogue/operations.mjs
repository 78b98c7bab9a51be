// The operations of a document: what a request of each has, and where.
import { Sampler } from "./sample.mjs";

const methods = ["get", "put", "post", "delete", "options", "head", "patch"];
const withoutBody = ["GET", "HEAD", "OPTIONS"];

/** OpenAPI ignores header parameters with these names: other parts of a document describe them. */
const ignoredHeaders = ["accept", "authorization", "content-type"];

/**
 * @typedef {object} Parameter
 * @property {"path" | "query" | "header" | "cookie"} place
 * @property {string} name
 * @property {unknown} value
 */

/**
 * @typedef {object} Body
 * @property {string[]} types the media types of the document
 * @property {boolean} isJson
 * @property {unknown} value
 * @property {boolean} isOpen whether an object may have any member: options cannot tell its members from parameters then
 */

/**
 * @typedef {object} Operation
 * @property {string} method in upper case
 * @property {string} path
 * @property {Parameter[]} parameters
 * @property {Parameter[]} ignoredParameters header parameters that OpenAPI ignores
 * @property {Body | undefined} body
 * @property {Body | undefined} ignoredBody a body that the document gives a method without one
 */

/**
 * Reads the operations of a document, with sample values for the required parameters and members, or for all of them.
 *
 * @param {any} document
 * @param {"required" | "all"} which
 * @returns {Operation[]}
 */
export function operationsOf(document, which) {
  const sampler = new Sampler(document, which === "all");
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => operationOf(sampler, method, path, item)),
  );
}

/**
 * @param {Sampler} sampler
 * @param {string} method
 * @param {string} path
 * @param {any} item
 * @returns {Operation}
 */
function operationOf(sampler, method, path, item) {
  const operation = item[method];
  /** @type {Map<string, Parameter>} */
  const parameters = new Map();
  /** @type {Parameter[]} */
  const ignoredParameters = [];
  for (const reference of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const { in: place, name, required, schema, content } = sampler.resolve(reference);
    if (!required && place !== "path" && !sampler.isComplete) continue;
    const isIgnored = place === "header" && ignoredHeaders.includes(name.toLowerCase());
    // A parameter with a media type of its own is text.
    const value = content ? JSON.stringify(sampler.sample(Object.values(content)[0]?.schema)) : sampler.sample(schema);
    if (isIgnored) ignoredParameters.push({ place, name, value });
    // Parameters of the operation override those of the path.
    else parameters.set(`${place} ${name}`, { place, name, value });
  }
  const content = sampler.resolve(operation.requestBody)?.content ?? {};
  const described = Object.keys(content).length > 0 ? bodyOf(sampler, content) : undefined;
  // OpenAPI ignores the body of a method that has none.
  const isIgnored = withoutBody.includes(method.toUpperCase());
  return {
    method: method.toUpperCase(),
    path,
    parameters: [...parameters.values()],
    ignoredParameters,
    body: isIgnored ? undefined : described,
    ignoredBody: isIgnored ? described : undefined,
  };
}

/**
 * @param {Sampler} sampler
 * @param {any} content
 * @returns {Body}
 */
function bodyOf(sampler, content) {
  const all = Object.keys(content);
  const json = all.find((type) => type === "application/json") ?? all.find((type) => /^application\/.*json/.test(type));
  const { schema } = content[json ?? /** @type {string} */ (all[0])];
  return {
    types: json === undefined ? all : [json],
    isJson: json !== undefined,
    value: sampler.sampleBody(schema),
    isOpen: isOpen(sampler, schema),
  };
}

/**
 * @param {Sampler} sampler
 * @param {any} reference
 * @returns {boolean}
 */
function isOpen(sampler, reference) {
  const schema = sampler.resolve(reference) ?? {};
  if (schema.additionalProperties && Object.keys(schema.additionalProperties).length >= 0) return true;
  return [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some((one) =>
    isOpen(sampler, one),
  );
}
