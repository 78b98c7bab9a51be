// `data` of an endpoint whose encoder writes forms (I2): objects and lists are encoded like parameters.
import { describe, expect, test } from "@jest/globals";
import { form, multipart, withStyles } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, InvalidOptionError, type BodyEncoder } from "../../src/index.js";
import { withRoutes } from "../routes/vendor.js";
import { functionOf } from "../function-of.js";

const FORM = "application/x-www-form-urlencoded";
const api = new Endpoint().withPolicy({ body: form, arrays: "brackets", objects: "brackets" });
const members = { url: "https://a.example/hook", events: ["a", "b"], meta: { k: 1 } };

describe("an object as data is written by an encoder of forms (I2)", () => {
  test("as the same parameters are", () => {
    const { url: target, ...others } = members;
    const byName = api.route("POST /hooks").params(others).param("url", target).build();
    const asData = api.build("POST /hooks", { data: { events: members.events, meta: members.meta, url: target } });
    expect(asData).toStrictEqual(byName);
    expect(asData.headers["content-type"]).toBe(FORM);
    expect(asData.body).toBe("events%5B%5D=a&events%5B%5D=b&meta%5Bk%5D=1&url=https%3A%2F%2Fa.example%2Fhook");
  });

  test("in every form of a call", () => {
    const { body } = api.build("POST /hooks", { data: members });
    expect(api.route("POST /hooks").data(members).build().body).toBe(body);
    expect(api.parse(api.merge("POST /hooks", { data: members })).body).toBe(body);
    expect(api.withDefaults({ data: members }).build("POST /hooks").body).toBe(body);
    expect(functionOf(api)("POST /hooks", { data: members }).body).toBe(body);
  });

  test("by multipart, with styles, and by an encoder of the user's own", () => {
    const parts = api.withPolicy({ body: multipart }).build("POST /x", { data: { a: 1, list: [2, 3] } });
    expect([...(parts.body as FormData)]).toEqual([
      ["a", "1"],
      ["list[]", "2"],
      ["list[]", "3"],
    ]);
    expect(parts.headers).not.toHaveProperty("content-type");
    const styled = api.withPolicy({ body: withStyles(form, { ids: "comma" }) });
    expect(styled.build("POST /x", { data: { ids: [1, 2] } }).body).toBe("ids=1%2C2");
    const upper: BodyEncoder = (given, context) => form({ upper: Object.keys(given).join().toUpperCase() }, context);
    expect(api.withPolicy({ body: upper }).build("POST /x", { data: { a: 1, b: 2 } }).body).toBe("upper=A%2CB");
  });

  test("by the encoder of a rule", () => {
    const ruled = withRoutes({ "POST /files": { body: multipart }, "POST /forms": { body: form } });
    expect(ruled.build("POST /files", { data: { a: 1 } }).body).toBeInstanceOf(FormData);
    expect(ruled.build("POST /forms", { data: { a: 1 } })).toMatchObject({
      body: "a=1",
      headers: { "content-type": FORM },
    });
    expect(ruled.build("POST /other", { data: { a: 1 } }).body).toEqual({ a: 1 });
  });

  test("and a list, which is no form, is an error", () => {
    expect(() => api.build("POST /x", { data: [1] })).toThrow(InvalidOptionError);
  });

  test("with the content type of the caller, if it is that of a form", () => {
    const headers = { "Content-Type": `${FORM}; charset=utf-8` };
    expect(api.build("POST /x", { data: { a: 1 }, headers })).toMatchObject({
      body: "a=1",
      headers: { "content-type": `${FORM}; charset=utf-8` },
    });
  });

  test("and explain() says so", () => {
    expect(explain(api, "POST /x", { data: { a: 1 } })).toMatchObject({
      request: { body: "a=1" },
      options: expect.arrayContaining([expect.objectContaining({ name: "policy.body", value: "form" })]) as unknown,
    });
    expect(explain(api, "POST /x", { data: "a=1" }).options.map(({ name }) => name)).not.toContain("policy.body");
  });
});

describe("data stays as it is (D2)", () => {
  test.each<[string, unknown]>([
    ["a text", "a=1"],
    ["bytes", new Uint8Array(1)],
    ["search parameters", new URLSearchParams("a=1")],
    ["a FormData", new FormData()],
    ["a stream", new ReadableStream()],
    ["null", null],
  ])("if it is %s", (_, data) => {
    expect(api.build("POST /x", { data }).body).toBe(data);
  });

  test("if the caller asks for JSON", () => {
    for (const type of ["application/json", "application/merge-patch+json"]) {
      const headers = { "content-type": type };
      expect(api.build("POST /x", { data: members, headers }).body).toBe(members);
      expect(api.withDefaults({ headers }).build("POST /x", { data: members }).body).toBe(members);
    }
  });

  test("if the rule of the route says that the body is data", () => {
    const ruled = withRoutes({ "PUT /list": { body: "data" } }, { policy: { body: form } });
    expect(ruled.build("PUT /list", { data: [1] })).toMatchObject({
      body: [1],
      headers: { "content-type": "application/json; charset=utf-8" },
    });
    expect(ruled.build("PUT /form", { data: { a: 1 } }).body).toBe("a=1");
  });
});

test.each([
  ["of a method without a body", "GET /x", {}, ["data"]],
  ["beside parameters that would be lost", "POST /x", { a: 1 }, ["a"]],
])("data %s is refused before it is encoded (B4, D2)", (_, route, parameters, names) => {
  expect(() => api.build(route, { ...parameters, data: [1] })).toThrow(expect.objectContaining({ names }));
});
