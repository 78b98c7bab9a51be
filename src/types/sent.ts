import type { Complete } from "./mistakes.js";
import type { RequestOptions } from "./options.js";
import type { CarriesResponse, DocumentedBy, OkStatus, ResponseOf, ResponsesOf, SuccessStatus } from "./response.js";

/** The key of a type-only property: no value has it. */
export declare const SENT: unique symbol;

/** Has the type of the request that a chain passes to a function of `sendWith()`, with the response that its schema gives. */
export interface Sends<Sent> {
  readonly [SENT]?: (() => Sent) | undefined;
}

/** How to read the body of a successful response, whatever its media type says. */
export type BodyForm = "json" | "text" | "bytes" | "stream";

/** A request, and what only its chain knows of it. */
export interface Prepared {
  readonly request: RequestOptions;
  /** The method and the path of the route, without values: `GET /repos/{owner}/{repo}`. */
  readonly route: string | undefined;
  /** The schema that checks the body. */
  readonly returns: StandardSchema | undefined;
  readonly as: BodyForm | undefined;
  /** The names in the `credentials` of the vendor. */
  readonly credentials: readonly string[];
}

/** A function of `sendWith()`: `.to()` gives it the chain, which it builds within its promise. */
export interface Sender<Result = unknown> {
  readonly sendChain: (prepare: () => Prepared) => Promise<Result>;
}

/** A body, the response that it was read from, and its header fields. */
export interface Answer<Body, Received = unknown, Sent = unknown> {
  readonly body: Body;
  readonly response: Received;
  /** By lower-case name; editors offer those of the OpenAPI document. */
  readonly headers: ResponseHeaders<DocumentedBy<Sent>>;
}

/** What `send.result()` gives for some statuses. */
export interface Result<
  Status extends number = number,
  Ok extends boolean = boolean,
  Body = unknown,
  Received = unknown,
  Sent = unknown,
> extends Answer<Body, Received, Sent> {
  readonly status: Status;
  /** Whether the status is 200 to 299. */
  readonly ok: Ok;
}

/**
 * What `send.result()` gives for a request: a union, discriminated by the `status` and by `ok`, of the responses in the OpenAPI document;
 * without one, any status.
 */
export type ResultOf<Sent, Received = unknown> = Sent extends unknown
  ? unknown extends DocumentedBy<Sent>
    ? Result<number, true, ResponseOf<Sent>, Received> | Result<number, false, unknown, Received>
    : ResultOfEach<ResponsesOf<Sent>, Sent, Received>
  : never;

type ResultOfEach<Each, Sent, Received> = Each extends { readonly status: infer Status; readonly body: infer Body }
  ? | ResultIf<OkStatus<Status>, true, SuccessBody<Body, Sent>, Received, Sent>
    | ResultIf<Exclude<Status, OkStatus<Status>>, false, Body, Received, Sent>
  : never;

type ResultIf<Status, Ok extends boolean, Body, Received, Sent> = [Status] extends [never]
  ? never
  : Result<Status & number, Ok, Body, Received, Sent>;

// A document that has a `default` alone means successes, too, whose type `.returns()` may declare.
type SuccessBody<Body, Sent> = keyof DocumentedBy<Sent> & SuccessStatus extends never ? ResponseOf<Sent> : Body;

/** Header fields of a response; a name that the document does not have may be there, too. */
export type ResponseHeaders<Responses = unknown> = Readonly<Record<string, string | undefined>> & {
  readonly [Name in HeaderNames<Responses>]?: string;
};

type HeaderNames<Responses> = unknown extends Responses
  ? never
  : { [Status in keyof Responses]: NamesOf<Responses[Status]> }[keyof Responses];

type NamesOf<Entry> = Entry extends { readonly headers: infer Headers }
  ? keyof { [Name in keyof Headers as string extends Name ? never : Lowercase<Name & string>]: never }
  : never;

/** What a function of `sendWith()` returns for a chain: the body of the response, alone or beside the response, or a result. */
export type SentWith<Send, Sent> =
  Send extends Sender<infer Given>
    ? Promise<
        Given extends Result<number, boolean, unknown, infer Received>
          ? ResultOf<Sent, Received>
          : Given extends Answer<unknown, infer Received>
            ? Answer<ResponseOf<Sent>, Received, Sent>
            : ResponseOf<Sent>
      >
    : never;

/** The request that a chain sends; a request itself; any other type, as in `send<User>(request)`, is that of the body. */
export type SentBy<Source> = Source extends { readonly build: () => unknown }
  ? Source extends Sends<infer Sent>
    ? Sent
    : unknown
  : Source extends SentRequest
    ? Source
    : CarriesResponse<Source>;

/** A chain or a request; any request, if the type is that of a body. */
export type Sendable<Source> = Source extends SentRequest | { readonly build: () => unknown }
  ? Complete<Source>
  : RequestOptions;

/** What every request has. */
type SentRequest = Pick<RequestOptions, "method" | "url" | "headers">;

/** The platform's `ReadableStream`, from the types of the DOM or of Node. */
type PlatformStream = typeof globalThis extends { ReadableStream: { prototype: infer Instance } } ? Instance : object;

/** The type of a body that is read in a form. */
export type ReadAs<As, Json = unknown> = As extends "text"
  ? string
  : As extends "bytes"
    ? Uint8Array
    : As extends "stream"
      ? PlatformStream
      : Json;

/** A response that a schema checks: `build()` does not have its type, because a request does not carry the schema. */
export interface Checked<Response> {
  readonly checked: Response;
}

/** The response of a request that is built alone. */
export type BuiltResponse<Response> = Response extends Checked<unknown> ? unknown : Response;

/** The response of a request that a function of `sendWith()` sends. */
export type SentResponse<Response> = Response extends Checked<infer Output> ? Output : Response;

/**
 * A schema of a library that implements [Standard Schema](https://standardschema.dev), such as zod, valibot or arktype: the part
 * of its interface that is used here.
 *
 * @typeParam Output - the type of a valid value
 */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
  };
}

/** The valid value, or what is wrong with it. */
export type SchemaResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

/** What is wrong with a value, and where. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
