// What a browser loads: the same page with each client, and what programs import.
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

const HEADERS = `{ accept: "application/json", authorization: "token secret" }`;
const GET = `"GET /orgs/{org}/repos", { org, type: "private", page }`;
const POST = `"POST /orgs/{org}/repos", { org, name }`;

/** A page that lists the repositories of an organization, and creates one. */
const page = (/** @type {string} */ setup, /** @type {string} */ list, /** @type {string} */ create) => `${setup}
export const list = async (org, page) => ${list};
export const create = async (org, name) => ${create};`;

const withEndpoint = (/** @type {string} */ setup) =>
  page(
    setup,
    `(await fetch(...toFetch(github.build(${GET})))).json()`,
    `(await fetch(...toFetch(github.build(${POST})))).json()`,
  );

/** @type {Readonly<Record<string, string>>} */
const PAGES = {
  "fetch alone": page(
    `const headers = ${HEADERS};
    const url = (org) => \`https://api.github.com/orgs/\${encodeURIComponent(org)}/repos\`;`,
    `(await fetch(\`\${url(org)}?\${new URLSearchParams({ type: "private", page })}\`, { headers })).json()`,
    `(await fetch(url(org), { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify({ name }) })).json()`,
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
  "@octokit/request": page(
    `import { request } from "@octokit/request";
    const github = request.defaults({ headers: ${HEADERS} });`,
    `(await github(${GET})).data`,
    `(await github(${POST})).data`,
  ),
  "fluent-endpoint": withEndpoint(`import { Endpoint } from "fluent-endpoint";
    import { toFetch } from "fluent-endpoint/adapters";
    const github = new Endpoint({ headers: ${HEADERS} });`),
};

/** @type {Readonly<Record<string, string>>} */
const IMPORTS = {
  "`Endpoint`": 'export { Endpoint } from "fluent-endpoint"',
  "`Endpoint` with `sendWith`":
    'export { Endpoint } from "fluent-endpoint"; export { sendWith } from "fluent-endpoint/response"',
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
  for (const [name, source] of Object.entries(IMPORTS)) rows.push([name, weight(await bundle(source))]);
  return rows;
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
