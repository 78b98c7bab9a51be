import type { ReadyToBuild, Unrouted } from "./chain.js";
import type { HasDefaults } from "./defaults.js";
import type { AnyRoute } from "./any-route.js";
import type { RouteInfo } from "./route-info.js";

/** An endpoint. Its type contains the names of its defaults, and the type of its chains contains its document. */
interface EndpointOf<Paths, Names extends PropertyKey> extends HasDefaults<Names> {
  builder(this: HasDefaults): Unrouted<Paths>;
}

/** The class of all chains. */
export interface RequestBuilderConstructor {
  /**
   * Starts a chain without a route, as `endpoint.builder()` does.
   *
   * @param endpoint - an instance of `Endpoint` or of a subclass
   */
  new <Paths, Names extends PropertyKey>(endpoint: EndpointOf<Paths, Names>): Unrouted<Paths, Names>;
  /** The type that `instanceof` narrows to. */
  readonly prototype: ReadyToBuild<RouteInfo<string, AnyRoute>>;
}
