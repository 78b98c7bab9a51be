import { escapePart, unescapePart } from "../library.js";
import { isPart, resolved, type Part } from "./part.js";
import { operationsOf } from "./path-operations.js";

/** Whether a schema is what calls send, or what they get. */
type View = "request" | "response";

/**
 * Requires of requests and of responses what each of them has: `readOnly` members, and those with a default value, are not
 * required of a request, nor `writeOnly` ones of a response. A schema that both have, and that differs, has a copy for requests:
 * `Pet_Request`. Changes the document.
 */
export function separateRequests(root: Part): void {
  const { components } = root;
  const schemas = isPart(components) && isPart(components["schemas"]) ? components["schemas"] : {};
  const differing = differingSchemas(root, schemas);
  const names = new Map([...differing].map((name) => [name, freeName(`${name}_Request`, schemas)]));
  const wanted = new Set<string>();
  const schemaFor = (schema: unknown, view: View): unknown =>
    transform(root, schema, view, (name) => {
      const copy = view === "request" ? names.get(name) : undefined;
      if (copy !== undefined) wanted.add(name);
      return copy;
    });
  const setSchema = (holder: unknown, view: View): void => {
    const part = resolved(root, holder);
    if (part?.["schema"] !== undefined) part["schema"] = schemaFor(part["schema"], view);
  };
  const setContent = (holder: unknown, view: View): void => {
    const part = resolved(root, holder);
    for (const media of isPart(part?.["content"]) ? Object.values(part["content"]) : []) setSchema(media, view);
  };
  const seen = new Set<unknown>();
  const once = (holder: unknown, set: (part: Part) => void): void => {
    const part = resolved(root, holder);
    if (!part || seen.has(part)) return;
    seen.add(part);
    set(part);
  };
  for (const item of isPart(root["paths"]) ? Object.values(root["paths"]) : []) {
    const path = resolved(root, item) ?? {};
    for (const { operation } of [...operationsOf(path), { operation: path }]) {
      const { parameters, requestBody, responses } = resolved(root, operation) ?? {};
      for (const parameter of Array.isArray(parameters) ? (parameters as unknown[]) : [])
        once(parameter, (part) => {
          setSchema(part, "request");
        });
      once(requestBody, (part) => {
        setContent(part, "request");
      });
      for (const response of isPart(responses) ? Object.values(responses) : [])
        once(response, (part) => {
          setContent(part, "response");
        });
    }
  }
  const copies = new Map<string, unknown>();
  // A set also visits the names that are added meanwhile.
  for (const name of wanted) copies.set(names.get(name)!, schemaFor(schemas[name], "request"));
  for (const name of differing) schemas[name] = schemaFor(schemas[name], "response");
  for (const [name, schema] of copies) schemas[name] = schema;
}

/** The names of the schemas that differ between requests and responses, in themselves or in what they refer to. */
function differingSchemas(root: Part, schemas: Part): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const differing = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const note = (target: string): undefined => {
      users.set(target, [...(users.get(target) ?? []), name]);
      return undefined;
    };
    const isSame = (["request", "response"] as const).every((view) => transform(root, schema, view, note) === schema);
    if (!isSame) differing.add(name);
  }
  for (const name of differing) for (const user of users.get(name) ?? []) differing.add(user);
  return differing;
}

function freeName(name: string, schemas: Part): string {
  let free = name;
  for (let number = 2; Object.hasOwn(schemas, free); number += 1) free = `${name}${number}`;
  return free;
}

const SCHEMA = "#/components/schemas/";
const LISTS = ["allOf", "oneOf", "anyOf", "prefixItems"];
const MAPS = ["properties", "patternProperties", "$defs", "dependentSchemas"];
const SINGLE = ["items", "additionalProperties", "not", "if", "then", "else", "unevaluatedProperties"];

/**
 * Returns a schema as a request or a response has it: itself, if it is the same.
 *
 * @param rename - gets the name of each schema that it refers to; returns another name, if it has one
 * @param inherited - the members of the schema that it is a part of
 */
function transform(
  root: Part,
  schema: unknown,
  view: View,
  rename: (name: string) => string | undefined,
  inherited: ReadonlyMap<string, unknown> = new Map(),
): unknown {
  if (!isPart(schema)) return schema;
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.startsWith(SCHEMA) ? unescapePart(reference.slice(SCHEMA.length)) : "";
    const other = name === "" || reference.slice(SCHEMA.length).includes("/") ? undefined : rename(name);
    return other === undefined ? schema : { ...schema, $ref: SCHEMA + escapePart(other) };
  }
  const members = new Map([...inherited, ...schemaMembersOf(root, schema)]);
  const changed: Part = {};
  const set = (name: string, value: unknown): void => {
    if (value !== schema[name]) changed[name] = value;
  };
  const inner = (part: unknown): unknown => transform(root, part, view, rename);
  for (const name of LISTS) {
    const list = schema[name];
    if (!Array.isArray(list)) continue;
    const parts = list.map((part) => transform(root, part, view, rename, name === "prefixItems" ? undefined : members));
    if (parts.some((part, index) => part !== list[index])) set(name, parts);
  }
  for (const name of MAPS) {
    const map = schema[name];
    if (!isPart(map)) continue;
    const entries = Object.entries(map).map(([key, part]) => [key, inner(part)] as const);
    if (entries.some(([key, part]) => part !== map[key])) set(name, Object.fromEntries(entries));
  }
  for (const name of SINGLE) if (isPart(schema[name])) set(name, inner(schema[name]));
  const required: unknown = schema["required"];
  if (Array.isArray(required)) {
    const kept = required.filter((name) => !isAbsent(root, members.get(String(name)), view));
    if (kept.length < required.length) set("required", kept);
  }
  return Object.keys(changed).length > 0 ? { ...schema, ...changed } : schema;
}

/** The members of a schema, and of those that also apply to its objects. */
function schemaMembersOf(root: Part, schema: Part, depth = 0): ReadonlyMap<string, unknown> {
  const own = isPart(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const parts = depth < DEEPEST && Array.isArray(schema["allOf"]) ? (schema["allOf"] as unknown[]) : [];
  const inherited = parts.flatMap((part) => {
    const target = resolved(root, part);
    return target ? [...schemaMembersOf(root, target, depth + 1)] : [];
  });
  return new Map([...inherited, ...own]);
}

/** No schema extends more others, one by one. */
const DEEPEST = 20;

function isAbsent(root: Part, member: unknown, view: View): boolean {
  const schema = resolved(root, member);
  if (!schema) return false;
  if (view === "response") return schema["writeOnly"] === true;
  return schema["readOnly"] === true || schema["default"] !== undefined;
}
