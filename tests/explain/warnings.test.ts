import { describe, expect, test } from "@jest/globals";
import { explain, type Explanation, type WarningCode } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";

const namesOf = ({ warnings }: Explanation, code: WarningCode) =>
  warnings.filter((warning) => warning.code === code).map(({ names }) => names);

const github = new Endpoint({ headers: { authorization: "token secret" } });

test("a plain call has no warnings", () => {
  expect(explain(github, "GET /orgs/{org}/repos", { org: "octokit", type: "private" }).warnings).toStrictEqual([]);
  expect(explain(endpoint, "POST /user/repos", { name: "new" }).warnings).toStrictEqual([]);
});

test("a step that sets a body as a parameter has the name of the step that sets a body", () => {
  const orders = new Endpoint().route("POST /orders");
  for (const chain of [orders.params({ data: { total: 12 } }), orders.param("data", { total: 12 })])
    expect(explain(chain).warnings.map(({ message }) => message)).toStrictEqual([
      '"data" (step 2) is sent as a parameter; write .data(value)',
    ]);
  expect(explain(orders.data({ total: 12 })).warnings).toStrictEqual([]);
});

describe("credential-leaves-origin", () => {
  test.each([
    ["for a full url", "GET https://uploads.example/x", {}],
    ["for a value in the host", "GET https://{t}.example.com/x", { t: "a" }],
    ["for another baseUrl of the call", "GET /x", { baseUrl: "https://uploads.example" }],
    ["for another port", "GET https://api.github.com:8443/x", {}],
    ["for a header of the call", "GET https://uploads.example/x", { headers: { authorization: "token other" } }],
  ])("%s", (_, route, given) => {
    const explanation = explain(github, route, given);
    expect(namesOf(explanation, "credential-leaves-origin")).toStrictEqual([["authorization"]]);
  });

  test("of a vendor whose base url has variables (A2)", () => {
    const vendor = { name: "acme", baseUrl: "https://{tenant}.acme.example/v1" };
    const api = Endpoint.for(vendor).withDefaults({ tenant: "a", headers: { authorization: "token secret" } });
    const headers = { authorization: "token other" };
    expect(explain(api, "GET /x", { headers }).warnings).toStrictEqual([]);
    const leaving = explain(api, "GET https://uploads.example/x", { headers });
    expect(namesOf(leaving, "credential-leaves-origin")).toStrictEqual([["authorization"]]);
  });

  test("names both origins and the source of the header", () => {
    expect(explain(github, "GET https://uploads.example/x").warnings[0]!.message).toBe(
      'header "authorization" (defaults 1) was set for https://api.github.com but is sent to https://uploads.example',
    );
  });

  test("for another baseUrl of later defaults, and for any secret header", () => {
    const later = github.withDefaults({ headers: { "x-api-key": "k" }, baseUrl: "https://other.example" });
    expect(namesOf(explain(later, "GET /x"), "credential-leaves-origin")).toStrictEqual([["authorization"]]);
    const both = new Endpoint({ headers: { cookie: "a=b" }, baseUrl: "https://other.example" });
    expect(explain(both, "GET /x").warnings).toStrictEqual([]);
    expect(explain(both, "GET /x", { headers: { cookie: null }, baseUrl: "https://o.example" }).warnings).toStrictEqual(
      [],
    );
  });

  test("not for a trusted origin, and not if a chain sets the header and the baseUrl", () => {
    const trusting = github.withPolicy({ trustedOrigins: ["https://uploads.example"] });
    expect(explain(trusting, "GET https://uploads.example/x").warnings).toStrictEqual([]);
    const chain = endpoint.endpoint.route("/x").header("authorization", "token x").baseUrl("https://other.example");
    expect(explain(chain).warnings).toStrictEqual([]);
  });
});

test("credential-withheld (D5)", () => {
  const careful = github.withPolicy({ trustedOrigins: ["https://api.github.com"] });
  const explanation = explain(careful, "GET https://uploads.example/x");
  expect(namesOf(explanation, "credential-withheld")).toStrictEqual([["authorization"]]);
  expect(explanation.headers.find(({ name }) => name === "authorization")).toMatchObject({
    state: "withheld",
    rule: "D5",
    layer: "defaults 1",
  });
  expect(explanation.request!.headers).not.toHaveProperty("authorization");
  expect(namesOf(explanation, "credential-leaves-origin")).toStrictEqual([]);
  expect(explain(careful, "GET /x").warnings).toStrictEqual([]);
});

test("credential-in-clear", () => {
  const clear = (baseUrl: string) =>
    explain(github.withDefaults({}), "/x", { baseUrl, headers: { authorization: "a" } });
  expect(namesOf(clear("http://a.example"), "credential-in-clear")).toStrictEqual([["authorization"]]);
  expect(namesOf(clear("http://localhost.example"), "credential-in-clear")).toStrictEqual([["authorization"]]);
  for (const own of ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80", "https://a.example"])
    expect(namesOf(clear(own), "credential-in-clear")).toStrictEqual([]);
  expect(namesOf(explain(endpoint, "GET http://a.example/x", { token: 1 }), "credential-in-clear")).toStrictEqual([
    ["token"],
  ]);
});

test("secret-in-url", () => {
  expect(namesOf(explain(endpoint, "GET /x", { access_token: "a" }), "secret-in-url")).toStrictEqual([
    ["access_token"],
  ]);
  expect(namesOf(explain(endpoint, "DELETE /x/{token}", { token: "a" }), "secret-in-url")).toStrictEqual([["token"]]);
  expect(explain(endpoint, "POST /x", { access_token: "a" }).warnings).toStrictEqual([]);
  expect(explain(endpoint, "GET /x", { access_token: null }).warnings).toStrictEqual([]);
});

test("default-in-body", () => {
  const api = new Endpoint({ per_page: 100, org: "octokit" });
  const explanation = explain(api, "POST /orgs/{org}/repos", { name: "new" });
  expect(explanation.warnings).toStrictEqual([
    {
      code: "default-in-body",
      message:
        'default parameters without a placeholder are sent in the body: "per_page"; set query parameters with .query()',
      names: ["per_page"],
    },
  ]);
  expect(explain(api, "POST /orgs/{org}/repos", { per_page: 5 }).warnings).toStrictEqual([]);
  expect(explain(api, "GET /orgs/{org}/repos").warnings).toStrictEqual([]);
});

test("data-hides-parameters names only the first parameters in the message (D2)", () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p${index}`, 1]));
  const explanation = explain(endpoint, "POST /x", { ...many, data: {} });
  expect(namesOf(explanation, "data-hides-parameters")).toStrictEqual([Object.keys(many)]);
  expect(explanation.warnings[0]!.message).toContain('"p8" and 3 more (D2)');
});

test("content-type-missing (D3)", () => {
  const missing = (data: unknown, headers = {}) =>
    namesOf(explain(endpoint, "POST /x", { data, headers }), "content-type-missing").length > 0;
  for (const data of ["text", new Uint8Array(1), new ArrayBuffer(1), new DataView(new ArrayBuffer(1))])
    expect(missing(data)).toBe(true);
  for (const data of [{}, [], new FormData(), new URLSearchParams(), 5]) expect(missing(data)).toBe(false);
  expect(missing("text", { "content-type": "text/plain" })).toBe(false);
});

describe("near-placeholder", () => {
  const near = (explanation: Explanation) => namesOf(explanation, "near-placeholder");

  test("for a placeholder without a value", () => {
    expect(near(explain(endpoint, "GET /repos/{owner}/{repo}", { owner: "o", repos: "r" }))).toStrictEqual([["repos"]]);
    expect(near(explain(endpoint, "GET /x{?per_page}", { perPage: 5 }))).toStrictEqual([["perPage"]]);
    expect(explain(endpoint, "GET /x{?per_page}", { perPage: 5 }).warnings[0]!.message).toBe(
      '"perPage" (call) has no placeholder; did you mean {per_page}?',
    );
  });

  test("for a placeholder with a value of earlier options", () => {
    const api = new Endpoint({ repo: "default" });
    expect(near(explain(api, "GET /{repo}", { repos: "r" }))).toStrictEqual([["repos"]]);
    expect(near(explain(api.route("GET /{repo}").param("repos", "r")))).toStrictEqual([["repos"]]);
    expect(near(explain(api.withDefaults({ repos: 1 }), "GET /{repo}"))).toStrictEqual([["repos"]]);
  });

  test("not for a placeholder with a value of the same or of later options", () => {
    expect(near(explain(endpoint, "GET /{repo}", { repo: "r", repos: "s" }))).toStrictEqual([]);
    expect(near(explain(endpoint.endpoint.route("GET /{repo}").param("repo", 1).param("repos", 2)))).toStrictEqual([]);
    expect(near(explain(new Endpoint({ repos: 1 }), "GET /{repo}", { repo: "r" }))).toStrictEqual([]);
    expect(near(explain(endpoint, "GET /{repo}", { repo: "r", sort: "s" }))).toStrictEqual([]);
  });
});

test("near-option (F1)", () => {
  for (const [name, meant] of [
    ["header", "headers"],
    ["Headers", "headers"],
    ["base_url", "baseUrl"],
    ["mediatype", "mediaType"],
    ["media-type", "mediaType"],
    ["previews", "mediaType.previews"],
    ["Method", "method"],
  ]) {
    const explanation = explain(endpoint, "GET /x", { [name!]: "v" });
    expect(explanation.warnings.map(({ code, message }) => [code, message])).toStrictEqual([
      ["near-option", `"${name}" (call) is a parameter, not an option; did you mean ${meant}?`],
    ]);
  }
  expect(explain(endpoint, "GET /x", { date: 1, format: 1, body: 1, type: 1, uri: 1 }).warnings).toStrictEqual([]);
  expect(explain(endpoint.endpoint.route("/x").param("url", 1).param("headers", 1)).warnings).toStrictEqual([]);
});

test("media-type-without-effect (E1, E2)", () => {
  const idle = (accept: string | null, mediaType: object) =>
    namesOf(explain(endpoint, "/x", { headers: { accept }, mediaType }), "media-type-without-effect").length > 0;
  expect(idle("text/html", { format: "raw" })).toBe(true);
  expect(idle("application/octet-stream", { previews: ["mercy"] })).toBe(true);
  expect(idle(null, { format: "raw" })).toBe(true);
  expect(idle("text/html", { previews: ["mercy"] })).toBe(false);
  expect(idle("text/html", { format: "json" })).toBe(false);
  expect(idle("text/html", { format: "" })).toBe(false);
  expect(idle(null, { previews: ["mercy"] })).toBe(false);
  expect(idle("application/vnd.github.v3+json", { format: "raw" })).toBe(false);
});
