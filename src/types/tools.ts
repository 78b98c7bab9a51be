import type { AnyEndpoint } from "./any-endpoint.js";
import type { RequestOptions } from "./options.js";
import type { BodyEncoder } from "./policy.js";

/** A tool for a model: an operation of a document. */
export interface Tool extends ToolOperation {
  /** The summary of the operation, or its route: for people. */
  readonly title: string;
  /** The summary and the description of the operation, at most 1,000 characters. */
  readonly description: string;
  /** The schema of the arguments: an object of JSON Schema 2020-12. */
  readonly inputSchema: ToolSchema;
  /** The schema of a successful answer in JSON, if that is always an object: it may have more members than the schema. */
  readonly outputSchema?: ToolOutputSchema;
  /** What the method says of the tool, as MCP has it. */
  readonly annotations: ToolAnnotations;
  /** The route of the operation, such as `GET /users/{id}`. */
  readonly route: string;
  /**
   * Builds the request of a call.
   *
   * @param args - what a model has written: an object
   * @param endpoint - that of a user, of the same definition as the endpoint of the tools, which is the default: one set of tools serves
   * all users
   * @throws {EndpointError} With a message for the model: `ERR_INVALID_PARAMETER` when an argument is unknown or cannot be sent,
   * `ERR_MISSING_PARAMETER` when one is missing, `ERR_UNSAFE_PATH` when a value would reach another path.
   */
  build(args: unknown, endpoint?: AnyEndpoint): RequestOptions;
}

/** The annotations of MCP. */
export interface ToolAnnotations {
  /** Whether the operation changes nothing: GET, HEAD, OPTIONS and QUERY. */
  readonly readOnlyHint: boolean;
  /** Whether a second call with the same arguments changes nothing more: those that read, PUT and DELETE. */
  readonly idempotentHint: boolean;
  /** `true` if the operation may delete or overwrite something: DELETE, PUT and PATCH. */
  readonly destructiveHint?: true;
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

/** Chooses operations: a function, or patterns such as `"GET *"`, `"GET /users/*"`, `"tag:billing"` and the name of a tool. */
export type ToolInclude = ((operation: ToolOperation) => boolean) | readonly string[];

/** The options of `toolsOf()` and `defineTools()`. */
export interface ToolOptions {
  /** Which operations become tools; by default all. */
  readonly include?: ToolInclude | undefined;
  /**
   * Checks the arguments of a call. It throws, or returns the arguments to use. It is synchronous.
   *
   * @param schema - the `inputSchema` of the tool
   * @param args - an object that has no other names than the schema
   */
  readonly validate?: ((schema: ToolSchema, args: Readonly<Record<string, unknown>>) => unknown) | undefined;
}

/** The schema of the arguments of a tool: an object of JSON Schema 2020-12. */
// An alias: interfaces are not assignable to the types that clients of models have.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type ToolSchema = {
  type: "object";
  properties: Record<string, object>;
  required?: string[];
  additionalProperties: false;
  /** The schemas that others refer to; frozen, because tools share them. */
  $defs?: Record<string, object>;
};

/** The schema of an answer: an object of JSON Schema 2020-12. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type ToolOutputSchema = {
  type: "object";
  /** The schemas that others refer to; frozen, because tools share them. */
  $defs?: Record<string, object>;
  [keyword: string]: unknown;
};

/** The operations of a document as plain data, from which `defineTools()` makes tools. */
export interface ToolTable {
  /** The names of the API's credentials. */
  readonly credentials: readonly string[];
  // Of a tuple, the compiler does not compare each tool with all others.
  readonly tools: readonly [] | readonly ToolDefinition[];
  /** The schemas that others refer to, by the names that they have in `$defs`. */
  readonly definitions: Readonly<Record<string, SchemaDefinition>>;
}

/** An operation, and where each of its arguments goes. */
export interface ToolDefinition extends ToolOperation {
  readonly title: string;
  readonly description: string;
  readonly route: string;
  /** Of several with one name, the first counts that neither defaults nor credentials fill. */
  readonly parameters: readonly ToolArgument[];
  /** The members of the body, if they may stand beside the parameters. */
  readonly members?: readonly ToolArgument[];
  /** The body as one argument, if it has no such members, or one has the name of a parameter. */
  readonly body?: ToolArgument;
  readonly isBodyRequired?: boolean;
  /** Writes the body, for an endpoint that has no rule for it. */
  readonly encoder?: BodyEncoder;
}

/** An argument of a tool. */
export interface ToolArgument {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "member" | "body";
  /** Whether the request needs it; a member, whether the body does. */
  readonly isRequired?: boolean;
  readonly schema: object;
  /** Whether the request has no list and no object there. */
  readonly isScalar?: boolean;
  /** The definitions that the schema refers to. */
  readonly uses?: readonly string[];
  /** The names of the members of a body that is one argument. */
  readonly names?: readonly string[];
}

/** A schema that others refer to. */
export interface SchemaDefinition {
  readonly schema: unknown;
  /** The definitions that it refers to. */
  readonly uses?: readonly string[];
}
