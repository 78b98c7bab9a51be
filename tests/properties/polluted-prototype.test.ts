// What a library left on Object.prototype never gets into a request (T1, B6): every name that the sources read or assign is set
// there, in turn. Excluded are those that the platform reads itself.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "@jest/globals";
import * as adapters from "../../src/adapters/index.js";
import { form, json, multipart, withStyles } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, EndpointError, MediaTypeNegotiator, UrlTemplate, defineVendor } from "../../src/index.js";
import { nextLink } from "../../src/links/index.js";
import * as mini from "../../src/mini/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { untyped } from "../untyped.js";

const POLLUTIONS: readonly PropertyDescriptor[] = [
  { value: "POLLUTED", writable: true },
  { value: () => "polluted", writable: true },
];
/** Read by iterators, JSON, property descriptors, listeners and the test itself. */
const OF_THE_PLATFORM = /^(?:return|toJSON|get|set|value|writable|enumerable|configurable|signal|then|code|message)$/;

function namesInSources(): string[] {
  const folder = join(import.meta.dirname, "../../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/^(?:types|cli)\b/.test(file),
  );
  const text = files
    .map((file) => readFileSync(join(folder, file), "utf8").replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, ""))
    .join("");
  const found = Array.from(text.matchAll(/(?:[.?{,]\s*|in ")([A-Za-z_]\w*)/g), ([, name]) => name!);
  return [...new Set([...found, "0", "1", "a", "x-a", "org", "authorization"])].filter(
    (name) => !(name in Object.prototype) && !OF_THE_PLATFORM.test(name),
  );
}

const NAMES = namesInSources();

const VENDOR = {
  name: "v",
  baseUrl: "https://{t}.v.example/{w}",
  credentials: ["x-k"],
  query: { q: "1" },
  headers: { h: "1" },
  methods: { PURGE: { body: false } },
};
const RULES = {
  "POST /r/{id}": {
    url: "{?b}",
    query: { d: "deepObject" as const },
    headers: ["If-Match"],
    accept: "a/b",
    contentType: "c/d",
    body: withStyles(form, { s: "json" }),
  },
  "GET /r": { baseUrl: "https://up.example" },
  "PUT /r": { contentType: "c/d" },
};
const REQUEST = {
  method: "post",
  url: "https://api.github.com/x?a=1&token=S",
  headers: { "content-type": "application/json", authorization: "token T" },
  body: { a: 1, token: "S", l: [1, { b: 2 }] },
};
const DOCUMENT = {
  openapi: "3.0.0",
  info: { title: "t", version: "1" },
  servers: [{ url: "https://a.example" }],
  paths: {
    "/x/{id}": {
      post: {
        parameters: [
          { name: "id", in: "path", schema: {} },
          { name: "d", in: "query", style: "deepObject", schema: { type: "object" } },
        ],
        requestBody: { content: { "application/x-www-form-urlencoded": { schema: {} } } },
        responses: {},
      },
    },
  },
};

const createGithub = (): Endpoint =>
  new Endpoint({ org: "o", headers: { "x-a": "1", authorization: "token T" }, mediaType: { previews: ["p"] } });
const createVendor = (): Endpoint =>
  (Endpoint.for({ ...VENDOR, routes: defineRoutes(RULES) }) as unknown as Endpoint)
    .withDefaults({ t: "t", "x-k": "S" })
    .withPolicy({ trustedOrigins: ["https://t.v.example"], arrays: "brackets", objects: "brackets" });

const createMini = () =>
  new mini.Endpoint({ baseUrl: "https://a.example", org: "o", headers: { "x-a": "1" } }).withDefaults({ f: 1 });

type Run = (github: Endpoint, vendor: Endpoint) => unknown;
const RUNS: Readonly<Record<string, Run>> = {
  "a build": (github) => github.build(untyped("POST /orgs/{org}/x{?y*}"), { y: { k: 1 }, z: [1] }),
  options: (github) => github.build({ url: "/x/{a}/{+b}{/c*}{#d}", a: "é", b: "x/y", c: ["1"], d: "q" }),
  merge: (github) => [github.merge("POST /x", { a: 1 }), github.parse(github.merge("GET /x", { a: [1] }))],
  "a chain": (github) => github.route("POST /x").param("a", 1).query({ b: 2 }).format("raw").timeout(5).build(),
  "a rule": (_, vendor) =>
    vendor.build(untyped("POST /r/{id}"), { id: 1, w: "w", b: [1], d: { e: 1 }, "If-Match": "z", s: { x: 1 }, n: 2 }),
  "other rules": (_, vendor) => [vendor.build("GET /r", { w: "w" }), vendor.build("PUT /r", { w: "w", a: 1 })],
  "a method of a vendor": (_, vendor) => vendor.build(untyped("PURGE /z"), { w: 1, a: { b: [1] } }),
  "new endpoints": () => [createGithub().build("/x"), createVendor().build("/x", { w: "w" })],
  descriptions: (github, vendor) => [github.DEFAULTS, vendor.vendor, vendor.policy, String(github)],
  follow: (github) => github.follow("https://api.github.com/x?page=2"),
  "a template": () => new UrlTemplate("{a}{?b*}{c:2}").expand({ a: "x", b: { k: "v" }, c: "xyz" }),
  accept: () =>
    new MediaTypeNegotiator().negotiate("text/html,application/vnd.github.v3+json", { format: "raw", previews: ["a"] }),
  "a missing parameter": (github) => github.build(untyped("/x/{owner}/{repo}"), { oner: 1 }),
  "an invalid parameter": (github) => github.build("/x", { a: NaN }),
  "an invalid option": () => new Endpoint({ mediaType: { previews: 5 as never } }),
  "explain()": (github, vendor) => [
    String(explain(vendor, untyped("POST /r/{id}"), { id: 1, w: "w", b: [1], d: { e: 1 }, "If-Match": "z", n: 2 })),
    { ...explain(github, "POST /x", { a: 1, token: "S" }) },
  ],
  adapters: () => {
    const { toFetch, toAxios, toGot, toUndici, toNodeHttp, toAngular } = adapters;
    return [toFetch, toAxios, toGot, toUndici, toNodeHttp, toAngular].map((adapt) => adapt(REQUEST));
  },
  outputs: () => {
    const { toCurl, toHar, toHttp, redact, toQueryKey } = adapters;
    return [toCurl, toHar, toHttp, redact, toQueryKey].map((adapt) => adapt(REQUEST));
  },
  shells: () => [adapters.toCurl(REQUEST, { shell: "cmd" }), adapters.toCurl(REQUEST, { shell: "powershell" })],
  encoders: (github) => [[...multipart({ a: 1, b: [1] }, { policy: github.policy }).body], json({ a: { b: 1 } })],
  "a link": () => nextLink({ link: '<https://a.example?page=2>; rel="next"' }),
  "a document": () => {
    const made = vendorOf(DOCUMENT);
    return [writeModule(made), Endpoint.for(made.vendor).build("POST /x/{id}", { id: 1, d: { a: 1 }, z: 2 })];
  },
  mini: () => {
    const api = createMini();
    return [
      api.build("POST /x/{a}{?b,c*}", { a: 1, c: [1, 2], d: 3 }),
      api.build("GET /x", { data: undefined, e: [1] }),
    ];
  },
  "a chain of mini": () => {
    const chain = createMini().route("POST /x/{a}").param("a", 1).query({ b: 2 }).header("x-b", 3);
    return [chain.request({ cache: "reload" }).build(), chain.data([1]).to(mini.toFetch), mini.toFetch(chain.build())];
  },
  "an error of mini": () => createMini().build(untyped("/{a}/{b}"), { a: ".." }),
  "another error of mini": () => new mini.Endpoint({} as never),
  "a definition": () => defineVendor({ name: "q", baseUrl: "https://q.example" }),
};

function outcomeOf(run: Run, github: Endpoint, vendor: Endpoint): unknown {
  try {
    return run(github, vendor);
  } catch (error) {
    return error instanceof EndpointError || error instanceof mini.EndpointError ? [error.code, error.message] : error;
  }
}

const show = (value: unknown): string => inspect(value, { depth: 9, maxStringLength: null });

/** Names are set together, as many as these: only where the outcome differs is each set alone. */
const CHUNK = 24;
const CHUNKS = Array.from({ length: Math.ceil(NAMES.length / CHUNK) }, (_, index) =>
  NAMES.slice(index * CHUNK, (index + 1) * CHUNK),
);

/** What a run shows while these names are on Object.prototype. */
function showPolluted(names: readonly string[], pollution: PropertyDescriptor, run: () => unknown): string {
  for (const name of names) {
    const descriptor = { ...pollution, __proto__: null, configurable: true, enumerable: true };
    Object.defineProperty(Object.prototype, name, descriptor as PropertyDescriptor);
  }
  let polluted: unknown;
  try {
    polluted = run();
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
  return show(polluted);
}

test.each(Object.entries(RUNS))("%s", (_, run) => {
  const [github, vendor] = [createGithub(), createVendor()];
  const outcome = (): unknown => outcomeOf(run, github, vendor);
  const clean = show(outcome());
  const failed: (readonly string[])[] = [];
  for (const names of CHUNKS) {
    for (const pollution of POLLUTIONS) {
      if (showPolluted(names, pollution, outcome) === clean) continue;
      const alone = names.filter((name) => showPolluted([name], pollution, outcome) !== clean);
      failed.push(alone.length > 0 ? alone : names);
    }
  }
  expect(failed).toEqual([]);
});
