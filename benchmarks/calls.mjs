// The calls that are timed. Each is told in a way that every contender can prepare for.
import { build } from "esbuild";

/** @typedef {Readonly<Record<string, unknown>>} Values */

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} origin
 * @property {string} path a template, such as `/repos/{owner}/{repo}`
 * @property {Values} pathValues
 * @property {Values} queryValues
 * @property {Values} [bodyValues] the members of a JSON object
 * @property {unknown} [data] the body as it is
 * @property {Readonly<Record<string, string>>} [headers] of this call, in lower case
 * @property {{ format?: string, previews?: readonly string[] }} [mediaType]
 */

/**
 * Calls that are built in turn.
 *
 * @typedef {object} Case
 * @property {string} title
 * @property {readonly Call[]} calls
 * @property {{ headers?: Readonly<Record<string, string>>, [name: string]: unknown }} [defaults]
 * @property {string} accept the header that must come out
 */

const ACCEPT = "application/vnd.github.v3+json";

/** Methods whose further parameters form the query. */
const QUERY_METHODS = ["GET", "HEAD", "OPTIONS"];

/** The names that a path has places for. @param {Call} call */
export const pathNamesOf = ({ path }) => new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name));

/** The route, with the query beside a body named in it. @param {Call} call */
export function routeOf({ method, origin, path, queryValues }) {
  const names = Object.keys(queryValues);
  const query = QUERY_METHODS.includes(method) || names.length === 0 ? "" : `{?${names.join(",")}}`;
  return `${method} ${origin === "https://api.github.com" ? "" : origin}${path}${query}`;
}

/** All parameters of a call. @param {Call} call @returns {Values} */
export const valuesOf = ({ pathValues, queryValues, bodyValues }) => ({ ...pathValues, ...queryValues, ...bodyValues });

/** The options of a call. @param {Call} call @returns {Values} */
export const optionsOf = ({ data, headers, mediaType }) => ({
  ...(data !== undefined && { data }),
  ...(headers && { headers }),
  ...(mediaType && { mediaType }),
});

/** The function that gives every operation of GitHub's REST API. The tests have it in TypeScript. */
export async function operations() {
  const entryPoints = ["tests/conformance/github/catalogue.ts"];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: "esm", write: false });
  const source = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  /** @type {typeof import("../tests/conformance/github/catalogue.js")} */
  const catalogue = await import(`data:text/javascript;base64,${source}`);
  return catalogue.operations;
}

/** All parameters and options of a call in one object. @param {Call} call @returns {Values} */
export const mixedOf = (call) => ({ ...valuesOf(call), ...optionsOf(call) });

/** One call of each operation. @returns {Promise<Case>} */
async function catalogue() {
  const all = (await operations())();
  const calls = all.map(({ method, origin, path, options, pathParameters, queryParameters }) => {
    const { data, ...values } = options;
    const isPath = (/** @type {string} */ name) => pathParameters.includes(name);
    const isQuery = (/** @type {string} */ name) =>
      !isPath(name) && (QUERY_METHODS.includes(method) || queryParameters.includes(name));
    const pick = (/** @type {(name: string) => boolean} */ wanted) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
    const bodyValues = pick((name) => !isPath(name) && !isQuery(name));
    return {
      ...{ method, origin, path, pathValues: pick(isPath), queryValues: pick(isQuery) },
      ...(data !== undefined ? { data } : Object.keys(bodyValues).length > 0 && { bodyValues }),
    };
  });
  return { title: "GitHub's 1,223 operations", calls, accept: ACCEPT };
}

/** Parameters that a call may have or not. */
const OPTIONAL = {
  ...{ milestone: 3, state: "open", assignee: "octocat", type: "bug", creator: "hubot", mentioned: "monalisa" },
  ...{ labels: "bug", sort: "created", direction: "desc", since: "2026-01-01", per_page: 100, page: 2 },
};

/** A random half of OPTIONAL for each call, the same in each run: too many sets for a cache of names. */
function varying() {
  let state = 35;
  const isChosen = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 31 === 1;
  return () => ({ queryValues: Object.fromEntries(Object.entries(OPTIONAL).filter(isChosen)) });
}

/**
 * One route, called over and over with other values.
 *
 * @param {string} title
 * @param {string} route
 * @param {(index: number) => Partial<Call>} call
 * @param {Partial<Case>} [more]
 * @param {number} [count]
 * @returns {Case}
 */
function hot(title, route, call, more, count = 16) {
  const [method = "", path = ""] = route.split(" ");
  const calls = Array.from({ length: count }, (_, index) => ({
    ...{ method, path, origin: "https://api.github.com", queryValues: {} },
    pathValues: { owner: "octokit", repo: `rest-${index}` },
    ...call(index),
  }));
  return { title, calls, accept: ACCEPT, ...more };
}

const ISSUES = "/repos/{owner}/{repo}/issues";

/** @type {Readonly<Record<string, () => Case | Promise<Case>>>} */
export const CASES = {
  catalogue,
  query: () => hot("a query", `GET ${ISSUES}`, (page) => ({ queryValues: { state: "open", per_page: 100, page } })),
  body: () =>
    hot("a JSON body", `POST ${ISSUES}`, (milestone) => ({
      bodyValues: { title: `Found a bug ${milestone}`, body: "It does not work.", labels: ["bug"], milestone },
    })),
  defaults: () =>
    hot(
      "three defaults",
      `GET ${ISSUES}`,
      (page) => ({ pathValues: { repo: `rest-${page}` }, queryValues: { state: "open", page } }),
      { defaults: { owner: "octokit", per_page: 100, headers: { authorization: "token not-a-secret" } } },
    ),
  encoded: () =>
    hot("values that need encoding", "GET /repos/{owner}/{repo}/contents/{path}", (index) => ({
      pathValues: { owner: "octokit", repo: `rest ${index}`, path: "docs/überblick & more.md" },
      queryValues: { ref: `heads/größe #${index}`, message: "what? 100 % of it: 日本語" },
    })),
  lists: () =>
    hot("lists in the query", `GET ${ISSUES}`, (index) => ({
      queryValues: { labels: ["bug", "help wanted", `p${index}`], assignees: ["octocat", "hubot"] },
    })),
  headers: () =>
    hot(
      "two headers, over three default headers",
      `GET ${ISSUES}`,
      (page) => ({
        queryValues: { page },
        headers: { "if-none-match": `"etag-${page}"`, "x-request-id": `request-${page}` },
      }),
      {
        defaults: {
          headers: {
            ...{
              authorization: "token not-a-secret",
              "x-github-api-version": "2022-11-28",
              "time-zone": "Europe/Rome",
            },
          },
        },
      },
    ),
  formats: () =>
    hot(
      "a format and two previews",
      "GET /repos/{owner}/{repo}/readme",
      () => ({ mediaType: { format: "raw", previews: ["mercy", "nebula"] } }),
      { accept: "application/vnd.github.mercy-preview.raw,application/vnd.github.nebula-preview.raw" },
    ),
  names: () => hot("names that vary, 1,024 sets", `GET ${ISSUES}`, varying(), {}, 1024),
};
