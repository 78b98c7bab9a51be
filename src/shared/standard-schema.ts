import { raise } from "../errors/raise.js";
import type { BodyForm, StandardSchema } from "../types/sent.js";

/** What `.returns()` says: the schema that checks the body, and how to read it. */
export interface Returns {
  readonly schema: StandardSchema | undefined;
  readonly as: BodyForm | undefined;
}

const FORMS: readonly unknown[] = ["json", "text", "bytes", "stream", undefined];

/** @throws {EndpointError} `ERR_INVALID_OPTION` when one of them is not valid. */
export function readReturns(schema: unknown, as: unknown): Returns {
  if (schema !== undefined && !isStandardSchema(schema))
    raise("ERR_INVALID_OPTION", [{ name: "schema", reason: "schema" }]);
  if (!FORMS.includes(as)) raise("ERR_INVALID_OPTION", [{ name: "as", reason: "as" }]);
  return { schema, as: as as BodyForm | undefined };
}

/** Whether a value has the interface of a schema. Those of some libraries are functions. */
function isStandardSchema(value: unknown): value is StandardSchema {
  const { "~standard": standard } = Object(value) as { "~standard"?: unknown };
  return typeof (Object(standard) as { validate?: unknown }).validate === "function";
}
