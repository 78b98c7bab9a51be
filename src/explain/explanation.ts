import type { EndpointErrorCode } from "../errors/endpoint-error.js";
import type { RequestOptions } from "../types/options.js";

/**
 * Who said something: the vendor; the defaults, counted from 1 in the order they were given, those that say nothing left
 * out; the options of the call; a step of a chain, counted from 1; or `build`, which adds what nobody has said.
 */
export type LayerName = "vendor" | `defaults ${number}` | "call" | `step ${number}` | "build";

/** The clause of the specification (P1 to P5), or the decision, that something follows from. */
export type Rule =
  "P1" | "P2" | "P3" | "P4" | "P5" | "A5" | "B5" | "C1" | "C7" | "C9" | "D2" | "D3" | "D5" | "E1" | "E2";

/** A value, and who gave it. */
export interface Given {
  /**
   * As it may be shown: text in quotes and cut after 99 characters, objects by their kind, `***` in the place of secrets.
   * Where only text can stand, such as in a header, it is without quotes.
   */
  readonly value: string;
  readonly layer: LayerName;
}

/** A value in force, and what it was laid over. */
export interface Said extends Given {
  /** What the layers beneath had said, the nearest first. */
  readonly overrode: readonly Given[];
}

/** Where a parameter goes. */
export type ParameterPlace =
  /** A whole url, written by `{+name}` at the start of the template. */
  | "url"
  | "host"
  | "path"
  | "query"
  | "fragment"
  /** A member of the JSON object. */
  | "body"
  /** Not sent: absent in a url, or hidden by `data`. */
  | "dropped"
  /** The build has failed before it was known. */
  | "unknown";

/** What has become of a parameter; one that several expressions take is told once for each. */
export interface ExplainedParameter extends Said {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly rule?: Rule;
  /** Why it went there, in words. */
  readonly reason: string;
  /** What it became in the url, percent-encoded. */
  readonly became?: string;
}

/** What has become of a header field. */
export interface ExplainedHeader extends Said {
  /** In lower case. */
  readonly name: string;
  /** Removed: by `null` (decision A5). Withheld: a credential of the defaults, from an origin not trusted (D5). */
  readonly state: "sent" | "removed" | "withheld";
  readonly rule?: Rule;
  /** Why it is not as it was given, in words. */
  readonly reason?: string;
}

/** An option beside parameters and headers. */
export interface ExplainedOption extends Said {
  /**
   * `method`, `url`, `baseUrl`, `mediaType.format`, `mediaType.previews` (once for each preview), `data`, or `request.`
   * and the name of one of its keys.
   */
  readonly name: string;
  readonly rule?: Rule;
  /** What is done with it, in words, where its name does not tell. */
  readonly reason?: string;
}

/** A step by which `accept` came about. */
export interface AcceptStep {
  /** The header after this step. */
  readonly accept: string;
  /** What was done: the header as given, the format, the previews. */
  readonly step: string;
  readonly rule?: Rule;
  /** Who asked for it. */
  readonly layers: readonly LayerName[];
}

/** What a warning is about. */
export type WarningCode =
  /** A credential goes to another origin than that of `baseUrl`, or of the `baseUrl` that was in force when it was given. */
  | "credential-leaves-origin"
  /** A credential goes over plain http. */
  | "credential-in-clear"
  /** A credential of the defaults was held back, because the origin is not trusted (decision D5). */
  | "credential-withheld"
  /** A parameter with the name of a secret stands in the url, which servers and proxies log. */
  | "secret-in-url"
  /** A default parameter has no placeholder, and travels in the body. */
  | "default-in-body"
  /** Parameters are not sent, because `data` is the whole body (decision D2). */
  | "data-hides-parameters"
  /** `data` is text or bytes, and no content-type says of what kind (decision D3). */
  | "content-type-missing"
  /** A parameter has nearly the name of a placeholder that it does not fill. */
  | "near-placeholder"
  /** A parameter has nearly the name of an option. */
  | "near-option"
  /** A format or previews are asked for, but `accept` has no media range that they amend (decisions E1, E2). */
  | "media-type-without-effect";

/** Something that is allowed, and may still not be meant. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
  /** The parameters or header fields that it is about. */
  readonly names: readonly string[];
}

/** Why there is no request: the fields of the error that `build()` throws, as plain data. */
export interface ExplainedError {
  /** The name of its class. */
  readonly name: string;
  readonly code: EndpointErrorCode;
  readonly message: string;
  /** The fields of its kind, such as `names`. */
  readonly [field: string]: unknown;
}

/**
 * How a request came about: plain data, which `JSON.stringify` takes whatever the values of the call are. It shows no
 * credentials unless asked to (decision D6).
 */
export interface Explanation {
  /** The verb in upper case, where it is known. */
  readonly method: string | undefined;
  /** The finished url, with `***` in the place of secrets. */
  readonly url: string | undefined;
  /** Why there is no request. */
  readonly error: ExplainedError | undefined;
  /** In the order in which they were placed. */
  readonly parameters: readonly ExplainedParameter[];
  /** The placeholders that nobody gave a value. */
  readonly unfilled: readonly string[];
  readonly headers: readonly ExplainedHeader[];
  readonly options: readonly ExplainedOption[];
  /** The steps by which `accept` came about: one where nothing amends it, none where there is no such header. */
  readonly accept: readonly AcceptStep[];
  readonly warnings: readonly Warning[];
  /**
   * What `build()` gives, secrets and all; `undefined` where it throws. Not enumerable, so that neither JSON nor a log
   * of the explanation has it.
   */
  readonly request: RequestOptions | undefined;
  /** All of it as a table of 100 columns. */
  toString(): string;
}

/** How to explain. */
export interface ExplainSettings {
  /** `"show"` shows credentials and `data` too; by default they are `***` (decision D6). */
  readonly secrets?: "show" | "hide" | undefined;
}
