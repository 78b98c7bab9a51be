import type { AnyRoute } from "./any-route.js";
import type { NamedDefaults } from "./defaults.js";
import type { MiniEndpoint } from "./mini-endpoint.js";
import type { MiniDefaultOptions, RefuseUnsupported } from "./mini-limits.js";

/** An API as data, as `fluent-endpoint-cli vendor --mini` writes it. */
export interface MiniVendor {
  /** The name in `user-agent`: letters, digits and `-`, such as `figma`. Without it, there is no `user-agent`. */
  readonly name?: string;
  /** The base URL of the API. */
  readonly baseUrl: string;
  /** The default `accept` header; if absent, `application/json`. */
  readonly accept?: string;
  /** The query expressions of some routes: `{ "DELETE /caches": "{?key}" }`. */
  readonly routes?: Readonly<Record<string, `{?${string}}`>>;
}

/** A class like `Endpoint`, with the base URL, the headers and the routes of a vendor. */
export type MiniVendorClass<Paths = AnyRoute> = new <DefaultNames extends string = never>(
  defaults?: { readonly baseUrl?: string } & RefuseUnsupported<DefaultNames> &
    NamedDefaults<Paths, DefaultNames, MiniDefaultOptions>,
) => MiniEndpoint<Paths, DefaultNames>;
