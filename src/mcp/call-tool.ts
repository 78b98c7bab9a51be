import { closest } from "../errors/did-you-mean.js";
import { isEndpointError } from "../errors/endpoint-error.js";
import { kindOf, quote } from "../errors/quote.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { FetchLike } from "../response/fetch-any.js";
import { sendWith } from "../response/send-with.js";
import { attempt } from "../kernel/values.js";
import type { PlatformSignal } from "../types/steps.js";
import type { AnyEndpoint } from "../types/any-endpoint.js";
import type { RequestOptions } from "../types/options.js";
import type { Tool } from "../types/tools.js";
import { resultOf } from "./answer.js";
import { failure, type ToolResult } from "./content.js";
import { describeError } from "./describe-error.js";
import { limitResponse, type LimitedResponse } from "./limited-response.js";
import { fetchWithin } from "./redirects.js";
import { secretsOf } from "./hide.js";

/** What a model asks for: the `params` of `tools/call`. */
export interface ToolParams {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

/** The options of `callTool()`. */
export interface CallToolOptions {
  /** Sends the request: that of the platform, or another. */
  readonly fetch: FetchLike;
  /** Whose defaults and credentials the request has; by default those that the tools were made with. */
  readonly endpoint?: AnyEndpoint | undefined;
  /** Aborts the request, as when the client cancels the call. */
  readonly signal?: PlatformSignal | undefined;
  /** The number of characters of an answer that the model gets, 20,000 by default. */
  readonly longest?: number | undefined;
  /**
   * Checks an answer, if the `outputSchema` of tools is listed. It throws, or returns the data to give. It is synchronous.
   *
   * @param schema - the `outputSchema` of the tool
   * @param answer - the parsed answer
   */
  readonly validate?: ((schema: object, answer: object) => unknown) | undefined;
}

/** A longer answer would fill the context of a model. */
const LONGEST = 20_000;

/**
 * Calls a tool, and returns what `tools/call` of MCP answers: text, an image, audio or a file; where the call fails, a text that
 * says what to do (X4). Credentials of the request are hidden in what the API answers.
 *
 * ```ts
 * const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
 * const paths = { "/users/{id}": { get: { operationId: "get_user", parameters: [id] } } };
 * const info = { title: "Acme", version: "1" };
 * const document = { openapi: "3.1.0", info, servers: [{ url: "https://api.acme.example" }], paths };
 * const fetch = async () => new Response('{ "name": "Mona" }', { headers: { "content-type": "application/json" } });
 *
 * const tools = toolsOf(document);
 * const answer = await callTool(tools, { name: "get_user", arguments: { id: "7" } }, { fetch });
 * answer.content; // => [{ type: "text", text: '{"name":"Mona"}' }]
 * const refused = await callTool(tools, { name: "get_user", arguments: { id: ".." } }, { fetch });
 * refused.isError; // => true
 * ```
 *
 * @param tools - what `toolsOf()` has made
 * @param params - the `params` of the request
 * @throws {EndpointError} `ERR_INVALID_OPTION` when an option is invalid: what a model cannot mend is no result.
 */
export async function callTool(
  tools: readonly Tool[],
  params: ToolParams,
  options: CallToolOptions,
): Promise<ToolResult> {
  const { fetch, endpoint, signal, longest, validate } = readCallToolOptions(options);
  const { name, arguments: args = {} } = params;
  const tool = tools.find((one) => one.name === name);
  if (!tool) return failure(describeUnknown(name, tools));
  let request: RequestOptions;
  try {
    request = tool.build(args, endpoint);
  } catch (error) {
    if (isEndpointError(error) && !error.isOfParameters) throw error;
    return failure(error instanceof Error ? error.message : "The arguments are refused.");
  }
  const view = tool.viewFor?.(endpoint);
  const user = view?.endpoint ?? endpoint;
  const credentials = user?.vendor.credentials ?? [];
  const sent = { request: withSignal(request, signal), route: tool.route, credentials };
  const secrets = secretsOf(sent);
  let response: LimitedResponse | undefined;
  let json: string | undefined;
  const isTrusted = (url: string): boolean => user?.isTrusted(url) ?? false;
  const fetchLimited = async (url: string, init: unknown): Promise<LimitedResponse> =>
    (response = limitResponse(await fetchWithin(fetch, isTrusted)(url, init), Math.max(4 * longest, MOST_BYTES)));
  const parse = (text: string): unknown => {
    json = text;
    // What is cut, or no JSON, is still a text.
    return attempt(() => JSON.parse(text) as unknown) ?? text;
  };
  try {
    const { sendChain } = sendWith(fetchLimited, { parse }).withResponse;
    const { body, headers } = await sendChain(() => ({ ...sent, returns: undefined, as: undefined }));
    const answer = {
      url: request.url,
      response: response!,
      headers,
      body: json ?? (body as string | Uint8Array | undefined),
    };
    const { properties } = (view ?? tool).inputSchema;
    const ofQuery = view?.ofQuery ?? new Map<string, string>();
    return resultOf(answer, { properties, ofQuery, outputSchema: tool.outputSchema, validate, secrets, longest });
  } catch (error) {
    if (signal?.aborted) throw error;
    return failure(...describeError(error, tool.route, secrets));
  }
}

function withSignal(request: RequestOptions, signal: PlatformSignal | undefined): RequestOptions {
  return signal ? { ...request, request: { ...request.request, signal } } : request;
}

function describeUnknown(name: unknown, tools: readonly Tool[]): string {
  const near =
    typeof name === "string"
      ? closest(
          name,
          tools.map((tool) => tool.name),
        )
      : undefined;
  return `There is no tool ${quote(String(name))}${near === undefined ? "." : `; did you mean ${quote(near)}?`}`;
}

/** How many bytes of a file a result may have: as base64, they are a third more. */
const MOST_BYTES = 750_000;

function readCallToolOptions({ fetch, endpoint, signal, longest = LONGEST, validate }: CallToolOptions) {
  if (typeof fetch !== "function") throw invalidOption("fetch", `must be a function, not ${kindOf(fetch)}`);
  if (!Number.isSafeInteger(longest) || longest < 1)
    throw invalidOption("longest", "must be a positive number of characters");
  if (validate !== undefined && typeof validate !== "function")
    throw invalidOption("validate", `must be a function, not ${kindOf(validate)}`);
  return { fetch, endpoint, signal, longest, validate };
}
