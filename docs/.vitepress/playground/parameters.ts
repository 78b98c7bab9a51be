/** A parameter of an operation, or a member of its body, as the page lists it. */
export interface ShownParameter {
  readonly name: string;
  readonly place: "path" | "query" | "header" | "cookie" | "body";
  readonly isRequired: boolean;
  /** The type that the document says, such as `integer`; empty if it says none. */
  readonly type: string;
  /** A value that the document allows, as far as its schema says. */
  readonly sample: unknown;
}

type Part = Readonly<Record<string, unknown>>;

/** Schemas may contain themselves. */
const DEEPEST = 20;

/**
 * Lists what an operation takes.
 *
 * @param mediaType - that of the body; by default, JSON before others
 */
export function parametersOf(document: object, route: string, mediaType?: string): readonly ShownParameter[] {
  const [, method = "", path = ""] = /^(\S+) ([^]*)$/.exec(route) ?? [];
  const read = (value: unknown): Part => resolve(document, value);
  const item = read(read(read(document)["paths"])[path]);
  const operation = read(item[method.toLowerCase()] ?? read(item["additionalOperations"])[method]);
  const found = new Map<string, ShownParameter>();
  for (const part of [...listOf(item["parameters"]), ...listOf(operation["parameters"])].map(read)) {
    const { name, in: place, required, schema } = part;
    if (typeof name !== "string" || !isPlace(place)) continue;
    // A default is sent by nobody, and needs no value.
    const isRequired = place === "path" || (required === true && read(schema)["default"] === undefined);
    const sample = part["example"] ?? sampleOf(read, schema, name);
    found.set(`${place} ${name}`, { name, place, isRequired, type: typeOf(read(schema)), sample });
  }
  return [...found.values(), ...membersOf(read, operation, mediaType)];
}

type Read = (value: unknown) => Part;

function membersOf(read: Read, operation: Part, mediaType: string | undefined): readonly ShownParameter[] {
  const content = read(read(operation["requestBody"])["content"]);
  const types = Object.keys(content);
  const type = mediaType ?? types.find((one) => /\bjson\b/i.test(one)) ?? types[0];
  if (type === undefined) return [];
  const { properties, required } = readSchema(read, read(content[type])["schema"]);
  return [...properties]
    .filter(([, schema]) => schema["readOnly"] !== true)
    .map(([name, schema]) => ({
      name,
      place: "body",
      isRequired: required.has(name) && schema["default"] === undefined,
      type: typeOf(schema),
      sample: sampleOf(read, schema, name),
    }));
}

/** What an operation needs, as the parameters of a call. Cookies are passed by nobody. */
export function samplesOf(parameters: readonly ShownParameter[]): Record<string, unknown> {
  const needed = parameters.filter(({ isRequired, place }) => isRequired && place !== "cookie");
  return Object.fromEntries(needed.map(({ name, sample }) => [name, sample]));
}

const TEXTS: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  email: "mona@example.com",
  uri: "https://example.com",
  uuid: "00000000-0000-4000-8000-000000000000",
};

function sampleOf(read: Read, given: unknown, name: string, depth = 0): unknown {
  const schema = read(given);
  const { example, examples, enum: choices, type, format, minimum, items } = schema;
  const [first] = [example, schema["const"], schema["default"], listOf(examples)[0], listOf(choices)[0]].filter(
    (one) => one !== undefined,
  );
  if (first !== undefined) return first;
  const [kind] = [type].flat();
  if (kind === "integer" || kind === "number") return typeof minimum === "number" ? Math.max(1, minimum) : 1;
  if (kind === "boolean") return true;
  if (kind === "array") return depth < DEEPEST ? [sampleOf(read, items, name, depth + 1)] : [];
  const { properties, required } = readSchema(read, schema);
  if (kind !== "object" && properties.size === 0) return (typeof format === "string" && TEXTS[format]) || "example";
  const members = depth < DEEPEST ? [...properties].filter(([member]) => required.has(member)) : [];
  return Object.fromEntries(members.map(([member, of]) => [member, sampleOf(read, of, member, depth + 1)]));
}

/** The members of a schema, and those of all its parts. */
function readSchema(read: Read, schema: unknown, depth = 0): { properties: Map<string, Part>; required: Set<string> } {
  const { properties: own, required, allOf } = read(schema);
  const all = {
    properties: new Map(Object.entries(read(own)).map(([name, member]) => [name, read(member)])),
    required: new Set(listOf(required).map(String)),
  };
  for (const part of depth < DEEPEST ? listOf(allOf) : []) {
    const other = readSchema(read, part, depth + 1);
    for (const [name, member] of other.properties) all.properties.set(name, member);
    for (const name of other.required) all.required.add(name);
  }
  return all;
}

function typeOf({ type, enum: choices, format }: Part): string {
  if (Array.isArray(choices)) return "one of several";
  const types = [type].flat().filter((one) => typeof one === "string");
  return format === "binary" ? "file" : types.join(" or ");
}

function isPlace(value: unknown): value is Exclude<ShownParameter["place"], "body"> {
  return typeof value === "string" && /^(?:path|query|header|cookie)$/.test(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An object of the document, after references within it; nothing for other values. */
function resolve(document: object, value: unknown): Part {
  let target = value;
  for (let links = 0; links < DEEPEST && isPart(target) && typeof target["$ref"] === "string"; links += 1) {
    const names = target["$ref"].replace(/^#\/?/, "").split("/").filter(Boolean).map(decoded);
    target = names.reduce<unknown>(
      (at, name) => (typeof at === "object" && at !== null && Object.hasOwn(at, name) ? (at as Part)[name] : undefined),
      document,
    );
  }
  return isPart(target) ? target : {};
}

function decoded(name: string): string {
  return name.replaceAll("~1", "/").replaceAll("~0", "~");
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
