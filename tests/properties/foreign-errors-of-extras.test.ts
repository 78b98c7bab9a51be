// The promise of foreign-errors.test.ts for what is not in the core: adapters, bodies, links, explain() and the command.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { toCurl, toFetch, toHar, toHttp } from "../../src/adapters/index.js";
import { ADAPTERS } from "../adapters/every-adapter.js";
import { form, json, multipart, withStyles, withTypes } from "../../src/bodies/index.js";
import { run } from "../../cli/src/run.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";
import { nextLink } from "../../src/links/index.js";
import { check } from "./check.js";
import { expectNoForeignError } from "./foreign.js";
import { anything, fillSlots } from "./generators/anything.js";
import { ODD_VALUES } from "./generators/odd-values.js";
import { hostileText } from "./generators/texts.js";

const github = new Endpoint({ a: 1 });
const POST = { method: "post", url: "https://api.github.com/x", headers: {} };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** What a request is made of. */
const REQUESTS: Readonly<Record<string, (one: never, other: never) => unknown>> = {
  "the request": (one) => one,
  "its method": (one) => ({ ...POST, method: one }),
  "its url": (one) => ({ ...POST, url: one }),
  "its headers": (one) => ({ ...POST, headers: one }),
  "its header fields": (one, other) => ({
    ...POST,
    headers: { "content-type": one, authorization: other, "x-a": one },
  }),
  "its body": (one) => ({ ...POST, body: one }),
  "members of its body": (one, other) => ({ ...POST, body: { a: one, b: [other], c: { d: one } } }),
  "its form": (one, other) => ({ ...POST, headers: FORM, body: { a: one, b: [other, one] } }),
  "its body under any content-type": (one, other) => ({ ...POST, headers: { "content-type": other }, body: one }),
  "its client options": (one) => ({ ...POST, request: one }),
  // Without `redirect`, which the platform converts to text: that of a sparse list has four billion commas.
  "members of its client options": (one, other) => ({
    ...POST,
    request: { signal: one, timeout: other, agent: one, dispatcher: one, keepalive: one },
  }),
};

type Face = (one: never, other: never) => unknown;

/** What stringifies a request may find anything in it. */
const OTHERS: Readonly<Record<string, Face>> = {
  ...Object.fromEntries(
    Object.entries({ json, form, multipart }).map(([name, encoder]): [string, Face] => [
      `the body encoder ${name}`,
      (one, other) => github.withPolicy({ body: encoder }).build("POST /x", { b: one, c: [other], d: { e: one } }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      json,
      form,
      multipart,
      withStyles: withStyles(form, { b: "comma" }),
      withTypes: withTypes(multipart, { a: "application/json", b: "text/csv" }),
    }).map(([name, encoder]): [string, Face] => [
      `the body encoder ${name}, called directly`,
      (one, other) => {
        expectNoForeignError(() => encoder(one, { policy: github.policy }));
        expectNoForeignError(() => encoder({ a: [one], b: other }, { policy: one }));
        return encoder({ a: one, b: other }, one);
      },
    ]),
  ),
  "a body encoder of the caller": (one, other) =>
    github.withPolicy({ body: () => ({ body: one, contentType: other }) }).build("POST /x", { b: 1 }),
  "nextLink()": (one) => nextLink(one),
  "follow()": (one, other) => github.follow(one, other),
  "options of an adapter": (one) => Object.values(ADAPTERS).map((adapt) => adapt(POST, one)),
  secrets: (one) => [toCurl(POST, { secrets: one }), toHar(POST, { secrets: one }), toHttp(POST, { secrets: one })],
  shell: (one) => toCurl(POST, { shell: one }),
  stringify: (one) => toFetch({ ...POST, body: {} }, { stringify: one }),
  "the result of stringify": (one) => toFetch({ ...POST, body: {} }, { stringify: () => one }),
  // What an adapter of the caller throws is the caller's.
  "the adapter of a chain": (one) => typeof one !== "function" && github.route("/x").to(one),
  "explain, its options": (one, other) => explain(github, one, other),
  "explain, its endpoint": (one, other) => explain(one, other),
  "explain, its settings": (one) => explain(github, "/x", {}, one),
  "explain, its parameters": (one, other) => String(explain(github, "GET /x/{a}{?b*}", { a: one, b: other, c: one })),
  "explain, its headers": (one, other) =>
    JSON.stringify(explain(github, "POST /x", { headers: { a: one }, data: other, mediaType: one })),
};

const faces: [string, Face][] = [
  ...Object.entries(ADAPTERS).flatMap(([name, adapt]) =>
    Object.entries(REQUESTS).map(([part, request]): [string, Face] => [
      `${name}: ${part}`,
      (one, other) => adapt(request(one, other) as never),
    ]),
  ),
  ...Object.entries(OTHERS),
];

describe("no foreign error escapes for any input (F1, G1, D8)", () => {
  describe.each(faces)("%s", (_, face) => {
    test("every odd value", () => {
      for (const one of [...ODD_VALUES, ...oddBodies()]) {
        expectNoForeignError(() => face(one as never, "a" as never));
        expectNoForeignError(() => face(one as never, one as never));
      }
    });
  });

  test("random values in random places", () => {
    check(
      fc.property(fc.constantFrom(...faces), anything, anything, ([, face], one, other) => {
        const [first, second] = [fillSlots(one), fillSlots(other)] as [never, never];
        expectNoForeignError(() => face(first, second));
      }),
    );
  });
});

/** Bodies that look like those that clients accept. */
function oddBodies(): unknown[] {
  const detached = new Uint8Array(8);
  structuredClone(detached, { transfer: [detached.buffer] });
  const tags = ["Blob", "File", "FormData", "URLSearchParams", "ArrayBuffer", "ReadableStream", "AsyncGenerator"];
  const deep = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], 1);
  return [
    detached,
    detached.buffer,
    new DataView(new ArrayBuffer(4)),
    ...tags.map((tag) => ({ [Symbol.toStringTag]: tag })),
    {
      toJSON: () => {
        throw new TypeError("its own");
      },
    },
    { toJSON: () => undefined },
    { toJSON: () => 1n },
    { a: { toJSON: () => Symbol("a") } },
    { pipe: 1, getReader: null, [Symbol.asyncIterator]: "a" },
    { pipe: () => undefined },
    new FormData(),
    new Blob(["a"]),
    new Blob(["a"]).stream(),
    new URLSearchParams({ password: "a" }),
    Object.create({ pipe: () => undefined, rule: 1, reason: 2, url: "/inherited" }),
    { then: () => undefined },
    deep,
    "\ud800".repeat(1000),
    `"${"\\u0061".repeat(10_000)}":1`,
  ];
}

describe("the command (F1)", () => {
  const word = fc.oneof(
    { weight: 3, arbitrary: hostileText },
    {
      weight: 2,
      arbitrary: fc.constantFrom("GET /x/{a}", "POST /x", "/x{?a}", "-o", "json", "har", "curl", "http", "explain"),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        "--output=har",
        "-H",
        "--shell",
        "cmd",
        "powershell",
        "--data",
        "--show-secrets",
        "--",
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom("a=", "a:=", "token=", "x-a: ", "authorization: "), hostileText)
        .map((both) => both.join("")),
    },
    { weight: 1, arbitrary: fc.json().map((text) => `a:=${text}`) },
  );

  test("ends with a status for any arguments, without a foreign error", () => {
    check(
      fc.property(fc.array(word, { maxLength: 6 }), fc.uint8Array({ maxLength: 20 }), (args, file) => {
        const environment = {
          readFile: () => Buffer.from(file),
          stdout: { write: () => 0 },
          stderr: { write: () => 0 },
          noColor: true,
        };
        expect([0, 1, 2]).toContain(run(args, environment));
      }),
    );
  });
});

test("endpoint() and its adapters accept what the library builds", () => {
  for (const adapt of Object.values(ADAPTERS)) expect(adapt(endpoint("POST /x", { a: 1 }) as never)).toBeDefined();
});

describe("a list of four billion holes is not walked", () => {
  const holes: unknown[] = [];
  holes.length = 2 ** 32 - 1;

  test("in a form", () => {
    expect(toFetch({ ...POST, headers: FORM, body: { a: holes, b: 1 } })[1]).toMatchObject({ body: "b=1" });
  });

  test.each([[holes], [{ a: holes }], [[1, [holes]]]])("in JSON (D9)", (body) => {
    expect(() => toFetch({ ...POST, body })).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
  });

  test("in header fields", () => {
    expect(nextLink(holes)).toBeUndefined();
    expect(nextLink({ link: holes as string[] })).toBeUndefined();
  });
});

test("an adapter that is no function is an error of the library", () => {
  expect(() => github.route("/x").to("fetch" as never)).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_OPTION" }),
  );
});
