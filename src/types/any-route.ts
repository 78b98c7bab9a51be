declare const ANY_ROUTE: unique symbol;

/**
 * Any route, checked only against its URI template: the `Paths` of an endpoint without an OpenAPI document. `paths &
 * AnyRoute` also allows routes that are not in the document.
 */
export interface AnyRoute {
  readonly [ANY_ROUTE]: true;
}
