import type { Fault } from "../errors/endpoint-error.js";
import type { Returns } from "../shared/standard-schema.js";
import type { BodyEncoder, Policy } from "../types/policy.js";
import type { Call } from "./call.js";
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

/** The options of a call, of a step of a chain, or of defaults, checked. A call reads them from its own properties once. */
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
  /** The names of parameters that are probably meant to be options. */
  readonly suspects: string[];
  /** The options that are not valid: they are reported together. */
  readonly faults: Fault[];
}

/** What a vendor says about a route. Defaults and calls override it. */
export interface RouteSettings {
  /** The documented route. */
  readonly route: string;
  readonly baseUrl: BaseUrl | undefined;
  readonly accept: string | undefined;
  readonly contentType: string | undefined;
  /** `"data"` if the body is always `data`. */
  readonly body: BodyEncoder | "data" | undefined;
  /** Whether the encoder also writes `data` that is a text. */
  readonly encodesText: boolean;
  /** Whether the body is there without members, too. */
  readonly requiresBody: boolean;
  /** Whether a chain has chosen how to write a list or an object whose style the rule sets. */
  readonly isRestyled: (call: Call, name: string, value: unknown) => boolean;
}
