// Texts have at most 1,048,576 characters (F5): the error of each stage, and what is found in longer `link` headers.
import { describe, expect, test } from "@jest/globals";
import { redact, toFetch } from "../../src/adapters/index.js";
import { form, json } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import {
  defineVendor,
  Endpoint,
  EndpointError,
  MediaTypeNegotiator,
  ParameterError,
  UrlTemplate,
} from "../../src/index.js";
import { findLink, nextLink } from "../../src/links/index.js";
import { vendorOf } from "../../src/openapi/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { untyped } from "../untyped.js";

const LIMIT = 1_048_576;
const LONG = "a".repeat(LIMIT + 1);
/** Too long only with the rest of the url. */
const ALMOST = "a".repeat(LIMIT - 20);

const github = new Endpoint();
const tenant = Endpoint.for({ name: "v", baseUrl: "https://{t}.v.example/{w}" });
const ruled = Endpoint.for({
  name: "r",
  baseUrl: "https://r.example",
  routes: defineRoutes({ "GET /x": { query: { d: "deepObject", c: "comma", f: "form" }, headers: ["x-h", "x-e*"] } }),
});
const VENDOR = { name: "v", baseUrl: "https://v.example" };
const REQUEST = { method: "get", url: "https://a.example/", headers: {} };
const DOCUMENT = {
  openapi: "3.0.0",
  info: { title: "t", version: "1" },
  servers: [{ url: "https://a.example" }],
  paths: {},
};

/** The code, the reason and the first name of the error. */
function refusalOf(run: () => unknown): readonly unknown[] {
  try {
    run();
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    const { code, reason, issues } = error as EndpointError & {
      reason?: string;
      issues?: readonly { name: string; reason: string }[];
    };
    expect(error.message.length).toBeLessThan(500);
    return issues ? [code, issues[0]!.reason, issues[0]!.name.slice(0, 25)] : [code, reason];
  }
  return [];
}

const NAME = "a".repeat(25);

test.each<[string, () => unknown, code: string, ...name: string[]]>([
  ["a route", () => github.build(LONG), "ROUTE"],
  ["a route of a chain", () => github.route(untyped(LONG)), "ROUTE"],
  ["a url", () => github.build({ url: LONG }), "OPTION", "url"],
  ["a url to follow", () => github.follow(`https://${LONG}`), "OPTION", "url"],
  ["a url that is long with its base URL", () => github.build({ url: ALMOST }), "OPTION", "url"],
  ["a template", () => new UrlTemplate(LONG), "TEMPLATE"],
  ["a method", () => github.builder().method(untyped(LONG)), "OPTION", "method"],
  ["a base URL", () => new Endpoint({ baseUrl: `https://a.example/${LONG}` }), "BASE_URL"],
  ["a value in the path", () => github.build("/{x}", { x: LONG }), "PARAMETER", "x"],
  ["a value in a reserved expression", () => github.build("/{+x}", { x: LONG }), "PARAMETER", "x"],
  ["a value in the query", () => github.build("/x", { x: LONG }), "PARAMETER", "x"],
  ["a value that is long with the url", () => github.build("/x", { a: "1", x: ALMOST, b: "2" }), "PARAMETER", "x"],
  ["a value that is long when encoded", () => github.build("/x", { x: "€".repeat(LIMIT / 8) }), "PARAMETER", "x"],
  ["many items", () => github.build("/x", { x: Array<string>(9999).fill(ALMOST) }), "PARAMETER", "x"],
  ["many items of a template", () => github.build("/{?x*}", { x: Array<string>(999).fill(ALMOST) }), "PARAMETER", "x"],
  ["a value many times", () => github.build(`/x${"/{x}".repeat(999)}`, { x: ALMOST }), "PARAMETER", "x"],
  [
    "a value many times in one expression",
    () => new UrlTemplate(`{${"x,".repeat(999)}x}`).expand({ x: ALMOST }),
    "PARAMETER",
    "x",
  ],
  ["a key", () => github.build(untyped("/{?x}"), { x: { [LONG]: 1 } }), "PARAMETER", "x"],
  [
    "nested keys",
    () => github.withPolicy({ objects: "brackets" }).build("/x", { x: { [ALMOST]: Array(9999).fill({ a: 1 }) } }),
    "PARAMETER",
    "x",
  ],
  ["a name", () => github.build("/x", { [LONG]: 1 }), "PARAMETER", NAME],
  ["a variable of a base URL", () => tenant.build("/x", { t: "t", w: LONG }), "PARAMETER", "w"],
  ["a parameter of a rule", () => ruled.build(untyped("GET /x"), { d: { k: LONG } }), "PARAMETER", "d"],
  ["a list of a rule", () => ruled.build(untyped("GET /x"), { c: [ALMOST, ALMOST] }), "PARAMETER", "c"],
  ["a header of a rule", () => ruled.build(untyped("GET /x"), { "x-h": LONG }), "HEADER", "x-h"],
  ["a header", () => github.build("/x", { headers: { "x-a": LONG } }), "HEADER", "x-a"],
  ["the name of a header", () => github.build("/x", { headers: { [LONG]: "1" } }), "HEADER", NAME],
  [
    "the type of an encoder",
    () => github.withPolicy({ body: () => ({ body: "", contentType: LONG }) }).build("POST /x", { a: 1 }),
    "HEADER",
    "content-type",
  ],
  ["a format", () => github.build("/x", { mediaType: { format: LONG } }), "MEDIA_TYPE", NAME],
  ["a preview", () => github.build("/x", { mediaType: { previews: [LONG] } }), "MEDIA_TYPE", NAME],
  [
    "many previews",
    () => github.build("/x", { mediaType: { previews: [ALMOST, `${ALMOST}b`] } }),
    "MEDIA_TYPE",
    "accept",
  ],
  [
    "many ranges",
    () => new MediaTypeNegotiator().negotiate("application/vnd.github.v3+json,".repeat(9999), { format: ALMOST }),
    "MEDIA_TYPE",
    "accept",
  ],
  ["an accept header", () => new MediaTypeNegotiator().negotiate(LONG, { format: "raw" }), "OPTION", "accept"],
  ["the name of a vendor", () => defineVendor({ ...VENDOR, name: LONG }), "OPTION", "vendor.name"],
  ["a version", () => defineVendor({ ...VENDOR, mediaTypeVersion: LONG }), "OPTION", "vendor.mediaTypeVersion"],
  ["a credential", () => defineVendor({ ...VENDOR, credentials: [LONG] }), "OPTION", "vendor.credentials"],
  ["the route of a rule", () => defineRoutes({ [`GET /${LONG}`]: "" }), "OPTION", "routes"],
  ["the url of a rule", () => defineRoutes({ "GET /x": { url: LONG } }), "OPTION", "routes.GET /x.url"],
  ["the url of a request", () => toFetch({ ...REQUEST, url: `https://a.example/${LONG}` }), "REQUEST"],
  ["a header of a request", () => redact({ ...REQUEST, headers: { "x-a": LONG } }), "REQUEST"],
  ["a name in a document", () => vendorOf({ ...DOCUMENT, paths: { [`/${LONG}`]: {} } }), "DOCUMENT"],
  ["a url in a document", () => vendorOf({ ...DOCUMENT, servers: [{ url: `https://a.example/${LONG}` }] }), "DOCUMENT"],
])("%s is refused (F5)", (_, run, code, ...names) => {
  expect(refusalOf(run)).toEqual([`ERR_INVALID_${code}`, "length", ...names]);
});

describe("texts as long as the limit (F5)", () => {
  test("are sent", () => {
    const url = `https://api.github.com/${"a".repeat(LIMIT - 23)}`;
    expect(github.build({ url }).url).toHaveLength(LIMIT);
    expect(github.build("/{x}", { x: "a".repeat(LIMIT - 23) }).url).toHaveLength(LIMIT);
    expect(github.build("/", { x: "a".repeat(LIMIT - 26) }).url).toHaveLength(LIMIT);
    expect(refusalOf(() => github.build("/{x}", { x: "a".repeat(LIMIT - 22) }))[1]).toBe("length");
    expect(refusalOf(() => github.build("/", { x: "a".repeat(LIMIT - 25) }))[1]).toBe("length");
    expect(github.build("/", { headers: { x: "a".repeat(LIMIT) } }).headers["x"]).toHaveLength(LIMIT);
    expect(new UrlTemplate("{x}").expand({ x: "a".repeat(LIMIT) })).toHaveLength(LIMIT);
  });

  test("a comma list counts its name once", () => {
    const name = "n".repeat(999);
    expect(github.build("/", { [name]: Array(9999).fill("1") }).url.length).toBeLessThan(30_000);
  });
});

test("nothing is found in longer headers (F5)", () => {
  const link = `<https://a.example>; rel="next"; title="${LONG}"`;
  expect(nextLink({ link })).toBeUndefined();
  expect(
    nextLink([
      ["link", "<https://a.example>; rel=next"],
      ["link", ALMOST],
      ["link", ALMOST],
    ]),
  ).toBeUndefined();
  expect(nextLink({ link: new TextEncoder().encode(link) })).toBeUndefined();
  const encoded = `<${"é".repeat(LIMIT / 4)}>; rel=next`;
  expect(findLink({ link: encoded }, "next", "https://a.example")).toBeUndefined();
  expect(findLink({ link: encoded }, "next")).toHaveLength(LIMIT / 4);
});

test("explain() reports the error (F5)", () => {
  const { error, request } = explain(github, "/x", { x: LONG });
  expect(error).toMatchObject({ code: "ERR_INVALID_PARAMETER", names: ["x"] });
  expect(request).toBeUndefined();
});

test("the values of callers are errors of parameters (F5)", () => {
  expect(() => github.build("/x", { x: LONG })).toThrow(ParameterError);
});

test("bodies have no limit (F5)", () => {
  const text = "a".repeat(3 * LIMIT);
  expect(github.build("POST /x", { x: text, [text]: 1 }).body).toEqual({ x: text, [text]: 1 });
  expect(github.withPolicy({ body: form }).build("POST /x", { x: text }).body).toHaveLength(text.length + 2);
  expect(github.withPolicy({ body: json }).build("POST /x", { x: text }).body).toHaveLength(text.length + 8);
});
