// G14: `.returns(schema)`, with schemas by hand; tests/oracles/standard-schema.test.ts has those of libraries.
import { describe, expect, test } from "@jest/globals";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { InvalidResponseError, readResponse, type SchemaIssue, type StandardSchema } from "../../src/response/index.js";
import { caught } from "./caught.js";

/** Any chain: its types would refuse what is no schema. */
interface AnyChain {
  returns(schema: unknown): AnyChain;
  param(name: string, value: unknown): AnyChain;
  header(name: string, value: string): AnyChain;
  build(): RequestOptions;
}

/** A schema of texts, which removes blanks around them. */
const TEXT: StandardSchema<string> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => (typeof value === "string" ? { value: value.trim() } : { issues: [{ message: "no text" }] }),
  },
};
const failing = (issues: readonly SchemaIssue[]): StandardSchema => ({
  "~standard": { version: 1, vendor: "test", validate: async () => Promise.resolve({ issues }) },
});
const answer = (body: string) => ({ status: 200, headers: { "content-type": "application/json" }, body });

describe.each<[name: string, start: () => AnyChain]>([
  ["a chain", () => new Endpoint().route("GET /x")],
  ["a chain without a route", () => new Endpoint().builder().url("/x")],
  ["mini", () => new Mini({ baseUrl: "https://a.example" }).route("GET /x")],
])("%s", (_, start) => {
  test("checks the body, and returns what the schema makes of it", async () => {
    const request = start().returns(TEXT).build();
    expect(await readResponse(request, answer('" a "'))).toBe("a");
    expect(await readResponse({ ...request }, answer('" a "'))).toBe("a");
    expect(await caught(readResponse(request, answer("5")))).toBeInstanceOf(InvalidResponseError);
    // Without content, a schema decides, too.
    expect(await caught(readResponse(request, { status: 204, headers: {} }))).toMatchObject({ reason: "schema" });
  });

  test("keeps it in later steps, and off the steps before and the request itself (A3, G12)", async () => {
    const before = start();
    const request = before.returns(TEXT).param("page", 2).header("x-a", "1").build();
    expect(await readResponse(request, answer('" a "'))).toBe("a");
    expect(await readResponse(before.build(), answer("5"))).toBe(5);
    expect(request).toStrictEqual(before.param("page", 2).header("x-a", "1").build());
  });

  test.each([null, 5, {}, { "~standard": {} }, { "~standard": { validate: 1 } }, () => 1])("refuses %p", (schema) => {
    expect(() => start().returns(schema)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });
});

test("marks of the vendor and the route stay (A8)", async () => {
  class Signed extends Endpoint {
    static override readonly vendor = { baseUrl: "https://a.example", credentials: ["x-key"] };
    protected override finalize(request: RequestOptions): RequestOptions {
      return { ...request, headers: Object.freeze({ ...request.headers, "x-signature": "1" }) };
    }
  }
  const request = new Signed()
    .withPolicy({ route: "keep" })
    .route("GET /x/{id}")
    .param("id", 1)
    .returns(failing([]))
    .build();
  const error = await caught(readResponse(request, answer("1")));
  expect(error).toMatchObject({ route: "GET /x/{id}", reason: "schema", issues: [] });
  expect(request.headers["x-signature"]).toBe("1");
});

test("the message shows where the first issues are", async () => {
  const issues = [
    { message: "first", path: ["repos", 0, { key: "id" }] },
    { message: "second\nline" },
    ...Array.from({ length: 9 }, () => ({ message: "more" })),
  ];
  const error = await caught(readResponse(new Endpoint().route("/x").returns(failing(issues)).build(), answer("1")));
  expect(error.issues).toBe(issues);
  const lines = error.message.split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "The response to GET https://api.github.com/… (200) is not what the schema expects:",
    '  "body.repos.0.id": first',
    '  "body": second line',
  ]);
  expect(lines.at(-1)).toBe("  and 2 more");
});
