import type { ParsedOptions } from "../options/parsed-options.js";
import type { FinalizeContext, RequestOptions } from "../types/options.js";
import type { Policy } from "../types/policy.js";
import type { MediaTypeNegotiator } from "./accept.js";
import type { BaseUrl, BaseUrlTemplate } from "./base-url.js";

/** What an endpoint knows before any call. */
export interface RequestContext {
  readonly policy: Policy;
  readonly negotiator: MediaTypeNegotiator;
  readonly defaults: ParsedOptions;
  /** The base url of the defaults. */
  readonly ofDefaults: BaseUrl;
  /** `undefined` for most endpoints. */
  readonly extras: Extras | undefined;
  /** The header fields of calls that give neither headers nor a media type; those for a JSON body on first use. */
  readonly headers: {
    readonly bare: Readonly<Record<string, string>>;
    withJsonType: Readonly<Record<string, string>> | undefined;
  };
}

/** What few endpoints have, so that no other waits for it. */
export interface Extras {
  /** The credentials that the vendor declares, in lower case. */
  readonly credentials: readonly string[] | undefined;
  /** The vendor's base url, if it has variables. */
  readonly template: BaseUrlTemplate | undefined;
  /** The hook of a subclass. */
  readonly finalize: ((request: RequestOptions, context: FinalizeContext) => RequestOptions) | undefined;
}

export const NO_EXTRAS: Extras = { credentials: undefined, template: undefined, finalize: undefined };
