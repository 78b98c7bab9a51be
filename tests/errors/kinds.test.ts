// F1: one class, of which the code, the name and the issues say what is wrong.
import { describe, expect, test } from "@jest/globals";
import { toFetch } from "../../src/adapters/index.js";
import {
  endpoint,
  Endpoint,
  EndpointError,
  isEndpointError,
  type EndpointErrorCode,
  type Issue,
} from "../../src/index.js";
import { path } from "../../src/path/index.js";
import { vendorOf } from "../../src/openapi/index.js";
import { thrownBy } from "../thrown-by.js";
import { untyped } from "../untyped.js";

const github = new Endpoint();

test.each<[code: EndpointErrorCode, name: string, run: () => unknown, issues: Partial<Issue>[]]>([
  ["ERR_INVALID_ROUTE", "InvalidRouteError", () => github.build("GET /a b"), [{ name: "route", reason: "words" }]],
  ["ERR_INVALID_METHOD", "InvalidMethodError", () => github.build("FETCH /x"), [{ name: "method", reason: "method" }]],
  [
    "ERR_INVALID_TEMPLATE",
    "InvalidTemplateError",
    () => github.build(untyped("GET /abc{d")),
    [{ name: "url", reason: "brace", position: 4 }],
  ],
  [
    "ERR_MISSING_PARAMETER",
    "MissingParameterError",
    () => github.build(untyped("/{owner}/{n}/{m}"), { n: "", m: 1 }),
    [
      { name: "owner", reason: "missing" },
      { name: "n", reason: "empty" },
    ],
  ],
  [
    "ERR_INVALID_PARAMETER",
    "InvalidParameterError",
    () => github.build("/x", { a: NaN, b: 1, c: [[]] }),
    [
      { name: "a", reason: "value" },
      { name: "c", reason: "item" },
    ],
  ],
  ["ERR_UNSAFE_PATH", "UnsafePathError", () => github.build("/x/{a}", { a: ".." }), [{ name: "a", reason: "dots" }]],
  ["ERR_UNSAFE_PATH", "UnsafePathError", () => path`/x/${".."}`, [{ name: "values[0]", reason: "dots" }]],
  [
    "ERR_UNSAFE_ORIGIN",
    "UnsafeOriginError",
    () => github.build("GET https://{host}/x", { host: "evil.example" }),
    [{ name: "host", reason: "origin" }],
  ],
  [
    "ERR_INVALID_HEADER",
    "InvalidHeaderError",
    () => github.build("/x", {}, { headers: { "X-A": "a\nb", ok: "1", "b c": "1" } }),
    [
      { name: "X-A", reason: "characters" },
      { name: "b c", reason: "token" },
    ],
  ],
  [
    "ERR_INVALID_MEDIA_TYPE",
    "InvalidMediaTypeError",
    () => github.build("/x", {}, { mediaType: { previews: ["a b", "mercy"] } }),
    [{ name: "a b", reason: "mediaType" }],
  ],
  [
    "ERR_INVALID_OPTION",
    "InvalidOptionError",
    () => endpoint({ url: 5, headers: 1, request: 3 } as never),
    [
      { name: "url", reason: "text" },
      { name: "headers", reason: "object" },
      { name: "request", reason: "object" },
    ],
  ],
  [
    "ERR_INVALID_BASE_URL",
    "InvalidBaseUrlError",
    () => github.build("/x", {}, { baseUrl: "ftp://x.example" }),
    [{ name: "baseUrl", reason: "baseUrl" }],
  ],
  [
    "ERR_INVALID_REQUEST",
    "InvalidRequestError",
    () => toFetch(github.build("PATCH /user", { a: { b: [1n] } })),
    [{ name: "body.a.b.0", reason: "problem" }],
  ],
  ["ERR_INVALID_DOCUMENT", "InvalidDocumentError", () => vendorOf({}), [{ name: "#", reason: "problem" }]],
  [
    "ERR_MISSING_PARAMETER",
    "MissingParameterError",
    () => github.build(untyped("/{a}")),
    [{ name: "a", reason: "missing" }],
  ],
])("%s is an %s", (code, name, run, issues) => {
  const error = thrownBy(run) as EndpointError;
  expect(Object.getPrototypeOf(error)).toBe(EndpointError.prototype);
  expect(error).toMatchObject({ code, name, issues, names: issues.map((issue) => issue.name) });
  expect(String(error)).toBe(`${name}: ${error.message}`);
  expect(isEndpointError(error) && isEndpointError(error, code)).toBe(true);
  expect(isEndpointError(error, "ERR_RESPONSE")).toBe(false);
  expect(error.isOfParameters).toBe(/^(?:Missing|InvalidParam|Unsafe)/.test(name));
  // Own properties, so that loggers show them.
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code, issues });
});

test.each<[reason: Issue["reason"], run: () => unknown]>([
  ["alone", () => github.build("/x", {}, { url: "/y" } as never)],
  ["body", () => github.build("/x", {}, { data: 1 as never })],
  ["credential", () => github.build("/x", { authorization: "t" as never })],
  ["data", () => github.build("POST /x", { a: 1 }, { data: 1 })],
  ["fragment", () => github.build(untyped("/x?q={+q}"), { q: "a#b" })],
  ["mark", () => github.build(untyped("/x/{+a}"), { a: "b#c" })],
  ["option", () => github.build("/x", { headers: {} as never })],
  ["separate", () => endpoint("GET", "/x" as never)],
  ["undefined", () => github.build("/x/{a}", { a: undefined as never })],
  ["variable", () => Endpoint.for({ baseUrl: "https://{t}.example" }).build("/x")],
  ["words", () => github.build("GET")],
])("the reason is %s", (reason, run) => {
  expect(thrownBy(run)).toMatchObject({ issues: [{ reason }] });
});

test("a code narrows the type", () => {
  const error = thrownBy(() => path`/${".."}`);
  expect(isEndpointError(error, "ERR_UNSAFE_PATH") && (error.code satisfies "ERR_UNSAFE_PATH")).toBe("ERR_UNSAFE_PATH");
});

test.each([new TypeError(), { code: "ERR_UNSAFE_PATH" }, undefined])("%s is none", (error) => {
  expect(isEndpointError(error)).toBe(false);
});

test("each issue is reported once", () => {
  expect(thrownBy(() => github.build(untyped("/{a}/{a}")))).toMatchObject({ issues: [{ name: "a" }] });
  expect(thrownBy(() => github.build("/x/{a}/{a}", { a: NaN }))).toMatchObject({ names: ["a"] });
  expect(thrownBy(() => github.build("/x", { a: [{ b: 1 }, { b: 2 }] }))).toMatchObject({ issues: [{ name: "a" }] });
});

test("issues are in the order of the url", () => {
  const run = (): unknown => github.build(untyped("/{+a}/{b}/{+c}"), { a: "d//e", b: "..", c: "f//g" });
  expect(thrownBy(run)).toMatchObject({ names: ["a", "b", "c"] });
});

describe("the message marks the place in the template with carets", () => {
  test.each<[name: string, run: () => unknown, line: string, carets: string]>([
    ["an invalid template", () => github.build(untyped("/x/{a")), "/x/{a", "   ^"],
    ["the one that is missing", () => github.build(untyped("/x/{a}/{b}"), { a: 1 }), "/x/{a}/{b}", "       ^^^"],
    ["two missing values", () => github.build(untyped("/x/{a}/:b")), "/x/{a}/:b", "   ^^^ ^^"],
    ["an unsafe value", () => github.build("/x/{a}", { a: ".." }), "/x/{a}", "   ^^^"],
    ["an origin", () => github.build("https://{a}/", { a: "x.example" }), "https://{a}/", "        ^^^"],
    ["a value of a tag", () => path`/x/${"."}?q=${1}`, "/x/${…}?q=${…}", "   ^^^^"],
    ["the text of a tag", () => path`/${1}/a b`, "/${…}/a b", "       ^"],
  ])("%s", (_, run, line, carets) => {
    expect((thrownBy(run) as Error).message.split("\n").slice(-2)).toEqual([`  ${line}`, `  ${carets}`]);
  });
});
