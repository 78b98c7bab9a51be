// F1: a message says what is wrong, where, and what to write instead.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import * as adapters from "../../src/adapters/index.js";
import { closest } from "../../src/errors/did-you-mean.js";
import { Endpoint, endpoint, segments, type EndpointError, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";
import { untyped } from "../untyped.js";

const github = new Endpoint();
const nested = github.withPolicy({ objects: "brackets" });
const CYCLE: Record<string, unknown> = {};
CYCLE["self"] = CYCLE;
const messageOf = (call: () => unknown): string => (thrownBy(call) as EndpointError).message;
class Signing extends Endpoint {
  protected override finalize(request: RequestOptions): RequestOptions {
    return Promise.resolve(request) as never;
  }
}

test.each<[says: string, route: string, options: object]>([
  // Missing values.
  ['"a" is required', "/x/{a}", {}],
  ['"a" must not be empty', "/x/{a}", { a: "" }],
  ['"a" must not be empty', "/x/{a}", { a: [] }],
  ['"a" must not be undefined', "/x/{a}", { a: undefined }],
  ['"abc" is required; "abd" was passed, did you mean {abc}?', "/x/{abc}", { abd: 1 }],
  ["did you mean {issue_number}?", "/issues/:issue_number", { issueNumber: 1 }],
  ["did you mean {owner}?", "/repos/{owner}/{repo}", { repo: "r", owners: "o" }],
  // Values that cannot be sent.
  ["not a promise; await it", "/x/{a}", { a: Promise.resolve(1) }],
  ["not an invalid Date", "/x", { a: [new Date(NaN)] }],
  ["not bytes; send them as a Blob or a File with the encoder multipart", "/x", { a: new Uint8Array(1) }],
  ["not a class instance", "/x", { a: new Map() }],
  ["not text with a lone surrogate", "/x", { a: ["\ud800"] }],
  ['NaN, at "q[a][0][b]"', "/x", { q: { a: [{ b: NaN }] } }],
  // Paths.
  ['"a" must not make a "." or ".." segment', "/x/{a}", { a: ".." }],
  ['"a" must not make an empty segment', "/x/{+a}", { a: "b//c" }],
  ['"a" must not contain "?" or "#"; pass segments(value), which encodes it', "/x/{+a}", { a: "b#c?d" }],
  ['"a" must not make an empty segment', "/x/{a}", { a: segments("b//c") }],
  ['"q" must not contain "#"', "/x?q={+q}", { q: "a#b" }],
  // Options, and those of other clients.
  ["options are the third argument; pass an empty object there", "/x", { headers: new Map() }],
  ["pass { headers: { authorization } } as the third argument", "/x", { authorization: "t" }],
  ['pass { headers: { "proxy-authorization": … } } as the third argument', "/x", { "proxy-authorization": "t" }],
  ['did you mean "headers"?', "/x", { header: { a: "b" } }],
  ['unless the policy is { objects: "brackets" }', "/x", { filter: { a: 1 } }],
  ["pass its members directly", "/x", { params: { type: "all" } }],
  ["write headers: { authorization }", "/x", { auth: { username: "a" } }],
  ["write request: { signal }, or .signal(signal)", "/x", { signal: new AbortController().signal }],
  // Routes.
  ['must be "<METHOD> <url>" or "<url>", as in "GET /orgs/{org}/repos"', "GET", {}],
])("%s: %s %j", (says, route, options) => {
  const api = says.includes("q[a]") ? nested : github;
  expect(messageOf(() => api.build(untyped(route), options))).toContain(says);
});

test.each<[says: string, call: () => unknown]>([
  ['"GET" must be one text: "GET /user?…"', () => endpoint("GET", "/user?token=s" as never)],
  ['"route" must be text, not null', () => endpoint(null as never)],
  ["must be synchronous; sign after build()", () => new Signing().build("/x")],
  ["or Object.fromEntries(parameters)", () => github.build("/x", new Map() as never)],
  [
    "write { name: value }, or Object.fromEntries(headers)",
    () => github.build("/x", {}, { headers: new Map() as never }),
  ],
  [
    '"accept" must be text, not a list; write .join(", ")',
    () => github.build("/x", {}, { headers: { accept: ["a/b"] as never } }),
  ],
  [
    "no option of a call; parameters are the second argument; did you mean headers?",
    () => github.build("/x", {}, { header: 1 } as never),
  ],
  ['write { name: query.getAll("name") }', () => github.route("/x").query(new URLSearchParams("a=1&a=2"))],
  ["one of comma, repeat, brackets, indices", () => github.withPolicy({ arrays: "bracket" as never })],
  ['"vendor" must be an object with its own properties, not a string', () => Endpoint.for("https://a" as never)],
  ['"vendor.name" must be letters, digits', () => Endpoint.for({ name: "a b", baseUrl: "https://a.example" })],
  ["headers: { authorization }, or", () => new Endpoint({ token: "t" } as never)],
  ...["baseUrl", "mediaType", "data", "request"].map(
    (name) =>
      [`did you mean ${name}?`, () => github.build("/x", {}, { [name.toUpperCase()]: 1 } as never)] as [
        string,
        () => unknown,
      ],
  ),
  ["to send a parameter with this name, use .param()", () => github.build("/x", {}, { data: 1 as never })],
  ["must not contain itself", () => nested.build("/x", { a: CYCLE })],
  [
    "must not have more than 32 levels",
    () => nested.build("/x", { a: JSON.parse(`${'[{"a":'.repeat(40)}1${"}]".repeat(40)}`) as never }),
  ],
  ['such as "https://host/path"', () => new Endpoint({ baseUrl: "a.example" })],
  ["write default parameters, or the query of the vendor", () => new Endpoint({ baseUrl: "https://a.example?b" })],
  ["must have a valid host and port", () => new Endpoint({ baseUrl: "https://a.example:x" })],
  ["must not have a user name or a password", () => new Endpoint({ baseUrl: "https://a@b.example" })],
  ["must start with http(s)://host", () => github.build("https:/a.example")],
  ['must not have a "." or ".." segment, or start with "//"', () => github.build("/a/../b")],
])("%s", (says, call) => {
  expect(messageOf(call)).toContain(says);
});

test("an adapter asks for .build() when it gets what builds requests", () => {
  const { toFetch, toAxios, toCurl } = adapters;
  for (const adapt of [toFetch, toAxios, toCurl] as ((request: never) => unknown)[])
    for (const given of [github.route("/x"), github, endpoint, "https://a.example", undefined, {}])
      expect(messageOf(() => adapt(given as never))).toContain("call .build()");
});

describe("suggestions", () => {
  test.each<[route: string, options: object]>([
    ["/x/{a}", { b: 1 }],
    ["/x/{id}", { i: 1 }],
    ["/a/{path}", { data: 1 }],
    ["/repos/:repo/:repository_identifier", { repo: "r" }],
    ["/repos/:owner", { per_page: 1 }],
    ["/{user}/{users}", { user: "u" }],
  ])("none for %s with %j", (route, options) => {
    expect(messageOf(() => github.build(untyped(route), options))).not.toContain("did you mean");
  });

  test("the nearest of several, once for each misspelt name", () => {
    const message = messageOf(() => github.build(untyped("/x/:label/:labels/:owner"), { labls: "l", ownr: 1 }));
    expect(message.match(/did you mean \{\w+\}/g)).toEqual(["did you mean {labels}", "did you mean {owner}"]);
  });

  test("have more than one letter in common with the name", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "A", "_"), maxLength: 6 });
    check(
      fc.property(letters, fc.array(letters, { maxLength: 4 }), (name, known) => {
        const near = closest(name, known);
        if (near === undefined) return;
        const common = Array.from(name.toLowerCase()).filter((letter) => near.toLowerCase().includes(letter));
        expect(common.length).toBeGreaterThan(1);
      }),
    );
  });
});

test("a message lists 20 issues, and counts the rest (F1)", () => {
  const wrong = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`p${index}`, NaN]));
  const error = thrownBy(() => github.build("/x", wrong)) as EndpointError;
  const lines = error.message.split("\n");
  expect(lines).toHaveLength(21);
  expect(lines[19]).toBe(`Invalid parameter: "p19" ${error.issues[19]!.detail}`);
  expect(lines[20]).toBe("… and 480 more");
  expect(error.issues).toHaveLength(500);
});

describe("a message is short and printable, whatever the names", () => {
  const ODD = "a\u001b[31mb\r\nc\u202ed\u2028e\ud800f\0g\u200bh";
  const many = (name: string): Record<string, never> =>
    Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${name.slice(0, 999)}${index}`, NaN as never]));

  test.each<[name: string, run: (name: string) => unknown]>([
    ["a route", (name) => github.build(`GET /${name} ${name}`)],
    ["a method", (name) => github.builder().method(name)],
    ["a template", (name) => github.builder().url(`/${name}{`)],
    ["header fields", (name) => github.build("/x", {}, { headers: many(`${name} `) })],
    ["parameters", (name) => github.build("/x", many(name))],
    ["a format", (name) => github.build("/x", {}, { mediaType: { format: `${name} ` } })],
    ["a base URL", (name) => github.build("/x", {}, { baseUrl: `${name}://` })],
    ["a policy", (name) => github.withPolicy({ [`${name} `]: 1 })],
    ["an unplaced parameter", (name) => github.build("POST /x", { [name]: 1 }, { data: 1 })],
  ])("%s", (_, run) => {
    for (const name of [ODD, ODD.repeat(2_000), "$&$1$`"]) {
      const message = messageOf(() => run(name));
      expect(message.length).toBeLessThan(5_000);
      expect(message.replaceAll("\n", "")).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
    }
  });
});
