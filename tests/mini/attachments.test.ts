// What attaches to mini is the code of the library: with the same policy, both build the same requests and throw the same errors.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { toFetch as toFetchOfLibrary } from "../../src/adapters/index.js";
import { form as formOfLibrary, json, jsonLines, multipart as multipartOfLibrary } from "../../src/bodies/index.js";
import type { FinalizeContext, Policy, QueryEncoder, RequestOptions } from "../../src/index.js";
import {
  arrays,
  body,
  Endpoint,
  EndpointError,
  finalize,
  form,
  multipart,
  objects,
  query,
  toFetch,
  type Attachment,
} from "../../src/mini/index.js";
import { readResponse } from "../../src/response/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";
import { builds, inSubset, Neutral, outcomeOf, type Case } from "./calls.js";

const BASE = { baseUrl: "https://api.example.com" };

const sorted: QueryEncoder = (parameters, { pairs }) =>
  Object.keys(parameters)
    .sort()
    .flatMap((name) => pairs(name, parameters[name]));
const plain: QueryEncoder = (parameters) => Object.entries(parameters).map(([name, value]) => [name, typeof value]);
const wrong = (() => [["a", "b", "c"], 5]) as unknown as QueryEncoder;

/** A choice of a policy: what attaches to mini, and the same for the library. */
interface Choice {
  readonly attached: Attachment;
  readonly policy: Partial<Policy>;
}

const ofArrays = (["comma", "repeat", "brackets", "indices"] as const).map((style): Choice => ({
  attached: arrays(style),
  policy: { arrays: style },
}));
const ofObjects = (["error", "brackets"] as const).map((style): Choice => ({
  attached: objects(style),
  policy: { objects: style },
}));
const ofBodies = [
  { attached: body(form), policy: { body: formOfLibrary } },
  { attached: body(formOfLibrary), policy: { body: formOfLibrary } },
  { attached: body(multipart), policy: { body: multipartOfLibrary } },
  { attached: body(json), policy: { body: json } },
  { attached: body(jsonLines), policy: { body: jsonLines } },
  ...[{ body: "a", contentType: "text/plain" }, { body: undefined }, { body: "a", contentType: "b\nc" }].map(
    (encoded): Choice => {
      const encoder = () => encoded;
      return { attached: body(encoder), policy: { body: encoder } };
    },
  ),
];
const ofQueries = [sorted, plain, wrong].map((encoder): Choice => ({
  attached: query(encoder),
  policy: { query: encoder },
}));

/** At most one choice of each kind, in any order. */
const choices = fc
  .tuple(
    ...[ofArrays, ofObjects, ofBodies, ofQueries].map((each) =>
      fc.option(fc.constantFrom(...each), { nil: undefined }),
    ),
  )
  .chain((some) => fc.shuffledSubarray(some.filter((one) => one !== undefined)));

/** Mini and the library with the same choices. */
function classesOf(chosen: readonly Choice[]): [mini: unknown, library: unknown] {
  const attach = chosen.map(({ attached }) => attached);
  const policy: Partial<Policy> = Object.assign({}, ...chosen.map((one) => one.policy));
  // A constructor may return another object.
  function Mini(defaults: object): Endpoint {
    return new Endpoint({ ...BASE, ...defaults, attach });
  }
  class Library extends Neutral {
    static override readonly vendor = { ...Neutral.vendor, policy };
  }
  return [Mini, Library];
}

/**
 * The same outcome with the fields of a form instead of the form, which has a random identity, and with the names of options
 * that users of mini write.
 */
function readable(outcome: unknown): unknown {
  const { request, code, names } = outcome as { request?: RequestOptions; code?: string; names?: readonly string[] };
  if (code === "ERR_INVALID_OPTION" && names)
    return { code, names: names.map((name) => name.replace(/^policy\.(body|query)$/, "attach.$1")) };
  return request?.body instanceof FormData ? { request: { ...request, body: [...request.body] } } : outcome;
}

function expectSame(given: Case, chosen: readonly Choice[]): number {
  const [mini, library] = classesOf(chosen).map((one) => builds(one, given).map(readable));
  expect(mini).toStrictEqual(library);
  return mini!.filter((outcome) => (outcome as { request?: object }).request).length;
}

test("builds what the library builds with the same policy, or throws an error with the same code and names (C8, C9, C15, D8)", () => {
  let built = 0;
  check(
    fc.property(inSubset, choices, (given, chosen) => {
      built += expectSame(given, chosen);
    }),
  );
  expect(built).toBeGreaterThan(ENOUGH * 10);
});

test("writes lists and objects at any depth as the library does (C4, C9)", () => {
  const name = fc.constantFrom("a", "b[]", "c.d", "__proto__", "\ud800");
  const leaf = fc.constantFrom<unknown>("x", "é &=", 1, true, null, undefined, new Date(0), NaN, "\ud800", new Map());
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(name, tie("value"), { maxKeys: 3 }),
    ),
  }));
  const route = fc.constantFrom("GET /x", "/x", "DELETE /x", "POST /x", "QUERY /x", "GET /x/{id}{?page}");
  const parameters = fc.dictionary(name, value, { maxKeys: 4 }).map((own) => ({ ...own, id: 7, page: 2 }));
  let built = 0;
  check(
    fc.property(route, parameters, choices, (one, options, chosen) => {
      const given = { defaults: BASE, moreDefaults: {}, route: one, options, steps: [["query", options]] };
      built += expectSame(given as unknown as Case, chosen);
    }),
  );
  expect(built).toBeGreaterThan(ENOUGH * 2);
});

test("objects in placeholders stay with the library: they are those of RFC 6570, whatever the policy", () => {
  const mini = new Endpoint({ ...BASE, attach: [objects("brackets")] });
  expect(outcomeOf(() => mini.build("GET /x{?a}", { a: { b: 1 } } as never))).toEqual({
    code: "ERR_INVALID_PARAMETER",
    names: ["a"],
  });
});

describe("finalize (A7)", () => {
  const seen: FinalizeContext[] = [];
  const hook = (request: RequestOptions, context: FinalizeContext): RequestOptions => {
    seen.push(context);
    return { ...request, headers: { ...request.headers, "x-signed": request.url } };
  };
  class Library extends Neutral {
    protected override finalize(request: RequestOptions, context: FinalizeContext): RequestOptions {
      return hook(request, context);
    }
  }
  const mini = new Endpoint({ ...BASE, attach: [finalize(hook)] });

  test("gets the request and the context that the library gives it", () => {
    for (const route of ["GET /orders/{id}", "/orders/:id", "POST /orders/{id}{?page}"] as const) {
      const given = { id: 7, page: 2 };
      seen.length = 0;
      expect(mini.build(route, given)).toStrictEqual(new Library(BASE).build(route, given));
      expect(mini.withDefaults({ id: 8 }).route(route).build()).toStrictEqual(
        new Library(BASE).withDefaults({ id: 8 }).route(route).build(),
      );
      expect(seen).toHaveLength(4);
      expect(seen[0]).toStrictEqual(seen[1]);
      expect(seen[2]).toStrictEqual(seen[3]);
    }
    expect(seen[0]).toEqual({ isTrusted: true, route: "POST /orders/{id}" });
  });

  test("several hooks run in their order", () => {
    const add = (name: string) => (request: RequestOptions) => ({ ...request, url: `${request.url}${name}` });
    const both = new Endpoint({ ...BASE, attach: [finalize(add("a")), arrays("repeat"), finalize(add("b"))] });
    expect(both.build("GET /").url).toBe("https://api.example.com/ab");
  });

  test("the response keeps its schema, and no other request with the headers of the hook has it", async () => {
    const shared = { accept: "a/b" };
    const schema = {
      "~standard": { version: 1 as const, vendor: "test", validate: (value: unknown) => ({ value: [value] }) },
    };
    const api = new Endpoint({ ...BASE, attach: [finalize((request) => ({ ...request, headers: shared }))] });
    const request = api.route("GET /a").returns(schema).build();
    expect(request.headers).toEqual(shared);
    const read = (one: RequestOptions) => readResponse(one, Response.json("b"));
    expect(await read(request)).toEqual(["b"]);
    expect(await read(api.build("GET /a"))).toBe("b");
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a promise", Promise.resolve({ method: "get", url: "/", headers: {} })],
    ["a request without a url", { method: "get", headers: {} }],
    // `toFetch` of mini would send none of them.
    ["the headers of the platform", { method: "get", url: "https://api.example.com", headers: new Headers() }],
    ["no headers", { method: "get", url: "https://api.example.com" }],
  ])("must not return %s", (_, returned) => {
    const api = new Endpoint({ ...BASE, attach: [finalize(() => returned as RequestOptions)] });
    expect(outcomeOf(() => api.build("GET /"))).toEqual({ code: "ERR_INVALID_OPTION", names: ["finalize"] });
  });
});

test("a later attachment overrides an earlier one that makes the same choice (A4)", () => {
  const api = new Endpoint({ ...BASE, attach: [arrays("repeat"), objects("brackets"), arrays("indices")] });
  expect(api.build("GET /", { a: [1, 2], b: { c: 3 } }).url).toBe(
    "https://api.example.com/?a%5B0%5D=1&a%5B1%5D=2&b%5Bc%5D=3",
  );
});

test("later defaults keep what is attached (A4)", () => {
  const api = new Endpoint({ ...BASE, attach: [arrays("brackets"), body(form)], shop: "a" }).withDefaults({ page: 2 });
  expect(api.build("GET /{shop}", { ids: [1, 2] }).url).toBe(
    "https://api.example.com/a?page=2&ids%5B%5D=1&ids%5B%5D=2",
  );
  expect(api.route("POST /{shop}").param("ids", [1, 2]).build().body).toBe("page=2&ids%5B%5D=1&ids%5B%5D=2");
});

test("toFetch sends what the encoders write, as the adapter of the library does (D8, D9)", () => {
  for (const encoder of [form, multipart, json, jsonLines]) {
    const api = new Endpoint({ ...BASE, attach: [body(encoder)] });
    const request = api.build("POST /a", { note: "Thank you", amount: 5 });
    expect(toFetch(request)).toEqual(toFetchOfLibrary(request));
  }
});

test("an endpoint without attachments keeps refusing what they add", () => {
  const api = new Endpoint(BASE);
  expect(outcomeOf(() => api.build("GET /", { a: { b: 1 } }))).toEqual({
    code: "ERR_INVALID_PARAMETER",
    names: ["a"],
  });
  expect(new Endpoint({ ...BASE, attach: [] }).build("GET /", { a: [1, 2] }).url).toBe(
    "https://api.example.com/?a=1,2",
  );
});

// The types refuse these.
const untyped = { arrays, objects, body, query, finalize } as unknown as Readonly<
  Record<string, (choice: unknown) => Attachment>
>;
const create = (attach: unknown) => new Endpoint({ ...BASE, attach } as never);

const A_LIST = "must be a list such as [query(encoder)]";

test.each<[string, () => unknown, string, string]>([
  [
    "a style of lists that there is not",
    () => untyped["arrays"]!("repeated"),
    "attach.arrays",
    'must be "comma", "repeat", "brackets" or "indices"',
  ],
  [
    "a style of objects that there is not",
    () => untyped["objects"]!("dots"),
    "attach.objects",
    'must be "error" or "brackets"',
  ],
  ["an encoder of bodies that is no function", () => untyped["body"]!("form"), "attach.body", "must be a function"],
  [
    "an encoder of queries that is no function",
    () => untyped["query"]!(undefined),
    "attach.query",
    "must be a function",
  ],
  ["a hook that is no function", () => untyped["finalize"]!({}), "attach.finalize", "must be a function"],
  ["an encoder that is not attached by body()", () => create([form]), "attach", A_LIST],
  ["an encoder that is not attached by query()", () => create([sorted]), "attach", A_LIST],
  ["a policy instead of attachments", () => create({ arrays: "repeat" }), "attach", A_LIST],
  ["a choice by its name", () => create(["repeat"]), "attach", A_LIST],
  ["no list", () => create(arrays("repeat")), "attach", A_LIST],
  [
    "what an encoder of queries returns, if it is no pairs",
    () => create([query(wrong)]).build("GET /", { a: 1 }),
    "attach.query",
    'must be a function that returns pairs: [name, text], or "name=text", encoded',
  ],
  [
    "what an encoder of bodies returns, if it is no body",
    () => create([body((() => ({})) as never)]).build("POST /", { a: 1 }),
    "attach.body",
    "must be a function that returns { body, contentType }",
  ],
])("rejects %s, and says what to write", (_, call, name, rule) => {
  const error = thrownBy(call);
  expect(error).toBeInstanceOf(EndpointError);
  expect(error).toMatchObject({ code: "ERR_INVALID_OPTION", names: [name] });
  expect((error as Error).message).toBe(`ERR_INVALID_OPTION ["${name}"]: ${rule}; see fluent-endpoint/docs/errors.md`);
});

test("a parameter keeps its name in an error, whatever it is", () => {
  const error = thrownBy(() => new Endpoint(BASE).build("GET /", { "policy.query": { a: 1 } }));
  expect(error).toMatchObject({ code: "ERR_INVALID_PARAMETER", names: ["policy.query"] });
});
