import { EndpointError, type Endpoint } from "../../../src/index.js";
import type { Values } from "./values.js";

/** The url of a call; `undefined` if the library refuses to build it. */
export function urlOf(one: Endpoint, url: string, given: Values): string | undefined {
  try {
    return one.builder().url(url).params(given).build().url;
  } catch (error) {
    if (error instanceof EndpointError) return undefined;
    throw error;
  }
}
