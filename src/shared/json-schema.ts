/** A schema of JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>;

/** The keywords whose values are schemas, lists of schemas, and schemas by name. */
export const SCHEMAS: readonly string[] = [
  "items",
  "additionalProperties",
  "not",
  "contains",
  "propertyNames",
  "if",
  "then",
  "else",
];
export const LISTS: readonly string[] = ["allOf", "anyOf", "oneOf", "prefixItems"];
export const MAPS: readonly string[] = ["properties", "patternProperties", "dependentSchemas"];

/** What a reference to a definition starts with. */
export const DEFINITIONS = "#/$defs/";

/** Schemas that others refer to. */
export type Definitions = Readonly<Record<string, unknown>>;

/** The name of the definition that a schema refers to. */
export function referenceOf({ $ref }: Readonly<JsonSchema>): string | undefined {
  return typeof $ref === "string" && $ref.startsWith(DEFINITIONS) ? $ref.slice(DEFINITIONS.length) : undefined;
}
