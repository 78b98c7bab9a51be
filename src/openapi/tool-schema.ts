import { attempt, isList, isPlainObject, setOwn } from "../kernel/values.js";
import type { SchemaDefinition } from "../types/tools.js";
import { invalidDocument, type DocumentNode } from "./document.js";
import { isReadOnly } from "./schema.js";

/** A schema of JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isFinite(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isBoolean: Check = (value) => typeof value === "boolean";
const isAny: Check = (value) => value !== undefined;
const isNames: Check = (value) => isList(value) && value.every(isText) && new Set(value).size === value.length;
const TYPES: readonly unknown[] = ["string", "number", "integer", "boolean", "array", "object", "null"];
const isType: Check = (value) => TYPES.includes(value);

/** The keywords that are copied, each with what its value must be. */
// A function, because bundlers keep an object with calls.
const COPIED: Readonly<Record<string, Check>> = /* @__PURE__ */ (() => ({
  type: (value: unknown) =>
    isType(value) || (isNames(value) && (value as unknown[]).every(isType) && (value as unknown[]).length > 0),
  title: isText,
  description: isText,
  default: isAny,
  deprecated: (value: unknown) => value === true,
  enum: (value: unknown) => isList(value) && value.length > 0,
  const: isAny,
  format: isText,
  pattern: isPattern,
  contentEncoding: isText,
  contentMediaType: isText,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value: unknown) => isNumber(value) && (value as number) > 0,
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  uniqueItems: isBoolean,
  required: isNames,
}))();

/** The keywords whose values are schemas, lists of schemas, and schemas by name. */
const SCHEMAS = ["items", "additionalProperties", "not", "contains", "propertyNames", "if", "then", "else"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const MAPS = ["properties", "patternProperties", "dependentSchemas"];

/** How deep schemas may be nested without references. */
const DEEPEST = 100;

/** Validators compile a pattern with the flag `u`. */
function isPattern(value: unknown): boolean {
  return typeof value === "string" && attempt(() => new RegExp(value, "u")) !== undefined;
}

/**
 * Converts the schemas of a document to JSON Schema 2020-12. Targets of references become definitions, each converted once, because all
 * tools share them.
 */
export class SchemaWriter {
  readonly #definitions = new Map<string, SchemaDefinition>();
  /** The names of definitions by the positions of their targets. */
  readonly #names = new Map<string, string>();
  /** The definitions to convert. Not by recursion: references may form long chains. */
  readonly #waiting: (readonly [name: string, target: DocumentNode])[] = [];
  /** The definitions that the current schema refers to. */
  #uses = new Set<string>();
  #depth = 0;

  /** Converts a schema, and the definitions that it refers to. */
  write(node: DocumentNode | undefined): readonly [schema: unknown, uses: readonly string[]] {
    const written = this.#writeOne(node);
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      const [schema, uses] = this.#writeOne(next[1]);
      this.#definitions.set(next[0], { schema, ...(uses.length > 0 && { uses }) });
    }
    return written;
  }

  /** All definitions. */
  get definitions(): Readonly<Record<string, SchemaDefinition>> {
    const definitions = {};
    for (const [name, definition] of this.#definitions) setOwn(definitions, name, definition);
    return definitions;
  }

  #writeOne(node: DocumentNode | undefined): readonly [schema: unknown, uses: readonly string[]] {
    this.#uses = new Set();
    return [this.#schemaOf(node), [...this.#uses]];
  }

  /** Converts a schema. What is no schema allows any value. */
  #schemaOf(node: DocumentNode | undefined): unknown {
    if (typeof node?.value === "boolean") return node.value;
    if (!node || !isPlainObject(node.value)) return {};
    const { target } = node;
    const own = this.#convert(node);
    return target === node ? own : { ...own, $ref: `#/$defs/${this.#define(target)}` };
  }

  /** Returns the name of the definition of a target. */
  #define(target: DocumentNode): string {
    let name = this.#names.get(target.pointer);
    if (name === undefined) {
      name = this.#nameOf(target.pointer);
      this.#names.set(target.pointer, name);
      this.#definitions.set(name, { schema: {} });
      this.#waiting.push([name, target]);
    }
    this.#uses.add(name);
    return name;
  }

  #nameOf(pointer: string): string {
    const base = pointer.slice(pointer.lastIndexOf("/") + 1).replace(/[^\w.-]/g, "_") || "schema";
    let name = base;
    for (let count = 2; this.#definitions.has(name); count += 1) name = `${base}_${count}`;
    return name;
  }

  #convert(node: DocumentNode): JsonSchema {
    if (this.#depth >= DEEPEST) failOfDepth(node);
    this.#depth += 1;
    const schema: JsonSchema = {};
    for (const [name, isValid] of Object.entries(COPIED)) {
      const value = node.data(name);
      if (isValid(value)) schema[name] = copyOf(value, node);
    }
    for (const name of SCHEMAS) {
      const part = node.at(name);
      if (part && (isPlainObject(part.value) || typeof part.value === "boolean")) schema[name] = this.#schemaOf(part);
    }
    for (const name of LISTS) {
      const parts = node.at(name)?.children ?? [];
      if (parts.length > 0) schema[name] = parts.map(([, part]) => this.#schemaOf(part));
    }
    for (const name of MAPS) {
      const parts = node.at(name);
      if (parts && isPlainObject(parts.value)) schema[name] = this.#members(parts, name);
    }
    this.#depth -= 1;
    return modernize(schema, node);
  }

  /** Members that are only part of responses are left out, from the required ones, too. */
  #members(parts: DocumentNode, keyword: string): JsonSchema {
    const members: JsonSchema = {};
    for (const [name, part] of parts.children)
      if (keyword !== "properties" || !isReadOnly(part))
        if (keyword !== "patternProperties" || isPattern(name)) setOwn(members, name, this.#schemaOf(part));
    return members;
  }
}

/** What OpenAPI 3.0 writes otherwise than JSON Schema 2020-12, and what only another keyword makes valid. */
function modernize(schema: JsonSchema, node: DocumentNode): JsonSchema {
  const { minimum, maximum } = schema;
  const limits: JsonSchema = { ...schema };
  if (minimum !== undefined && node.data("exclusiveMinimum") === true) limits["exclusiveMinimum"] = minimum;
  if (maximum !== undefined && node.data("exclusiveMaximum") === true) limits["exclusiveMaximum"] = maximum;
  const required = requiredNames(schema, node);
  const dropped = new Set([
    ...(limits["exclusiveMinimum"] === minimum ? ["minimum"] : []),
    ...(limits["exclusiveMaximum"] === maximum ? ["maximum"] : []),
    ...("if" in schema ? [] : ["then", "else"]),
    ...(isList(node.data("items")) ? ["items"] : []),
    ...(required.length > 0 ? [] : ["required"]),
  ]);
  const valid = Object.fromEntries(Object.entries({ ...limits, required }).filter(([name]) => !dropped.has(name)));
  return node.data("nullable") === true ? nullable(valid) : valid;
}

/** The required members that are part of requests. */
function requiredNames(schema: JsonSchema, node: DocumentNode): readonly unknown[] {
  const names = isList(schema["required"]) ? schema["required"] : [];
  const members = node.at("properties");
  return names.filter((name) => {
    const member = members?.at(name as string);
    return !member || !isReadOnly(member);
  });
}

/** A schema of OpenAPI 3.0 that also allows null. */
function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: choices, ...others } = schema;
  if (typeof type !== "string") return { anyOf: [schema, { type: "null" }] };
  const withNull = isList(choices) && !choices.includes(null) ? [...choices, null] : choices;
  return { type: [type, "null"], ...(choices !== undefined && { enum: withNull }), ...others };
}

/** A copy of data: what the caller gave is neither shared nor frozen. */
function copyOf(value: unknown, node: DocumentNode, depth = 0): unknown {
  if (depth > DEEPEST) failOfDepth(node);
  if (isList(value)) return Array.from(value, (item) => copyOf(item, node, depth + 1));
  if (!isPlainObject(value)) return value;
  const copy = {};
  for (const [name, member] of Object.entries(value)) setOwn(copy, name, copyOf(member, node, depth + 1));
  return copy;
}

function failOfDepth({ pointer }: DocumentNode): never {
  throw invalidDocument(pointer, `it must not be nested more than ${DEEPEST} times`);
}
