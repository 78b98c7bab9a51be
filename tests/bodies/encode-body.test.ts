// D8: what an encoder writes, and which content type goes with it.
import { describe, expect, test } from "@jest/globals";
import { form, json, jsonLines, multipart } from "../../src/bodies/index.js";
import { Endpoint, type BodyEncoder, type EncodedBody, type RequestOptions } from "../../src/index.js";
import { withRoutes } from "../routes/vendor.js";
import { coded } from "../coded.js";

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json; charset=utf-8";
const github = new Endpoint();
const jsonApi: BodyEncoder = (content) => ({ body: JSON.stringify(content), contentType: "application/vnd.api+json" });
const untypedText: BodyEncoder = (content) => ({ body: Object.keys(content).join() });

/** A member of a body, as parameters and as data, of `build()` and of a chain. */
const callsOf = (encoder: BodyEncoder, headers: Record<string, string>): (() => RequestOptions)[] => {
  const api = github.withPolicy({ body: encoder });
  return [
    () => api.build("POST /x", { a: "1" }, { headers }),
    () => api.build("POST /x", {}, { data: { a: "1" }, headers }),
    () => api.withDefaults({ headers }).build("POST /x", { a: "1" }),
    () => api.parse(api.merge("POST /x", { a: "1" }, { headers })),
    () => github.route("POST /x").param("a", "1").headers(headers).policy({ body: encoder }).build(),
  ];
};

const [NAMED, ERROR] = ["that of the caller", "an error"] as const;
/** The encoder writes the body, or the members stay as they are. */
type Expected = readonly [body: "encoded" | "members", type: string | undefined] | typeof ERROR;

test.each<[name: string, encoder: BodyEncoder, caller: string | undefined, expected: Expected]>([
  ["form", form, undefined, ["encoded", FORM]],
  ["form", form, `${FORM}; charset=utf-8`, ["encoded", NAMED]],
  ["form", form, "application/json", ["members", NAMED]],
  ["form", form, "Application/Merge-Patch+JSON", ["members", NAMED]],
  ["form", form, "text/csv", ERROR],
  ["multipart", multipart, undefined, ["encoded", undefined]],
  ["multipart", multipart, "application/json", ["members", NAMED]],
  ["multipart", multipart, FORM, ERROR],
  ["json", json, undefined, ["encoded", JSON_TYPE]],
  ["json", json, "application/merge-patch+json", ["encoded", NAMED]],
  ["json", json, FORM, ERROR],
  ["JSON:API", jsonApi, undefined, ["encoded", "application/vnd.api+json"]],
  ["JSON:API", jsonApi, "application/json", ["encoded", NAMED]],
  ["text without a type", untypedText, undefined, ["encoded", undefined]],
  ["text without a type", untypedText, "text/csv", ["encoded", NAMED]],
])("the encoder %s, %p, and the caller's content type %s", (_, encoder, caller, expected) => {
  const headers: Record<string, string> = caller === undefined ? {} : { "Content-Type": caller };
  for (const build of callsOf(encoder, headers)) {
    if (expected === ERROR) {
      expect(build).toThrow(coded("ERR_INVALID_HEADER", ["content-type"]));
      continue;
    }
    const [kind, type] = expected;
    const { body, headers: built } = build();
    const { body: encoded } = encoder({ a: "1" }, { policy: github.policy });
    const entries = (one: unknown): unknown => (one instanceof FormData ? [...one] : one);
    expect(entries(body)).toStrictEqual(kind === "members" ? { a: "1" } : entries(encoded));
    expect(built["content-type"]).toBe(type === NAMED ? caller : type);
  }
});

// A2: the contentType of a vendor is the type of JSON bodies, whatever writes them.
test.each<[type: string, encoder: BodyEncoder, sent: string | undefined]>([
  ["application/vnd.api+json", json, "application/vnd.api+json"],
  ["application/json", jsonApi, "application/json"],
  ["application/x-amz-json-1.1", json, "application/x-amz-json-1.1"],
  ["application/vnd.api+json", form, FORM],
  ["application/vnd.api+json", multipart, undefined],
  ["application/vnd.api+json", jsonLines, "application/x-ndjson"],
])("the contentType %s of a vendor, and the encoder %p", (contentType, encoder, sent) => {
  const vendor = { baseUrl: "https://a.example", contentType };
  for (const api of [
    Endpoint.for({ ...vendor, policy: { body: encoder } }),
    Endpoint.for(vendor).withPolicy({ body: encoder }),
  ])
    for (const [call, options] of [
      [{ a: "1" }, {}],
      [{}, { data: [{ a: "1" }] }],
    ] as const)
      if (encoder === jsonLines || !("data" in options) || encoder === json)
        expect(api.build("POST /x", call, options).headers["content-type"]).toBe(sent);
  const ruled = withRoutes({ "POST /x": { body: encoder } }, { contentType });
  expect(ruled.build("POST /x", { a: "1" }).headers["content-type"]).toBe(sent);
});

test.each(["application/apply-patch+yaml", "application/x-amz-json-1.0", "text/json"])(
  "an encoder of JSON keeps the default content type %s",
  (type) => {
    const api = new Endpoint({ headers: { "content-type": type } }).withPolicy({ body: json });
    expect(api.build("PATCH /x", { a: 1 })).toMatchObject({ body: '{"a":1}', headers: { "content-type": type } });
    const forms = api.withPolicy({ body: form });
    expect(forms.build("PATCH /x", { a: 1 })).toMatchObject({ body: { a: 1 }, headers: { "content-type": type } });
  },
);

test("gets the members in a new object, values by identity, and the policy", () => {
  const file = new Blob(["a"]);
  const seen: unknown[] = [];
  const spy: BodyEncoder = (members, context) => {
    seen.push(members, context.policy.arrays);
    return { body: Object.assign(members, { more: 1 }) };
  };
  const api = github.withDefaults({ a: 1 }).withPolicy({ arrays: "brackets", body: spy });
  expect(api.build("POST /x/{b}{?c}", { b: 1, c: 2, file }).body).toEqual({ a: 1, file, more: 1 });
  expect(seen[1]).toBe("brackets");
  expect((seen[0] as { file: unknown }).file).toBe(file);
  expect(api.DEFAULTS).not.toHaveProperty("more");
});

test("a form is switched off by the type of JSON, also where it refuses what JSON contains", () => {
  const headers = { "content-type": "application/json" };
  expect(github.withPolicy({ body: form }).build("POST /x", { a: { b: 1 } }, { headers }).body).toEqual({
    a: { b: 1 },
  });
});

test("a content type that is no media type is not quoted (D6)", () => {
  expect(() =>
    github.withPolicy({ body: form }).build("POST /x", { a: 1 }, { headers: { "content-type": "secret" } }),
  ).toThrow("another type, but the encoder of the body writes application/x-www-form-urlencoded");
});

test("is not asked without members, nor for data that is neither an object nor a list", () => {
  const api = github.withPolicy({ body: () => ({ body: "never" }) });
  for (const data of ["text", null, new Uint8Array(1), new URLSearchParams("a=1"), new FormData()])
    expect(api.build("POST /x", {}, { data }).body).toBe(data);
  expect(api.build("POST /x")).not.toHaveProperty("body");
  expect(api.build("GET /x", { a: 1 })).not.toHaveProperty("body");
  expect(() => github.withPolicy({ body: form }).build("POST /x", {}, { data: [1] })).toThrow(
    coded("ERR_INVALID_OPTION"),
  );
});

describe("what it returns is checked", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["text", "a=1"],
    ["no body", { contentType: "text/plain" }],
    ["a promise", Promise.resolve({ body: "a" })],
    ["a content type that is no text", { body: "a", contentType: 1 }],
    ["a content type with a line break", { body: "a", contentType: "text/plain\r\nx-a: b" }],
  ])("%s", (_, returned) => {
    const api = github.withPolicy({ body: () => returned as EncodedBody });
    expect(() => api.build("POST /x", { a: 1 })).toThrow(expect.objectContaining({ names: ["policy.body"] }));
  });

  test("it must be a function", () => {
    expect(() => github.withPolicy({ body: "form" as never })).toThrow(
      expect.objectContaining({ names: ["policy.body"] }),
    );
  });
});

test("a rule has an encoder and a content type of its own, which a chain overrides (I2)", () => {
  const routes = {
    "POST /docs": { contentType: "application/vnd.api+json" },
    "POST /signed": { contentType: "application/vnd.api+json", body: json as BodyEncoder },
    "POST /files": { body: multipart as BodyEncoder },
    "PUT /list": { body: "data" as const },
  };
  const api = withRoutes(routes, { policy: { body: form } });
  const typed = (type: string) => ({ headers: { "content-type": type } });
  expect(api.build("POST /docs", { a: 1 })).toMatchObject({ body: { a: 1 }, ...typed("application/vnd.api+json") });
  expect(api.build("POST /signed", { a: 1 })).toMatchObject({ body: '{"a":1}', ...typed("application/vnd.api+json") });
  expect(api.build("POST /files", {}, { data: { a: 1 } }).body).toBeInstanceOf(FormData);
  expect(api.build("PUT /list", {}, { data: [1] })).toMatchObject({ body: [1], ...typed(JSON_TYPE) });
  expect(api.build("POST /other", {}, { data: { a: 1 } })).toMatchObject({ body: "a=1", ...typed(FORM) });
  const chain = api.route("POST /docs").param("a", 1);
  expect(chain.policy({ body: form }).build()).toMatchObject({ body: "a=1", ...typed(FORM) });
  expect(chain.build()).toMatchObject({ body: { a: 1 } });
});

test("`policy()` of a chain counts for this request alone, and is no merged option", () => {
  const chain = github.route("GET /x").param("a", [1, 2]);
  expect(chain.policy({ arrays: "repeat" }).policy({ arrays: "brackets" }).build().url).toMatch(/a%5B%5D=1&a%5B%5D=2$/);
  expect(chain.build().url).toMatch(/a=1,2$/);
  expect(() => chain.policy({ arrays: "repeat" }).merge()).toThrow(expect.objectContaining({ names: ["policy"] }));
});

// What an adapter writes as JSON has the vendor's type of JSON, too (A2, D8).
test.each([[null], [5], [true], [new Date(0)], [{ toJSON: () => 1 }], [[1]], [{ a: 1 }]])(
  "the content type of a vendor is that of the JSON %j",
  (data) => {
    const api = Endpoint.for({ baseUrl: "https://api.acme.example", contentType: "application/vnd.api+json" });
    expect(api.build("POST /x", {}, { data: data as never }).headers["content-type"]).toBe("application/vnd.api+json");
    expect(api.build("POST /x", {}, { data: "text" as never }).headers).not.toHaveProperty("content-type");
  },
);
