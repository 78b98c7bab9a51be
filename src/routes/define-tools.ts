import { quote } from "../errors/format.js";
import { isEndpointError } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { invalidOption } from "../errors/invalid-option.js";
import { isMixedOption } from "../kernel/options.js";
import { getOwn, isPlainObject, isScalar, ownProperties, setOwn, type Values } from "../kernel/values.js";
import { secretNames } from "../shared/secret-names.js";
import type { AnyEndpoint, AnyRequest } from "../types/any-endpoint.js";
import type { RequestHeaders, RequestOptions } from "../types/options.js";
import type {
  Tool,
  ToolAnnotations,
  ToolArgument,
  ToolDefinition,
  ToolOperation,
  ToolOptions,
  ToolSchema,
  ToolTable,
} from "../types/tools.js";
import { matcherOf } from "./tool-include.js";

/**
 * Makes tools for a model of a table, as `toolsOf()` makes them of a document. `fluent-endpoint-cli vendor --tools` writes a function
 * with such a table, so that your program does not need the document.
 *
 * ```ts
 * const id = { name: "id", in: "path", isRequired: true, schema: { type: "string" } } as const;
 * const operation = { method: "GET", path: "/users/{id}", tags: [], isDeprecated: false };
 * const getUser = { name: "get_user", title: "Get a user", description: "Get a user.", route: "GET /users/{id}", parameters: [id], ...operation };
 * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
 * const [tool] = defineTools({ credentials: [], tools: [getUser], definitions: {} }, acme);
 * tool!.build({ id: "7" }).url; // => "https://api.acme.example/users/7"
 * ```
 *
 * @param table - the operations
 * @param endpoint - what builds the requests, with your credentials
 * @throws {EndpointError} `ERR_INVALID_OPTION` when an option is invalid.
 */
export function defineTools(table: ToolTable, endpoint: AnyEndpoint, options: ToolOptions = {}): Tool[] {
  const { include, validate } = readToolOptions(options);
  const reserved = reservedOf(table, endpoint);
  const tools: Tool[] = [];
  for (const operation of table.tools) {
    const { name, title, description, route, method, path, tags, isDeprecated } = operation;
    if (!include({ name, method, path, tags, isDeprecated })) continue;
    const call: ToolCall = { operation, all: argumentsOf(operation, reserved) };
    const inputSchema = schemaOf(call, table);
    tools.push({
      name,
      title,
      description,
      inputSchema,
      annotations: annotationsOf(method),
      route,
      method,
      path,
      tags,
      isDeprecated,
      build: (args, user = endpoint) => {
        const given = readArguments(args, call);
        return send(user, call, validate ? readArguments(checked(validate(inputSchema, given)), call) : given);
      },
    });
  }
  return tools;
}

/** The options of tools, checked. */
interface ReadOptions extends Pick<ToolOptions, "validate"> {
  readonly include: (operation: ToolOperation) => boolean;
}

/** Reads the options of tools. */
export function readToolOptions(options: ToolOptions): ReadOptions {
  const { include, validate } = ownProperties(options, "options") as ToolOptions;
  if (validate !== undefined && typeof validate !== "function") throw invalidOption("validate", "must be a function");
  return { include: matcherOf(include), validate };
}

/** What the semantics of a method (RFC 9110, section 9.2) say to a host of MCP. */
function annotationsOf(method: string): ToolAnnotations {
  const readOnlyHint = /^(?:GET|HEAD|OPTIONS|QUERY)$/.test(method);
  return {
    readOnlyHint,
    idempotentHint: readOnlyHint || method === "PUT" || method === "DELETE",
    ...(/^(?:DELETE|PATCH|PUT)$/.test(method) && { destructiveHint: true }),
  };
}

/** An operation, and the arguments that a model sets. */
interface ToolCall {
  readonly operation: ToolDefinition;
  readonly all: readonly ToolArgument[];
}

/** What a model does not set: what defaults fill, and credentials. */
interface Reserved {
  readonly parameters: object;
  readonly headers: object;
  /** Names in lower case. */
  readonly credentials: readonly string[];
}

function reservedOf({ credentials }: ToolTable, { DEFAULTS, vendor }: AnyEndpoint): Reserved {
  const { headers, ...defaults } = DEFAULTS;
  return {
    parameters: Object.fromEntries(Object.entries(defaults).filter(([name]) => !isMixedOption(name))),
    headers,
    credentials: [...credentials, ...(vendor.credentials ?? [])].map((name) => name.toLowerCase()),
  };
}

/** The members of a body stand beside the parameters, unless two have one name; any other body has one name (X1). */
function argumentsOf({ parameters, members, body }: ToolDefinition, reserved: Reserved): readonly ToolArgument[] {
  const own = new Map<string, ToolArgument>();
  for (const one of parameters) if (!own.has(one.name) && !isReserved(one, reserved)) own.set(one.name, one);
  if (members && !members.some(({ name }) => own.has(name))) return [...own.values(), ...members];
  if (!body) return [...own.values()];
  let { name } = body;
  while (own.has(name)) name = `${name}_`;
  return [...own.values(), { ...body, name }];
}

/** Servers take another method from it, than that which `include` has seen. */
const METHOD_OVERRIDE = /^(?:_|x-(?:http-)?)method(?:-override)?$/;

function isReserved({ name, in: place }: ToolArgument, { parameters, headers, credentials }: Reserved): boolean {
  if (isSet(parameters, name)) return true;
  if (place === "path") return false;
  const field = name.toLowerCase();
  if (METHOD_OVERRIDE.test(field)) return true;
  const isCredential = credentials.includes(field);
  return place === "query" ? isCredential : isSet(headers, field) || secretNames(credentials).isSecretHeader(field);
}

function isSet(values: object, name: string): boolean {
  return (getOwn(values as Values, name) ?? undefined) !== undefined;
}

/** A member is needed if there is a body. */
function isNeeded({ in: place, isRequired = false }: ToolArgument, hasBody = false): boolean {
  return isRequired && (place !== "member" || hasBody);
}

function schemaOf({ operation, all }: ToolCall, { definitions }: ToolTable): ToolSchema {
  const properties = {};
  for (const { name, schema } of all) setOwn(properties, name, schema);
  const required = all.filter((one) => isNeeded(one, operation.isBodyRequired)).map(({ name }) => name);
  // A set that grows while it is read.
  const needed = new Set(all.flatMap(({ uses = [] }) => uses));
  for (const name of needed) for (const used of definitions[name]!.uses ?? []) needed.add(used);
  const shared: Record<string, object> = {};
  for (const name of [...needed].sort()) setOwn(shared, name, freeze(definitions[name]!.schema));
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(needed.size > 0 && { $defs: shared }),
  };
}

/** Tools share it. */
function freeze(value: unknown): unknown {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Returns the arguments of a call, all of which the tool has. */
function readArguments(args: unknown, { operation, all }: ToolCall): Readonly<Record<string, unknown>> {
  if (!isPlainObject(args ?? {}))
    throw errorOf("ERR_INVALID_PARAMETER", [{ name: "arguments", reason: "form", detail: "must be an object" }]);
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
      unknown.map((name) => ({ name, reason: "unknown", detail: `is unknown; ${cureOf(name, all)}` })),
    );
  const odd = all.filter(({ name, isScalar }) => isScalar && typeof (getOwn(values, name) ?? "") === "object");
  if (odd.length > 0)
    throw errorOf(
      "ERR_INVALID_PARAMETER",
      odd.map(({ name }) => ({ name, reason: "form", detail: "must be text, a number or a boolean" })),
    );
  // Members of an optional body are needed if one of them is given.
  const hasMember = all.some((one) => one.in === "member" && Object.hasOwn(values, one.name));
  const hasBody = hasMember || operation.isBodyRequired;
  const missing = all.filter((one) => isNeeded(one, hasBody) && !Object.hasOwn(values, one.name));
  if (missing.length > 0)
    throw errorOf(
      "ERR_MISSING_PARAMETER",
      missing.map(({ name }) => ({ name, reason: "missing", detail: "is required" })),
    );
  return values;
}

/** What `validate` has returned: a boolean tells nothing, and a promise comes too late. */
function checked(args: unknown): object {
  if (isPlainObject(args)) return args;
  throw invalidOption("validate", "must be a function that throws, or returns the arguments");
}

/** What a model shall write instead of an unknown argument. */
function cureOf(name: string, all: readonly ToolArgument[]): string {
  const body = all.find((one) => one.in === "body");
  if (body?.names?.includes(name)) return `it belongs in ${quote(body.name)}`;
  return all.length > 0
    ? `this tool takes ${all.map((one) => quote(one.name)).join(", ")}`
    : "this tool takes no arguments";
}

/** Builds the request: each argument goes to the place that the document gives it. */
function send(api: AnyEndpoint, { operation, all }: ToolCall, args: Readonly<Record<string, unknown>>): RequestOptions {
  const placed = { path: {}, query: {}, header: {}, member: {}, body: {} };
  for (const one of all) if (Object.hasOwn(args, one.name)) setOwn(placed[one.in], one.name, args[one.name]);
  const hasMembers = all.some((one) => one.in === "member");
  const bodies = Object.values(placed.body);
  const data = hasMembers ? placed.member : bodies[0];
  const isSent = hasMembers
    ? operation.isBodyRequired === true || Object.keys(placed.member).length > 0
    : bodies.length > 0;
  const chain = api.route(operation.route);
  try {
    // An endpoint of a document has rules for the places of parameters.
    const filled = api.vendor.routes
      ? chain.params({ ...placed.path, ...placed.query, ...placed.header })
      : placeWithoutRules(chain, operation.encoder, placed);
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
  encoder: ToolDefinition["encoder"],
  { path, query, header }: Readonly<Record<"path" | "query" | "header", object>>,
): AnyRequest {
  const placed = chain.params(path).query(query).headers(textsOf(header));
  return encoder ? placed.policy({ body: encoder }) : placed;
}

/** Header fields are texts, also those of numbers. */
function textsOf(values: object): RequestHeaders {
  const fields: RequestHeaders = {};
  for (const [name, value] of Object.entries(values)) setOwn(fields, name, isScalar(value) ? String(value) : value);
  return fields;
}
