// What a browser loads: the same page with each client, above the page without one.
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

const HEADERS = `{ accept: "application/json", authorization: "token secret" }`;
const GET = `"GET /orgs/{org}/repos", { org, type: "private", page }`;
const POST = `"POST /orgs/{org}/repos", { org, name }`;

/** A page that lists the repositories of an organization, and creates one. */
const page = (/** @type {string} */ setup, /** @type {string} */ list, /** @type {string} */ create) => `${setup}
export const list = async (org, page) => ${list};
export const create = async (org, name) => ${create};`;

/** The urls, as text of a program. */
const LIST = (/** @type {string} */ org) => `\`/orgs/\${${org}}/repos?type=private&page=\${page}\``;
const CREATE = (/** @type {string} */ org) => `\`/orgs/\${${org}}/repos\``;

/** A page that sends by `fetch`. */
const withFetch = (/** @type {string} */ setup, /** @type {string} */ list, /** @type {string} */ create) =>
  page(
    `${setup}
    const base = "https://api.github.com", headers = ${HEADERS};`,
    `(await fetch(base + ${list}, { headers })).json()`,
    `(await fetch(base + ${create}, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify({ name }) })).json()`,
  );

const withEndpoint = (/** @type {string} */ setup, /** @type {(request: string) => string} */ send) =>
  page(
    `import { Endpoint } from "fluent-endpoint";
    ${setup}
    const github = new Endpoint({ headers: ${HEADERS} });`,
    send(`github.build(${GET})`),
    send(`github.build(${POST})`),
  );

/** @type {Readonly<Record<string, string>>} */
const PAGES = {
  "fetch alone": withFetch("", LIST("encodeURIComponent(org)"), CREATE("encodeURIComponent(org)")),
  "the `path` tag": withFetch(
    'import { path } from "fluent-endpoint/path";',
    `path${LIST("org")}`,
    `path${CREATE("org")}`,
  ),
  "openapi-fetch": page(
    `import createClient from "openapi-fetch";
    const github = createClient({ baseUrl: "https://api.github.com", headers: ${HEADERS} });`,
    `(await github.GET("/orgs/{org}/repos", { params: { path: { org }, query: { type: "private", page } } })).data`,
    `(await github.POST("/orgs/{org}/repos", { params: { path: { org } }, body: { name } })).data`,
  ),
  ky: page(
    `import ky from "ky";
    const github = ky.create({ prefixUrl: "https://api.github.com", headers: ${HEADERS} });`,
    `github.get(\`orgs/\${encodeURIComponent(org)}/repos\`, { searchParams: { type: "private", page } }).json()`,
    `github.post(\`orgs/\${encodeURIComponent(org)}/repos\`, { json: { name } }).json()`,
  ),
  axios: page(
    `import axios from "axios";
    const github = axios.create({ adapter: "fetch", baseURL: "https://api.github.com", headers: ${HEADERS} });`,
    `(await github.get(\`/orgs/\${encodeURIComponent(org)}/repos\`, { params: { type: "private", page } })).data`,
    `(await github.post(\`/orgs/\${encodeURIComponent(org)}/repos\`, { name })).data`,
  ),
  "@octokit/request": page(
    `import { request } from "@octokit/request";
    const github = request.defaults({ headers: ${HEADERS} });`,
    `(await github(${GET})).data`,
    `(await github(${POST})).data`,
  ),
  "`Endpoint` with `toFetch`": withEndpoint(
    'import { toFetch } from "fluent-endpoint/adapters";',
    (request) => `(await fetch(...toFetch(${request}))).json()`,
  ),
  "`Endpoint` with `sendWith`": withEndpoint(
    'import { sendWith } from "fluent-endpoint/response"; const send = sendWith((...given) => fetch(...given));',
    (request) => `send(${request})`,
  ),
};

/** @returns {Promise<[name: string, kilobytes: number][]>} */
export async function sizes() {
  /** @type {Set<string>} */
  const sent = new Set();
  /** @type {[string, number][]} */
  const rows = [];
  for (const [name, source] of Object.entries(PAGES)) {
    const bundled = await bundle(source);
    sent.add(await requestsOf(bundled));
    rows.push([name, weight(bundled)]);
  }
  if (sent.size > 1) throw new Error(`The pages send different requests:\n${[...sent].join("\n")}`);
  const [[, alone] = ["", 0], ...clients] = rows;
  return clients.map(([name, whole]) => [name, whole - alone]);
}

const weight = (/** @type {Uint8Array} */ bytes) => gzipSync(bytes, { level: 9 }).length / 1000;

/** @param {string} contents */
async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    ...{ bundle: true, minify: true, format: "esm", platform: "browser", target: "es2022", write: false },
  });
  return outputFiles?.[0]?.contents ?? new Uint8Array();
}

/** What a page sends, as text: only pages that send the same can be compared. @param {Uint8Array} bundled */
async function requestsOf(bundled) {
  const real = globalThis.fetch;
  /** @type {unknown[]} */
  const sent = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const own = ["accept", "authorization", "content-type"].map((name) => request.headers.get(name)?.split(";")[0]);
    sent.push([request.method, request.url, own, await request.text()]);
    return Response.json({});
  };
  try {
    // Some clients take `fetch` when they are loaded.
    const { list, create } = await import(`data:text/javascript;base64,${Buffer.from(bundled).toString("base64")}`);
    await list("a b", 2);
    await create("a b", "new");
  } finally {
    globalThis.fetch = real;
  }
  return JSON.stringify(sent);
}
