import { isList, isPlainObject, setOwn } from "../kernel/values.js";
import { LISTS, MAPS, referenceOf, SCHEMAS, type Definitions, type JsonSchema } from "../shared/json-schema.js";
import { schemaTypesOf } from "./tool-value.js";

/**
 * Returns a schema with the definitions that it needs. One that is longer than the limit is cut from its deepest level up: what is cut
 * is any value of its type (X1).
 */
export function withDefinitions(schema: JsonSchema, definitions: Definitions, longest: number): JsonSchema {
  const needed = definitionsOf(schema, definitions, longest);
  if (needed) {
    const shared = {};
    for (const name of [...needed].sort()) setOwn(shared, name, freeze(definitions[name]));
    return needed.size > 0 ? { ...schema, $defs: shared } : schema;
  }
  const whole = cutAt(schema, definitions, Infinity, longest);
  if (typeof whole !== "number") return whole;
  // The level at which it is too long, and those above it: what is cut has a length, too.
  for (let level = whole; level >= 0; level -= 1) {
    const cut = cutAt(schema, definitions, level, longest);
    if (typeof cut !== "number") return cut;
  }
  return withoutTexts(schema);
}

/** The names of the definitions of a schema; `undefined` if they are longer than the limit. */
function definitionsOf(schema: JsonSchema, definitions: Definitions, longest: number): Set<string> | undefined {
  let length = lengthOf(schema);
  // A set that grows while it is read.
  const needed = new Set(referencesOf(schema));
  for (const name of needed) {
    const definition = definitions[name];
    length += lengthOf(definition) + name.length + 4;
    if (length > longest) return undefined;
    for (const used of referencesOf(definition)) needed.add(used);
  }
  return length + (needed.size > 0 ? '"$defs":{},'.length : 0) > longest ? undefined : needed;
}

/** Each definition is measured and read once, for all tools. */
const lengths = /* @__PURE__ */ new WeakMap<object, number>();
const references = /* @__PURE__ */ new WeakMap<object, readonly string[]>();

function lengthOf(schema: unknown): number {
  if (typeof schema !== "object" || schema === null) return String(schema).length;
  const length = lengths.get(schema) ?? JSON.stringify(schema).length;
  lengths.set(schema, length);
  return length;
}

function referencesOf(schema: unknown): readonly string[] {
  if (!isPlainObject(schema)) return [];
  const known = references.get(schema);
  if (known) return known;
  const found = new Set<string>();
  const parts: unknown[] = [schema];
  for (const part of parts) {
    if (!isPlainObject(part)) continue;
    const name = referenceOf(part);
    if (name !== undefined) found.add(name);
    for (const [, child] of childrenOf(part)) parts.push(child);
  }
  const names = [...found];
  references.set(schema, names);
  return names;
}

type Path = readonly [keyword: string, key?: string | number];

function* childrenOf(schema: Readonly<JsonSchema>): Generator<readonly [path: Path, child: unknown]> {
  for (const keyword of SCHEMAS) if (Object.hasOwn(schema, keyword)) yield [[keyword], schema[keyword]];
  for (const keyword of LISTS) {
    const parts = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    if (isList(parts)) for (const [index, part] of parts.entries()) yield [[keyword, index], part];
  }
  for (const keyword of MAPS) {
    const parts = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    if (isPlainObject(parts)) for (const [name, part] of Object.entries(parts)) yield [[keyword, name], part];
  }
}

/** A schema whose values are whole down to a level, by breadth; the level at which it is longer than the limit. */
function cutAt(schema: JsonSchema, definitions: Definitions, deepest: number, longest: number): JsonSchema | number {
  const copied = new Map<string, unknown>();
  let length = 0;
  const root: JsonSchema = {};
  let level: (readonly [original: Readonly<JsonSchema>, copy: JsonSchema])[] = [[schema, root]];
  let depth = 0;
  for (; level.length > 0; depth += 1) {
    const next: typeof level = [];
    // A list that grows while it is read: what a reference leads to is on the level of the reference.
    for (const [original, copy] of level) {
      for (const [keyword, value] of Object.entries(original)) setOwn(copy, keyword, emptied(keyword, value));
      length += JSON.stringify(copy).length;
      if (length > longest) return depth;
      const name = referenceOf(original);
      if (name !== undefined && !copied.has(name)) {
        const definition = definitions[name];
        const own = isPlainObject(definition) ? {} : definition;
        copied.set(name, own);
        length += name.length + 4;
        if (isPlainObject(definition)) level.push([definition, own as JsonSchema]);
      }
      for (const [[keyword, key], child] of childrenOf(original)) {
        const own = childCopy(child, definitions, depth >= deepest, copied);
        if (key === undefined) copy[keyword] = own;
        else setOwn(copy[keyword] as object, key as string, own);
        if (isPlainObject(child) && depth < deepest) next.push([child, own as JsonSchema]);
        else length += JSON.stringify(own).length;
        length += String(key ?? "").length + 4;
      }
    }
    level = next;
  }
  const shared = {};
  for (const name of [...copied.keys()].sort()) setOwn(shared, name, copied.get(name));
  const cut: JsonSchema = copied.size > 0 ? { ...root, $defs: shared } : root;
  return JSON.stringify(cut).length > longest ? depth - 1 : cut;
}

/** The place for the children of a keyword; any other value is copied as it is. */
function emptied(keyword: string, value: unknown): unknown {
  if (LISTS.includes(keyword) && isList(value)) return [];
  if (MAPS.includes(keyword) && isPlainObject(value)) return {};
  return SCHEMAS.includes(keyword) ? true : value;
}

function childCopy(
  child: unknown,
  definitions: Definitions,
  isCut: boolean,
  copied: ReadonlyMap<string, unknown>,
): unknown {
  if (!isPlainObject(child)) return child;
  if (!isCut) return {};
  const name = referenceOf(child);
  // It is short, and recursion stays.
  if (name !== undefined && copied.has(name)) return { $ref: child["$ref"] };
  const types = schemaTypesOf(child, definitions);
  if (types === undefined) return {};
  const own = { type: types.length === 1 ? types[0] : types };
  return types.includes("array") ? { ...own, items: {} } : own;
}

/** The arguments alone: even their types are longer than the limit. */
function withoutTexts(schema: JsonSchema): JsonSchema {
  const { properties } = schema as { properties?: object };
  if (!properties) return { type: "object" };
  const bare = {};
  for (const name of Object.keys(properties)) setOwn(bare, name, {});
  return { ...schema, properties: bare };
}

/** Tools share it. */
function freeze(value: unknown): unknown {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
