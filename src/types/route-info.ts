import type { Operation } from "./document.js";
import type { BodyOf, OperationValues, QueryOf } from "./document-parameters.js";
import type { RequestOptionsFor } from "./route.js";
import type { TemplateParameters } from "./template.js";

/**
 * The route context of a literal route: from its operation in the OpenAPI document, or from its URI template alone.
 */
// An interface, so that the compiler resolves a member when a step uses it, and not before.
export interface RouteInfo<Route, Paths> {
  readonly values: ValuesOf<Route, Paths>;
  readonly query: Operation<Route, Paths> extends undefined ? object : Partial<QueryOf<Operation<Route, Paths>>>;
  readonly body: Operation<Route, Paths> extends undefined ? unknown : BodyOf<Operation<Route, Paths>>;
  readonly result: RequestOptionsFor<Route, Paths>;
}

type ValuesOf<Route, Paths> =
  Operation<Route, Paths> extends undefined
    ? TemplateParameters<Route> & { readonly [name: string]: unknown }
    : OperationValues<Operation<Route, Paths>>;
