/** Where a type says what the server answers; no value has a property of this name. */
declare const RESPONSE: unique symbol;

/** Carries the type of the server's answer along: from the route through every adapter to whoever sends. */
export interface CarriesResponse<Response> {
  readonly [RESPONSE]?: (() => Response) | undefined;
}

/**
 * What the server answers to a request, or to what an adapter made of it; `unknown` where nothing says.
 *
 * ```ts
 * const request = endpoint("GET /user") as RequestOptions<{ login: string }>;
 * const user: ResponseOf<typeof request> = { login: "octocat" };
 * user.login; // => "octocat"
 * ```
 */
export type ResponseOf<Carrier> = Carrier extends CarriesResponse<infer Response> ? Response : unknown;
