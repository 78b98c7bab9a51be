import { kindOf } from "../errors/quote.js";
import { invalidOption } from "../errors/invalid-option.js";
import { isPlainObject, setOwn } from "../kernel/values.js";
import type { AnyEndpoint } from "../types/any-endpoint.js";
import type {
  Tool,
  ToolAnnotations,
  ToolDefinition,
  ToolOptions,
  ToolOutputSchema,
  ToolSchema,
  ToolTable,
} from "../types/tools.js";
import { withDefinitions } from "./limited-schema.js";
import { isSameDefinition } from "./same-definition.js";
import { isNeeded, readToolArguments, type ToolCall } from "./tool-arguments.js";
import { parameterOf, ToolLaw } from "./tool-law.js";
import { shortenNames } from "./tool-names.js";
import { readToolOptions } from "./tool-options.js";
import { buildCall } from "./tool-request.js";

/**
 * Makes tools for a model of a table, as `toolsOf()` makes them of a document. `fluent-endpoint-cli vendor --tools` writes a function
 * with such a table, so that your program does not need the document.
 *
 * ```ts
 * const id = { name: "id", in: "path", isRequired: true, schema: { type: "string" } } as const;
 * const operation = { method: "GET", path: "/users/{id}", tags: [], isDeprecated: false };
 * const text = { name: "get_user", title: "Get a user", description: "Get a user." };
 * const getUser = { ...operation, ...text, route: "GET /users/{id}", arguments: [id] };
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
  const { include, validate, longestName, longestSchema } = readToolOptions(options);
  const laws = new WeakMap<AnyEndpoint, ToolLaw>();
  const lawOf = (user: AnyEndpoint): ToolLaw => {
    const known = laws.get(user);
    if (known) return known;
    if (!isEndpoint(user)) throw invalidOption("endpoint", `must be an endpoint, not ${kindOf(user)}`);
    if (!isSameDefinition(user, endpoint))
      throw invalidOption("endpoint", "must have the definition of the endpoint of the tools");
    const law = new ToolLaw(table, user);
    laws.set(user, law);
    return law;
  };
  const schemaOf = (call: ToolCall): ToolSchema =>
    withDefinitions(inputOf(call), table.definitions, longestSchema) as ToolSchema;
  const law = lawOf(endpoint);
  const names = shortenNames(table.tools, longestName);
  const tools: Tool[] = [];
  for (const [index, tool] of table.tools.entries()) {
    const { title, description, route, method, path, tags, isDeprecated } = tool;
    const name = names[index]!;
    const operation = { name, method, path, tags, isDeprecated };
    if (!include({ ...operation })) continue;
    const own = tool.arguments.filter((one) => law.leaves(one));
    const call: ToolCall = { tool, own, definitions: table.definitions };
    const inputSchema = once(() => schemaOf(call));
    const made: Tool = {
      ...operation,
      title,
      description,
      get inputSchema() {
        return inputSchema();
      },
      annotations: annotationsOf(method),
      route,
      build: (args, user = endpoint) => {
        const ofUser = lawOf(user);
        const given = readToolArguments(args, call, ofUser);
        const used = validate ? readToolArguments(checked(validate(inputSchema(), given)), call, ofUser) : given;
        return buildCall(user, tool, used, ofUser);
      },
      viewFor: (user = endpoint) => {
        const left = own.filter((one) => !lawOf(user).fills(one));
        return {
          endpoint: user,
          inputSchema: user === endpoint ? inputSchema() : schemaOf({ ...call, own: left }),
          ofQuery: new Map(left.filter((one) => one.in === "query").map((one) => [parameterOf(one), one.name])),
        };
      },
    };
    tools.push(withAnswer(made, tool, table.answers, longestSchema));
  }
  return tools;
}

/** Of any copy of the library, and of any class. */
function isEndpoint(value: unknown): boolean {
  return typeof (value as Partial<AnyEndpoint> | null)?.isTrusted === "function";
}

/** A schema is written when it is read: thousands of them are large. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function withAnswer(tool: Tool, { answer }: ToolDefinition, answers: ToolTable["answers"] = {}, longest: number): Tool {
  if (!answer) return tool;
  const read = once(() => withDefinitions({ ...answer }, answers, longest) as ToolOutputSchema);
  return Object.defineProperty(tool, "outputSchema", { get: read, enumerable: true, configurable: true });
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

function inputOf({ tool, own }: ToolCall): ToolSchema {
  const properties = {};
  for (const { name, schema } of own) setOwn(properties, name, schema);
  const required = own.filter((one) => isNeeded(one, tool.isBodyRequired)).map(({ name }) => name);
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** What `validate` has returned: a boolean tells nothing, and a promise comes too late. */
function checked(args: unknown): object {
  if (isPlainObject(args)) return args;
  throw invalidOption("validate", "must be a function that throws, or returns the arguments");
}
