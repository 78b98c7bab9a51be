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

/** The body of a response of the document; `undefined` for a response without content. */
export type ContentOf<Response> = Response extends { content: infer Content }
  ? [Content] extends [undefined]
    ? undefined
    : Content extends { "application/json": infer Json }
      ? Json
      : BodyAs<keyof Content, Content>
  : undefined;

/** Media types whose bodies are read as bytes. Documents write them as text. */
type BytesMediaType =
  | `${"audio" | "font" | "image" | "video"}/${string}`
  | `application/${"gzip" | "octet-stream" | "pdf" | "wasm" | "x-tar" | "zip"}`;

/** The body of a response in a media type. */
type BodyAs<MediaType extends keyof Content, Content> = MediaType extends BytesMediaType
  ? MediaType extends `image/svg${string}`
    ? Content[MediaType]
    : Uint8Array
  : Content[MediaType];

export type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | "2XX";

/** Informational responses and redirects, which clients handle. */
type OtherStatus = 100 | 101 | 102 | 103 | 300 | 301 | 302 | 303 | 304 | 307 | 308 | "1XX" | "3XX";

/** The statuses of errors. The `default` of the document is the entry for all statuses that it does not list. */
type ErrorStatus<Responses> = Exclude<keyof Responses, SuccessStatus | OtherStatus>;

/** The responses of the document, with another body of the successful ones. */
export type WithSuccess<Responses, Body> = unknown extends Responses
  ? unknown
  : {
      [Status in keyof Responses]: Status extends SuccessStatus
        ? { content: { "application/json": Body } }
        : Responses[Status];
    };

/** The entry for a status: its own entry, the entry of its range such as `4XX`, or `default`. */
type EntryOf<Responses, Status extends number> = Status extends keyof Responses
  ? Status
  : RangeOf<`${Status}`> & keyof Responses extends never
    ? "default" & keyof Responses
    : RangeOf<`${Status}`> & keyof Responses;

type RangeOf<Status extends string> = Status extends `${infer Digit}${string}` ? `${Digit}XX` : never;

/** The statuses of HTTP (RFC 9110, section 15, and its registry), by range. */
interface Statuses {
  "1XX": 100 | 101 | 102 | 103;
  "2XX": 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;
  "3XX": 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
  "4XX": ClientErrors;
  "5XX": 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;
}
type ClientErrors =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415)
  | (416 | 417 | 418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451);

/** The statuses that an entry of the document is for: a range and `default` are for those that have no entry of their own. */
type StatusOf<Entry, Responses> = Entry extends number
  ? Entry
  : Exclude<Entry extends keyof Statuses ? Statuses[Entry] : StatusesBeside<Responses>, keyof Responses>;

/** Those of statuses that are successful, as `ok` of a `Response` says. */
export type OkStatus<Status> = Status extends number ? (`${Status}` extends `2${string}` ? Status : never) : never;

type StatusesBeside<Responses> = Statuses[Exclude<keyof Statuses, keyof Responses>];

/** The media types of the successful responses, by any status. */
export type SuccessMediaTypes<Responses> = unknown extends Responses ? never : MediaTypeOf<Success<Responses>>;

type MediaTypeOf<Response> = Response extends { content: infer Content } ? keyof Content & string : never;

/** The successful responses; without one, the `default` of the document. */
type Success<Responses> = keyof Responses & SuccessStatus extends never
  ? Responses["default" & keyof Responses]
  : Responses[keyof Responses & SuccessStatus];

/** The content of the successful responses in a media type; statuses without it have their own content. */
export type ContentAs<MediaType, Responses> = ContentIn<MediaType, Success<Responses>>;

type ContentIn<MediaType, Response> = Response extends { content: infer Content }
  ? MediaType extends keyof Content
    ? BodyAs<MediaType, Content>
    : ContentOf<Response>
  : undefined;
