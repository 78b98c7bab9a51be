// G14: `.returns(schema)` with the libraries themselves. Their types must infer the output, and their checks run.
import { describe, expect, test } from "@jest/globals";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { type } from "arktype";
import * as v from "valibot";
import { z } from "zod";

import { Endpoint, type ResponseOf } from "../../src/index.js";
import { readResponse, type StandardSchema } from "../../src/response/index.js";

interface User {
  login: string;
  id: number;
}

const user = new Endpoint().route("GET /user");
const answer = (body: unknown) => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

// The specification's own type is one of these schemas.
const specified = (schema: StandardSchemaV1<unknown, User>): StandardSchema<User> => schema;

const REQUESTS = {
  zod: user.returns(z.object({ login: z.string(), id: z.number() })).build(),
  "zod, asynchronous": user.returns(z.object({ login: z.string(), id: z.number() }).refine(async () => true)).build(),
  valibot: user.returns(v.object({ login: v.string(), id: v.number() })).build(),
  arktype: user.returns(type({ login: "string", id: "number" })).build(),
  "the specification": user.returns(specified(z.object({ login: z.string(), id: z.number() }))).build(),
};
const typed: ResponseOf<(typeof REQUESTS)[keyof typeof REQUESTS]> = { login: "octocat", id: 1 };

describe.each(Object.entries(REQUESTS))("%s", (_, request) => {
  test("returns the value", async () => {
    const body: User = await readResponse(request, answer(typed));
    expect(body).toEqual(typed);
  });

  test("says where a value is wrong", async () => {
    const error: unknown = await readResponse(request, answer({ login: 5, id: 1 })).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "ERR_INVALID_RESPONSE" });
    expect(error).toMatchObject({ issues: [{ name: "body.login", reason: "schema" }] });
    expect((error as Error).message).toMatch(/is not what the schema expects:\n {2}"body\.login": \S/);
  });
});

test("the output of a schema that transforms is the type", async () => {
  const request = user.returns(z.object({ created: z.string().transform((text) => new Date(text)) })).build();
  const { created } = await readResponse(request, answer({ created: "2026-11-25T00:00:00Z" }));
  expect(created satisfies Date).toEqual(new Date("2026-11-25T00:00:00Z"));
});
