// Mistakes that the compiler catches, made without it: the message says what to write.
import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, EndpointError, type RequestOptions } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";

const github = new Endpoint();
class Signing extends Endpoint {
  protected override finalize(request: RequestOptions): RequestOptions {
    return Promise.resolve(request) as never;
  }
}

describe("the message says what to write", () => {
  test.each<[mistake: string, call: () => unknown, message: string]>([
    [
      "new Headers()",
      () => endpoint("GET /x", { headers: new Headers({ a: "b" }) } as never),
      '"headers" must be an object with its own properties, not a class instance; write { name: value }, or Object.fromEntries(headers)',
    ],
    [
      "a Map of headers",
      () => new Endpoint({ headers: new Map([["a", "b"]]) } as never),
      "write { name: value }, or Object.fromEntries(headers)",
    ],
    ["a list of pairs", () => github.route("/x").headers([["a", "b"]] as never), "or Object.fromEntries(headers)"],
    ["a Map of parameters", () => endpoint("GET /x", new Map() as never), "or Object.fromEntries(options)"],
    [
      "a URLSearchParams",
      () => github.route("/x").params(new URLSearchParams()),
      'write { name: params.getAll("name") }',
    ],
    ["two texts", () => endpoint("GET", "/user" as never), '"GET" must be one text: "GET /user"'],
    ["two texts in lower case", () => endpoint("get", "/user" as never), '"get" must be one text: "get /user"'],
    [
      "a secret in the second",
      () => endpoint("GET", "/user?token=s" as never),
      '"GET" must be one text: "GET /user?…"',
    ],
    ["merge()", () => endpoint.merge("GET", "/user" as never), '"GET" must be one text: "GET /user"'],
    [
      "a method alone",
      () => endpoint("GET"),
      '"GET" must be "<METHOD> <url>" or "<url>", as in "GET /orgs/{org}/repos"',
    ],
    ["a method alone in a chain", () => github.route("POST"), '"POST" must be "<METHOD> <url>"'],
    ["a method and a query", () => github.build("GET?page=2"), '"GET?…" must be "<METHOD> <url>"'],
    [
      "an asynchronous finalize()",
      () => new Signing().build("/x"),
      '"finalize" must be synchronous; sign after build(), for example in .to(async …)',
    ],
  ])("%s", (_, call, message) => {
    const error = thrownBy(call);
    expect(error).toBeInstanceOf(EndpointError);
    expect((error as Error).message).toContain(message);
  });

  test("a method of its own as a path is a url in lower case", () => {
    expect(endpoint("get").url).toBe("https://api.github.com/get");
    expect(endpoint("GETTER").url).toBe("https://api.github.com/GETTER");
  });
});

/** The names that other clients have for options, each with such a value. */
const OPTIONS: [name: string, value: unknown, cure: string][] = [
  ["header", { a: "b" }, 'did you mean "headers"?'],
  ["params", { type: "all" }, "pass its members directly"],
  ["query", { type: "all" }, "pass its members directly"],
  ["qs", { type: "all" }, "pass its members directly"],
  ["searchParams", { type: "all" }, "pass its members directly"],
  ["json", { type: "all" }, "pass its members directly"],
  ["auth", { username: "a" }, "write headers: { authorization }"],
  ["signal", new AbortController().signal, "write request: { signal }, or .signal(signal)"],
  ["searchParams", new URLSearchParams("a=b"), "pass its members directly"],
];

describe("the options of other clients (F1)", () => {
  test.each(OPTIONS)("%s in a query is an error that says what to write, and no policy", (name, value, cure) => {
    const { message } = thrownBy(() => github.build("GET /x", { [name]: value })) as Error;
    expect(message).toContain(cure);
    expect(message).not.toContain("policy");
    expect(() => github.build("GET /x", { other: value })).not.toThrow(cure);
  });
});
