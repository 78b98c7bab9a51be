// Values that match the schemas of a document. Each contains its name, so that one in the wrong place is visible.
import type { Document } from "./documents.js";

/** Deeper members are left out: schemas may contain themselves. */
const DEEPEST = 5;

/** A value that matches a schema. */
export function valueOf(name: string, schema: Document, requiredOnly: boolean, depth = 0): unknown {
  if (depth > 3 * DEEPEST) return "";
  const flat = flatten(schema ?? {});
  if (flat.const !== undefined) return flat.const;
  if (Array.isArray(flat.enum)) return flat.enum.find((item: unknown) => item !== null && item !== "") ?? `${name}-1`;
  const types = [flat.type].flat().filter((type) => type && type !== "null");
  const type = types[0] ?? (flat.properties ? "object" : flat.items ? "array" : "string");
  switch (type) {
    case "boolean":
      return true;
    case "integer":
      return 40 + name.length;
    case "number":
      return name.length + 0.5;
    case "array":
      return depth > DEEPEST ? [] : listOf(name, flat.items ?? {}, requiredOnly, depth);
    case "object":
      return objectOf(name, flat, requiredOnly, depth);
    default:
      return flat.format === "date-time" ? "2026-01-02T03:04:05Z" : `${name} é/&=+-1`;
  }
}

function listOf(name: string, items: Document, requiredOnly: boolean, depth: number): unknown[] {
  const { enum: choices } = flatten(items);
  if (Array.isArray(choices) && choices.length > 1) return choices.slice(0, 2);
  return [valueOf(name, items, requiredOnly, depth + 1), valueOf(`${name}s`, items, requiredOnly, depth + 1)];
}

function objectOf(name: string, schema: Document, requiredOnly: boolean, depth: number): object {
  const required = new Set<string>(schema.required ?? []);
  const properties = Object.entries<Document>(schema.properties ?? {});
  const chosen = properties.filter(([key, member]) => {
    return !member?.readOnly && (required.has(key) || (!requiredOnly && depth < DEEPEST));
  });
  if (properties.length === 0 && depth < DEEPEST) return { [`${name}A`]: "1", [`${name}B`]: "b c" };
  return Object.fromEntries(chosen.map(([key, member]) => [key, valueOf(key, member, requiredOnly, depth + 1)]));
}

/** The schema with all of `allOf` and the first alternative of `oneOf` and `anyOf`. */
function flatten(schema: Document, depth = 0): Document {
  if (typeof schema !== "object" || schema === null || depth > 8) return {};
  const { allOf = [], oneOf = [], anyOf = [], ...own } = schema;
  const parts = [...allOf, ...oneOf.slice(0, 1), ...anyOf.slice(0, 1)].map((part) => flatten(part, depth + 1));
  return parts.reduce(
    (all, part) => ({
      ...part,
      ...all,
      ...((part.properties || all.properties) && { properties: { ...part.properties, ...all.properties } }),
      ...((part.required || all.required) && { required: [...(all.required ?? []), ...(part.required ?? [])] }),
    }),
    own,
  );
}
