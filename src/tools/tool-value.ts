import { attempt, getOwn, isList, isPlainObject, ownItems, setOwn } from "../kernel/values.js";
import { referenceOf, type Definitions, type JsonSchema } from "../shared/json-schema.js";

// What models send where a schema asks for something else (X2): the JSON text of a value, and null for what is left out.

/** How deep values, and schemas that refer to others, are read. */
const DEEPEST = 64;

/** How many alternatives a schema may have. */
const MOST_PARTS = 200;

/** Reads a value as a schema has it: a JSON text becomes the value that is declared, and null is left out where it is not. */
export function readValue(value: unknown, schema: unknown, definitions: Definitions): unknown {
  return readIn(value, [schema], definitions, 0);
}

/** Whether a schema forbids null. */
export function forbidsNull(schema: unknown, definitions: Definitions): boolean {
  return !allows(schema, "null", definitions);
}

/** The types that a schema allows; `undefined` if it allows all. */
export function schemaTypesOf(schema: unknown, definitions: Definitions): readonly string[] | undefined {
  const types = TYPES.filter((type) => allows(schema, type, definitions));
  if (types.length === TYPES.length) return undefined;
  // An integer is also a number.
  return types.includes("number") ? types.filter((type) => type !== "integer") : types;
}

const TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];

function readIn(value: unknown, schemas: readonly unknown[], definitions: Definitions, depth: number): unknown {
  if (depth > DEEPEST || schemas.length === 0) return value;
  const known = typeof value === "string" ? parsed(value, schemas, definitions) : value;
  if (isList(known)) {
    const parts = schemas.flatMap((schema) => schemaPartsOf(schema, definitions));
    const items = parts.flatMap((part) => (isPlainObject(part["items"]) ? [part["items"]] : []));
    return items.length > 0 ? ownItems(known).map((item) => readIn(item, items, definitions, depth + 1)) : known;
  }
  if (!isPlainObject(known)) return known;
  const parts = schemas.flatMap((schema) => schemaPartsOf(schema, definitions));
  const copy = {};
  for (const [name, member] of Object.entries(known)) {
    const own = parts.flatMap((part) => memberOf(part, name));
    const isRequired = parts.some(({ required }) => isList(required) && required.includes(name));
    const isAbsent = member === null && !isRequired && own.length > 0 && !someAllows(own, "null", definitions);
    if (!isAbsent) setOwn(copy, name, readIn(member, own, definitions, depth + 1));
  }
  return copy;
}

/** The value of a JSON text, which some clients write as JSON twice; the text, if a text may stand there. */
function parsed(text: string, schemas: readonly unknown[], definitions: Definitions): unknown {
  if (someAllows(schemas, "string", definitions)) return text;
  let value: unknown = text;
  for (let round = 0; round < 3 && typeof value === "string" && /^\s*[[{"\dtf-]/.test(value); round += 1) {
    const json = value;
    value = attempt(() => JSON.parse(json) as unknown);
  }
  // A longer number would be another one.
  if (value === undefined || (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER)) return text;
  const type = Number.isInteger(value) ? "integer" : valueTypeOf(value);
  return someAllows(schemas, type, definitions) ? value : text;
}

function someAllows(schemas: readonly unknown[], type: string, definitions: Definitions): boolean {
  return schemas.some((schema) => allows(schema, type, definitions));
}

/** The schema of a member: of several alternatives, all that declare it. */
function memberOf(part: Readonly<JsonSchema>, name: string): readonly unknown[] {
  const { properties, additionalProperties } = part;
  const declared = isPlainObject(properties) ? getOwn(properties, name) : undefined;
  if (declared !== undefined) return [declared];
  return isPlainObject(additionalProperties) ? [additionalProperties] : [];
}

const parts = /* @__PURE__ */ new WeakMap<object, readonly Readonly<JsonSchema>[]>();

/** A schema, those that also apply, and its alternatives. */
function schemaPartsOf(schema: unknown, definitions: Definitions): readonly Readonly<JsonSchema>[] {
  if (!isPlainObject(schema)) return [];
  const known = parts.get(schema);
  if (known) return known;
  // A set that grows while it is read.
  const found = new Set<Readonly<JsonSchema>>([schema]);
  for (const part of found) {
    if (found.size > MOST_PARTS) break;
    const name = referenceOf(part);
    const others = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => getOwn(part, keyword) ?? []);
    for (const other of [...others, name === undefined ? undefined : getOwn(definitions, name)])
      if (isPlainObject(other)) found.add(other);
  }
  const all = [...found];
  parts.set(schema, all);
  return all;
}

const answers = /* @__PURE__ */ new WeakMap<object, Map<string, boolean>>();

/** Whether a schema may allow a value of a type. Each schema is asked once: one that contains itself allows what its other parts allow. */
function allows(schema: unknown, type: string, definitions: Definitions): boolean {
  if (schema === false) return false;
  if (!isPlainObject(schema)) return true;
  const known = answers.get(schema) ?? new Map<string, boolean>();
  answers.set(schema, known);
  const answer = known.get(type);
  if (answer !== undefined) return answer;
  known.set(type, true);
  const found = findWhetherAllows(schema, type, definitions);
  known.set(type, found);
  return found;
}

function findWhetherAllows(schema: Readonly<JsonSchema>, type: string, definitions: Definitions): boolean {
  const { type: own, enum: choices, allOf, anyOf, oneOf } = schema;
  const types = typeof own === "string" ? [own] : isList(own) ? own : [type];
  if (!types.includes(type) && !(type === "integer" && types.includes("number"))) return false;
  const isOf = (value: unknown): boolean =>
    valueTypeOf(value) === type || (type === "integer" && typeof value === "number");
  if (Object.hasOwn(schema, "const") && !isOf(schema["const"])) return false;
  if (isList(choices) && !choices.some(isOf)) return false;
  const within = (part: unknown): boolean => allows(part, type, definitions);
  const name = referenceOf(schema);
  if (name !== undefined && !within(getOwn(definitions, name))) return false;
  if (isList(allOf) && !allOf.every(within)) return false;
  return [anyOf, oneOf].every((some) => !isList(some) || some.some(within));
}

function valueTypeOf(value: unknown): string {
  if (value === null) return "null";
  return isList(value) ? "array" : typeof value;
}
