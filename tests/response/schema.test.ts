// G14: `.returns(schema)`, with schemas by hand; tests/oracles/standard-schema.test.ts has those of libraries.
import { inspect } from "node:util";

import { describe, expect, test } from "@jest/globals";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { readResponse, sendWith, type SchemaIssue, type StandardSchema } from "../../src/response/index.js";
import { caught } from "./caught.js";

/** Any chain: its types would refuse what is no schema. */
interface AnyChain {
  returns(schema: unknown, options?: object): AnyChain;
  param(name: string, value: unknown): AnyChain;
  header(name: string, value: string): AnyChain;
  build(): RequestOptions;
  to(send: unknown): Promise<unknown>;
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
const answer = (body: string, status = 200) => ({
  status,
  headers: { "content-type": "application/json" },
  text: async () => Promise.resolve(body),
  arrayBuffer: async () => Promise.resolve(new TextEncoder().encode(body).buffer),
});
const sendOf = (body: string, status = 200) => sendWith(async () => Promise.resolve(answer(body, status)));

describe.each<[name: string, start: () => AnyChain]>([
  ["a chain", () => new Endpoint().route("GET /x")],
  ["a chain without a route", () => new Endpoint().builder().url("/x")],
])("%s", (_, start) => {
  test("checks the body, and returns what the schema makes of it", async () => {
    const chain = start().returns(TEXT);
    expect(await chain.to(sendOf('" a "'))).toBe("a");
    expect(await chain.to(sendOf('" a "').withResponse)).toMatchObject({ body: "a" });
    expect(await sendOf('" a "')(chain)).toBe("a");
    expect(await caught(chain.to(sendOf("5")))).toMatchObject({ code: "ERR_INVALID_RESPONSE" });
    // Without content, a schema decides, too.
    expect(await caught(chain.to(sendOf("", 204)))).toMatchObject({ issues: [{ reason: "schema" }] });
  });

  test("keeps it in later steps, and off the steps before and the request itself (A3, A8)", async () => {
    const before = start();
    const chain = before.returns(TEXT).param("page", 2).header("x-a", "1");
    expect(await chain.to(sendOf('" a "'))).toBe("a");
    expect(await before.to(sendOf("5"))).toBe(5);
    expect(chain.build()).toStrictEqual(before.param("page", 2).header("x-a", "1").build());
    expect(await sendOf("5")(chain.build())).toBe(5);
  });

  test("reads the body of a success as `as` says (G14)", async () => {
    expect(await start().returns(undefined, { as: "text" }).to(sendOf("[1]"))).toBe("[1]");
    expect(await start().returns(TEXT, { as: "text" }).to(sendOf(" [1] "))).toBe("[1]");
    expect(await caught(start().returns(undefined, { as: "text" }).to(sendOf("[1]", 500)))).toMatchObject({
      body: [1],
    });
  });

  test.each([null, 5, {}, { "~standard": {} }, { "~standard": { validate: 1 } }, () => 1])("refuses %p", (schema) => {
    expect(() => start().returns(schema)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
    expect(() => start().returns(TEXT, { as: "xml" })).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });
});

test("a request that was built before takes both as options (A8)", async () => {
  const request = new Endpoint().build("GET /x");
  expect(await sendOf('" a "')(request, { returns: TEXT })).toBe("a");
  expect(await sendOf("[1]")(request, { as: "text" })).toBe("[1]");
  expect((await sendOf("[1]").withResponse(request, { as: "bytes" })).body).toEqual(new TextEncoder().encode("[1]"));
  expect(await readResponse(request, answer('" a "'), { returns: TEXT })).toBe("a");
  expect(await caught(sendOf("5")(request, { returns: 5 } as never))).toMatchObject({ code: "ERR_INVALID_OPTION" });
});

test("neither a body nor values in issues go into JSON or inspect of an error (G13)", async () => {
  const issues = [{ message: "no", input: { token: "s3cret" } }];
  const error = await caught(new Endpoint().route("GET /x").returns(failing(issues)).to(sendOf('{"token":"s3cret"}')));
  expect(error.issues).toEqual([{ name: "body", reason: "schema", detail: "no" }]);
  const failed = await caught(new Endpoint().route("GET /x").to(sendOf('{"token":"s3cret"}', 400)));
  expect(failed.body).toEqual({ token: "s3cret" });
  for (const each of [error, failed])
    for (const shown of [JSON.stringify(each), inspect(each, { depth: null }), each.message])
      expect(shown).not.toContain("s3cret");
});

test("the message shows where the first issues are", async () => {
  const issues = [
    { message: "first", path: ["repos", 0, { key: "id" }] },
    { message: "second\nline" },
    ...Array.from({ length: 9 }, () => ({ message: "more" })),
  ];
  const error = await caught(new Endpoint().route("/x").returns(failing(issues)).to(sendOf("1")));
  expect(error.issues).toHaveLength(11);
  expect(error.issues).toContainEqual({ name: "body.repos.0.id", reason: "schema", detail: "first" });
  const lines = error.message.split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "The response to GET /x (200) is not what the schema expects:",
    '  "body.repos.0.id": first',
    '  "body": second line',
  ]);
  expect(lines.at(-1)).toBe("  and 2 more");
});
