declare const ATTACHMENT: unique symbol;

/**
 * What a page attaches to an endpoint of `fluent-endpoint/mini`: the result of `arrays()`, `objects()`, `body()`, `query()` or
 * `finalize()`.
 */
export interface Attachment {
  readonly [ATTACHMENT]: true;
}
