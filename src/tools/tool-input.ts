import { form, multipart } from "../bodies/index.js";
import type { DocumentBody } from "../openapi/document-body.js";
import type { DocumentNode } from "../openapi/document.js";
import type { Operation } from "../openapi/operation.js";
import type { Parameter } from "../openapi/parameter.js";
import { isOnly, readSchemaMembers, shapeOf, type ValueShape } from "../openapi/schema.js";
import { formMembersOf as formMembersOf, partTypesOf } from "../openapi/style.js";
import { isJson, TOKEN } from "../shared/field-values.js";
import type { JsonSchema } from "../shared/json-schema.js";
import type { ToolArgument, ToolDefinition, ToolKind } from "../types/tools.js";
import { examplesOf, type SchemaWriter } from "./schema-writer.js";
import { bytesSchema, isBinary, rawBodyOf } from "./tool-binary.js";
import { nameArguments } from "./tool-names.js";
import { cleanText } from "./tool-text.js";

type Input = Pick<ToolDefinition, "arguments" | "isBodyRequired" | "encoder">;

/** Reads the arguments of an operation: its parameters, and the members of its body, or the body. */
export function readInput(operation: Operation, writer: SchemaWriter): Input {
  const parameters = operation.parameters.filter(isArgument).map((parameter) => ofParameter(parameter, writer));
  const body = operation.hasBody ? operation.sent : undefined;
  const found = body && readInputBody(body, operation, parameters, writer);
  const all = [...parameters, ...(found?.arguments ?? [])];
  const names = nameArguments(all);
  return {
    ...found,
    arguments: all.map((one, index) => {
      const name = names[index]!;
      return name === one.name || one.in === "body" ? { ...one, name } : { ...one, name, parameter: one.name };
    }),
  };
}

/** A cookie is the client's, unless the operation needs it. */
function isArgument({ in: place, name, isRequired }: Parameter): boolean {
  if (place === "cookie") return isRequired && TOKEN.test(name);
  return place !== "header" || TOKEN.test(name);
}

function ofParameter(parameter: Parameter, writer: SchemaWriter): ToolArgument {
  const {
    name,
    in: place,
    schema,
    node,
    style,
    explode,
    isObject,
    mediaType,
    isRequired,
    default: fallback,
  } = parameter;
  const isSpread =
    isObject &&
    explode &&
    mediaType === undefined &&
    !parameter.isWholeQuery &&
    (place === "query" ? style === "form" : place === "path" && style === "matrix");
  return {
    name,
    in: place,
    ...(fallback !== undefined ? { default: fallback } : isRequired && { isRequired }),
    schema: {
      ...argumentSchema(schema, writer),
      ...described(parameter.description),
      ...examplesOf(node),
      ...(node.data("deprecated") === true && { deprecated: true }),
    },
    ...kindsOf(place === "cookie" ? { isScalar: true, isList: false, isObject: false } : parameter),
    ...(isSpread && { isSpread }),
    ...(mediaType !== undefined && isJson(mediaType) && place !== "query" && { mediaType }),
  };
}

function kindsOf({ isScalar, isList, isObject }: ValueShape): { readonly kinds?: readonly ToolKind[] } {
  const kinds = [isScalar && "scalar", isList && "list", isObject && "object"].filter((kind) => kind !== false);
  return kinds.length === 3 ? {} : { kinds: kinds as readonly ToolKind[] };
}

function readInputBody(
  body: DocumentBody,
  { isBodyRequired, node }: Operation,
  parameters: readonly ToolArgument[],
  writer: SchemaWriter,
): Input {
  const { content, encoder } = body;
  const shared = {
    ...(isBodyRequired && { isBodyRequired }),
    ...(typeof encoder === "function" && { encoder }),
  };
  const description = described(node.get("requestBody")?.text("description"));
  const isNeeded = isBodyRequired && { isRequired: true };
  const raw = rawBodyOf(body);
  if (raw) {
    const { schema, binary } = raw;
    const own = { ...schema, ...(description ?? {}) };
    return {
      ...shared,
      arguments: [{ name: "body", in: "body", ...isNeeded, schema: own, kinds: ["scalar"], ...(binary && { binary }) }],
    };
  }
  const schema = content.at("schema");
  const found = schema && inputMembersOf(schema);
  const taken = new Set(parameters.map(({ name }) => name));
  if (found && ![...found.keys()].some((name) => taken.has(name))) {
    const all = Array.from(found, ([name, { member, isRequired }]) =>
      ofMember({ name, in: "member", ...(isRequired && { isRequired }), schema: {} }, member, body, writer),
    );
    return { ...shared, arguments: all };
  }
  const names = [...readSchemaMembers(schema?.target).keys()];
  return {
    ...shared,
    arguments: [
      {
        name: "body",
        in: "body",
        ...isNeeded,
        schema: { ...argumentSchema(schema, writer), ...description },
        ...kindsOf(shapeOf(schema?.target)),
        ...(names.length > 0 && { names }),
      },
    ],
  };
}

/** A member of a form may be a file, or an object whose members stand beside it. */
function ofMember(
  one: ToolArgument,
  member: DocumentNode,
  { content, encoder }: DocumentBody,
  writer: SchemaWriter,
): ToolArgument {
  const { name } = one;
  const shape = shapeOf(member);
  const items = shape.isList && !shape.isObject && !shape.isScalar ? member.target.get("items") : undefined;
  if (encoder === multipart && isBinary(items ?? member)) {
    const type = partTypesOf(content)[name] ?? (items ?? member).target.text("contentMediaType");
    const file = { ...bytesSchema(type), ...described((items ?? member).target.text("description")) };
    const schema = items ? { ...argumentSchema(member, writer), items: file } : file;
    return { ...one, schema, ...kindsOf(shape), binary: "file", ...(type !== undefined && { mediaType: type }) };
  }
  const isForm = encoder === form || encoder === multipart;
  const style = isForm ? formMembersOf(content).find((styled) => styled.name === name)?.style : undefined;
  const isSpread = shape.isObject && style === "form";
  return { ...one, schema: argumentSchema(member, writer), ...kindsOf(shape), ...(isSpread && { isSpread }) };
}

/** A schema as an object, which hosts expect. */
function argumentSchema(schema: DocumentNode | undefined, writer: SchemaWriter): JsonSchema {
  const written = writer.write(schema);
  return typeof written === "object" ? (written as JsonSchema) : written === false ? { not: {} } : {};
}

function described(text: string | undefined): { readonly description: string } | undefined {
  const description = text === undefined ? "" : cleanText(text);
  return description === "" ? undefined : { description };
}

/** What only a whole object can have: its members cannot stand beside parameters. */
const OF_OBJECTS =
  /^(?:oneOf|anyOf|not|if|nullable|patternProperties|propertyNames|dependent\w+|minProperties|maxProperties)$/;

/** Returns the declared members of the objects of a schema; `undefined` if there may be others, or other values. */
function inputMembersOf(
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
  const sent = [...members].filter(([, member]) => !isOnly("readOnly", member));
  if (sent.length === 0) return undefined;
  return new Map(sent.map(([name, member]) => [name, { member, isRequired: required.has(name) }]));
}

/** How many parts an `allOf` may have. */
const MOST_PARTS = 100;
