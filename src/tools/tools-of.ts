import { Endpoint } from "../endpoint.js";
import { readDocumentCredentials } from "../openapi/credentials.js";
import { DocumentNode } from "../openapi/document.js";
import { isRoutable, readOperations, type Operation } from "../openapi/operation.js";
import { checkForm, readDocumentVendor } from "../openapi/vendor-of.js";
import type { AnyEndpoint } from "../types/any-endpoint.js";
import type { Tool, ToolDefinition, ToolOperation, ToolOptions, ToolTable } from "../types/tools.js";
import { defineTools } from "./define-tools.js";
import { SchemaWriter } from "./schema-writer.js";
import { readAnswer } from "./tool-answer.js";
import { readInput } from "./tool-input.js";
import { LONGEST_NAME, nameTools, shortenNames } from "./tool-names.js";
import { readToolOptions } from "./tool-options.js";
import { cleanText } from "./tool-text.js";

/**
 * Returns a tool for each operation of an OpenAPI document: its name, its description, the schema of its arguments, and
 * a function that builds the request of a call. Arguments are parameters of the operation or members of its body, and nothing else:
 * no argument reaches another operation, another host, or a header that the operation does not have.
 *
 * ```ts
 * const document = {
 *   openapi: "3.1.0",
 *   info: { title: "Acme", version: "1" },
 *   servers: [{ url: "https://api.acme.example" }],
 *   paths: {
 *     "/users/{id}": {
 *       get: {
 *         operationId: "get_user",
 *         summary: "Get a user.",
 *         parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
 *       },
 *     },
 *   },
 * };
 * const acme = Endpoint.for(vendorOf(document).vendor).withDefaults({ headers: { authorization: "Bearer secret" } });
 * const [getUser] = toolsOf(document, acme, { include: ({ method }) => method === "GET" });
 * getUser!.inputSchema;
 * // => {
 * //   type: "object",
 * //   properties: { id: { type: "string" } },
 * //   required: ["id"],
 * //   additionalProperties: false,
 * // }
 * getUser!.build({ id: "7" }).url; // => "https://api.acme.example/users/7"
 * getUser!.build({ id: ".." }); // throws UnsafePathError
 * ```
 *
 * @param document - OpenAPI 3.0, 3.1 or 3.2, parsed, with references to other files bundled
 * @param endpoint - what builds the requests, with your credentials; by default an endpoint of the document
 * @throws {EndpointError} `ERR_INVALID_DOCUMENT` when the document is invalid or has another version, `ERR_INVALID_OPTION` when an
 * option is invalid.
 */
export function toolsOf(document: object, endpoint?: AnyEndpoint, options: ToolOptions = {}): Tool[] {
  const { include, longestName } = readToolOptions(options);
  const root = DocumentNode.of(document);
  checkForm(root);
  const documented = readOperations(root);
  const table = tableOf(root, documented, include, longestName);
  const own = endpoint ?? Endpoint.for(readDocumentVendor(root, {}, documented).vendor);
  // They are chosen already.
  return defineTools(table, own, { ...options, include: undefined });
}

/** Reads the operations of a document as tools. */
export function readTools(document: object): ToolTable {
  const root = DocumentNode.of(document);
  checkForm(root);
  return tableOf(root, readOperations(root), () => true, LONGEST_NAME);
}

function tableOf(
  root: DocumentNode,
  documented: readonly Operation[],
  include: (operation: ToolOperation) => boolean,
  longestName: number,
): ToolTable {
  const [inputs, answers] = [new SchemaWriter("readOnly"), new SchemaWriter("writeOnly")];
  const operations = documented.filter((operation) => isRoutable(operation, () => undefined));
  const named = toolNamesOf(operations, longestName);
  const tools: ToolDefinition[] = [];
  for (const [index, operation] of operations.entries()) {
    const { method, path, route, node } = operation;
    const tags = (node.get("tags")?.items ?? []).flatMap(({ value }) => (typeof value === "string" ? value : []));
    const described = { name: named[index]!, method, path, tags, isDeprecated: node.flag("deprecated") ?? false };
    if (!include({ ...described })) continue;
    const answer = readAnswer(operation, answers);
    tools.push({
      ...described,
      ...describeTool(operation),
      route,
      ...readInput(operation, inputs),
      ...(answer && { answer }),
    });
  }
  const { placed } = readDocumentCredentials(root, () => undefined);
  return { credentials: placed, tools, definitions: inputs.definitions, answers: answers.definitions };
}

/** Of all operations: a name must not depend on those that are left out. */
function toolNamesOf(operations: readonly Operation[], longest: number): readonly string[] {
  const known = operations.map(({ node, method, path }) => ({ id: node.text("operationId"), method, path }));
  const names = nameTools(known);
  return shortenNames(
    known.map(({ method, path }, index) => ({ name: names[index]!, method, path })),
    longest,
  );
}

function describeTool({ node, route }: Operation): Pick<ToolDefinition, "title" | "description"> {
  const [summary = "", description = ""] = [node.text("summary"), node.text("description")].map(
    (text) => text && cleanText(text),
  );
  const texts = description.startsWith(summary) ? [description] : [summary, description];
  return { title: summary || cleanText(route), description: cleanText(texts.filter(Boolean).join("\n\n") || route) };
}
