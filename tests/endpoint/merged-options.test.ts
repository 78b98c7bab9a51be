// A6: what merge() returns, and the forms of a call.
import { describe, expect, test } from "@jest/globals";
import { endpoint as octokit } from "@octokit/endpoint";
import { Endpoint, endpoint, VERSION } from "../../src/index.js";

const HEADERS = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };
const BASE = { baseUrl: "https://api.github.com", headers: HEADERS, mediaType: { format: "" } };
const github = new Endpoint();

describe("merge() returns one flat object", () => {
  test.each<[string, object, object]>([
    ["/x", {}, { ...BASE, method: "GET", url: "/x" }],
    ["Post /x/:a{?b}", { a: 1, b: [2] }, { ...BASE, method: "POST", url: "/x/:a{?b}", a: 1, b: [2] }],
    [
      "PUT https://uploads.github.com/{x}",
      { data: "text", request: { timeout: 1 }, x: null, gone: undefined },
      { ...BASE, method: "PUT", url: "https://uploads.github.com/{x}", data: "text", request: { timeout: 1 }, x: null },
    ],
  ])("%s %j", (route, options, merged) => {
    expect(endpoint.merge(route, options)).toStrictEqual(merged);
    const [method, url] = [merged["method" as never], merged["url" as never]];
    expect(endpoint.merge({ ...options, method, url } as object)).toStrictEqual(merged);
  });

  test("a new ordinary object each time (A3, D7)", () => {
    const api = new Endpoint({ a: 1 });
    const [first, second] = [api.merge("/x"), api.merge("/x")];
    Object.assign(first, { a: "changed" });
    expect([second["a"], api.DEFAULTS["a"]]).toEqual([1, 1]);
    expect(Object.getPrototypeOf(first)).toBe(Object.prototype);
  });

  test("without a url, because it parses nothing", () => {
    expect(endpoint.merge()).toStrictEqual(endpoint.DEFAULTS);
    expect(github.builder().param("a", 1).merge()).toStrictEqual({ ...endpoint.DEFAULTS, a: 1 });
    expect(() => endpoint.parse(endpoint.merge())).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
  });

  test.each([{}, { mediaType: { format: "raw" } }, { mediaType: { previews: ["mercy"] } }])(
    "with the previews of @octokit/endpoint: %j",
    (options) => {
      const theirs = octokit.merge("GET /x", options).mediaType as { previews?: readonly string[] };
      expect(endpoint.merge("GET /x", options).mediaType.previews?.length).toBe(theirs.previews?.length);
    },
  );
});

test("a call without arguments takes the route from the defaults (B5)", () => {
  const api = endpoint.defaults({ method: "POST", url: "/x/{a}", a: 1, b: 2 });
  const expected = api({});
  expect(expected).toMatchObject({ method: "post", url: "https://api.github.com/x/1", body: { b: 2 } });
  for (const built of [api(), api(undefined), api(undefined, {}), api.parse(api.merge())])
    expect(built).toStrictEqual(expected);
  expect(api(undefined, { a: 3, method: "PUT" })).toStrictEqual(api({ a: 3, method: "PUT" }));
  expect(() => api.parse({ method: "GET" })).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
});

test("null as the options of the function is no options, as in @octokit/endpoint", () => {
  expect(endpoint("GET /x", null as never)).toStrictEqual(endpoint("GET /x"));
  expect(() => github.build("GET /x", null as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
});

test("all invalid options are reported together (F1)", () => {
  const invalid = { method: 5, request: 6, url: "" };
  const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", names: Object.keys(invalid) });
  expect(() => endpoint(invalid as never)).toThrow(error);
  expect(() => new Endpoint(invalid as never)).toThrow(error);
});

// A6: the flat object does not tell whose a value is.
describe("merge() of a call with values that equal the defaults", () => {
  const headers = { authorization: "token a" };
  const acme = Endpoint.for({ baseUrl: "https://api.acme.example" }).withDefaults({ headers, note: "x" });

  test.each<[what: string, merge: () => unknown, names: readonly string[]]>([
    [
      "a credential for another origin",
      () => acme.merge("GET https://b.example/x", {}, { headers }),
      ["headers.authorization"],
    ],
    ["a parameter beside data", () => acme.merge("POST /x", { note: "x" }, { data: "text" }), ["note"]],
    ["in a chain", () => acme.route("POST /x").param("note", "x").data("text").merge(), ["note"]],
  ])("is an error where that decides what is sent: %s", (_, merge, names) => {
    expect(merge).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION", names }));
  });

  test("returns where it does not", () => {
    expect(acme.parse(acme.merge("POST /x", { note: "x" }, { headers }))).toStrictEqual(
      acme.build("POST /x", { note: "x" }, { headers }),
    );
    const github = endpoint.defaults({ a: 1 });
    expect(github.merge("POST /x", { a: 1, data: "text" })).toMatchObject({ a: 1, data: "text" });
  });
});
