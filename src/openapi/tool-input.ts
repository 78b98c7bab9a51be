import type { ToolArgument, ToolDefinition } from "../types/tools.js";
import { bodyOf, type DocumentBody } from "./body.js";
import type { DocumentNode } from "./document.js";
import type { Operation } from "./operation.js";
import { isReadOnly, readSchemaMembers } from "./schema.js";
import type { JsonSchema, SchemaWriter } from "./tool-schema.js";

type Input = Pick<ToolDefinition, "parameters" | "members" | "body" | "isBodyRequired" | "encoder">;

/** Reads the arguments of an operation: its parameters, and the members of its body, or the body. */
export function readInput(operation: Operation, writer: SchemaWriter): Input {
  const parameters = operation.parameters.flatMap((parameter) => {
    const { name, in: place, isRequired, description, schema, isList, isObject } = parameter;
    // A cookie is no parameter.
    if (place === "cookie") return [];
    const hasDefault = schema?.target.data("default") !== undefined;
    const isNeeded = isRequired && (place === "path" || !hasDefault);
    const argument = argumentOf({ name, in: place, isRequired: isNeeded }, schema, description, writer);
    return isList || isObject ? argument : { ...argument, isScalar: true };
  });
  const body = operation.hasBody ? bodyOf(operation) : undefined;
  return { parameters, ...(body && readBody(body, operation, parameters, writer)) };
}

function readBody(
  { content, encoder }: DocumentBody,
  { isBodyRequired, node }: Operation,
  parameters: readonly ToolArgument[],
  writer: SchemaWriter,
): Omit<Input, "parameters"> {
  const schema = content.at("schema");
  const found = encoder === "data" || !schema ? undefined : membersOf(schema);
  const members =
    found &&
    Array.from(found, ([name, { member, isRequired }]) =>
      argumentOf({ name, in: "member", isRequired }, member, undefined, writer),
    );
  const isApart = members?.every(({ name }) => parameters.every((one) => one.name !== name));
  const description = node.get("requestBody")?.text("description");
  return {
    ...(members && { members }),
    ...(!isApart && {
      body: {
        ...argumentOf({ name: "body", in: "body", isRequired: isBodyRequired }, schema, description, writer),
        names: [...readSchemaMembers(schema?.target).keys()],
      },
    }),
    ...(isBodyRequired && { isBodyRequired }),
    ...(typeof encoder === "function" && { encoder }),
  };
}

function argumentOf(
  { name, in: place, isRequired }: Pick<ToolArgument, "name" | "in" | "isRequired">,
  schema: DocumentNode | undefined,
  description: string | undefined,
  writer: SchemaWriter,
): ToolArgument {
  const [written, uses] = writer.write(schema);
  // Clients of models expect an object.
  const own: JsonSchema = typeof written === "object" ? (written as JsonSchema) : written === false ? { not: {} } : {};
  return {
    name,
    in: place,
    ...(isRequired && { isRequired }),
    schema: description === undefined ? own : { ...own, description },
    ...(uses.length > 0 && { uses }),
  };
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
