import type { ContentOf, EntryOf, ErrorStatus, StatusOf } from "./content.js";

/** The key of a type-only property: no value has it. */
declare const RESPONSE: unique symbol;

/** The key of a type-only property: no value has it. */
declare const RESPONSES: unique symbol;

/** Has the type of the response body: from the route, through adapters, to the function that sends requests. */
export interface CarriesResponse<Response> {
  readonly [RESPONSE]?: (() => Response) | undefined;
}

/** Has the responses of the OpenAPI document by status, including errors. */
export interface CarriesResponses<Responses> {
  readonly [RESPONSES]?: (() => Responses) | undefined;
}

/** Has the responses of the request that an adapter converted. */
export interface CarriesResponsesOf<Built> extends CarriesResponses<DocumentedBy<Built>> {}

/**
 * The type of the response body, of request options or of the result of an adapter; `unknown` when it is not known.
 *
 * ```ts
 * const request = endpoint("GET /user") as RequestOptions<{ login: string }>;
 * const user: ResponseOf<typeof request> = { login: "octocat" };
 * user.login; // => "octocat"
 * ```
 *
 * @typeParam Status - the status of the response, such as `404`; by default any successful one
 */
export type ResponseOf<Carrier, Status extends number = never> = [Status] extends [never]
  ? ResponseOfSuccess<Carrier>
  : Carrier extends unknown
    ? ContentOfStatus<DocumentedBy<Carrier>, Status>
    : never;

// Some adapters return the arguments of their client: the last are options with the type.
type ResponseOfSuccess<Carrier> = Carrier extends readonly [...unknown[], infer Options]
  ? ResponseOfSuccess<Options>
  : Carrier extends CarriesResponse<infer Response>
    ? Response
    : unknown;

/**
 * The type of the response body if the request fails: a union of the errors in the OpenAPI document for this route;
 * `unknown` if it has none.
 *
 * ```ts
 * interface paths {
 *   "/user": { get: { responses: { 200: object; 404: { content: { "application/json": { message: string } } } } } };
 * }
 * const request = new Endpoint<paths>().build("GET /user");
 * const error: ErrorOf<typeof request> = { message: "Not Found" };
 * error.message; // => "Not Found"
 * ```
 */
export type ErrorOf<Carrier> = Carrier extends unknown ? ContentOfErrors<DocumentedBy<Carrier>> : never;

/**
 * The responses of request options in the OpenAPI document: a union of `{ status, body }`, discriminated by the status.
 *
 * ```ts
 * interface paths {
 *   "/jobs": { post: { responses: { 201: { content: { "application/json": { id: number } } }; 202: object } } };
 * }
 * const request = new Endpoint<paths>().build("POST /jobs");
 * const response = { status: 201, body: { id: 7 } } as ResponsesOf<typeof request>;
 * response.status === 201 && response.body.id; // => 7
 * ```
 */
export type ResponsesOf<Carrier> = Carrier extends unknown ? EachResponse<DocumentedBy<Carrier>> : never;

/** The responses of the document. */
export type DocumentedBy<Carrier> = Carrier extends readonly [...unknown[], infer Options]
  ? DocumentedBy<Options>
  : Carrier extends CarriesResponses<infer Responses>
    ? Responses
    : unknown;

type ContentOfStatus<Responses, Status extends number> = unknown extends Responses
  ? unknown
  : Status extends number
    ? EntryOf<Responses, Status> extends infer Entry extends keyof Responses
      ? [Entry] extends [never]
        ? unknown
        : ContentOf<Responses[Entry]>
      : unknown
    : never;

type ContentOfErrors<Responses> = unknown extends Responses
  ? unknown
  : [ErrorStatus<Responses>] extends [never]
    ? unknown
    : ContentOf<Responses[ErrorStatus<Responses>]>;

type EachResponse<Responses> = unknown extends Responses
  ? { readonly status: number; readonly body: unknown }
  : {
      [Status in keyof Responses]: {
        readonly status: StatusOf<Status, Responses>;
        readonly body: ContentOf<Responses[Status]>;
      };
    }[keyof Responses];
