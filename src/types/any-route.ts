declare const ANY_ROUTE: unique symbol;

/**
 * Any route, checked by its URI template alone: the `Paths` of an endpoint without an OpenAPI document. `paths & AnyRoute`
 * also allows routes that the document lacks.
 */
export interface AnyRoute {
  readonly [ANY_ROUTE]: true;
}
