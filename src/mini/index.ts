/**
 * The part of the library that most pages need. What it builds, `fluent-endpoint` builds, too.
 * @module fluent-endpoint/mini
 */
import type { AnyRoute } from "../types/document.js";
import type { MiniEndpoint, MiniEndpointConstructor } from "../types/mini.js";
import { Endpoint as Class } from "./endpoint.js";

/**
 * Builds request options, as `Endpoint` of `fluent-endpoint` does, from the routes and values that most pages need. The default
 * header is `accept: application/json`.
 *
 * ```ts
 * const shop = new Endpoint({ baseUrl: "https://api.example.com" });
 * const request = shop.build("GET /orders/{id}/items{?page}", { id: 7, page: 2 });
 * request.url; // => "https://api.example.com/orders/7/items?page=2"
 * request.headers; // => { accept: "application/json" }
 * ```
 */
export const Endpoint = Class as unknown as MiniEndpointConstructor;
export type Endpoint<Paths = AnyRoute, DefaultNames extends string = never> = MiniEndpoint<Paths, DefaultNames>;

export { segments } from "../kernel/segments.js";
export { EndpointError, isEndpointError } from "../errors/endpoint-error.js";
export { toFetch } from "./to-fetch.js";
export type { MiniChain } from "../types/chain.js";
export type { MiniEndpoint, MiniEndpointConstructor } from "../types/mini.js";
export type { Exact } from "../types/document.js";
export type { AnyRoute } from "../types/document.js";
export type { HasDefaults } from "../types/defaults.js";
export type { RequestOptions } from "../types/options.js";
export type { RequestOptionsFor } from "../types/route.js";
export type { RouteInfo } from "../types/route-info.js";
export type { ErrorOf, ResponseOf, ResponsesOf } from "../types/response.js";
