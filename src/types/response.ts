/** The key of a type-only property: no value has it. */
declare const RESPONSE: unique symbol;

/** Carries the type of the response body: from the route, through every adapter, to the function that sends. */
export interface CarriesResponse<Response> {
  readonly [RESPONSE]?: (() => Response) | undefined;
}

/**
 * The type of the response body, of request options or of the result of an adapter; `unknown` when it is not known.
 *
 * ```ts
 * const request = endpoint("GET /user") as RequestOptions<{ login: string }>;
 * const user: ResponseOf<typeof request> = { login: "octocat" };
 * user.login; // => "octocat"
 * ```
 */
// Some adapters return the arguments of their client: a url, and options that carry the type.
export type ResponseOf<Carrier> = Carrier extends readonly [unknown, infer Options]
  ? ResponseOf<Options>
  : Carrier extends CarriesResponse<infer Response>
    ? Response
    : unknown;
