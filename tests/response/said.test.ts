// What a message says of an error: what services write about it, in the usual shapes (G14).
import { expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { readResponse } from "../../src/response/index.js";
import { caught } from "./caught.js";

const request = Endpoint.for({ baseUrl: "https://a.example" }).build("POST /x");

async function saidBy(body: unknown, type = "application/json"): Promise<string> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const error = await caught(readResponse(request, { status: 400, headers: { "content-type": type }, body: text }));
  return error.message.replace("POST … failed with status 400", "").replace(/^: /, "");
}

test.each<[api: string, body: unknown, said: string]>([
  ["GitHub", { message: "Validation Failed", errors: [{ field: "name", code: "missing" }] }, "Validation Failed"],
  ["GraphQL", { errors: [{ message: "a" }, { message: "b" }] }, "a: b"],
  ["a list of texts", { errors: ["Name is too long", "Age is missing"] }, "Name is too long: Age is missing"],
  ["JSON:API", { errors: [{ title: "Invalid", detail: "Too short", status: "422" }] }, "Invalid: Too short"],
  ["FastAPI", { detail: [{ loc: ["body", "age"], msg: "field required", type: "missing" }] }, "field required"],
  ["Xero", { Type: "ValidationException", Message: "A validation exception", Elements: [] }, "A validation exception"],
  ["OAuth", { error: "invalid_grant", error_description: "Expired" }, "Expired: invalid_grant"],
  ["Google", { error: { code: 400, message: "Bad", errors: [{ message: "Bad", reason: "x" }] } }, "Bad"],
  ["an error of text", { error: "no such user" }, "no such user"],
  ["Salesforce", [{ message: "Session expired", errorCode: "X" }], "Session expired"],
  [
    "ASP.NET",
    { title: "Invalid", errors: { Name: ["is required", "is short"] } },
    "Invalid: Name is required: Name is short",
  ],
  ["a member of another type", { message: 5, error: null, errors: [null, 7, {}], detail: true }, ""],
  ["nothing", { data: { message: "not one" } }, ""],
  ["names of Object", { constructor: "x", __proto__: null }, ""],
  ["JSON that is a text", '"oops"', "oops"],
  ["a text", "<b>not HTML by its type, but by its start", ""],
  ["HTML after a line break", "\n <html>", ""],
])("%s: %j", async (_, body, said) => {
  expect(await saidBy(body)).toBe(said);
});

test("is cut, on one line, and takes no longer for a body that is made to hurt (T2)", async () => {
  expect(await saidBy({ message: `a\n\u001b[31m${"b".repeat(300)}` })).toMatch(/^a ·\[31mb{190,}…$/);
  const deep = `${'{"errors":['.repeat(1e4)}"deep"${"]}".repeat(1e4)}`;
  expect(await saidBy(deep)).toBe("");
  const wide = Array.from({ length: 1e5 }, (_, index) => ({ message: `${index}` }));
  expect(await saidBy({ errors: wide })).toBe("0: 1: 2: 3: 4: 5: 6: 7: 8");
});

test("a problem is an object: a list of that type is none (RFC 9457)", async () => {
  const response = { status: 400, headers: { "content-type": "application/problem+json" }, body: '[{"title":"a"}]' };
  const error = await caught(readResponse(request, response));
  expect(error).toMatchObject({ body: [{ title: "a" }] });
  expect(error.problem).toBeUndefined();
});
