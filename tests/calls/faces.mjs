// Every way to build a request. A row of the table says what each of them must give.
import { print } from "./print.mjs";

/**
 * @typedef {any} Library The exports of the package. Untyped, because many rows pass what the types forbid.
 * @typedef {object} Setup
 *   What the endpoint of a row has.
 * @property {object | readonly object[]} [defaults] of the constructor; each further one is passed to `withDefaults()`
 * @property {Record<string, any>} [vendor] instead of GitHub's
 * @property {object} [policy]
 * @property {boolean} [owned] whether it is decisive that the call gives a value that equals the default: merged options do not tell
 * @property {boolean} [names] whether the call is about names in two arguments, which only the class checks
 * @property {boolean} [mixed] whether the call is about options and parameters in one object, which chains do not have
 * @property {any} [options] of the call: with this key, even if it is `undefined`, they are its third argument
 *
 * @typedef {readonly [route: any, parameters: any, expected: any, setup?: Setup]} Row
 * @typedef {{ title: string, rows: readonly Row[] }} Section
 * @typedef {{ name: string, lacks: (row: Row) => string | undefined, build: (row: Row) => any, headers: (setup: Setup) => object }} Face
 */

export const API = "https://api.github.com";

/**
 * @param {Library} library
 * @returns {Face[]}
 */
export function facesOf({ Endpoint, endpoint, VERSION }) {
  const headers = (/** @type {Setup} */ { vendor }) =>
    vendor
      ? {
          accept: "application/json",
          "user-agent": `${vendor["name"] ? `${vendor["name"]}-endpoint.js` : "fluent-endpoint"}/${VERSION}`,
        }
      : { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };
  const create = (/** @type {Setup} */ { defaults, vendor, policy }) => {
    const [first = {}, ...more] = listOf(defaults);
    const Class = vendor ? withVendor(Endpoint, vendor) : Endpoint;
    const created = more.reduce((api, further) => api.withDefaults(further), new Class(first));
    return policy ? created.withPolicy(policy) : created;
  };
  return [
    {
      name: "build",
      headers,
      lacks: lackedByClass,
      build: ([route, parameters, , setup = {}]) => create(setup).build(...threeArguments(route, parameters, setup)),
    },
    {
      name: "function",
      headers,
      lacks: ([, , , { vendor, policy, names } = {}]) => (names ? "checks of names" : (vendor || policy) && "vendors and policies"),
      build: ([route, parameters, , setup = {}]) => listOf(setup.defaults).reduce((api, further) => api.defaults(further), endpoint)(...argumentsOf(route, parameters, setup)),
    },
    {
      name: "merge and parse",
      headers,
      lacks: (row) => lackedByClass(row) ?? lackedByMerge(row),
      build([route, parameters, , setup = {}]) {
        const api = create(setup);
        return api.parse(api.merge(...threeArguments(route, parameters, setup)));
      },
    },
    {
      name: "merge and parse of the function",
      headers,
      lacks: (row) => (row[3]?.names ? "checks of names" : row[3]?.vendor || row[3]?.policy ? "vendors and policies" : lackedByMerge(row)),
      build([route, parameters, , setup = {}]) {
        const api = listOf(setup.defaults).reduce((one, further) => one.defaults(further), endpoint);
        return api.parse(api.merge(...argumentsOf(route, parameters, setup)));
      },
    },
    {
      name: "chain",
      headers,
      lacks: lackedByChain,
      build: ([route, parameters, , setup = {}]) => chained(create(setup).builder(), route, parameters, setup).build(),
    },
  ];
}

/** @type {(defaults: Setup["defaults"]) => readonly any[]} */
const listOf = (defaults) => (defaults === undefined ? [] : Array.isArray(defaults) ? defaults : [defaults]);

/** @type {(Endpoint: any, vendor: object) => any} */
const withVendor = (Endpoint, vendor) =>
  class extends Endpoint {
    static vendor = vendor;
  };

/**
 * A row without a route is a call with options alone.
 *
 * @type {(route: any, parameters: any, setup: Setup) => any[]}
 */
const argumentsOf = (route, parameters, setup) => (Object.hasOwn(setup, "options") ? [route, parameters, setup.options] : route === undefined ? [parameters] : [route, parameters]);

/**
 * Options and parameters of a row, apart; two arguments if it has no options.
 *
 * @type {(route: any, parameters: any, setup: Setup) => any[]}
 */
function threeArguments(route, parameters, setup) {
  if (Object.hasOwn(setup, "options") || setup.names) return argumentsOf(route, parameters, setup);
  const names = Object.keys(parameters ?? {});
  if (!names.some((name) => OPTIONS.includes(name))) return [route, parameters];
  const pick = (/** @type {boolean} */ isOption) => Object.fromEntries(Object.entries(parameters).filter(([name]) => OPTIONS.includes(name) === isOption));
  return [route, pick(false), pick(true)];
}

/** @type {(row: Row) => string | undefined} */
const lackedByClass = ([route, , , setup = {}]) =>
  setup.mixed && !Object.hasOwn(setup, "options") ? "options and parameters in one object" : route === undefined ? "calls without a route" : undefined;

/** In a chain these are steps of their own; every other name is a parameter. */
const STEPS = ["baseUrl", "headers", "data", "request"];
const OPTIONS = [...STEPS, "mediaType"];

/** @type {(chain: any, route: any, parameters: any, setup: Setup) => any} */
function chained(chain, route, parameters, setup) {
  if (Object.hasOwn(setup, "options")) return chained(chain, route, setup.options ?? {}, {}).params(parameters);
  const { method, url, mediaType, ...given } = route === undefined ? parameters : { ...parameters };
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !STEPS.includes(name)));
  let built = route === undefined ? chain.method(method).url(url) : chain.route(route);
  for (const name of STEPS) if (Object.hasOwn(given, name)) built = built[name](given[name]);
  if (mediaType !== undefined) built = built.format(mediaType.format).previews(mediaType.previews);
  return built.params(rest);
}

/** @type {(row: Row) => string | undefined} */
const lackedByChain = ([, , , { mixed, names } = {}]) => (mixed ? "options and parameters in one object" : names ? "checks of names" : undefined);

/** @type {(row: Row) => string | undefined} */
const lackedByMerge = ([, parameters, expected, setup = {}]) =>
  setup.owned
    ? "whose a value is"
    : (Object.hasOwn(setup, "options") || (setup.names && !Array.isArray(expected))) && Object.keys(parameters ?? {}).some((name) => NOT_FLAT.test(name))
      ? "parameters with the names of options"
      : undefined;

const NOT_FLAT = /^(?:headers|data|request|mediaType|baseUrl|method|url)$/;

/**
 * Describes in what the outcome of a face differs from the one that the row expects, or returns `undefined`.
 *
 * @param {Face} face
 * @param {Row} row
 */
export function differenceOf(face, row) {
  const [, , expected] = row;
  const wanted = isCode(expected) ? describeError([expected].flat()) : describeRequest(requestOf(face, row));
  let found;
  try {
    const request = face.build(row);
    const keys = Object.keys(request).filter((key) => !FIELDS.includes(key));
    found = `${describeRequest(request)}${keys.join("")}`;
  } catch (error) {
    const { code, names } = /** @type {any} */ (error);
    if (typeof code !== "string") throw error;
    // A row may leave the names out.
    found = describeError([code, ...(Array.isArray(expected) ? names : [])]);
  }
  return found === wanted ? undefined : `${titleOf(row)}\n    ${wanted} expected, but it is\n    ${found}`;
}

/** The call of a row, in one line. */
export function titleOf(/** @type {Row} */ [route, parameters, , { defaults, vendor, policy, options } = {}]) {
  const setup = Object.entries({ defaults, vendor, policy, options }).filter(([, value]) => value !== undefined);
  const parts = [route, parameters, Object.fromEntries(setup)].map((part) => print(part));
  return parts
    .join(" ")
    .replace(/^undefined /, "")
    .replace(/ \{\}$/, "");
}

const isCode = (/** @type {unknown} */ expected) => /^ERR_/.test(String([expected].flat()[0]));

/**
 * What a row expects: its url alone, or the fields that differ from those of a call without parameters.
 *
 * @param {Face} face
 * @param {Row} row
 */
function requestOf(face, [route, parameters, expected, setup = {}]) {
  const { method: named = "GET", url: address } = setup.options ?? parameters ?? {};
  const [method, path] = splitRoute(route ?? `${named} ${address}`);
  const fields = typeof expected === "string" ? { url: expected } : expected;
  const base = setup.vendor?.["baseUrl"] ?? API;
  const url = fields.url ?? path;
  return {
    method,
    ...fields,
    url: url.startsWith("/") ? base + url : url,
    headers: Object.assign(face.headers(setup), fields.headers),
  };
}

function splitRoute(/** @type {string} */ route) {
  const [first = "", second] = route.trim().split(/\s+/);
  return second === undefined ? ["get", first] : [first.toLowerCase(), second];
}

const FIELDS = ["method", "url", "headers", "body", "request"];

/** @param {any} request */
function describeRequest(request) {
  const { method, url, headers } = request;
  const fields = Object.entries(headers)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const rest = ["body", "request"].flatMap((key) => (Object.hasOwn(request, key) ? [`${key} ${print(request[key])}`] : []));
  return [method, url, ...fields.map(([name, value]) => `${name}: ${print(value)}`), ...rest].join(", ");
}

const describeError = (/** @type {readonly any[]} */ [code, ...names]) => [code, ...names.map((name) => print(name)).sort()].join(" ");
