// The completions that editors offer, and how long they take.
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { Editor, latency } from "./editor.mjs";
import { githubCalls, programOf } from "./programs.mjs";

const issues = "GET /repos/{owner}/{repo}/issues";
const path = "/repos/{owner}/{repo}/issues";

/** The code that is typed for each library: a route, then a parameter, key by key. */
const typing = {
  ours: {
    route: (/** @type {string} */ text) => `api.build("${text}¦");`,
    parameters: `api.build("${issues}", { @¦ });`,
  },
  chain: {
    route: (/** @type {string} */ text) => `api.route("${text}¦");`,
    parameters: `api.route("${issues}").param("@¦");`,
  },
  octokit: { route: (/** @type {string} */ text) => `api("${text}¦");`, parameters: `api("${issues}", { @¦ });` },
  fetch: {
    route: (/** @type {string} */ text) => `api.GET("${text.replace("GET ", "")}¦");`,
    parameters: `api.GET("${path}", { params: { query: { @¦ } } });`,
  },
};

/** @type {Record<string, keyof typeof typing>} */
const subjects = {
  "call, layout 6": "ours",
  "call, layout 7": "ours",
  "chain, layout 6": "chain",
  "chain, layout 7": "chain",
  template: "ours",
  "@octokit/request": "octokit",
  "openapi-fetch, layout 6": "fetch",
  "openapi-fetch, layout 7": "fetch",
};

/** @typedef {{ first: number, warm: number, offered: number }} Latency */

/**
 * @param {string} workspace
 * @returns {Promise<Record<string, { route: Latency, parameters: Latency }>>}
 */
export async function latencies(workspace) {
  const calls = await githubCalls(20);
  /** @type {Record<string, { route: Latency, parameters: Latency }>} */
  const results = {};
  for (const [subject, kind] of Object.entries(subjects)) {
    const text = programOf(subject, calls);
    const measured = (/** @type {string[]} */ keys) => {
      const { first, warm, names } = latency(workspace, text, keys);
      return { first: Math.round(first), warm: Math.round(warm), offered: names.filter(Boolean).length };
    };
    results[subject] = {
      route: measured(["", "G", "GE", "GET", "GET ", "GET /", "GET /r", "GET /re"].map(typing[kind].route)),
      parameters: measured(
        ["", "s", "st", "sta", "stat", "state"].map((key) => typing[kind].parameters.replace("@", key)),
      ),
    };
  }
  return results;
}

/** A service with a generic method, whose second signature lets editors offer the routes. */
const service = `declare class Service {
  request<const Route extends string>(route: KnownRoute<Route, paths>, parameters: ParametersOf<Route, paths>): unknown;
  request(route: Routes<paths>, ...none: [never, never]): never;
}
declare const service: Service;`;

const defaults = `{ owner: "octokit", headers: { authorization: "token secret" } }`;

const owned = `HasDefaults<"headers" | "owner"> & Endpoint<paths, never>`;

const encoder = "(members: Readonly<Record<string, unknown>>, context: EncoderContext) => EncodedForm";
const gitlab = `{ name: "gitlab", baseUrl: "https://{host}/api/v4", headers: { "private-token": "secret" } }`;

/** What editors show for a variable and for a method: one line, without values. */
const hovers = {
  [`const owned¦ = api.withDefaults(${defaults});`]: `const owned: ${owned}`,
  [`api.withDefaults¦(${defaults});`]: `(method) Endpoint<paths, never>.withDefaults<"headers" | "owner">(options: NamedDefaults<paths, "headers" | "owner">): ${owned} (+1 overload)`,
  [`endpoint.defaults¦(${defaults});`]: `(method) EndpointFunction<AnyRoute, never, Endpoint<AnyRoute, never>>.defaults<"headers" | "owner">(this: void, options: NamedDefaults<AnyRoute, "headers" | "owner">): EndpointFunction<AnyRoute, "headers" | "owner", Endpoint<AnyRoute, never>> (+1 overload)`,
  [`api.withPolicy¦({ arrays: "repeat" });`]: `(method) Endpoint<paths, never>.withPolicy<BodyEncoder | undefined, never>(this: HasDefaults<never>, policy: PolicyChoices<BodyEncoder | undefined>): Endpoint<paths, never>`,
  [`api.withPolicy¦({ body: form });`]: `(method) Endpoint<paths, never>.withPolicy<${encoder}, never>(this: HasDefaults<never>, policy: PolicyChoices<${encoder}>): Endpoint<paths & FormBodies, never> & Omit<Endpoint<paths, never>, keyof Endpoint<AnyRoute, never>>`,
  [`Endpoint.for¦(${gitlab});`]: `(method) Endpoint<Paths = AnyRoute, DefaultNames extends string = never>.for<"https://{host}/api/v4", never, never>(vendor: VendorOf<"https://{host}/api/v4", never, never>): Endpoint<AnyRoute & WithVendor<"host", never>, never> (+2 overloads)`,
  [`const vendor¦ = Endpoint.for(${gitlab});`]: `const vendor: Endpoint<AnyRoute & WithVendor<"host", never>, never>`,
  [`const repeating¦ = api.withDefaults(${defaults}).withPolicy({ arrays: "repeat" });`]: `const repeating: ${owned}`,
  [`const started¦ = api.withDefaults(${defaults}).builder();`]: `const started: Unrouted<paths, "headers" | "owner", "GET", unknown>`,
  [`const raw¦ = api.route("GET /user").format("raw");`]: `const raw: ReadyToBuild<WithFormat<RouteInfo<"GET /user", paths>>>`,
  [`api.route("${issues}").param¦("owner", "o");`]: `(method) StillMissing<"owner" | "repo", RouteInfo<"${issues}", paths>>.param<"owner">(name: "owner" | "repo", value: string): StillMissing<"repo", RouteInfo<"${issues}", paths>> (+2 overloads)`,
  [`const open¦ = new Endpoint(${defaults});`]: `const open: Endpoint<AnyRoute, "headers" | "owner">`,
  [`const call¦ = endpoint.defaults(${defaults});`]: `const call: EndpointFunction<AnyRoute, "headers" | "owner", Endpoint<AnyRoute, never>>`,
  [`const missing¦ = api.route("${issues}").param("owner", "o");`]: `const missing: StillMissing<"repo", RouteInfo<"${issues}", paths>>`,
  [`const ready¦ = api.route("${issues}").params({ owner: "o", repo: "r" });`]: `const ready: ReadyToBuild<RouteInfo<"${issues}", paths>>`,
  [`const request¦ = api.build("${issues}", { owner: "o", repo: "r" });`]: `const request: RequestOptionsFor<"${issues}", paths>`,
  [`const built¦ = api.route("GET /user").build();`]: `const built: RequestOptionsFor<"GET /user", paths>`,
};

/**
 * @param {Editor} editor
 * @returns {string[]}
 */
function wrongHovers(editor) {
  return Object.entries(hovers).flatMap(([typed, expected]) => {
    const shown = editor.hover(typed);
    return shown === expected ? [] : [`${typed} shows ${shown}`];
  });
}

/**
 * The signature that editors show first is the one to call, and none has a parameter that says nothing.
 *
 * @param {Editor} editor
 * @returns {string[]}
 */
function wrongSignatures(editor) {
  const calls = { "api.build(¦": 3, "api.route(¦": 2, "endpoint(¦": 3, "api.builder().route(¦": 2 };
  const chain = {
    'api.merge("GET /user", ¦': 3,
    [`api.route("${issues}").param(¦`]: 3,
    'api.route("GET /user").param(¦': 3,
  };
  return Object.entries({ ...calls, ...chain }).flatMap(([typed, count]) => {
    const [shown = [], ...others] = editor.signatures(`${typed})`);
    const isRight = /^(?:route|name)/.test(shown[0] ?? "") && !shown.join().includes("url: unknown");
    const isTelling = [shown, ...others].every((one) => !one.some((parameter) => /^_|^__/.test(parameter)));
    return isRight && isTelling && others.length + 1 === count
      ? []
      : [`${typed} shows ${JSON.stringify([shown, ...others])}`];
  });
}

/**
 * Checks the completions that editors must offer.
 *
 * @param {string} workspace
 * @returns {string[]}
 */
export function missingOffers(workspace) {
  mkdirSync(workspace, { recursive: true });
  /** @type {string[]} */
  const failures = [];
  for (const module of ["@octokit/openapi-types", "./github-7.js"]) {
    const text = [
      'import { endpoint, Endpoint, type KnownRoute, type ParametersOf, type Routes } from "fluent-endpoint";',
      'import { form } from "fluent-endpoint/bodies";',
      'import { Endpoint as Mini } from "fluent-endpoint/mini";',
      `import type { paths } from "${module}";`,
      "const api = new Endpoint<paths>();",
      service,
      "",
    ].join("\n");
    const editor = new Editor(join(workspace, "editor.ts"), text);
    /**
     * @param {string} typed
     * @param {(names: string[]) => boolean} isRight
     */
    const expect = (typed, isRight) => {
      const { names } = editor.complete(typed);
      if (!isRight(names)) failures.push(`${module}: ${typed} offers ${names.length}: ${names.slice(0, 8).join(", ")}`);
    };
    const startsWith = (/** @type {string[]} */ first) => (/** @type {string[]} */ names) =>
      first.every((name, index) => names[index] === name);
    const isAllRoutes = (/** @type {string[]} */ names) => names.length === 1223 && names.includes("PATCH /orgs/{org}");
    const isEnum = (/** @type {string[]} */ names) => names.sort().join() === "all,closed,open";

    expect('api.build("¦");', isAllRoutes);
    expect('api.build("GET /re¦");', isAllRoutes);
    expect('api.merge("¦");', isAllRoutes);
    expect('api.route("¦");', isAllRoutes);
    expect('api.builder().route("¦");', isAllRoutes);
    expect('service.request("¦");', isAllRoutes);
    expect("new Endpoint<paths>({ ¦ });", (names) =>
      ["owner", "per_page", "baseUrl"].every((name) => names.includes(name)),
    );
    const isOptions = (/** @type {string[]} */ names) =>
      names.join() === "baseUrl,data,headers,mediaType,method,request,url";
    // The document has a parameter named "token".
    const hasNoTraps = (/** @type {string[]} */ names) =>
      names.length > 7 &&
      !names.some((name) => /^(?:"no value"|auth|authorization|base_?url|baseURL|Headers)$/.test(name));
    const areMini = (/** @type {string[]} */ ...expected) => {
      return (/** @type {string[]} */ names) => names.sort().join() === expected.join();
    };
    const isMiniOptions = areMini("attach", "baseUrl", "data", "headers", "request");
    expect("new Endpoint({ ¦ });", isOptions);
    expect('new Endpoint({ headers: {}, baseUrl: "https://x.example", ¦ });', (names) => names[0] === "data");
    expect("class Own extends Endpoint {}\nnew Own({ ¦ });", isOptions);
    expect("endpoint.defaults({ ¦ });", isOptions);
    expect("api.withDefaults({ ¦ });", isOptions);
    expect("new Endpoint<paths>({ ¦ });", hasNoTraps);
    expect("class Documented extends Endpoint<paths> {}\nnew Documented({ ¦ });", hasNoTraps);
    expect("new Mini({ ¦ });", isMiniOptions);
    expect("new Mini<paths>({ ¦ });", isMiniOptions);
    expect(
      'new Mini({ baseUrl: "https://x.example" }).withDefaults({ ¦ });',
      areMini("baseUrl", "data", "headers", "request"),
    );
    expect(`api.build("${issues}", { ¦ });`, startsWith(["owner", "repo"]));
    expect(`api.build("${issues}", { owner: "o", ¦ });`, startsWith(["repo"]));
    expect(`api.build("${issues}", { ¦ });`, (names) =>
      ["state", "per_page", "headers"].every((name) => names.includes(name)),
    );
    expect(`api.build("${issues}", { owner: "o", repo: "r", state: "¦" });`, isEnum);
    expect(`api.route("${issues}").param("¦");`, startsWith(["owner", "repo"]));
    expect(`api.route("${issues}").param("owner", "o").param("¦");`, (names) => names.includes("repo"));
    expect(`api.route("${issues}").param("state", "¦");`, isEnum);
    expect(`api.route("${issues}").params({ ¦ });`, (names) => names.includes("owner") && names.includes("per_page"));
    expect(
      `api.route("${issues}").param("owner", "o").¦`,
      (names) => names.includes("param") && !names.includes("build"),
    );
    expect(`api.route("${issues}").param("owner", "o").param("repo", "r").¦`, (names) => names.includes("build"));
    failures.push(...wrongHovers(editor), ...wrongSignatures(editor));
  }
  return [...failures, ...missingOffersOfVendor(workspace)];
}

/**
 * A vendor that the command wrote offers the routes, and all parameters by name.
 *
 * @param {string} workspace
 * @returns {string[]}
 */
function missingOffersOfVendor(workspace) {
  const text = 'import { Github } from "./github.js";\nconst api = new Github();\n';
  const editor = new Editor(join(workspace, "editor.ts"), text);
  const caches = "DELETE /repos/{owner}/{repo}/actions/caches";
  /** @type {Record<string, (names: string[]) => boolean>} */
  const expected = {
    'api.build("¦");': (names) => names.length === 1223 && names.includes(caches),
    'api.route("GET /re¦");': (names) => names.length === 1223,
    [`api.build("${caches}", { ¦ });`]: (names) => names.slice(0, 3).join() === "key,owner,repo",
    [`api.build("${caches}", { owner: "o", repo: "r", ¦ });`]: (names) => names[0] === "key" && names.includes("ref"),
    [`api.build("${issues}", { owner: "o", repo: "r", state: "¦" });`]: (names) =>
      names.sort().join() === "all,closed,open",
    [`api.route("${caches}").param("¦");`]: (names) => names.includes("key"),
    [`api.route("${caches}").params({ ¦ });`]: (names) => names.includes("ref"),
  };
  return Object.entries(expected).flatMap(([typed, isRight]) => {
    const { names } = editor.complete(typed);
    return isRight(names) ? [] : [`the vendor: ${typed} offers ${names.length}: ${names.slice(0, 8).join(", ")}`];
  });
}
