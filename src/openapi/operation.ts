import { Endpoint } from "../endpoint.js";
import { attempt } from "../kernel/values.js";
import { STANDARD_METHODS } from "../shared/standard-methods.js";
import { invalidDocument, type DocumentNode } from "./document.js";
import { readDocumentParameters, type OperationParameters } from "./parameter.js";
import { documentPathTemplate } from "./path-template.js";
import { essenceOf, FORM, MULTIPART } from "../shared/field-values.js";
import { documentBodyOf, type DocumentBody, type MediaTypes } from "./document-body.js";
import { isConcrete } from "./style.js";
import type { Report } from "./finding.js";

/** An operation of a document. */
export interface Operation extends OperationParameters {
  readonly method: string;
  readonly path: string;
  /** The method and the path, as in a call. */
  readonly route: string;
  /** Whether parameters without a placeholder form a body. */
  readonly hasBody: boolean;
  /** The operation in the document. */
  readonly node: DocumentNode;
  readonly body: MediaTypes;
  /** Its body, with the media type that calls send. */
  readonly sent: DocumentBody | undefined;
  /** Its path as a template of RFC 6570, with the style of each parameter. */
  readonly template: string;
  /** Why no endpoint builds requests for it. */
  readonly fault: "method" | "path" | undefined;
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
  return STANDARD.has(method);
}

const STANDARD: ReadonlySet<string> = /* @__PURE__ */ (() =>
  new Set(STANDARD_METHODS.map((name) => name.replace("+", ""))))();

function hasStandardBody(method: string): boolean {
  return STANDARD_METHODS.includes(`${method}+`);
}

/** Returns all operations, in the order of the document. Other methods have a body if one of their operations has one. */
export function readOperations(document: DocumentNode): readonly Operation[] {
  const operations = [...readAll(document)];
  const withBody = new Set(operations.filter(({ body }) => body.length > 0).map(({ method }) => method));
  return operations.map((operation) => {
    const { method } = operation;
    return isStandardMethod(method) ? operation : { ...operation, hasBody: withBody.has(method) };
  });
}

/**
 * A method that a vendor may have besides those of all endpoints. Clients do not send CONNECT and TRACE, and a `paths` type has
 * the parameters of a path beside its methods.
 */
const OWN_METHOD = /^(?!(?:CONNECT|TRACE|PARAMETERS)$)[A-Z-]+$/;

/** Reads the routes of all documents: making an endpoint takes longer than compiling a route. */
let anyEndpoint: Endpoint | undefined;

/** Whether an endpoint can build requests for an operation. */
export function isRoutable({ fault, method, path, route }: Operation, report: Report): boolean {
  if (fault) report(fault, fault === "method" ? method : path, route);
  return !fault;
}

function faultOf(method: string, template: string): Operation["fault"] {
  if (!isStandardMethod(method) && !OWN_METHOD.test(method)) return "method";
  // A space ends a route, and a literal fragment names a variant of an operation.
  const isWhole = /^[^# \t]*(?:#[^#{} \t]*)?$/.test(template);
  return isWhole && attempt(() => (anyEndpoint ??= new Endpoint()).route(`GET ${template}`)) ? undefined : "path";
}

function* readAll(document: DocumentNode): Generator<Operation> {
  const paths = document.get("paths");
  for (const [path, item] of paths?.members ?? []) {
    // Extensions, and other members that are not paths.
    if (!path.startsWith("/")) {
      if (path.startsWith("x-")) continue;
      throw invalidDocument(item.pointer, 'a path must start with "/"');
    }
    for (const method of METHODS) {
      const operation = item.get(method);
      if (operation) yield readOperation(method.toUpperCase(), path, item, operation);
    }
    for (const [method, operation] of item.get("additionalOperations")?.members ?? [])
      if (!METHODS.includes(method.toLowerCase())) yield readOperation(method, path, item, operation);
  }
}

function readOperation(method: string, path: string, item: DocumentNode, operation: DocumentNode): Operation {
  const servers = operation.get("servers")?.items ?? [];
  const requestBody = operation.get("requestBody");
  const body = requestBody?.get("content")?.members ?? [];
  const parameters = readDocumentParameters(path, item, operation);
  const template = documentPathTemplate(path, parameters.parameters);
  return {
    method,
    path,
    route: `${method} ${path}`,
    node: operation,
    ...parameters,
    template,
    fault: faultOf(method, template),
    body,
    sent: documentBodyOf(body),
    hasBody: hasStandardBody(method),
    isBodyRequired: requestBody?.flag("required") ?? false,
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

/** An operation with one of the other media types of its body: `POST /images#multipart`. */
export interface Variant extends Operation {
  /** The route of the operation. */
  readonly of: string;
  readonly mediaType: string;
}

/**
 * Returns an operation for each media type that differs from that of an operation's body in how it is written, or in its schema.
 * Those that do not need only another header.
 *
 * @param operations - all operations of a document, whose routes are taken
 */
export function variantsOf(operations: readonly Operation[], report: Report): readonly Variant[] {
  const taken = new Set(operations.map(({ route }) => route));
  return operations
    .filter(({ hasBody }) => hasBody)
    .flatMap((operation) => {
      const { sent: first } = operation;
      if (!first || operation.body.length < 2) return [];
      const known = new Set([encodedKindOf(first)]);
      return operation.body.flatMap(([mediaType, content]) => {
        if (mediaType === first.mediaType || !isConcrete(mediaType)) return [];
        const body: MediaTypes = [[mediaType, content]];
        const sent = documentBodyOf(body)!;
        const kind = encodedKindOf(sent);
        if (known.has(kind)) {
          report("mediaType", mediaType, operation.route);
          return [];
        }
        known.add(kind);
        const suffix = suffixOf(operation, mediaType, taken);
        report("variant", suffix, operation.route);
        const [path, route, template] = [operation.path, operation.route, operation.template].map(
          (one) => one + suffix,
        );
        return { ...operation, path, route, template, body, sent, of: operation.route, mediaType } as Variant;
      });
    });
}

/** What tells apart the bodies of an operation: their encoder and their schema. */
function encodedKindOf({ encoder, content }: DocumentBody): string {
  const schema = content.get("schema");
  return `${typeof encoder === "function" ? encoder.name : String(encoder)} ${schema ? nodeText(schema) : ""}`;
}

const texts = /* @__PURE__ */ new WeakMap<object, string>();

/** A schema as text: many operations have the same one. */
function nodeText({ value, pointer }: DocumentNode): string {
  if (typeof value !== "object" || value === null) return String(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  let text = pointer;
  try {
    text = JSON.stringify(value);
  } catch {
    // A document that was not parsed may contain itself.
  }
  texts.set(value, text);
  return text;
}

/** The end of the route of a variant: a fragment, which may follow that of the operation. */
function suffixOf({ route }: Operation, mediaType: string, taken: Set<string>): string {
  const essence = essenceOf(mediaType);
  const [type = "", subtype = ""] = essence.split("/");
  const short = essence === FORM ? "form" : essence === MULTIPART ? "multipart" : subtype;
  const start = route.includes("#") ? "-" : "#";
  const suffixes = [short.replace(/^x-/, ""), `${type}-${subtype}`].map(
    (name) => start + name.replace(/[^\w.+-]/g, ""),
  );
  let suffix = suffixes.find((one) => !taken.has(route + one));
  for (let number = 2; suffix === undefined; number += 1) {
    const numbered = `${suffixes[0]!}-${number}`;
    if (!taken.has(route + numbered)) suffix = numbered;
  }
  taken.add(route + suffix);
  return suffix;
}
