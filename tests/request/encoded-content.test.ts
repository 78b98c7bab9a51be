// What an encoder writes, and which content type goes with it (D8): each encoder with each content and each content type of
// a caller, in every form of a call.
import { describe, expect, test } from "@jest/globals";
import { form, json, multipart, withStyles } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, type BodyEncoder, type RequestOptions } from "../../src/index.js";
import { withRoutes } from "../routes/vendor.js";
import { functionOf } from "../function-of.js";

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json; charset=utf-8";

const ndjson: BodyEncoder = (content) => ({
  body: Object.values(content)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(""),
  contentType: "application/x-ndjson",
});
const jsonApi: BodyEncoder = (content) => ({
  body: JSON.stringify({ data: content }),
  contentType: "application/vnd.api+json",
});
const untypedText: BodyEncoder = (content) => ({ body: Object.keys(content).join() });
const bytes: BodyEncoder = () => ({ body: new Uint8Array([1]) });
const parameters: BodyEncoder = (content) => ({ body: new URLSearchParams(content as Record<string, string>) });
const wrapped: BodyEncoder = (content, context) => form({ ...content }, context);

/** The encoders, with the media type that each writes: `undefined` for none. */
const ENCODERS: readonly (readonly [name: string, encoder: BodyEncoder, writes: string | undefined])[] = [
  ["json", json, JSON_TYPE],
  ["ndjson", ndjson, "application/x-ndjson"],
  ["JSON:API", jsonApi, "application/vnd.api+json"],
  ["form", form, FORM],
  ["a form with styles", withStyles(form, { b: "comma" }), FORM],
  ["a form that is wrapped", wrapped, FORM],
  ["search parameters", parameters, FORM],
  ["multipart", multipart, "multipart/form-data"],
  ["text without a type", untypedText, undefined],
  ["bytes without a type", bytes, undefined],
];

const CALLERS = [
  undefined,
  "application/json",
  "Application/JSON; charset=utf-8",
  "application/merge-patch+json",
  `${FORM}; charset=utf-8`,
  "Multipart/Form-Data; boundary=b",
  "application/x-ndjson",
  "text/csv",
];

const essenceOf = (type: string): string => type.split(";")[0]!.trim().toLowerCase();
const isJson = (type: string): boolean => /^application\/(?:.*\+)?json$/.test(essenceOf(type));
const isForm = (type: string): boolean => essenceOf(type).includes("form");

/** The decision: whether the encoder writes the body, whether the caller's content type wins, or whether it is an error. */
function decide(caller: string | undefined, writes: string | undefined): "encoder" | "caller" | "unused" | "error" {
  if (caller === undefined) return "encoder";
  if (isJson(caller) && writes !== undefined && isForm(writes)) return "unused";
  if (writes === undefined || essenceOf(writes) === essenceOf(caller)) return "caller";
  return isJson(writes) && isJson(caller) ? "caller" : "error";
}

function bodyOf({ body }: Pick<RequestOptions, "body">): unknown {
  if (body instanceof FormData) return [...body];
  return body instanceof URLSearchParams ? String(body) : body;
}

/** All forms of a call with this content and these headers. */
function callsOf(
  encoder: BodyEncoder,
  content: object,
  headers: Readonly<Record<string, string>>,
): [string, () => RequestOptions][] {
  const plain = new Endpoint();
  const api = plain.withPolicy({ body: encoder });
  const inherited = api.withDefaults({ headers });
  const isObject = !Array.isArray(content);
  const byName: [string, () => RequestOptions][] = [
    ["parameters of build()", () => api.build("POST /x", { ...content, headers })],
    ["parameters of the function", () => functionOf(api)("POST /x", { ...content, headers })],
    [
      "parameters of a chain",
      () =>
        api
          .route("POST /x")
          .params(content)
          .headers({ ...headers })
          .build(),
    ],
    [
      "parameters of a chain with the encoder",
      () =>
        plain
          .route("POST /x")
          .params(content)
          .headers({ ...headers })
          .policy({ body: encoder })
          .build(),
    ],
    ["parameters of merged options", () => api.parse(api.merge("POST /x", { ...content, headers }))],
    ["parameters of a copy of merged options", () => api.parse({ ...api.merge("POST /x", { ...content, headers }) })],
    ["parameters of defaults", () => inherited.withDefaults({ ...content }).build("POST /x")],
    ["parameters under default headers", () => inherited.build("POST /x", { ...content })],
  ];
  return [
    ...(isObject ? byName : []),
    ["data of build()", () => api.build("POST /x", { data: content, headers })],
    ["data of the function", () => functionOf(api)("POST /x", { data: content, headers })],
    [
      "data of a chain",
      () =>
        api
          .route("POST /x")
          .data(content)
          .headers({ ...headers })
          .build(),
    ],
    ["data of merged options", () => api.parse(api.merge("POST /x", { data: content, headers }))],
    ["data under default headers", () => inherited.build("POST /x", { data: content })],
    ["data of defaults", () => inherited.withDefaults({ data: content }).build("POST /x")],
  ];
}

const NO_LIST = new Set(["form", "a form with styles", "a form that is wrapped", "multipart", "search parameters"]);
const CONTENTS: readonly object[] = [{ a: "1" }, { a: "1", b: ["2", "3"] }, [{ a: "1" }], []];
const ROWS = ENCODERS.flatMap(([name, encoder, writes]) =>
  CALLERS.map((caller) => [name, caller, encoder, writes] as const),
);

test.each(ROWS)("%s, and the caller's content type %s (D8)", (name, caller, encoder, writes) => {
  const headers: Record<string, string> = caller === undefined ? {} : { "Content-Type": caller };
  const expected = decide(caller, writes);
  for (const content of CONTENTS) {
    if (Array.isArray(content) && NO_LIST.has(name) && expected !== "unused") continue;
    const { policy } = new Endpoint();
    for (const [way, build] of callsOf(encoder, content, headers)) {
      if (expected === "error") {
        expect(build).toThrow(expect.objectContaining({ code: "ERR_INVALID_HEADER", names: ["content-type"] }));
        expect(build).toThrow(essenceOf(caller!));
        expect(build).toThrow(essenceOf(writes!));
        continue;
      }
      const request = build();
      const encoded =
        expected === "unused" ? { body: content } : encoder(content as Record<string, unknown>, { policy });
      expect([way, bodyOf(request)]).toEqual([way, bodyOf(encoded)]);
      const ofEncoder = typeof encoded.body === "object" ? undefined : writes;
      expect([way, request.headers["content-type"]]).toEqual([way, caller ?? ofEncoder]);
    }
  }
});

describe("the two are the same text, so that they have different signatures (D8, A7)", () => {
  class Shop extends Endpoint {
    static override readonly vendor = { name: "shop", baseUrl: "https://a.example", policy: { body: json } };
    protected override finalize(request: RequestOptions): RequestOptions {
      return { ...request, headers: { ...request.headers, signature: `sha256 of ${String(request.body)}` } };
    }
  }

  test.each([[{ amount: 1 }], [[1]], [{}], [[]]])("data %j", (data) => {
    expect(new Shop().build("POST /x", { data }).headers["signature"]).toBe(`sha256 of ${JSON.stringify(data)}`);
  });

  test("and finished bodies stay as they are", () => {
    for (const data of ["text", new Uint8Array(1), new URLSearchParams(), new FormData(), new Date(0), null, 0, false])
      expect(new Shop().build("POST /x", { data }).body).toBe(data);
  });
});

describe("a form that the caller sends as JSON is not asked for its members (D8)", () => {
  const headers = { "content-type": "application/json" };
  const api = new Endpoint().withPolicy({ body: form });

  test.each([
    ["an object in an object", { a: { b: { c: 1 } } }],
    ["a list in a list", { a: [[1]] }],
    ["a Map, which the adapter refuses (D9)", { a: new Map() }],
  ])("%s", (_, content) => {
    expect(api.build("POST /x", { ...content, headers }).body).toStrictEqual(content);
    expect(api.build("POST /x", { data: content, headers }).body).toBe(content);
  });

  test("and an encoder that throws without members writes what it writes", () => {
    const strict: BodyEncoder = ({ records }) => ({
      body: (records as unknown[]).join(),
      contentType: "application/vnd.api+json",
    });
    const own = api.withPolicy({ body: strict });
    expect(own.build("POST /x", { records: [1, 2], headers })).toMatchObject({ body: "1,2", headers });
    const picky: BodyEncoder = (content, context) => {
      if (Object.keys(content).length === 0) throw new RangeError("mine");
      return form(content, context);
    };
    expect(api.withPolicy({ body: picky }).build("POST /x", { a: 1, headers })).toMatchObject({
      body: { a: 1 },
      headers,
    });
  });
});

describe("a rule's content type is not the caller's (I2, D8)", () => {
  const routes = {
    "POST /docs": { contentType: "application/vnd.api+json" },
    "POST /signed": { contentType: "application/vnd.api+json", body: json as BodyEncoder },
    "POST /named": { contentType: "text/x-form", body: form as BodyEncoder },
    "POST /typed": { contentType: "text/x-form" },
  };
  const api = withRoutes(routes, { policy: { body: form } });

  test("a rule that says JSON is not written as the vendor's form", () => {
    expect(api.build("POST /docs", { a: 1 })).toMatchObject({
      body: { a: 1 },
      headers: { "content-type": "application/vnd.api+json" },
    });
  });

  test("it names the text of its own encoder", () => {
    for (const parameters of [{ a: 1 }, { data: { a: 1 } }])
      expect(api.build("POST /signed", parameters)).toMatchObject({
        body: '{"a":1}',
        headers: { "content-type": "application/vnd.api+json" },
      });
  });

  test("whatever it is", () => {
    for (const route of ["POST /named", "POST /typed"])
      expect(api.build(route, { a: 1 })).toMatchObject({ body: "a=1", headers: { "content-type": "text/x-form" } });
  });

  test("a caller who sets another type than the rule is told so", () => {
    const typed = (type: string): unknown =>
      api.build("POST /named", { a: 1, headers: { "content-type": type } }).headers["content-type"];
    expect(typed("Text/X-Form; charset=utf-8")).toBe("Text/X-Form; charset=utf-8");
    for (const type of ["text/csv", FORM])
      expect(() => typed(type)).toThrow(expect.objectContaining({ code: "ERR_INVALID_HEADER" }));
  });

  test("the encoder that a chain chooses overrides it, unless it is JSON, too", () => {
    const chain = api.route("POST /docs").param("a", 1);
    expect(chain.policy({ body: json }).build()).toMatchObject({
      body: '{"a":1}',
      headers: { "content-type": "application/vnd.api+json" },
    });
    expect(chain.policy({ body: form }).build()).toMatchObject({ body: "a=1", headers: { "content-type": FORM } });
    const parts = chain.policy({ body: multipart }).build();
    expect(parts.body).toBeInstanceOf(FormData);
    expect(parts.headers).not.toHaveProperty("content-type");
    expect(chain.policy({ body: form }).header("content-type", "application/json").build().body).toEqual({ a: 1 });
  });
});

describe("explain() names the encoder that wrote the body (D8)", () => {
  const encoderOf = (encoder: BodyEncoder, options: object): unknown =>
    explain(new Endpoint().withPolicy({ body: encoder }), "POST /x", { ...options }).options.find(
      ({ name }) => name === "policy.body",
    )?.value;
  const headers = { "content-type": "application/json" };

  test.each<[name: string, encoder: BodyEncoder, options: object, expected: unknown]>([
    ["of parameters", form, { a: 1 }, "form"],
    ["of data", json, { data: { a: 1 } }, "json"],
    ["of a list", json, { data: [1] }, "json"],
    ["but none of text", json, { data: "a" }, undefined],
    ["but none where the caller says JSON", form, { a: 1, headers }, undefined],
    ["but none of data where the caller says JSON", multipart, { data: { a: 1 }, headers }, undefined],
    ["but none without a body", form, {}, undefined],
  ])("%s", (_, encoder, options, expected) => {
    expect(encoderOf(encoder, options)).toBe(expected);
  });
});
