import { getOwn, type Values } from "../kernel/values.js";
import { secretNames } from "../shared/secret-names.js";
import { bodyOf, type DocumentBody } from "./body.js";
import type { DocumentNode } from "./document.js";
import type { Operation } from "./operation.js";
import { isReadOnly, type JsonSchema, type SchemaWriter } from "./tool-schema.js";

/** An argument of a tool, and where its value goes. */
export interface Argument {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "member" | "body";
  readonly schema: DocumentNode | undefined;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  /** Whether the body needs it, if there is one. */
  readonly isRequiredMember: boolean;
}

/** What a model does not set: what defaults fill, and credentials. */
export interface Reserved {
  readonly parameters: object;
  readonly headers: object;
  /** Names in lower case. */
  readonly credentials: readonly string[];
}

/** Returns the arguments of an operation: its parameters, and the members of its body, or the body. */
export function argumentsOf(operation: Operation, reserved: Reserved): readonly Argument[] {
  const parameters = new Map<string, Argument>();
  for (const { name, in: place, isRequired, description, schema } of operation.parameters) {
    // A cookie is no parameter (I6). Of several with one name, the first counts.
    if (place === "cookie" || parameters.has(name) || isReserved(name, place, reserved)) continue;
    const hasDefault = schema?.target.data("default") !== undefined;
    const isNeeded = isRequired && (place === "path" || !hasDefault);
    parameters.set(name, { name, in: place, schema, description, isRequired: isNeeded, isRequiredMember: false });
  }
  const body = operation.hasBody ? bodyOf(operation) : undefined;
  return [...parameters.values(), ...(body ? argumentsOfBody(body, operation, parameters) : [])];
}

function isReserved(name: string, place: "path" | "query" | "header", reserved: Reserved): boolean {
  const { parameters, headers, credentials } = reserved;
  if (isSet(parameters, name)) return true;
  if (place === "path") return false;
  const field = name.toLowerCase();
  const isCredential = credentials.includes(field);
  return place === "query" ? isCredential : isSet(headers, field) || secretNames(credentials).isSecretHeader(field);
}

function isSet(values: object, name: string): boolean {
  return (getOwn(values as Values, name) ?? undefined) !== undefined;
}

/** The members of a body stand beside the parameters, unless two have one name; any other body has one name (X1). */
function argumentsOfBody(
  { content, encoder }: DocumentBody,
  { isBodyRequired, node }: Operation,
  parameters: ReadonlyMap<string, Argument>,
): readonly Argument[] {
  const schema = content.at("schema");
  const members = encoder === "data" || !schema ? undefined : membersOf(schema);
  if (members && [...members.keys()].every((name) => !parameters.has(name)))
    return [...members].map(([name, { member, isRequired }]) => ({
      name,
      in: "member",
      schema: member,
      description: undefined,
      isRequired: isRequired && isBodyRequired,
      isRequiredMember: isRequired,
    }));
  let name = "body";
  while (parameters.has(name)) name = `${name}_`;
  const description = node.get("requestBody")?.text("description");
  return [{ name, in: "body", schema, description, isRequired: isBodyRequired, isRequiredMember: false }];
}

/** What only a whole object can have: its members cannot stand beside parameters. */
const OF_OBJECTS =
  /^(?:oneOf|anyOf|not|if|nullable|patternProperties|propertyNames|dependent\w+|minProperties|maxProperties)$/;

/** Returns the declared members of the objects of a schema; `undefined` if there may be others, or other values. */
function membersOf(
  schema: DocumentNode,
): ReadonlyMap<string, { readonly member: DocumentNode; readonly isRequired: boolean }> | undefined {
  const members = new Map<string, DocumentNode>();
  const required = new Set<unknown>();
  const parts = [schema.target];
  const seen = new Set<unknown>();
  for (const part of parts) {
    const type = part.data("type");
    const isOpen = (part.data("additionalProperties") ?? false) !== false;
    if (seen.has(part.value) || seen.size > MOST_PARTS || isOpen || (type !== undefined && type !== "object")) return;
    seen.add(part.value);
    if (part.names.some((name) => OF_OBJECTS.test(name))) return;
    for (const [name, member] of part.at("properties")?.children ?? []) {
      if (members.has(name)) return;
      members.set(name, member);
    }
    for (const { value } of part.get("required")?.items ?? []) required.add(value);
    parts.push(...(part.at("allOf")?.children ?? []).map(([, { target }]) => target));
  }
  const sent = [...members].filter(([, member]) => !isReadOnly(member));
  if (sent.length === 0) return undefined;
  return new Map(sent.map(([name, member]) => [name, { member, isRequired: required.has(name) }]));
}

/** How many parts an `allOf` may have. */
const MOST_PARTS = 100;

/** The schema of the arguments of a tool: an object of JSON Schema 2020-12. */
// An alias: interfaces are not assignable to the types that clients of models have.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type ToolSchema = {
  type: "object";
  properties: Record<string, object>;
  required?: string[];
  additionalProperties: false;
  /** The schemas that others refer to; frozen, because tools share them. */
  $defs?: Record<string, object>;
};

/** Writes the schema of the arguments of a tool. */
export function writeInput(all: readonly Argument[], writer: SchemaWriter): ToolSchema {
  const [properties, definitions] = writer.write(() =>
    Object.fromEntries(all.map((argument) => [argument.name, schemaOf(argument, writer)])),
  );
  const required = all.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions as Record<string, object> }),
  };
}

function schemaOf({ schema, description }: Argument, writer: SchemaWriter): object {
  const written = writer.schemaOf(schema);
  // Clients of models expect an object.
  const own: JsonSchema = typeof written === "object" ? (written as JsonSchema) : written === false ? { not: {} } : {};
  return description === undefined ? own : { ...own, description };
}
