import { escapePart, unescapePart } from "../library.js";
import { eachValue, isPart, type Part, partReference, resolved } from "./part.js";

/**
 * Takes the discriminators out of a document, and writes their values into the schemas that they tell apart. openapi-typescript
 * would replace a schema's own values by its name (I6): a schema has the keys that a `mapping` gives it, else its own values, else
 * its name.
 *
 * @param root - a copy of the document, which is changed
 */
export function resolveDiscriminators(root: Part): void {
  const schemas = schemasOf(root);
  /** The values of a schema that a discriminator tells apart, by the schema and the name of the property. */
  const values = new Map<Part, Map<string, Set<string>>>();
  const derived = derivedSchemas(root, schemas);
  for (const schema of discriminated(root)) {
    const { propertyName, mapping } = schema["discriminator"] as Part;
    delete schema["discriminator"];
    if (typeof propertyName !== "string") continue;
    const members = ["oneOf", "anyOf"].flatMap((name) =>
      Array.isArray(schema[name]) ? (schema[name] as unknown[]) : [],
    );
    const references = members.flatMap((member) => partReference(member) ?? []);
    for (const reference of new Set([...references, ...(derived.get(schema) ?? [])])) {
      const member = resolved(root, { $ref: reference });
      if (!member) continue;
      const keys = isPart(mapping)
        ? Object.keys(mapping).filter((key) => mappingTarget(mapping[key]) === reference)
        : [];
      const own = ownValues(root, member, propertyName);
      if (keys.length === 0 && own !== undefined) continue;
      const name = reference.slice(reference.lastIndexOf("/") + 1);
      const byName = values.get(member) ?? new Map<string, Set<string>>();
      values.set(member, byName);
      const known = byName.get(propertyName) ?? new Set<string>();
      byName.set(propertyName, known);
      for (const key of keys.length > 0 ? keys : [unescapePart(name)]) known.add(key);
    }
  }
  for (const [member, byName] of values) for (const [name, texts] of byName) addValues(root, member, name, [...texts]);
}

function schemasOf(root: Part): Part {
  const { components } = root;
  return isPart(components) && isPart(components["schemas"]) ? components["schemas"] : {};
}

/** All schemas with a discriminator. A property of that name has no `propertyName` that is a text. */
function discriminated(root: Part): readonly Part[] {
  const found: Part[] = [];
  for (const { value } of eachValue(root)) {
    if (isPart(value) && isPart(value["discriminator"]) && typeof value["discriminator"]["propertyName"] === "string")
      found.push(value);
  }
  return found;
}

/** The references to schemas that extend another by `allOf`. */
function derivedSchemas(root: Part, schemas: Part): ReadonlyMap<Part, readonly string[]> {
  const derived = new Map<Part, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const parts = isPart(schema) && Array.isArray(schema["allOf"]) ? (schema["allOf"] as unknown[]) : [];
    for (const part of parts) {
      const base = partReference(part) !== undefined ? resolved(root, part) : undefined;
      if (base) derived.set(base, [...(derived.get(base) ?? []), `#/components/schemas/${escapePart(name)}`]);
    }
  }
  return derived;
}

/** The reference that a mapping means: it may be the name of a schema. */
function mappingTarget(value: unknown): string {
  const text = String(value);
  return text.startsWith("#") ? text : `#/components/schemas/${escapePart(text)}`;
}

/** The values that a schema gives a property itself; also those of a type that is no text. */
function ownValues(root: Part, schema: Part, name: string, depth = 0): readonly unknown[] | undefined {
  const properties = isPart(schema["properties"]) ? schema["properties"] : {};
  const property = Object.hasOwn(properties, name) ? resolved(root, properties[name]) : undefined;
  if (property) {
    if (Array.isArray(property["enum"])) return property["enum"] as unknown[];
    if (property["const"] !== undefined) return [property["const"]];
    if (property["type"] !== undefined && ![property["type"]].flat().includes("string")) return [];
    if (["oneOf", "anyOf", "allOf"].some((word) => Object.hasOwn(property, word))) return [];
  }
  if (depth > DEEPEST) return undefined;
  if (["oneOf", "anyOf"].some((word) => Array.isArray(schema[word]))) return [];
  for (const part of Array.isArray(schema["allOf"]) ? (schema["allOf"] as unknown[]) : []) {
    const target = resolved(root, part);
    const values = target && ownValues(root, target, name, depth + 1);
    if (values) return values;
  }
  return undefined;
}

/** The types of a property, also of one that a schema inherits. */
function discriminatedTypes(root: Part, schema: Part, name: string, depth = 0): readonly unknown[] {
  const properties = isPart(schema["properties"]) ? schema["properties"] : {};
  const property = Object.hasOwn(properties, name) ? resolved(root, properties[name]) : undefined;
  if (property?.["type"] !== undefined) return [property["type"]].flat();
  const parts = depth < DEEPEST && Array.isArray(schema["allOf"]) ? (schema["allOf"] as unknown[]) : [];
  return parts.flatMap((part) => {
    const target = resolved(root, part);
    return target ? discriminatedTypes(root, target, name, depth + 1) : [];
  });
}

/** No schema extends more others, one by one. */
const DEEPEST = 20;

function addValues(root: Part, schema: Part, name: string, values: readonly string[]): void {
  // The keys of a mapping are texts, whatever the values are.
  const isNumber = discriminatedTypes(root, schema, name).some((type) => type === "integer" || type === "number");
  const numbers = values.map(Number);
  const property =
    isNumber && !numbers.some(Number.isNaN) ? { type: "number", enum: numbers } : { type: "string", enum: values };
  const required = Array.isArray(schema["required"]) ? (schema["required"] as unknown[]) : [];
  const properties = isPart(schema["properties"]) ? schema["properties"] : undefined;
  if (!properties && Array.isArray(schema["allOf"])) {
    const own = { type: "object", required: [name], properties: { [name]: property } };
    schema["allOf"] = [...(schema["allOf"] as unknown[]), own];
    return;
  }
  const described = properties && isPart(properties[name]) ? properties[name]["description"] : undefined;
  schema["properties"] = {
    ...properties,
    [name]: { ...property, ...(typeof described === "string" && { description: described }) },
  };
  schema["required"] = [...new Set([...required, name])];
}
