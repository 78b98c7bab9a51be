import type { StandardSchema } from "../types/standard-schema.js";

/** Whether a value has the interface of a schema. Those of some libraries are functions. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  const { "~standard": standard } = Object(value) as { "~standard"?: unknown };
  return typeof (Object(standard) as { validate?: unknown }).validate === "function";
}
