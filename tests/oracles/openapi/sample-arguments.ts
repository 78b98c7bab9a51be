/** A JSON Schema. */
type Schema = Readonly<Record<string, unknown>>;

/** How deep references are followed. */
const DEEPEST = 8;

/** Arguments that a schema allows: those that are required, each with the first value that comes to mind. */
export function sampleOf(schema: object): unknown {
  return valueOf(schema as Schema, schema as Schema, 0);
}

function valueOf(schema: Schema, root: Schema, depth: number): unknown {
  const { $ref, ...own } = schema;
  if (typeof $ref === "string") {
    const target = ((root["$defs"] ?? {}) as Record<string, Schema>)[$ref.slice("#/$defs/".length)] ?? {};
    return valueOf({ ...target, ...own }, root, depth + 1);
  }
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return (schema["enum"] as unknown[]).find((one) => one !== null);
  for (const keyword of ["oneOf", "anyOf"])
    if (Array.isArray(schema[keyword]))
      return valueOf({ ...own, [keyword]: undefined, ...firstOf(schema[keyword] as Schema[]) }, root, depth + 1);
  if (Array.isArray(schema["allOf"])) {
    const parts = (schema["allOf"] as Schema[]).map((part) => valueOf(part, root, depth + 1));
    const objects = parts.filter((part) => typeof part === "object" && part !== null);
    return objects.length > 0
      ? Object.assign({}, ...objects, valueOf({ ...own, allOf: undefined }, root, depth))
      : parts[0];
  }
  const type = Array.isArray(schema["type"]) ? (schema["type"] as string[])[0] : schema["type"];
  if (type === "integer" || type === "number") return Math.max(1, Number(schema["minimum"] ?? 1));
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "array") return depth > DEEPEST ? [] : [valueOf((schema["items"] ?? {}) as Schema, root, depth + 1)];
  if (type === "object" || "properties" in schema) return objectOf(schema, root, depth);
  return schema["contentEncoding"] === "base64" ? "AAE=" : "a".repeat(Number(schema["minLength"] ?? 1));
}

function firstOf(schemas: readonly Schema[]): Schema {
  return schemas.find(({ type }) => type !== "null") ?? {};
}

function objectOf(schema: Schema, root: Schema, depth: number): object {
  const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
  const required = depth > DEEPEST ? [] : ((schema["required"] ?? []) as string[]);
  return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {}, root, depth + 1)]));
}
