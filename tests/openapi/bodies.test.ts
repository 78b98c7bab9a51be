// What a body is on the wire: the JSON of its media type, whatever the value is (I6).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { toFetch } from "../../src/adapters/index.js";
import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { check } from "../properties/check.js";
import { documentOf } from "./document.js";

const madeOf = (type: string, schema: object, others: object = {}) =>
  vendorOf(documentOf({ "/x": { post: { requestBody: { content: { [type]: { schema } } } } }, ...others }));
/** The body and the content type that a client sends. */
function sent({ vendor }: ReturnType<typeof madeOf>, data: unknown): { body: unknown; type: string | null } {
  const [url, init] = toFetch(Endpoint.for<AnyRoute>(vendor).build("POST /x", {}, { data }));
  const { headers } = new Request(url, init);
  return { body: init.body, type: headers.get("content-type") };
}
const FORM = {
  "/f": { post: { requestBody: { content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } } } } },
  "/g": { put: { requestBody: { content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } } } } },
};

describe("a JSON body", () => {
  test.each(["application/json", "application/vnd.acme+json", "text/json", "application/json; charset=utf-8"])(
    "of the type %s is the JSON of its value, also for a text",
    (type) => {
      const types = ["string", "number", "boolean", "array", "object"];
      for (const others of [{}, FORM]) {
        const made = madeOf(type, { type: types }, others);
        check(
          fc.property(fc.jsonValue(), (value) => {
            const { body, type: written } = sent(made, value ?? "");
            expect(JSON.parse(body as string)).toEqual(JSON.parse(JSON.stringify(value ?? "")));
            expect(written).toBe(type);
          }),
          0.5,
        );
      }
    },
  );

  test.each([
    [{ type: "string" }, '"hi"'],
    [{ type: ["string", "null"] }, '"hi"'],
    [{ enum: ["hi"] }, '"hi"'],
    [{ oneOf: [{ type: "object" }, { type: "string" }] }, '"hi"'],
    // JSON text that is written already.
    [{ type: "object" }, "hi"],
    [{}, "hi"],
    [{ type: "integer" }, "hi"],
  ])("of the schema %j sends the text hi as %j", (schema, body) => {
    expect(sent(madeOf("application/json", schema), "hi").body).toBe(body);
  });

  test("of a text has a rule in the module", () => {
    expect(writeModule(madeOf("application/json", { type: "string" }))).toContain(
      '"POST /x": {\n      contentType: "application/json",\n      body: json,\n      encodesText: true,\n    },',
    );
  });
});

describe("a body of JSON lines", () => {
  test.each(["application/x-ndjson", "application/jsonl", "application/ndjson", "application/x-jsonlines"])(
    "of the type %s has a line for each item",
    (type) => {
      const made = madeOf(type, { type: "array", items: {} });
      check(
        fc.property(fc.array(fc.jsonValue()), (items) => {
          const { body, type: written } = sent(made, items);
          expect(body).toBe(items.map((item) => `${JSON.stringify(item)}\n`).join(""));
          expect(written).toBe(type);
        }),
        0.5,
      );
      expect(sent(made, '{"a":1}\n')).toEqual({ body: '{"a":1}\n', type });
      expect(writeModule(made)).toContain("body: jsonLines,");
    },
  );
});

describe("a parameter", () => {
  test("of a header that is defined again in another case is sent once", () => {
    const header = (name: string) => ({ name, in: "header", schema: { type: "string" } });
    const { routes } = vendorOf(
      documentOf({
        "/x": { parameters: [header("X-Trace"), header("X-A")], get: { parameters: [header("x-trace")] } },
      }),
    );
    expect(routes).toEqual({ "GET /x": { headers: ["x-trace", "X-A"] } });
  });

  test.each([
    ["simple", "/p/{+a}", "/p/b/c:d", []],
    ["label", "/p/{.a}", "/p/.b%2Fc%3Ad", ["reserved"]],
    ["matrix", "/p/{;a}", "/p/;a=b%2Fc%3Ad", ["reserved"]],
  ])("of a path in the style %s that allows reserved characters", (style, template, path, reasons) => {
    const parameters = [{ name: "a", in: "path", style, allowReserved: true, schema: { type: "string" } }];
    const { vendor, routes, report } = vendorOf(
      documentOf({ "/p/{a}": { get: { parameters } } }, { openapi: "3.2.0" }),
    );
    expect(routes).toEqual({ "GET /p/{a}": template });
    expect(report.findings.map(({ reason }) => reason)).toEqual(reasons);
    const { url } = Endpoint.for<AnyRoute>(vendor).build("GET /p/{a}", { a: "b/c:d" });
    expect(url).toBe(`https://api.acme.example/v1${path}`);
  });

  test("of the query with the name of a member of the body is reported", () => {
    const parameters = [{ name: "a", in: "query", schema: { type: "string" } }];
    const schema = { type: "object", properties: { a: {}, b: {} } };
    const operation = { parameters, requestBody: { content: { "application/json": { schema } } } };
    const { report } = vendorOf(documentOf({ "/x": { post: operation, get: { parameters } } }));
    expect(report.findings).toEqual([{ reason: "sharedMember", route: "POST /x", name: "a" }]);
  });
});
