import { escapePart, unescapePart } from "../library.js";

/** A part of a document: an object with members of any type. */
export type Part = Record<string, unknown>;

export function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The methods of the operations of a path in all versions of OpenAPI. */
export const METHODS: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch"];

/** The reference that a part of a document is, if it is one. */
export function partReference(value: unknown): string | undefined {
  return isPart(value) && typeof value["$ref"] === "string" ? value["$ref"] : undefined;
}

/** The value that a pointer leads to (RFC 6901); `undefined` for anything else than a pointer into the document. */
export function referenceTarget(document: unknown, reference: string): unknown {
  if (!reference.startsWith("#/")) return undefined;
  let value = document;
  for (const part of reference.slice(2).split("/")) {
    const name = unescapePart(part);
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** A part of the document, or the one that it refers to (RFC 6901). */
export function resolved(root: Part, part: unknown): Part | undefined {
  let target = part;
  for (let links = 0; links < 100 && isPart(target) && typeof target["$ref"] === "string"; links += 1)
    target = referenceTarget(root, target["$ref"]);
  return isPart(target) ? target : undefined;
}

/** A value of a document with the names that lead to it, the last first. */
export interface Value {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Value | undefined;
}

/**
 * Returns the objects and the lists of a document in its order, each of them once: aliases of YAML may lead to one from many
 * places. The members of one are read when the next is asked for, so that who looks at it may change it.
 */
export function* eachValue(document: unknown): Generator<Value & { readonly value: object }> {
  const seen = new Set<unknown>();
  const values: Value[] = [{ value: document, name: "#", parent: undefined }];
  for (let one = values.pop(); one; one = values.pop()) {
    const { value } = one;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    yield one as Value & { readonly value: object };
    // The last one is taken first.
    for (const [name, member] of Object.entries(value).reverse()) values.push({ value: member, name, parent: one });
  }
}

/** The pointer to a value (RFC 6901). */
export function pointerOf(one: Value): string {
  const names: string[] = [];
  for (let at: Value | undefined = one; at; at = at.parent) names.unshift(at.name);
  return names.map(escapePart).join("/");
}

/** The default of a schema: that beside a reference comes first. */
export function schemaDefault(root: Part, schema: unknown): unknown {
  return (isPart(schema) ? schema["default"] : undefined) ?? resolved(root, schema)?.["default"];
}
