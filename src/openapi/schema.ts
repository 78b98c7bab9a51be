import type { DocumentNode } from "./document.js";

/** The shape of the values of a schema: scalars, lists and objects have different wire formats. */
export interface ValueShape {
  readonly isList: boolean;
  readonly isObject: boolean;
  readonly isScalar: boolean;
}

export const SCALAR: ValueShape = { isList: false, isObject: false, isScalar: true };
const LIST: ValueShape = { isList: true, isObject: false, isScalar: false };
export const OBJECT: ValueShape = { isList: false, isObject: true, isScalar: false };

/** The shape of a schema without a type, which may be anything. */
const ANY: ValueShape = { isList: true, isObject: true, isScalar: true };

/** The maximum number of schemas that are read: one may have many alternatives. */
const MOST_SCHEMAS = 500;

/** Returns the shape of a schema. Recursive schemas are read once. */
export function shapeOf(schema: DocumentNode | undefined): ValueShape {
  return schema?.once("shape", () => findShape(schema, new Set())) ?? ANY;
}

/** Whether the schema of an object contains lists, at any depth. */
export function hasLists(schema: DocumentNode | undefined, seen: Set<unknown> = new Set<unknown>()): boolean {
  for (const part of schema ? schemaParts(schema, seen) : [])
    if (memberSchemas(part).some((member) => member.text("type") === "array" || hasLists(member, seen))) return true;
  return false;
}

/** The members of the objects of a schema, named or not. */
function memberSchemas(schema: DocumentNode): readonly DocumentNode[] {
  const named = (schema.get("properties")?.members ?? []).map(([, member]) => member);
  return [...named, schema.get("additionalProperties")].filter((member) => member !== undefined);
}

/** Returns `undefined` if the schema does not define it. */
function findShape(schema: DocumentNode, seen: Set<unknown>): ValueShape | undefined {
  if (seen.has(schema.value) || seen.size > MOST_SCHEMAS) return undefined;
  seen.add(schema.value);
  return (
    ofTypes(schema) ??
    ofAlternatives([...(schema.get("oneOf")?.items ?? []), ...(schema.get("anyOf")?.items ?? [])], seen) ??
    ofAll(schema.get("allOf")?.items ?? [], seen) ??
    ofMembers(schema)
  );
}

function declaredTypes(schema: DocumentNode): readonly unknown[] {
  const type = schema.get("type");
  return type ? [type.value, ...type.items.map(({ value }) => value)] : [];
}

function ofTypes(schema: DocumentNode): ValueShape | undefined {
  const known = declaredTypes(schema).filter((name): name is string => typeof name === "string");
  if (known.length === 0) return undefined;
  const isScalar = known.some((name) => !/^(?:array|object|null)$/.test(name));
  return { isList: known.includes("array"), isObject: known.includes("object"), isScalar };
}

function ofAlternatives(schemas: readonly DocumentNode[], seen: Set<unknown>): ValueShape | undefined {
  const shapes = schemas.flatMap((schema) => (allowsAll(schema) ? ANY : (findShape(schema, seen) ?? [])));
  if (shapes.length === 0) return undefined;
  return {
    isList: shapes.some(({ isList }) => isList),
    isObject: shapes.some(({ isObject }) => isObject),
    isScalar: shapes.some(({ isScalar }) => isScalar),
  };
}

/** Whether a schema is absent, `{}` or `true`. */
export function allowsAll(schema: DocumentNode | undefined): boolean {
  return !schema || schema.value === true || (typeof schema.value === "object" && schema.names.length === 0);
}

/** All schemas apply: the first one with a type determines it. */
function ofAll(schemas: readonly DocumentNode[], seen: Set<unknown>): ValueShape | undefined {
  for (const schema of schemas) {
    const shape = findShape(schema, seen);
    if (shape) return shape;
  }
  return undefined;
}

/** The keywords of a schema without a type often imply it. */
function ofMembers(schema: DocumentNode): ValueShape | undefined {
  if (schema.get("properties") ?? schema.get("additionalProperties")) return OBJECT;
  if (schema.get("items") ?? schema.get("prefixItems")) return LIST;
  return ["enum", "const", "format", "pattern"].some((name) => schema.data(name) !== undefined) ? SCALAR : undefined;
}

/** Returns a schema, the schemas that also apply to its values, and its alternatives. Recursive schemas are read once. */
function* schemaParts(schema: DocumentNode, seen = new Set<unknown>()): Generator<DocumentNode> {
  if (seen.has(schema.value) || seen.size > MOST_SCHEMAS) return;
  seen.add(schema.value);
  yield schema;
  for (const name of ["allOf", "oneOf", "anyOf"]) {
    for (const part of schema.get(name)?.items ?? []) yield* schemaParts(part, seen);
  }
}

/** Returns the members that the objects of a schema may have. */
export function readSchemaMembers(schema: DocumentNode | undefined): ReadonlyMap<string, DocumentNode> {
  return schema?.once("members", () => findMembers(schema)) ?? new Map();
}

function findMembers(schema: DocumentNode): ReadonlyMap<string, DocumentNode> {
  const found = new Map<string, DocumentNode>();
  for (const part of schemaParts(schema)) {
    for (const [name, { target }] of part.get("properties")?.children ?? [])
      if (!found.has(name)) found.set(name, target);
  }
  return found;
}

/**
 * Whether requests must have a member of a schema, or of one of its alternatives: one that it declares, that is not only part of
 * responses, and that has no default.
 */
export function hasRequiredMembers(schema: DocumentNode): boolean {
  return schema.once("required", () => findRequired(schema));
}

function findRequired(schema: DocumentNode): boolean {
  const parts = [...schemaParts(schema)];
  const isNeeded = (name: string): boolean => {
    const members = parts.flatMap((part) => part.get("properties")?.at(name) ?? []);
    return (
      members.length > 0 && members.every((one) => !isOnly("readOnly", one) && one.target.data("default") === undefined)
    );
  };
  return parts.some((part) => part.get("required")?.items.some(({ value }) => isNeeded(String(value))));
}

/** Which members of objects only one direction has: `readOnly` those of responses. */
export type OtherDirection = "readOnly" | "writeOnly";

/** Whether a member is only part of responses, or only of requests. */
export function isOnly(direction: OtherDirection, schema: DocumentNode): boolean {
  return schema.data(direction) === true || schema.target.data(direction) === true;
}

/** Whether lists or objects of a schema contain lists or objects. */
export function hasNestedValues(schema: DocumentNode): boolean {
  return schema.once("nested", () => findNested(schema));
}

function findNested(schema: DocumentNode): boolean {
  for (const part of schemaParts(schema)) {
    const items = part.get("items");
    if ([...(items ? [items] : []), ...memberSchemas(part)].some((child) => !shapeOf(child).isScalar)) return true;
  }
  return false;
}

/** Whether a value of a schema may be a text: if the schema says so, not if it allows any value. */
export function allowsText(schema: DocumentNode | undefined): boolean {
  return schema?.once("text", () => findText(schema)) ?? false;
}

function findText(schema: DocumentNode): boolean {
  for (const part of schemaParts(schema)) {
    const types = declaredTypes(part);
    const choices = part.data("enum");
    const values =
      types.length > 0 ? [] : [part.data("const"), ...(Array.isArray(choices) ? (choices as unknown[]) : [])];
    if (types.includes("string") || values.some((value) => typeof value === "string")) return true;
  }
  return false;
}
