import { Endpoint } from "../endpoint.js";
import { defineTools, readToolOptions } from "../routes/define-tools.js";
import { toWellFormed } from "../shared/well-formed.js";
import type { AnyEndpoint } from "../types/any-endpoint.js";
import type { Tool, ToolDefinition, ToolOperation, ToolOptions, ToolTable } from "../types/tools.js";
import { readCredentials } from "./credentials.js";
import { DocumentNode } from "./document.js";
import { isRoutable, readOperations, type Operation } from "./operation.js";
import { readInput } from "./tool-input.js";
import { SchemaWriter } from "./tool-schema.js";
import { checkForm, vendorOf } from "./vendor.js";

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
  const { include, validate } = readToolOptions(options);
  const table = readTools(document, include);
  return defineTools(table, endpoint ?? Endpoint.for(vendorOf(document).vendor), { validate });
}

/** Reads the operations of a document that become tools. */
export function readTools(document: object, include: (operation: ToolOperation) => boolean = () => true): ToolTable {
  const root = DocumentNode.of(document);
  checkForm(root);
  const names = new Names();
  const writer = new SchemaWriter();
  const tools: ToolDefinition[] = [];
  for (const operation of readOperations(root)) {
    if (!isRoutable(operation, () => undefined)) continue;
    const { method, path, route, node } = operation;
    const name = names.next(node.text("operationId") ?? `${method.toLowerCase()}${path}`);
    const tags = (node.get("tags")?.items ?? []).flatMap(({ value }) => (typeof value === "string" ? value : []));
    const described: ToolOperation = { name, method, path, tags, isDeprecated: node.flag("deprecated") ?? false };
    if (include({ ...described }))
      tools.push({ ...described, ...describe(operation), route, ...readInput(operation, writer) });
  }
  const { names: credentials } = readCredentials(root, () => undefined);
  return { credentials, tools, definitions: writer.definitions };
}

/** Names that models may call: each of them once. */
class Names {
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();

  next(text: string): string {
    const base =
      text
        .match(/[\w-]+/g)
        ?.join("_")
        .slice(0, LONGEST_NAME) ?? "tool";
    let name = base;
    for (let count = this.#counts.get(base) ?? 1; this.#taken.has(name); this.#counts.set(base, count)) {
      count += 1;
      name = `${base.slice(0, LONGEST_NAME - 1 - String(count).length)}_${count}`;
    }
    this.#taken.add(name);
    return name;
  }
}

/** What all clients of models take. */
const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 1000;

function describe({ node, route }: Operation): Pick<ToolDefinition, "title" | "description"> {
  const [summary = "", description = ""] = [node.text("summary"), node.text("description")].map((text) => text?.trim());
  const parts = description.startsWith(summary) ? [description] : [summary, description];
  const text = toWellFormed(parts.filter(Boolean).join("\n\n") || route);
  return { title: cut(toWellFormed(summary || route)), description: cut(text) };
}

function cut(text: string): string {
  return text.length > LONGEST_DESCRIPTION
    ? `${toWellFormed(text.slice(0, LONGEST_DESCRIPTION - 1)).replace(/\ufffd$/, "")}…`
    : text;
}
