import { attempt, isList, isPlainObject, setOwn } from "../kernel/values.js";
import { invalidDocument, type DocumentNode } from "../openapi/document.js";
import { isOnly, type OtherDirection } from "../openapi/schema.js";
import { DEFINITIONS, LISTS, MAPS, SCHEMAS, type JsonSchema } from "../shared/json-schema.js";
import { isMethodOverride } from "./tool-law.js";
import { cleanText, dropUnseen, escapeUnseen } from "./tool-text.js";

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
  __proto__: null as never,
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
  readonly #omitted: OtherDirection;
  readonly #definitions = new Map<string, unknown>();
  /** How often a name was given, with a number. */
  readonly #counts = new Map<string, number>();
  /** The names of definitions by the positions of their targets. */
  readonly #names = new Map<string, string>();
  /** The definitions to convert. Not by recursion: references may form long chains. */
  readonly #waiting: (readonly [name: string, target: DocumentNode])[] = [];
  #depth = 0;

  /** @param omitted - `readOnly` for requests; for answers `writeOnly`, whose objects may have more members */
  constructor(omitted: OtherDirection) {
    this.#omitted = omitted;
  }

  /** Converts a schema, and the definitions that it refers to. */
  write(node: DocumentNode | undefined): unknown {
    const written = this.#schemaOf(node);
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop())
      this.#definitions.set(next[0], this.#schemaOf(next[1]));
    return written;
  }

  /** All definitions. */
  get definitions(): Readonly<Record<string, unknown>> {
    const definitions = {};
    for (const [name, definition] of this.#definitions) setOwn(definitions, name, definition);
    return definitions;
  }

  /** Converts a schema. What is no schema allows any value. */
  #schemaOf(node: DocumentNode | undefined): unknown {
    if (typeof node?.value === "boolean") return node.value;
    if (!node || !isPlainObject(node.value)) return {};
    const { target } = node;
    const own = this.#convert(node);
    const schema = target === node ? own : { ...own, $ref: `${DEFINITIONS}${this.#define(target)}` };
    return node.data("nullable") === true ? nullable(schema) : schema;
  }

  /** Returns the name of the definition of a target. */
  #define(target: DocumentNode): string {
    let name = this.#names.get(target.pointer);
    if (name === undefined) {
      name = this.#nameOf(target.pointer);
      this.#names.set(target.pointer, name);
      this.#definitions.set(name, {});
      this.#waiting.push([name, target]);
    }
    return name;
  }

  #nameOf(pointer: string): string {
    const base = pointer.slice(pointer.lastIndexOf("/") + 1).replace(/[^\w.-]/g, "_") || "schema";
    // Thousands of references may end in the same name.
    let count = this.#counts.get(base) ?? 1;
    let name = count === 1 ? base : `${base}_${count}`;
    for (; this.#definitions.has(name); name = `${base}_${count}`) count += 1;
    this.#counts.set(base, count);
    return name;
  }

  #convert(node: DocumentNode): JsonSchema {
    if (this.#depth >= DEEPEST) failOfDepth(node);
    this.#depth += 1;
    const schema: JsonSchema = {};
    for (const name of node.names) {
      const value = this.#keyword(name, node);
      if (value !== undefined) schema[name] = value;
    }
    Object.assign(schema, examplesOf(node));
    this.#depth -= 1;
    if (this.#omitted === "writeOnly" && schema["additionalProperties"] === false)
      delete schema["additionalProperties"];
    return modernize(schema, node, this.#omitted);
  }

  /** The value of a keyword; `undefined` if it is none that a model needs, or has another form. */
  #keyword(name: string, node: DocumentNode): unknown {
    const isValid = COPIED[name];
    if (isValid) {
      const value = node.data(name);
      return isValid(value) ? schemaCopyOf(value, node, 0, textWriterOf(name)) : undefined;
    }
    const part = node.at(name);
    if (SCHEMAS.includes(name))
      return isPlainObject(part?.value) || typeof part?.value === "boolean" ? this.#schemaOf(part) : undefined;
    if (LISTS.includes(name)) {
      const parts = part?.children ?? [];
      return parts.length > 0 ? parts.map(([, one]) => this.#schemaOf(one)) : undefined;
    }
    return MAPS.includes(name) && isPlainObject(part?.value) ? this.#members(part, name) : undefined;
  }

  /** Members of the other direction, and what a model may not set, are left out, from the required ones, too. */
  #members(parts: DocumentNode, keyword: string): JsonSchema {
    const members: JsonSchema = {};
    for (const [name, part] of parts.children)
      if (keyword !== "properties" || !isOmitted(name, part, this.#omitted))
        if (keyword !== "patternProperties" || isPattern(name)) setOwn(members, name, this.#schemaOf(part));
    return members;
  }
}

/** Whether a member is part of the other direction alone, or names another method than that of the request (X1). */
function isOmitted(name: string, member: DocumentNode, omitted: OtherDirection): boolean {
  return isOnly(omitted, member) || (omitted === "readOnly" && isMethodOverride(name));
}

/** How the texts of a keyword are written for a model: what a validator compares stays as it is. */
function textWriterOf(keyword: string): (text: string) => string {
  if (keyword === "title" || keyword === "description") return cleanText;
  if (keyword === "pattern") return escapeUnseen;
  return /^(?:enum|const|required)$/.test(keyword) ? (text) => text : dropUnseen;
}

/** What OpenAPI 3.0 writes otherwise than JSON Schema 2020-12, and what only another keyword makes valid. Changes the schema. */
function modernize(schema: JsonSchema, node: DocumentNode, omitted: OtherDirection): JsonSchema {
  for (const [limit, exclusive] of LIMITS) {
    if (schema[limit] === undefined || node.data(exclusive) !== true) continue;
    schema[exclusive] = schema[limit];
    Reflect.deleteProperty(schema, limit);
  }
  const required = requiredNames(schema, node, omitted);
  if (required.length > 0) schema["required"] = required;
  const dropped = [
    ...("if" in schema ? [] : ["then", "else"]),
    ...(isList(node.data("items")) ? ["items"] : []),
    ...(required.length > 0 ? [] : ["required"]),
  ];
  for (const name of dropped) if (name in schema) Reflect.deleteProperty(schema, name);
  // Hosts refuse a list without it.
  const { type } = schema as { type?: unknown };
  if (!("items" in schema) && (type === "array" || (isList(type) && type.includes("array")))) schema["items"] = {};
  return schema;
}

const LIMITS = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

/** The required members that are part of this direction. */
function requiredNames(schema: JsonSchema, node: DocumentNode, omitted: OtherDirection): readonly unknown[] {
  const names = isList(schema["required"]) ? schema["required"] : [];
  const members = node.at("properties");
  return names.filter((name) => {
    const member = members?.at(name as string);
    return !member || !isOmitted(name as string, member, omitted);
  });
}

/** What a type alone does not open for null. */
const NARROWING = ["$ref", "allOf", "anyOf", "oneOf", "not", "const"];

/** A schema of OpenAPI 3.0 that also allows null. */
function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: choices, ...others } = schema;
  if (typeof type !== "string" || NARROWING.some((name) => name in schema))
    return { anyOf: [schema, { type: "null" }] };
  const withNull = isList(choices) && !choices.includes(null) ? [...choices, null] : choices;
  return { type: [type, "null"], ...(choices !== undefined && { enum: withNull }), ...others };
}

/** How many examples a model gets. */
const MOST_EXAMPLES = 3;

/** The examples of a schema or of a parameter, without what their reader does not see. */
export function examplesOf(node: DocumentNode): { readonly examples?: readonly unknown[] } {
  const listed = node.data("examples");
  const named = isPlainObject(listed) ? (node.get("examples")?.members ?? []) : [];
  const given = isList(listed) ? listed.slice(0, MOST_EXAMPLES) : named.map(([, one]) => one.data("value"));
  const all = given.length > 0 ? given : [node.data("example")];
  const examples = all.filter((value) => value !== undefined).slice(0, MOST_EXAMPLES);
  return examples.length > 0 ? { examples: examples.map((value) => schemaCopyOf(value, node, 0, cleanText)) } : {};
}

/** A copy of data: what the caller gave is neither shared nor frozen. */
function schemaCopyOf(value: unknown, node: DocumentNode, depth: number, write: (text: string) => string): unknown {
  if (depth > DEEPEST) failOfDepth(node);
  if (typeof value === "string") return write(value);
  if (isList(value)) return Array.from(value, (item) => schemaCopyOf(item, node, depth + 1, write));
  if (!isPlainObject(value)) return value;
  const copy = {};
  for (const [name, member] of Object.entries(value)) setOwn(copy, name, schemaCopyOf(member, node, depth + 1, write));
  return copy;
}

function failOfDepth({ pointer }: DocumentNode): never {
  throw invalidDocument(pointer, `it must not be nested more than ${DEEPEST} times`);
}
