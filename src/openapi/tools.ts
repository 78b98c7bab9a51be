import { Endpoint } from "../endpoint.js";
import { quote } from "../errors/format.js";
import { isEndpointError } from "../errors/endpoint-error.js";
import { errorOf, invalidOption, raise } from "../errors/raise.js";
import { isOption } from "../kernel/options.js";
import { isPlainObject, isScalar, ownProperties, setOwn } from "../kernel/values.js";
import { toWellFormed } from "../shared/well-formed.js";
import type { AnyEndpoint, AnyRequest } from "../types/any-endpoint.js";
import type { RequestHeaders, RequestOptions } from "../types/options.js";
import { bodyOf } from "./body.js";
import { DocumentNode } from "./document.js";
import { isRoutable, readOperations, type Operation } from "./operation.js";
import { argumentsOf, writeInput, type Argument, type Reserved, type ToolSchema } from "./tool-input.js";
import { readSchemaMembers } from "./schema.js";
import { SchemaWriter } from "./tool-schema.js";
import { vendorOf } from "./vendor.js";

/** A tool for a model: an operation of a document. */
export interface Tool {
  /** At most 64 letters, digits, `_` and `-`; no other tool of the document has it. */
  readonly name: string;
  /** The summary and the description of the operation, at most 1,000 characters. */
  readonly description: string;
  /** The schema of the arguments: an object of JSON Schema 2020-12. */
  readonly inputSchema: ToolSchema;
  /** The route of the operation, such as `GET /users/{id}`. */
  readonly route: string;
  /**
   * Builds the request of a call.
   *
   * @param args - what a model has written: an object
   * @throws {EndpointError} With a message for the model: `ERR_INVALID_PARAMETER` when an argument is unknown or cannot be sent,
   * `ERR_MISSING_PARAMETER` when one is missing, `ERR_UNSAFE_PATH` when a value would reach another path.
   */
  build(args: unknown): RequestOptions;
}

/** What `include` sees of an operation. */
export interface ToolOperation {
  /** The name of the tool. */
  readonly name: string;
  /** In upper case. */
  readonly method: string;
  /** The path of the document, such as `/users/{id}`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly isDeprecated: boolean;
}

/** The options of `toolsOf()`. */
export interface ToolOptions {
  /** Which operations become tools; by default all. */
  readonly include?: ((operation: ToolOperation) => boolean) | undefined;
  /**
   * Checks the arguments of a call. It throws, or returns the arguments to use. It is synchronous.
   *
   * @param schema - the `inputSchema` of the tool
   * @param args - an object that has no other names than the schema
   */
  readonly validate?: ((schema: ToolSchema, args: Readonly<Record<string, unknown>>) => unknown) | undefined;
}

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
  const { include = () => true, validate } = ownProperties(options, "options", raise) as ToolOptions;
  for (const [name, option] of Object.entries({ include, validate }))
    if (option !== undefined && typeof option !== "function") throw invalidOption(name, "form", "a function");
  const { vendor } = vendorOf(document, endpoint && { baseUrl: endpoint.DEFAULTS.baseUrl });
  const api: AnyEndpoint = endpoint ?? Endpoint.for(vendor);
  const { headers, ...defaults } = api.DEFAULTS;
  const reserved: Reserved = {
    parameters: Object.fromEntries(Object.entries(defaults).filter(([name]) => !isOption(name))),
    headers,
    credentials: [...(vendor.credentials ?? []), ...(api.vendor.credentials ?? [])].map((name) => name.toLowerCase()),
  };
  const names = new Names();
  const writer = new SchemaWriter();
  const tools: Tool[] = [];
  for (const operation of readOperations(DocumentNode.of(document))) {
    if (!isRoutable(operation, [])) continue;
    const { method, path, route, node } = operation;
    const name = names.next(node.text("operationId") ?? `${method.toLowerCase()}${path}`);
    const tags = (node.get("tags")?.items ?? []).flatMap(({ value }) => (typeof value === "string" ? value : []));
    if (!include({ name, method, path, tags, isDeprecated: node.flag("deprecated") ?? false })) continue;
    const all = argumentsOf(operation, reserved);
    const inputSchema = writeInput(all, writer);
    tools.push({
      name,
      description: describe(operation),
      inputSchema,
      route,
      build: (args) => {
        const given = readArguments(args, all);
        return send(api, operation, all, validate ? readArguments(checked(validate(inputSchema, given)), all) : given);
      },
    });
  }
  return tools;
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

function describe({ node, route }: Operation): string {
  const [summary = "", description = ""] = [node.text("summary"), node.text("description")].map((text) => text?.trim());
  const parts = description.startsWith(summary) ? [description] : [summary, description];
  const text = toWellFormed(parts.filter(Boolean).join("\n\n") || route);
  return text.length > LONGEST_DESCRIPTION
    ? `${toWellFormed(text.slice(0, LONGEST_DESCRIPTION - 1)).replace(/\ufffd$/, "")}…`
    : text;
}

/** Returns the arguments of a call, all of which the tool has. */
function readArguments(args: unknown, all: readonly Argument[]): Readonly<Record<string, unknown>> {
  if (!isPlainObject(args ?? {}))
    throw errorOf("ERR_INVALID_PARAMETER", [{ name: "arguments", reason: "form", detail: "an object" }]);
  const known = new Set(all.map(({ name }) => name));
  const values = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(args ?? {})) {
    if (!known.has(name)) unknown.push(name);
    else if (value !== undefined) setOwn(values, name, value);
  }
  if (unknown.length > 0)
    throw errorOf(
      "ERR_INVALID_PARAMETER",
      unknown.map((name) => ({ name, reason: "unknown", detail: cureOf(name, all) })),
    );
  // Members of an optional body are needed if one of them is given.
  const hasMember = all.some((one) => one.in === "member" && Object.hasOwn(values, one.name));
  const missing = all.filter(
    (one) => (one.isRequired || (hasMember && one.isRequiredMember)) && !Object.hasOwn(values, one.name),
  );
  if (missing.length > 0)
    throw errorOf(
      "ERR_MISSING_PARAMETER",
      missing.map(({ name }) => ({ name, reason: "missing" })),
    );
  return values;
}

/** What `validate` has returned: a boolean tells nothing, and a promise comes too late. */
function checked(args: unknown): object {
  if (isPlainObject(args)) return args;
  throw invalidOption("validate", "form", "a function that throws, or returns the arguments");
}

/** What a model shall write instead of an unknown argument. */
function cureOf(name: string, all: readonly Argument[]): string {
  const body = all.find((one) => one.in === "body");
  if (body && readSchemaMembers(body.schema?.target).has(name)) return `it belongs in ${quote(body.name)}`;
  return all.length > 0
    ? `this tool takes ${all.map((one) => quote(one.name)).join(", ")}`
    : "this tool takes no arguments";
}

/** Builds the request: each argument goes to the place that the document gives it. */
function send(
  api: AnyEndpoint,
  operation: Operation,
  all: readonly Argument[],
  args: Readonly<Record<string, unknown>>,
): RequestOptions {
  const placed = { path: {}, query: {}, header: {}, member: {}, body: {} };
  for (const one of all) if (Object.hasOwn(args, one.name)) setOwn(placed[one.in], one.name, args[one.name]);
  const hasMembers = all.some((one) => one.in === "member");
  const bodies = Object.values(placed.body);
  const data = hasMembers ? placed.member : bodies[0];
  const isSent = hasMembers ? operation.isBodyRequired || Object.keys(placed.member).length > 0 : bodies.length > 0;
  const chain = api.route(operation.route);
  // An endpoint of a document has rules for the places of parameters.
  const filled = api.vendor.routes
    ? chain.params({ ...placed.path, ...placed.query, ...placed.header })
    : placeWithoutRules(chain, operation, placed);
  try {
    return (isSent ? filled.data(data) : filled).build();
  } catch (error) {
    // A header that came from an argument.
    const nameOf = (field: string): string | undefined =>
      Object.keys(placed.header).find((name) => name.toLowerCase() === field.toLowerCase());
    if (!isEndpointError(error, "ERR_INVALID_HEADER") || !error.names.every(nameOf)) throw error;
    throw errorOf(
      "ERR_INVALID_PARAMETER",
      error.issues.map((issue) => ({ ...issue, name: nameOf(issue.name)! })),
    );
  }
}

function placeWithoutRules(
  chain: AnyRequest,
  operation: Operation,
  { path, query, header }: Readonly<Record<"path" | "query" | "header", object>>,
): AnyRequest {
  const encoder = operation.hasBody ? bodyOf(operation)?.encoder : undefined;
  const placed = chain.params(path).query(query).headers(textsOf(header));
  return typeof encoder === "function" ? placed.policy({ body: encoder }) : placed;
}

/** Header fields are texts, also those of numbers. */
function textsOf(values: object): RequestHeaders {
  const fields: RequestHeaders = {};
  for (const [name, value] of Object.entries(values)) setOwn(fields, name, isScalar(value) ? String(value) : value);
  return fields;
}
