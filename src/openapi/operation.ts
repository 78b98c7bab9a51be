import { STANDARD_METHODS } from "../shared/standard-methods.js";
import { InvalidDocumentError } from "./invalid-document-error.js";
import type { DocumentNode } from "./node.js";
import { readParameters, type OperationParameters } from "./parameter.js";

/** An operation of a document. */
export interface Operation extends OperationParameters {
  readonly method: string;
  readonly path: string;
  /** The method and the path, as in a call. */
  readonly route: string;
  /** Whether parameters without a placeholder form a body (B4). */
  readonly hasBody: boolean;
  /** The media types of the body, with their nodes in the document. */
  readonly body: readonly (readonly [mediaType: string, content: DocumentNode])[];
  readonly isBodyRequired: boolean;
  /** The media types of the successful responses. */
  readonly responses: readonly string[];
  /** The servers of the operation; if it has none, the servers of its path. */
  readonly servers: readonly DocumentNode[];
}

/** OpenAPI 3.2 has `query`, and others by their names. */
const METHODS = ["get", "head", "options", "post", "put", "patch", "delete", "trace", "query"];

/** Whether all endpoints have a method. */
export function isStandardMethod(method: string): boolean {
  return STANDARD_METHODS.some((name) => name.replace("+", "") === method);
}

/** Returns all operations, in the order of the document. Other methods have a body if one of their operations has one. */
export function readOperations(document: DocumentNode): readonly Operation[] {
  const operations = [...readAll(document)];
  const withBody = new Set(operations.filter(({ body }) => body.length > 0).map(({ method }) => method));
  return operations.map((operation) => {
    const { method } = operation;
    return {
      ...operation,
      hasBody: isStandardMethod(method) ? STANDARD_METHODS.includes(`${method}+`) : withBody.has(method),
    };
  });
}

function* readAll(document: DocumentNode): Generator<Omit<Operation, "hasBody">> {
  const paths = document.get("paths");
  for (const [path, item] of paths?.members ?? []) {
    // Extensions, and other members that are not paths.
    if (!path.startsWith("/")) {
      if (path.startsWith("x-")) continue;
      throw new InvalidDocumentError(item.pointer, 'a path must start with "/"');
    }
    for (const method of METHODS) {
      const operation = item.get(method);
      if (operation) yield readOperation(method.toUpperCase(), path, item, operation);
    }
    for (const [method, operation] of item.get("additionalOperations")?.members ?? [])
      if (!METHODS.includes(method.toLowerCase())) yield readOperation(method, path, item, operation);
  }
}

function readOperation(
  method: string,
  path: string,
  item: DocumentNode,
  operation: DocumentNode,
): Omit<Operation, "hasBody"> {
  const servers = operation.get("servers")?.items ?? [];
  return {
    method,
    path,
    route: `${method} ${path}`,
    ...readParameters(item, operation),
    body: operation.get("requestBody")?.get("content")?.members ?? [],
    isBodyRequired: operation.get("requestBody")?.flag("required") ?? false,
    responses: readResponseTypes(operation),
    servers: servers.length > 0 ? servers : (item.get("servers")?.items ?? []),
  };
}

function readResponseTypes(operation: DocumentNode): readonly string[] {
  const responses = operation.get("responses")?.members ?? [];
  const successful = responses.filter(([status]) => /^2(?:\d\d|XX)$/i.test(status));
  const chosen = successful.length > 0 ? successful : responses.filter(([status]) => status === "default");
  const types = chosen.flatMap(([, response]) => response.get("content")?.names.slice(0, MOST_TYPES) ?? []);
  // A header field has no others.
  return [...new Set(types)].filter((type) => /^[\t\x20-\x7e]+$/.test(type));
}

/** No response has more types; all of them may become the `accept` header of each route. */
const MOST_TYPES = 50;
