import { errorOf } from "../errors/error-of.js";
import type { Issue } from "../errors/endpoint-error.js";
import type { BodyForm, StandardSchema } from "../types/sent.js";

/** What `.returns()` says: the schema that checks the body, and how to read it. */
export interface Returns {
  readonly schema: StandardSchema | undefined;
  readonly as: BodyForm | undefined;
}

const NO_SCHEMA = {
  name: "schema",
  reason: "schema",
  detail: "must be a Standard Schema, such as one of zod",
} as const;
const NO_FORM = { name: "as", reason: "as", detail: 'must be "json", "text", "bytes" or "stream"' } as const;

const FORMS: readonly unknown[] = ["json", "text", "bytes", "stream", undefined];

/** @throws {EndpointError} `ERR_INVALID_OPTION` when one of them is not valid. */
export function readReturns(schema: unknown, as: unknown): Returns {
  const issues: Issue[] = [];
  const isSchema = schema === undefined || isStandardSchema(schema);
  if (!isSchema) issues.push(NO_SCHEMA);
  if (!FORMS.includes(as)) issues.push(NO_FORM);
  if (issues.length > 0) throw errorOf("ERR_INVALID_OPTION", issues);
  return { schema: schema as StandardSchema | undefined, as: as as BodyForm | undefined };
}

/** Whether a value has the interface of a schema. Those of some libraries are functions. */
function isStandardSchema(value: unknown): value is StandardSchema {
  const { "~standard": standard } = Object(value) as { "~standard"?: unknown };
  return typeof (Object(standard) as { validate?: unknown }).validate === "function";
}
