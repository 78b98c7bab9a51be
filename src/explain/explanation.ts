import type { EndpointError } from "../errors/endpoint-error.js";
import type { RequestOptions } from "../types/options.js";

/** Who set a value: the vendor, a rule of its routes, the defaults of the endpoint, or the call. */
export type LayerName = "vendor" | "rule" | "default" | "call";

/** A value, and who set it. */
export interface ExplainedValue {
  readonly name: string;
  readonly layer: LayerName;
  /**
   * The value for people: text in quotes and cut after 99 characters, objects by their kind, secrets as `***`. Values that are always
   * text, such as those of headers, have no quotes.
   */
  readonly value: string;
}

/**
 * Where a parameter goes. `url` is a full url in `{+name}` at the start of the route, `body` a member of the body. `dropped` parameters
 * are left out. `unknown` means that the call failed earlier.
 */
export type ParameterPlace = "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped" | "unknown";

/** A parameter, and where it goes. A parameter in several expressions has an entry for each. */
export interface ExplainedParameter extends ExplainedValue {
  readonly place: ParameterPlace;
  /** Why it goes there, or is left out. */
  readonly reason: string;
  /** Its percent-encoded text in the url. */
  readonly became?: string;
}

/** A header field, by its name in lower case. */
export interface ExplainedHeader extends ExplainedValue {
  /** `removed`: by `null`, `finalize()` or a missing body. `withheld`: a credential of the defaults, and the origin is not trusted. */
  readonly state: "sent" | "removed" | "withheld";
  /** Why it is left out, or differs from what was set. */
  readonly reason?: string;
}

/**
 * An option besides parameters and headers: `method`, `baseUrl`, `url`, `mediaType.format`, `mediaType.previews`, `data`, `policy.body`
 * if it encodes the body, `request.` and one of its keys, or `finalize` if the hook changes more than headers.
 */
export interface ExplainedOption extends ExplainedValue {
  /** How it is used, unless its name tells it. */
  readonly reason?: string;
}

/** The error that `build()` throws, as plain data. */
export type ExplainedError = Pick<EndpointError, "name" | "code" | "message" | "names" | "issues">;

/** How a request is built, as plain JSON data for any values of the call. It hides credentials by default. */
export interface Explanation {
  /** The method in upper case, if it is known. */
  readonly method: string | undefined;
  /** The final url, with secrets as `***`. */
  readonly url: string | undefined;
  /** The error, if there is no request. */
  readonly error: ExplainedError | undefined;
  /** Those of `query()` are last. */
  readonly parameters: readonly ExplainedParameter[];
  /** The placeholders without a value. */
  readonly unfilled: readonly string[];
  readonly headers: readonly ExplainedHeader[];
  readonly options: readonly ExplainedOption[];
  /**
   * The result of `build()`, including secrets; `undefined` if it throws. Not enumerable, so that JSON and logs of the
   * explanation do not contain it.
   */
  readonly request: RequestOptions | undefined;
  /** Formats the explanation as a table. */
  toString(): string;
}

/** How to explain. */
export interface ExplainSettings {
  /** `"show"` shows credentials and `data`; `"hide"`, the default, shows `***`. */
  readonly secrets?: "show" | "hide" | undefined;
}
