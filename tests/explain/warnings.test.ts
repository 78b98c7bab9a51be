import { describe, expect, test } from "@jest/globals";
import { explain, type Explanation, type WarningCode } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";

const found = ({ warnings }: Explanation, code: WarningCode) =>
  warnings.filter((warning) => warning.code === code).map(({ names }) => names);

const github = new Endpoint({ headers: { authorization: "token secret" } });

test("a plain call has none", () => {
  expect(explain(github, "GET /orgs/{org}/repos", { org: "octokit", type: "private" }).warnings).toStrictEqual([]);
  expect(explain(endpoint, "POST /user/repos", { name: "new" }).warnings).toStrictEqual([]);
});

describe("credential-leaves-origin", () => {
  test.each([
    ["a full url", "GET https://uploads.example/x", {}],
    ["a whole label of a host", "GET https://{t}.example.com/x", { t: "a" }],
    ["another baseUrl of the call", "GET /x", { baseUrl: "https://uploads.example" }],
    ["another port", "GET https://api.github.com:8443/x", {}],
    ["a header of the call", "GET https://uploads.example/x", { headers: { authorization: "token other" } }],
  ])("%s", (_, route, given) => {
    const told = explain(github, route, given);
    expect(found(told, "credential-leaves-origin")).toStrictEqual([["authorization"]]);
  });

  test("says from where to where, and whose it is", () => {
    expect(explain(github, "GET https://uploads.example/x").warnings[0]!.message).toBe(
      'header "authorization" of defaults 1 was meant for https://api.github.com, and goes to https://uploads.example',
    );
  });

  test("another baseUrl of later defaults; any header with the name of a secret", () => {
    const later = github.withDefaults({ headers: { "x-api-key": "k" }, baseUrl: "https://other.example" });
    expect(found(explain(later, "GET /x"), "credential-leaves-origin")).toStrictEqual([["authorization"]]);
    const both = new Endpoint({ headers: { cookie: "a=b" }, baseUrl: "https://other.example" });
    expect(explain(both, "GET /x").warnings).toStrictEqual([]);
    expect(explain(both, "GET /x", { headers: { cookie: null }, baseUrl: "https://o.example" }).warnings).toStrictEqual(
      [],
    );
  });

  test("not where the origin is trusted, nor in a chain that brings its own address", () => {
    const trusting = github.withPolicy({ trustedOrigins: ["https://uploads.example"] });
    expect(explain(trusting, "GET https://uploads.example/x").warnings).toStrictEqual([]);
    const chain = endpoint.endpoint.route("/x").header("authorization", "token x").baseUrl("https://other.example");
    expect(explain(chain).warnings).toStrictEqual([]);
  });
});

test("D5: credential-withheld", () => {
  const careful = github.withPolicy({ trustedOrigins: ["https://api.github.com"] });
  const told = explain(careful, "GET https://uploads.example/x");
  expect(found(told, "credential-withheld")).toStrictEqual([["authorization"]]);
  expect(told.headers.find(({ name }) => name === "authorization")).toMatchObject({
    state: "withheld",
    rule: "D5",
    layer: "defaults 1",
  });
  expect(told.request!.headers).not.toHaveProperty("authorization");
  expect(found(told, "credential-leaves-origin")).toStrictEqual([]);
  expect(explain(careful, "GET /x").warnings).toStrictEqual([]);
});

test("credential-in-clear", () => {
  const clear = (baseUrl: string) =>
    explain(github.withDefaults({}), "/x", { baseUrl, headers: { authorization: "a" } });
  expect(found(clear("http://a.example"), "credential-in-clear")).toStrictEqual([["authorization"]]);
  expect(found(clear("http://localhost.example"), "credential-in-clear")).toStrictEqual([["authorization"]]);
  for (const own of ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80", "https://a.example"])
    expect(found(clear(own), "credential-in-clear")).toStrictEqual([]);
  expect(found(explain(endpoint, "GET http://a.example/x", { token: 1 }), "credential-in-clear")).toStrictEqual([
    ["token"],
  ]);
});

test("secret-in-url", () => {
  expect(found(explain(endpoint, "GET /x", { access_token: "a" }), "secret-in-url")).toStrictEqual([["access_token"]]);
  expect(found(explain(endpoint, "DELETE /x/{token}", { token: "a" }), "secret-in-url")).toStrictEqual([["token"]]);
  expect(explain(endpoint, "POST /x", { access_token: "a" }).warnings).toStrictEqual([]);
  expect(explain(endpoint, "GET /x", { access_token: null }).warnings).toStrictEqual([]);
});

test("default-in-body", () => {
  const api = new Endpoint({ per_page: 100, org: "octokit" });
  const told = explain(api, "POST /orgs/{org}/repos", { name: "new" });
  expect(told.warnings).toStrictEqual([
    {
      code: "default-in-body",
      message: 'the defaults put "per_page" into the body: no placeholder takes it',
      names: ["per_page"],
    },
  ]);
  expect(explain(api, "POST /orgs/{org}/repos", { per_page: 5 }).warnings).toStrictEqual([]);
  expect(explain(api, "GET /orgs/{org}/repos").warnings).toStrictEqual([]);
});

test("D2: data-hides-parameters, and only the first of many are named in the message", () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p${index}`, 1]));
  const told = explain(endpoint, "POST /x", { ...many, data: {} });
  expect(found(told, "data-hides-parameters")).toStrictEqual([Object.keys(many)]);
  expect(told.warnings[0]!.message).toContain('"p8" and 3 more (D2)');
});

test("D3: content-type-missing", () => {
  const missing = (data: unknown, headers = {}) =>
    found(explain(endpoint, "POST /x", { data, headers }), "content-type-missing").length > 0;
  for (const data of ["text", new Uint8Array(1), new ArrayBuffer(1), new DataView(new ArrayBuffer(1))])
    expect(missing(data)).toBe(true);
  for (const data of [{}, [], new FormData(), new URLSearchParams(), 5]) expect(missing(data)).toBe(false);
  expect(missing("text", { "content-type": "text/plain" })).toBe(false);
});

describe("near-placeholder", () => {
  const near = (told: Explanation) => found(told, "near-placeholder");

  test("one that nobody fills", () => {
    expect(near(explain(endpoint, "GET /repos/{owner}/{repo}", { owner: "o", repos: "r" }))).toStrictEqual([["repos"]]);
    expect(near(explain(endpoint, "GET /x{?per_page}", { perPage: 5 }))).toStrictEqual([["perPage"]]);
    expect(explain(endpoint, "GET /x{?per_page}", { perPage: 5 }).warnings[0]!.message).toBe(
      '"perPage" of call has no placeholder: is {per_page} meant?',
    );
  });

  test("one that a lower layer fills", () => {
    const api = new Endpoint({ repo: "default" });
    expect(near(explain(api, "GET /{repo}", { repos: "r" }))).toStrictEqual([["repos"]]);
    expect(near(explain(api.route("GET /{repo}").param("repos", "r")))).toStrictEqual([["repos"]]);
    expect(near(explain(api.withDefaults({ repos: 1 }), "GET /{repo}"))).toStrictEqual([["repos"]]);
  });

  test("not one that the same call fills, or an upper layer", () => {
    expect(near(explain(endpoint, "GET /{repo}", { repo: "r", repos: "s" }))).toStrictEqual([]);
    expect(near(explain(endpoint.endpoint.route("GET /{repo}").param("repo", 1).param("repos", 2)))).toStrictEqual([]);
    expect(near(explain(new Endpoint({ repos: 1 }), "GET /{repo}", { repo: "r" }))).toStrictEqual([]);
    expect(near(explain(endpoint, "GET /{repo}", { repo: "r", sort: "s" }))).toStrictEqual([]);
  });
});

test("F2: near-option", () => {
  for (const [name, meant] of [
    ["header", "headers"],
    ["Headers", "headers"],
    ["base_url", "baseUrl"],
    ["baseURL", "baseUrl"],
    ["mediatype", "mediaType"],
    ["media-type", "mediaType"],
    ["previews", "mediaType.previews"],
    ["Method", "method"],
  ]) {
    const told = explain(endpoint, "GET /x", { [name!]: "v" });
    expect(told.warnings.map(({ code, message }) => [code, message])).toStrictEqual([
      ["near-option", `"${name}" of call is a parameter like any other: is the option ${meant} meant?`],
    ]);
  }
  expect(explain(endpoint, "GET /x", { date: 1, format: 1, body: 1, type: 1, uri: 1 }).warnings).toStrictEqual([]);
  expect(explain(endpoint.endpoint.route("/x").param("url", 1).param("headers", 1)).warnings).toStrictEqual([]);
});

test("E1, E2: media-type-without-effect", () => {
  const idle = (accept: string | null, mediaType: object) =>
    found(explain(endpoint, "/x", { headers: { accept }, mediaType }), "media-type-without-effect").length > 0;
  expect(idle("text/html", { format: "raw" })).toBe(true);
  expect(idle("application/octet-stream", { previews: ["mercy"] })).toBe(true);
  expect(idle(null, { format: "raw" })).toBe(true);
  expect(idle("text/html", { previews: ["mercy"] })).toBe(false);
  expect(idle("text/html", { format: "json" })).toBe(false);
  expect(idle("text/html", { format: "" })).toBe(false);
  expect(idle(null, { previews: ["mercy"] })).toBe(false);
  expect(idle("application/vnd.github.v3+json", { format: "raw" })).toBe(false);
});
