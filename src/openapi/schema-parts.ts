import type { DocumentNode } from "./node.js";
import { shapeOf } from "./value-shape.js";

/** The maximum number of schemas that are read. */
const MOST_SCHEMAS = 500;

/** Returns a schema, the schemas that also apply to its values, and its alternatives. Recursive schemas are read once. */
function* partsOf(schema: DocumentNode, seen = new Set<unknown>()): Generator<DocumentNode> {
  if (seen.has(schema.value) || seen.size > MOST_SCHEMAS) return;
  seen.add(schema.value);
  yield schema;
  for (const name of ["allOf", "oneOf", "anyOf"]) {
    for (const part of schema.get(name)?.items ?? []) yield* partsOf(part, seen);
  }
}

/** Returns the members that the objects of a schema may have. */
export function readSchemaMembers(schema: DocumentNode | undefined): ReadonlyMap<string, DocumentNode> {
  const found = new Map<string, DocumentNode>();
  for (const part of schema ? partsOf(schema) : []) {
    for (const [name, member] of part.get("properties")?.members ?? []) if (!found.has(name)) found.set(name, member);
  }
  return found;
}

/** Whether the objects of a schema, or of one of its alternatives, have a member that is required. */
export function hasRequiredMembers(schema: DocumentNode): boolean {
  for (const part of partsOf(schema)) if (part.get("required")?.items.length) return true;
  return false;
}

/** Whether lists or objects of a schema contain lists or objects. */
export function hasNestedValues(schema: DocumentNode): boolean {
  for (const part of partsOf(schema)) {
    const own = [part.get("items"), part.get("additionalProperties")].filter((child) => child !== undefined);
    const children = [...own, ...(part.get("properties")?.members ?? []).map(([, child]) => child)];
    if (children.some((child) => !shapeOf(child).isScalar)) return true;
  }
  return false;
}

/** Whether a value of a schema may be a text: if the schema says so, not if it allows any value. */
export function allowsText(schema: DocumentNode | undefined): boolean {
  for (const part of schema ? partsOf(schema) : []) {
    const type = part.get("type");
    const types = type ? [type.value, ...type.items.map(({ value }) => value)] : [];
    const values = type ? [] : [part.get("const")?.value, ...(part.get("enum")?.items ?? []).map(({ value }) => value)];
    if (types.includes("string") || values.some((value) => typeof value === "string")) return true;
  }
  return false;
}
