import type { ParsedOptions } from "../options/parsed-options.js";
import type { Policy } from "../types/policy.js";
import type { MediaTypeNegotiator } from "./accept.js";
import type { BaseUrl, BaseUrlTemplate } from "./base-url.js";
import type { Finish } from "./finish-request.js";

/** What an endpoint knows before any call. */
export interface RequestContext {
  readonly policy: Policy;
  readonly negotiator: MediaTypeNegotiator;
  readonly defaults: ParsedOptions;
  /** The vendor's base url, if it has variables. */
  readonly template: BaseUrlTemplate | undefined;
  /** The base url of the defaults. */
  readonly ofDefaults: BaseUrl;
  /** `undefined` for most endpoints. */
  readonly finish: Finish | undefined;
  /** The header fields of calls that give neither headers nor a media type; those for a JSON body on first use. */
  readonly headers: {
    readonly bare: Readonly<Record<string, string>>;
    withJsonType: Readonly<Record<string, string>> | undefined;
  };
}
