import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError } from "../src/index.js";
import { untyped } from "./untyped.js";
import { coded } from "./coded.js";

describe("RequestBuilder: each step validates its arguments immediately", () => {
  const start = new Endpoint().route("POST /x/{a}");

  test.each<[name: string, step: () => unknown, code: string]>([
    ["route: empty", () => start.route(""), "ERR_INVALID_ROUTE"],
    ["route: three parts", () => start.route("GET /x y"), "ERR_INVALID_ROUTE"],
    ["route: a number", () => start.route(5 as never), "ERR_INVALID_ROUTE"],
    ["route: an unknown method", () => start.route("FOO /x"), "ERR_INVALID_METHOD"],
    ["route: an invalid template", () => start.route("GET /{x"), "ERR_INVALID_TEMPLATE"],
    ["route: a literal dot segment", () => start.route("GET /x/../y"), "ERR_INVALID_TEMPLATE"],
    ["method: an unknown method", () => start.method("FOO"), "ERR_INVALID_METHOD"],
    ["url: an invalid template", () => start.url("/{x"), "ERR_INVALID_TEMPLATE"],
    ["url: a space", () => start.url("/x y"), "ERR_INVALID_TEMPLATE"],
    ["url: another scheme", () => start.url("ftp://x.example/"), "ERR_INVALID_TEMPLATE"],
    ["url: a number", () => start.url(5 as never), "ERR_INVALID_OPTION"],
    ["baseUrl: two slashes", () => start.baseUrl("//x"), "ERR_INVALID_BASE_URL"],
    ["param: a name that is a number", () => start.param(5 as never, 1), "ERR_INVALID_OPTION"],
    ["param: a name that is a symbol", () => start.param(Symbol("x") as never, 1), "ERR_INVALID_OPTION"],
    ["params: a list", () => start.params([] as never), "ERR_INVALID_OPTION"],
    ["params: a Map", () => start.params(new Map() as never), "ERR_INVALID_OPTION"],
    ["header: a name with a space", () => start.header("a b", "x"), "ERR_INVALID_HEADER"],
    ["header: a value with a line break", () => start.header("x-a", "x\r\ny"), "ERR_INVALID_HEADER"],
    ["header: a value that is an object", () => start.header("x-a", {} as never), "ERR_INVALID_HEADER"],
    ["headers: a Headers object", () => start.headers(new Headers() as never), "ERR_INVALID_OPTION"],
    ["headers: one invalid value", () => start.headers({ ok: "x", "x-a": NaN }), "ERR_INVALID_HEADER"],
    ["preview: an invalid name", () => start.preview("a b"), "ERR_INVALID_MEDIA_TYPE"],
    ["preview: a number", () => start.preview(5 as never), "ERR_INVALID_OPTION"],
    ["previews: a string", () => start.previews("mercy" as never), "ERR_INVALID_OPTION"],
    ["previews: one invalid name", () => start.previews(["mercy", "a,b"]), "ERR_INVALID_MEDIA_TYPE"],
    ["format: an invalid name", () => start.format("a b"), "ERR_INVALID_MEDIA_TYPE"],
    ["format: a number", () => start.format(5 as never), "ERR_INVALID_OPTION"],
    ["request: null", () => start.request(null as never), "ERR_INVALID_OPTION"],
  ])("rejects %s", (_, step, code) => {
    expect(step).toThrow(coded(code));
    expect(step).toThrow(EndpointError);
    expect(start.param("a", 1).build().url).toBe("https://api.github.com/x/1");
  });

  test("build() reports errors that only the complete request can have", () => {
    expect(() => new Endpoint().route(untyped("POST /x/{a}")).build()).toThrow(coded("ERR_MISSING_PARAMETER", ["a"]));
    expect(() => new Endpoint().route("/x").data("text").build()).toThrow(expect.objectContaining({ names: ["data"] }));
    expect(() => new Endpoint().builder().build()).toThrow(coded("ERR_INVALID_ROUTE"));
    expect(() => start.param("a", NaN).build()).toThrow(expect.objectContaining({ names: ["a"] }));
  });
});
