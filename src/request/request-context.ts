import type { ParsedOptions } from "../options/parsed-options.js";
import type { FinalizeContext, RequestOptions } from "../types/options.js";
import type { Policy } from "../types/policy.js";
import type { MediaTypeNegotiator } from "./accept.js";
import type { BaseUrl, BaseUrlTemplate } from "./base-url.js";

/** The properties of an endpoint that builds depend on. */
export interface RequestContext {
  readonly policy: Policy;
  readonly negotiator: MediaTypeNegotiator;
  readonly defaults: ParsedOptions;
  /** The base url of the defaults. */
  readonly ofDefaults: BaseUrl;
  /** `undefined` for most endpoints. */
  readonly extras: Extras | undefined;
  /** The header fields of calls without headers and media type; those for a JSON body are created on first use. */
  readonly headers: {
    readonly bare: Readonly<Record<string, string>>;
    withJsonType: Readonly<Record<string, string>> | undefined;
  };
}

/** The features that few endpoints have, so that builds of others do not check them. */
export interface Extras {
  /** The credentials that the vendor declares, in lower case. */
  readonly credentials: readonly string[] | undefined;
  /** The vendor's base url, if it has variables. */
  readonly template: BaseUrlTemplate | undefined;
  /** The hook of a subclass. */
  readonly finalize: ((request: RequestOptions, context: FinalizeContext) => RequestOptions) | undefined;
}

export const NO_EXTRAS: Extras = { credentials: undefined, template: undefined, finalize: undefined };
