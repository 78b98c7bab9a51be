// Messages say what the value is, and what to write instead of it (F1). No value itself is in a message (D6).
import { describe, expect, test } from "@jest/globals";
import { form, multipart } from "../../src/bodies/index.js";
import { Endpoint, endpoint, EndpointError, InvalidOptionError, segments } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";

const github = new Endpoint();

const messageOf = (call: () => unknown): string => {
  const error = thrownBy(call);
  expect(error).toBeInstanceOf(EndpointError);
  return (error as Error).message.split("\n")[0]!;
};

/** A call in each way. */
const ways = (route: string, parameters: Readonly<Record<string, unknown>>): readonly (() => unknown)[] => [
  () => github.build(route, parameters),
  () => github.build({ url: route.replace(/^\S+ /, ""), method: /^\S+/.exec(route)![0], ...parameters } as never),
  () => endpoint(route, parameters),
  () => github.route(route).params(parameters).build(),
];

describe("a value that cannot be sent", () => {
  const promise = Promise.resolve("s3cret");
  // The Promise of React Native has no tag.
  const untagged = Object.defineProperty(Promise.resolve("s3cret"), Symbol.toStringTag, { value: undefined });
  test.each<[kind: string, value: unknown, said: string]>([
    ["a promise", promise, "not a promise; await it"],
    ["a promise without a tag", untagged, "not a promise; await it"],
    ["an invalid date", new Date(NaN), "not an invalid Date"],
    ["a Buffer", Buffer.from("s3cret"), "not bytes; send them as a Blob or a File with the encoder multipart"],
    ["an ArrayBuffer", new ArrayBuffer(8), "not bytes; send them as a Blob or a File with the encoder multipart"],
    ["a Map", new Map(), "not a class instance"],
    ["an object that cannot be asked", { then: 5, __proto__: { a: 1 } }, "not a class instance"],
  ])("%s", (_, value, said) => {
    for (const route of ["GET /x/{a}", "GET /x", "GET /x{?a}", "GET /x{?a*}", "GET /x/{+a}"]) {
      for (const given of [value, [value]])
        for (const call of ways(route, { a: given })) expect(messageOf(call)).toContain(said);
    }
    for (const body of [form, multipart]) {
      const api = github.withPolicy({ body });
      for (const given of [value, [value]]) expect(messageOf(() => api.build("POST /x", { a: given }))).toContain(said);
    }
    expect(messageOf(() => endpoint("GET /x", { headers: { a: value } as never }))).toContain(said.split("; send")[0]);
  });

  test("a header that is a list", () => {
    const said = 'Invalid header: "accept" must be text, not a list; write .join(", ")';
    const headers = { accept: ["text/html", "text/plain"] } as never;
    for (const call of ways("GET /x", { headers }).slice(0, 3)) expect(messageOf(call)).toBe(said);
    expect(messageOf(() => github.route("/x").headers(headers).build())).toBe(said);
    expect(messageOf(() => new Endpoint({ headers }))).toBe(said);
  });

  test("options that are promises", () => {
    expect(messageOf(() => new Endpoint({ headers: Promise.resolve({}) } as never))).toContain(
      "not a promise; await it",
    );
    expect(messageOf(() => endpoint("GET /x", Promise.resolve({})))).toContain("not a promise; await it");
    expect(messageOf(() => github.build("GET /x", { method: Promise.resolve("GET") } as never))).toMatch(
      /await it|\.param/,
    );
  });
});

describe("UnsafePathError says what is in the way (C6)", () => {
  test.each<[route: string, value: unknown, said: string]>([
    ["/x/{a}", "..", '"a" must not make a "." or ".." segment'],
    ["/x/{a}", ".", '"a" must not make a "." or ".." segment'],
    ["/x/.{a}", ".", '"a" must not make a "." or ".." segment'],
    ["/x/{+a}", "b/%2e%2E/c", '"a" must not make a "." or ".." segment'],
    ["/x/{a}", segments("b/../c"), '"a" must not make a "." or ".." segment'],
    ["/x/{+a}", "b//c", '"a" must not make an empty segment'],
    ["/x/{+a}", "/b", '"a" must not make an empty segment'],
    ["/x/{a}", segments("b//c"), '"a" must not make an empty segment'],
    ["/x/{+a}", "b?c", '"a" must not contain "?"; pass segments(value), which encodes it'],
    ["/x/{+a}", "b#c", '"a" must not contain "#"; pass segments(value), which encodes it'],
    ["/x/{+a}", "b#c?d", '"a" must not contain "?" or "#"; pass segments(value), which encodes it'],
    [
      "/x/{+a}",
      "..?b",
      '"a" must not contain "?" or make a "." or ".." segment; pass segments(value), which encodes it',
    ],
  ])("%s, %j", (route, value, said) => {
    for (const call of ways(`GET ${route}`, { a: value })) expect(messageOf(call)).toBe(`Unsafe path: ${said}`);
  });

  test("of each value", () => {
    const error = thrownBy(() => endpoint("GET /{a}/{+b}", { a: "..", b: "c#d" })) as Error;
    expect(error).toMatchObject({
      issues: [
        { name: "a", reason: "path", detail: 'make a "." or ".." segment' },
        { name: "b", reason: "path", detail: 'contain "#"; pass segments(value), which encodes it' },
      ],
    });
  });
});

test("names that repeat are not lost by the advice", () => {
  const query = new URLSearchParams("a=1&a=2");
  for (const call of [() => github.route("/x").query(query), () => github.route("/x").query(new FormData())])
    expect(messageOf(call)).toBe(
      'Invalid option: "query" must be an object with its own properties, not a class instance; write { name: query.getAll("name") }',
    );
  expect(
    github
      .withPolicy({ arrays: "repeat" })
      .route("/x")
      .query({ a: query.getAll("a") })
      .build().url,
  ).toBe("https://api.github.com/x?a=1&a=2");
  expect(messageOf(() => github.route("/x").query(new Map()))).toContain("or Object.fromEntries(query)");
});

test("text where an object belongs is text, not a value that no url can have", () => {
  const text = "repeat" as never;
  for (const [call, name] of [
    [() => Endpoint.for("https://api.acme.example" as never), "vendor"],
    [() => github.withPolicy(text), "policy"],
    [() => github.build("GET /x", { headers: text }), "headers"],
    [() => github.build("GET /x", text), "options"],
    [() => github.build("GET /x", { request: text }), "request"],
  ] as const)
    expect(messageOf(call)).toMatch(
      `Invalid option: "${name}" must be an object with its own properties, not a string`,
    );
});

describe("follow() takes a URL", () => {
  test("as its text", () => {
    const url = new URL("/organizations/1/repos?page=2", "https://api.github.com");
    expect(github.follow(url)).toEqual(github.follow(url.href));
    expect(github.follow(url, { headers: { accept: "a/b" } }).headers["accept"]).toBe("a/b");
    expect(() => github.follow(new URL("https://evil.example"))).toThrow(
      expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN" }),
    );
  });

  test.each([5, null, {}, new Date(0), { href: "https://api.github.com" }])("not %p", (url) => {
    expect(() => github.follow(url as never)).toThrow(InvalidOptionError);
  });
});
