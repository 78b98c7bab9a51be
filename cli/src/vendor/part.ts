/** A part of a document: an object with members of any type. */
export type Part = Record<string, unknown>;

export function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The methods of the operations of a path in all versions of OpenAPI. */
export const METHODS: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch"];
