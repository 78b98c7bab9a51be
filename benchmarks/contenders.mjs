// Ways to build a request. What a program prepares once is prepared outside the clock.
import { deepStrictEqual } from "node:assert/strict";

import { endpoint as octokit } from "@octokit/endpoint";
import { Endpoint, endpoint } from "fluent-endpoint";
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";

import { mixedOf, optionsOf, routeOf, valuesOf } from "./calls.mjs";
import { handWritten, optionalByHand } from "./hand-written.mjs";

/** @typedef {import("./calls.mjs").Call} Call */
/** @typedef {import("./calls.mjs").Case} Case */

/**
 * What comes out of a build; of some contenders, the url alone.
 *
 * @typedef {object} Outcome
 * @property {string} [method]
 * @property {string} url
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {unknown} [body]
 */

/** @typedef {() => Outcome} Build */

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {string} omits what of the work it leaves to others
 * @property {(given: Case) => readonly Build[] | Promise<readonly Build[]> | undefined} prepare `undefined` where it cannot express the case
 */

const ours = (/** @type {Case} */ { defaults }) => (defaults ? new Endpoint(defaults) : new Endpoint());

/** The first is what the others are compared with. @type {readonly Contender[]} */
const CONTENDERS = [
  {
    name: "build()",
    omits: "",
    prepare: (given) => {
      const github = ours(given);
      return each(given, (route, _, call) => {
        const [parameters, options] = [valuesOf(call), optionsOf(call)];
        const hasOptions = Object.keys(options).length > 0;
        return hasOptions ? () => github.build(route, parameters, options) : () => github.build(route, parameters);
      });
    },
  },
  {
    name: "endpoint()",
    omits: "",
    prepare: (given) => {
      const github = given.defaults ? endpoint.defaults(given.defaults) : endpoint;
      return each(given, (route, options) => () => github(route, options));
    },
  },
  {
    name: "chain, one params()",
    omits: "",
    prepare: (given) => {
      const github = ours(given);
      return each(given, (route, _, call) => {
        const values = valuesOf(call);
        return () => more(github.route(route).params(values), call).build();
      });
    },
  },
  {
    name: "chain, param() each",
    omits: "",
    prepare: (given) => {
      const github = ours(given);
      return each(given, (route, _, call) => {
        const values = Object.entries(valuesOf(call));
        return () => {
          let chain = /** @type {any} */ (github.route(route));
          for (const [name, value] of values) chain = chain.param(name, value);
          return more(chain, call).build();
        };
      });
    },
  },
  {
    name: "hand-written",
    omits: "checks; knows which parameters are given",
    prepare: (given) => (given.calls.length === 1024 ? optionalByHand(given) : handWritten(given)),
  },
  {
    name: "@octokit/endpoint",
    omits: "checks of values and paths",
    prepare: (given) => {
      // It ignores previews.
      if (given.calls.some(({ mediaType }) => mediaType)) return undefined;
      const github = given.defaults ? octokit.defaults(given.defaults) : octokit;
      return each(given, (route, options) => () => /** @type {Outcome} */ (github(route, options)));
    },
  },
  {
    name: "openapi-fetch serialisers",
    omits: "method, headers, body, defaults, checks",
    prepare: (given) => {
      if (given.defaults) return undefined;
      const querySerializer = createQuerySerializer({ array: { style: "form", explode: false } });
      const pathSerializer = defaultPathSerializer;
      return each(given, (_, __, { origin, path, pathValues, queryValues }) => {
        const params = { path: { ...pathValues }, query: { ...queryValues } };
        return () => ({ url: createFinalURL(path, { baseUrl: origin, params, querySerializer, pathSerializer }) });
      });
    },
  },
];

/**
 * @param {Case} given
 * @param {(route: string, options: Record<string, unknown>, call: Call) => Build} prepare
 * @returns {Build[]}
 */
const each = ({ calls }, prepare) => calls.map((call) => prepare(routeOf(call), { ...mixedOf(call) }, call));

/** What a chain sets beside parameters. @param {any} chain @param {Call} call */
function more(chain, { data, headers, mediaType }) {
  let result = chain;
  if (headers !== undefined) result = result.headers(headers);
  if (mediaType?.previews !== undefined) result = result.previews(mediaType.previews);
  if (mediaType?.format !== undefined) result = result.format(mediaType.format);
  return data === undefined ? result : result.data(data);
}

/**
 * Prepares the contenders that can express a case, and checks that they build the same requests as the first one.
 *
 * @param {Case} given
 * @returns {Promise<{ name: string, omits: string, builds: readonly Build[] }[]>}
 */
export async function entrants(given) {
  const all = [];
  for (const { name, omits, prepare } of CONTENDERS) {
    const builds = await prepare(given);
    if (builds) all.push({ name, omits, builds });
  }
  const [first, ...others] = all;
  for (const { name, builds } of others) {
    for (const [index, call] of given.calls.entries()) {
      const expected = read(first?.builds[index]?.(), given.accept);
      const outcome = read(builds[index]?.(), given.accept);
      const where = `${name}: ${call.method} ${call.path}`;
      for (const [key, value] of Object.entries(outcome)) {
        deepStrictEqual(value, expected[/** @type {keyof typeof expected} */ (key)], `${where}: ${key}`);
      }
    }
  }
  return all;
}

/**
 * What a server makes of a request: encodings may differ where it reads the same.
 *
 * @param {Outcome | undefined} outcome
 * @param {string} accept
 */
function read(outcome, accept) {
  const { url = "", method, headers, body } = outcome ?? {};
  const { origin, pathname, searchParams } = new URL(url);
  const path = pathname.split("/").map(decodeURIComponent);
  // Lists may be one pair or several.
  const query = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name).join()]).sort();
  if (!headers) return { origin, path, query };
  /** @type {Record<string, string>} */
  const others = { ...headers };
  delete others["user-agent"];
  // @octokit/endpoint announces every body as JSON.
  if (typeof body !== "object") delete others["content-type"];
  // It also gives bodies without a prototype, and an empty text for none.
  const plain = body === "" ? undefined : structuredClone(body);
  if (others["accept"] !== accept) throw new Error(`accept: ${others["accept"]}`);
  return { origin, path, query, method: method?.toLowerCase(), headers: others, body: plain };
}
