// G14: `.returns(schema)` with the libraries themselves. Their types must infer the output, and their checks run.
import { describe, expect, test } from "@jest/globals";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { type } from "arktype";
import * as v from "valibot";
import { z } from "zod";

import { Endpoint } from "../../src/index.js";
import { readResponse, type StandardSchema } from "../../src/response/index.js";

interface User {
  login: string;
  id: number;
}

const user = new Endpoint().build("GET /user");
const answer = (body: unknown) => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

// The specification's own type is one of these schemas.
const specified = (schema: StandardSchemaV1<unknown, User>): StandardSchema<User> => schema;

const SCHEMAS: Readonly<Record<string, StandardSchema<User>>> = {
  zod: z.object({ login: z.string(), id: z.number() }),
  "zod, asynchronous": z.object({ login: z.string(), id: z.number() }).refine(async () => true),
  valibot: v.object({ login: v.string(), id: v.number() }),
  arktype: type({ login: "string", id: "number" }),
  "the specification": specified(z.object({ login: z.string(), id: z.number() })),
};

describe.each(Object.entries(SCHEMAS))("%s", (_, returns) => {
  test("returns the value", async () => {
    const body: User = await readResponse(user, answer({ login: "octocat", id: 1 }), { returns });
    expect(body).toEqual({ login: "octocat", id: 1 });
  });

  test("says where a value is wrong", async () => {
    const read = readResponse(user, answer({ login: 5, id: 1 }), { returns });
    const error: unknown = await read.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "ERR_INVALID_RESPONSE", issues: [{ name: "body.login", reason: "schema" }] });
    expect((error as Error).message).toMatch(/is not what the schema expects:\n {2}"body\.login": \S/);
  });
});

test("the output of a schema that transforms is the type", async () => {
  const returns = z.object({ created: z.string().transform((text) => new Date(text)) });
  const { created } = await readResponse(user, answer({ created: "2026-11-25T00:00:00Z" }), { returns });
  expect(created satisfies Date).toEqual(new Date("2026-11-25T00:00:00Z"));
});
