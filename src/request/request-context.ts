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
  /** The header fields of calls without headers and media type; also with the content type of the last body. */
  readonly headers: {
    readonly bare: Readonly<Record<string, string>>;
    typed: Readonly<Record<string, string>> | undefined;
    contentType: string | undefined;
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
