import type { Returns } from "../shared/standard-schema.js";
import type { Policy } from "../types/policy.js";
import type { Values } from "./values.js";

// What callers set, checked.

/** A supported HTTP method. */
export interface Method {
  /** In upper case, as on the wire. */
  readonly name: string;
  /** In lower case, as in request options (Rules for build 5). */
  readonly lower: string;
  /** Whether parameters without a placeholder form a body; otherwise they go to the query. */
  readonly hasBody: boolean;
}

/** A base URL, checked. */
export interface BaseUrl {
  /** As the caller wrote it. */
  readonly text: string;
  /** Without trailing slashes, to put before a path; empty while variables have no values. */
  readonly prefix: string;
  /** Scheme, host and port in their normal form. */
  readonly origin: string;
}

/** The format and the previews of an `accept` header. */
export interface MediaType {
  readonly format: string | undefined;
  readonly previews: readonly string[];
}

/** The options of a call, of a step of a chain, or of defaults, checked. */
export interface Options {
  baseUrl: BaseUrl | undefined;
  method: string | undefined;
  url: string | undefined;
  /** By name in lower case; `null` removes a field. */
  headers: Values | undefined;
  mediaType: MediaType | undefined;
  /** Parameters that go to the query whatever the route is: `.query()`. */
  query: Values | undefined;
  data: unknown;
  request: object | undefined;
  /** What the chain chooses of the policy, which overrides rules of routes. */
  policy: Partial<Policy> | undefined;
  /** How the response is read: `.returns()`. */
  returns: Returns | undefined;
}
