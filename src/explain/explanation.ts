import type { EndpointErrorCode } from "../errors/endpoint-error.js";
import type { RequestOptions } from "../types/options.js";

/**
 * The source of a value: the vendor; defaults, counted from 1 without empty ones; `policy`, for `withPolicy()`; the
 * call; a chain step, counted from 1; `build`, for values that the build adds; or `finalize`, for values of the hook.
 */
export type LayerName =
  "vendor" | "rule" | `defaults ${number}` | "policy" | "call" | `step ${number}` | "build" | "finalize";

/** The rule of the specification (P1 to P5), or the decision. */
export type Rule =
  | "P1"
  | "P2"
  | "P3"
  | "P4"
  | "P5"
  | "A2"
  | "A4"
  | "A5"
  | "A7"
  | "A9"
  | "B5"
  | "C1"
  | "C7"
  | "C9"
  | "D2"
  | "D3"
  | "D5"
  | "D8"
  | "I1"
  | "I9"
  | "E1"
  | "E2";

/** A value and its source. */
export interface ContributedValue {
  /**
   * The formatted value: text in quotes and cut after 99 characters, objects by their kind, secrets as `***`. Values
   * that are always text, such as those of headers, have no quotes.
   */
  readonly value: string;
  readonly layer: LayerName;
}

/** The value in effect, and the values that it overrides. */
export interface EffectiveValue extends ContributedValue {
  /** The overridden values, latest first. */
  readonly overrode: readonly ContributedValue[];
}

/**
 * Where a parameter goes. `url` is a full url in `{+name}` at the start of the route, `body` a member of the JSON
 * object. `dropped` parameters are not sent, because they are absent or `data` replaces them. `unknown` means that the
 * call failed earlier.
 */
export type ParameterPlace = "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped" | "unknown";

/** A parameter, and where it goes. A parameter in several expressions has an entry for each. */
export interface ExplainedParameter extends EffectiveValue {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly rule?: Rule;
  /** The reason for its place. */
  readonly reason: string;
  /** Its percent-encoded text in the url. */
  readonly became?: string;
}

/** A header field, and whether it is sent. */
export interface ExplainedHeader extends EffectiveValue {
  /** In lower case. */
  readonly name: string;
  /** `removed`: by `null`, or a default `content-type` without a body. `withheld`: a credential of the defaults, and the origin is not trusted. */
  readonly state: "sent" | "removed" | "withheld";
  readonly rule?: Rule;
  /** The reason why it differs from the given value. */
  readonly reason?: string;
}

/** An option besides parameters and headers. */
export interface ExplainedOption extends EffectiveValue {
  /**
   * `method`, `baseUrl`, `url`, `mediaType.format`, `mediaType.previews` (once for each preview), `data`, `policy.body` if it
   * encodes the body, `request.` and the name of one of its keys, or `finalize` if the hook changes more than headers.
   */
  readonly name: string;
  readonly rule?: Rule;
  /** How it is used, unless its name tells it. */
  readonly reason?: string;
}

/** A step in the composition of `accept`. */
export interface AcceptStep {
  /** The header after this step. */
  readonly accept: string;
  /** The header as given, the format, or the previews. */
  readonly step: string;
  readonly rule?: Rule;
  /** The source of the format or preview. */
  readonly layers: readonly LayerName[];
}

/** The kind of a warning. */
export type WarningCode =
  /** A credential is sent to an origin other than that of `baseUrl`, or of the `baseUrl` it was set with. */
  | "credential-leaves-origin"
  /** A credential is sent over plain http. */
  | "credential-in-clear"
  /** A credential of the defaults is not sent, because the origin is not trusted. */
  | "credential-withheld"
  /** A parameter with the name of a secret is in the url, which servers and proxies log. */
  | "secret-in-url"
  /** A default parameter has no placeholder and is sent in the body. */
  | "default-in-body"
  /** Parameters are not sent, because `data` is the whole body. */
  | "data-hides-parameters"
  /** `data` is text or bytes, and `content-type` is not set. */
  | "content-type-missing"
  /** The name of a parameter is close to that of a placeholder that it does not fill. */
  | "near-placeholder"
  /** The name of a parameter is close to that of an option. */
  | "near-option"
  /** A parameter has the name and the type of an option of other clients, such as `timeout: 5000`. */
  | "option-of-other-client"
  /** A list or an object is written to `{name}`, joined by commas. */
  | "joined-in-placeholder"
  /** A format or previews are set, but `accept` has no media range that they change. */
  | "media-type-without-effect";

/** A possible mistake in a valid call. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
  /** The names of the parameters or header fields. */
  readonly names: readonly string[];
}

/** The error that `build()` throws, as plain data. */
export interface ExplainedError {
  /** The name of its class. */
  readonly name: string;
  readonly code: EndpointErrorCode;
  readonly message: string;
  /** The fields of its class, such as `names`. */
  readonly [field: string]: unknown;
}

/**
 * How a request is built, as plain JSON data for any values of the call. It hides credentials by default.
 */
export interface Explanation {
  /** The method in upper case, if it is known. */
  readonly method: string | undefined;
  /** The final url, with secrets as `***`. */
  readonly url: string | undefined;
  /** The error, if there is no request. */
  readonly error: ExplainedError | undefined;
  /** In the order of the names; those of `query()` are last. */
  readonly parameters: readonly ExplainedParameter[];
  /** The placeholders without a value. */
  readonly unfilled: readonly string[];
  readonly headers: readonly ExplainedHeader[];
  readonly options: readonly ExplainedOption[];
  /** The composition of `accept`: one step if it is unchanged, none if there is no such header. */
  readonly accept: readonly AcceptStep[];
  readonly warnings: readonly Warning[];
  /**
   * The result of `build()`, including secrets; `undefined` if it throws. Not enumerable, so that JSON and logs of the
   * explanation do not contain it.
   */
  readonly request: RequestOptions | undefined;
  /** Formats the explanation as a table of 100 columns. */
  toString(): string;
}

/** How to explain. */
export interface ExplainSettings {
  /** `"show"` shows credentials and `data`; `"hide"`, the default, shows `***`. */
  readonly secrets?: "show" | "hide" | undefined;
}
