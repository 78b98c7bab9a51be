// Each operation of a document as a call with correct arguments, and as a chain that sets them one by one.
import { Sampler } from "./sample.mjs";

const methods = ["get", "put", "post", "delete", "options", "head", "patch"];
const withoutBody = ["get", "head", "options"];
const options = ["baseUrl", "method", "url", "headers", "mediaType", "data", "request"];
const ignoredHeaders = ["accept", "authorization", "content-type"];

/**
 * @typedef {object} Call
 * @property {string} route
 * @property {Record<string, unknown>} parameters of path, query and body, by name
 * @property {Record<string, unknown>} headers
 * @property {{ value: unknown } | undefined} data the body, when options cannot hold its members
 */

/**
 * @param {any} document
 * @returns {Call[]}
 */
export function callsOf(document) {
  const sampler = new Sampler(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => callOf(sampler, `${method.toUpperCase()} ${path}`, item, item[method])),
  );
}

/**
 * @param {Sampler} sampler
 * @param {string} route
 * @param {any} item
 * @param {any} operation
 * @returns {Call}
 */
function callOf(sampler, route, item, operation) {
  /** @type {Call} */
  const call = { route, parameters: {}, headers: {}, data: undefined };
  /** @type {Set<string>} */
  const inPath = new Set();
  /** @type {string[]} */
  const inQuery = [];
  for (const reference of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = sampler.resolve(reference);
    if (parameter.in === "path") inPath.add(parameter.name);
    if (!parameter.required && parameter.in !== "path") continue;
    const value = sampler.sample(parameter.schema ?? Object.values(parameter.content)[0]?.schema);
    if (parameter.in === "header") {
      if (!ignoredHeaders.includes(parameter.name.toLowerCase())) call.headers[parameter.name] = value;
    } else if (parameter.in !== "cookie") {
      if (parameter.in === "query") inQuery.push(parameter.name);
      call.parameters[parameter.name] = value;
    }
  }
  // Without an expression, the names alone would go to the body.
  const [method = ""] = route.toLowerCase().split(" ");
  if (inQuery.length > 0 && !withoutBody.includes(method)) call.route += `{?${inQuery.join()}}`;
  const content = sampler.resolve(operation.requestBody)?.content;
  if (content && Object.keys(content).length > 0) addBody(sampler, call, content, inPath);
  return call;
}

/**
 * @param {Sampler} sampler
 * @param {Call} call
 * @param {any} content
 * @param {Set<string>} inPath
 */
function addBody(sampler, call, content, inPath) {
  const json =
    content["application/json"] ??
    content[Object.keys(content).find((type) => /^application\/.*json/.test(type)) ?? ""];
  if (!json) {
    call.data = { value: sampler.sample(Object.values(content)[0].schema) };
    return;
  }
  const value = sampler.sample(json.schema);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (
    !isObject ||
    isOpen(sampler, json.schema) ||
    Object.keys(value).some((name) => inPath.has(name) || options.includes(name))
  ) {
    call.data = { value };
  } else {
    Object.assign(call.parameters, value);
  }
}

/**
 * Whether an object has any member: options cannot tell its members from parameters then.
 *
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

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value);

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
  const argument = Object.keys(options).length > 0 ? `, ${literal(options)}` : "";
  return `api.build(${literal(route)}${argument});`;
}

/**
 * @param {Call} call
 * @returns {string} `api.route("…").param("…", …).build();`
 */
export function chain({ route, parameters, headers, data }) {
  const steps = [
    ...Object.entries(parameters).map(([name, value]) => `.param(${literal(name)}, ${literal(value)})`),
    ...Object.entries(headers).map(([name, value]) => `.header(${literal(name)}, ${literal(value)})`),
    ...(data ? [`.data(${literal(data.value)})`] : []),
  ];
  return `api.route(${literal(route)})${steps.join("")}.build();`;
}
