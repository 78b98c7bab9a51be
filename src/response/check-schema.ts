import type { RequestOptions } from "../types/options.js";
import type { StandardSchema } from "../types/standard-schema.js";
import { InvalidResponseError } from "./invalid-response-error.js";

/**
 * Returns the value that a schema makes of a body.
 *
 * @throws {InvalidResponseError} When the schema finds issues. Errors that it throws itself reach the caller.
 */
export async function checkSchema(
  schema: StandardSchema,
  body: unknown,
  request: RequestOptions,
  status: number,
): Promise<unknown> {
  const result = await schema["~standard"].validate(body);
  if (result.issues) throw InvalidResponseError.ofSchema(request, status, result.issues);
  return result.value;
}
