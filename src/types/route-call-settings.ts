import type { AnyRoute } from "./any-route.js";
import type { SuccessMediaTypes } from "./content.js";
import type { Operation, OperationResponses } from "./document.js";
import type { CallSettings, RequestHeaders } from "./options.js";

/** The key of a type-only property: no value has it, and editors do not offer it. */
declare const CALLED: unique symbol;

/** Names the chain step that sends a parameter with the name of an option that the route sets. */
export interface SetByTheRoute<Name, Cure> {
  readonly "to send a parameter of this name, use": [Name, Cure];
}

/** The options of a call with a route of the OpenAPI document. The route sets the method and the url. */
export interface RouteCallSettings<Route = string, Paths = AnyRoute> extends CallSettings {
  /** Headers by name, in any case. `accept` offers the media types of the document, and any other. */
  readonly headers?: AcceptHeaders<Route, Paths> | undefined;
  readonly [CALLED]?: readonly [Route, Paths];
  /** The route sets it. In a chain, `.param("url", …)` sends a parameter of this name. */
  readonly url?: SetByTheRoute<"url", ".param() of a chain">;
  /** The route sets it. In a chain, `.param("method", …)` sends a parameter of this name. */
  readonly method?: SetByTheRoute<"method", ".param() of a chain">;
}

/** The route and the document of the parameters of a call. */
export type RouteIn<Parameters> = Parameters extends { readonly [CALLED]?: infer Called }
  ? Exclude<Called, undefined>
  : never;

/**
 * Headers, with the media types of the responses in the document.
 *
 * @typeParam Form - as in `RequestHeaders`
 */
export interface AcceptHeaders<
  Route,
  Paths,
  Form = "{ name: value }, or Object.fromEntries(headers)",
> extends RequestHeaders<Form> {
  readonly accept?: OfferedMediaType<Route, Paths> | null | undefined;
}

/** The media types of the successful responses in the document, and any other. */
export type OfferedMediaType<Route, Paths> =
  SuccessMediaTypes<OperationResponses<Operation<Route, Paths>>> | (string & {});
