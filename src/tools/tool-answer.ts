import type { DocumentNode } from "../openapi/document.js";
import type { Operation } from "../openapi/operation.js";
import { shapeOf } from "../openapi/schema.js";
import { isJson } from "../shared/field-values.js";
import type { SchemaWriter } from "./schema-writer.js";

/**
 * Returns the schema of a successful answer, if it is always an object in JSON, and always the same: hosts of MCP refuse an answer that
 * does not have the form of its schema.
 */
export function readAnswer({ node }: Operation, writer: SchemaWriter): object | undefined {
  const successful = (node.get("responses")?.members ?? []).filter(([status]) => /^2(?:\d\d|XX)$/i.test(status));
  const schemas = successful.map(([, response]) => jsonSchemaOf(response));
  const [schema] = schemas;
  if (!schema || schemas.some((other) => other?.value !== schema.value)) return undefined;
  const { isList, isScalar, isObject } = shapeOf(schema);
  if (!isObject || isList || isScalar || isNullable(schema)) return undefined;
  return { ...(writer.write(schema) as object), type: "object" };
}

function jsonSchemaOf(response: DocumentNode): DocumentNode | undefined {
  return response
    .get("content")
    ?.members.find(([mediaType]) => isJson(mediaType))?.[1]
    .get("schema");
}

function isNullable(schema: DocumentNode): boolean {
  const type = schema.data("type");
  return schema.data("nullable") === true || (Array.isArray(type) && type.includes("null"));
}
