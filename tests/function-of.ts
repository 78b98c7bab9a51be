import { createEndpointFunction, type EndpointFunction } from "../src/endpoint-function.js";
import type { Endpoint } from "../src/index.js";
import type { AnyRoute } from "../src/types/paths.js";

/** An endpoint as a function, as `endpoint` is for GitHub. */
export function functionOf(one: Endpoint): EndpointFunction<AnyRoute, never, Endpoint> {
  return createEndpointFunction(() => one);
}
