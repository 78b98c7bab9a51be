import type { AnyEndpoint } from "./any-endpoint.js";
import type { RequestOptions } from "./options.js";
import type { BodyEncoder } from "./policy.js";

/** A tool for a model: an operation of a document. */
export interface Tool extends ToolOperation {
  /** The summary of the operation, or its route: for people. */
  readonly title: string;
  /** The summary and the description of the operation, at most 1,024 characters. */
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
  /** @internal What a model sees of it, if its calls have the defaults of an endpoint. */
  viewFor?(endpoint: AnyEndpoint | undefined): ToolView;
}

/** @internal What is left to a model. */
export interface ToolView {
  /** That of the call, or that of the tools. */
  readonly endpoint: AnyEndpoint;
  readonly inputSchema: ToolSchema;
  /** The names of arguments by those of parameters of the query. */
  readonly ofQuery: ReadonlyMap<string, string>;
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
  /** How many characters the name of a tool may have: 16 to 64, which is the default. */
  readonly longestName?: number | undefined;
  /** How many characters a schema may have as JSON; by default 32,768. What is deeper is any value of its type. */
  readonly longestSchema?: number | undefined;
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
  /** The API's credentials. */
  readonly credentials: readonly ToolCredential[];
  // Of a tuple, the compiler does not compare each tool with all others.
  readonly tools: readonly [] | readonly ToolDefinition[];
  /** The schemas that those of arguments refer to, by the names that they have in `$defs`. */
  readonly definitions: Readonly<Record<string, unknown>>;
  /** The schemas that those of answers refer to. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** A credential: a model never sets it. */
export interface ToolCredential {
  readonly name: string;
  readonly in: "header" | "query" | "cookie";
}

/** An operation, and where each of its arguments goes. */
export interface ToolDefinition extends ToolOperation {
  readonly title: string;
  readonly description: string;
  readonly route: string;
  /** The parameters, then the members of the body, or the body. */
  readonly arguments: readonly ToolArgument[];
  readonly isBodyRequired?: boolean;
  /** Writes the body, for an endpoint that has no rule for it. */
  readonly encoder?: BodyEncoder;
  /** The schema of an answer. */
  readonly answer?: object;
}

/** An argument of a tool. */
export interface ToolArgument {
  /** The name in the schema. */
  readonly name: string;
  /** The name that the API has for it, if that is another. */
  readonly parameter?: string;
  readonly in: "path" | "query" | "header" | "cookie" | "member" | "body";
  /** Whether the request needs it; a member, whether the body does. */
  readonly isRequired?: boolean;
  /** What is sent where a call leaves it out: the default of a required parameter. */
  readonly default?: unknown;
  readonly schema: object;
  /** What the request may have there; by default anything. */
  readonly kinds?: readonly ToolKind[];
  /** Whether the members of an object are parameters, or members of the body, of their own. */
  readonly isSpread?: boolean;
  /** What base64 becomes: bytes, or a file in a form. */
  readonly binary?: "bytes" | "file";
  /** The media type of a file, or of a parameter that is JSON, but not in the query. */
  readonly mediaType?: string;
  /** The names of the members of a body that is one argument. */
  readonly names?: readonly string[];
}

/** A kind of value: text, a number or a boolean; a list; or an object. */
export type ToolKind = "scalar" | "list" | "object";
