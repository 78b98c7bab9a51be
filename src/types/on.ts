import type { Operation } from "./document.js";
import type { BodyOf, OperationValues, QueryOf } from "./document-parameters.js";
import type { RequestOptions } from "./options.js";
import type { RequestOptionsFor } from "./route.js";
import type { TemplateParameters } from "./template.js";

/** What the steps of a chain take, and what it ends in. */
export interface Knowledge {
  /** What parameters take, by their names. */
  readonly values: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly result: unknown;
}

/** What a chain knows by its route. The compiler works a member out when a step needs it, and not before. */
export interface On<Route, Paths> {
  readonly values: Values<Route, Paths>;
  readonly query: Operation<Route, Paths> extends undefined ? object : Partial<QueryOf<Operation<Route, Paths>>>;
  readonly body: Operation<Route, Paths> extends undefined ? unknown : BodyOf<Operation<Route, Paths>>;
  readonly result: RequestOptionsFor<Route, Paths>;
}

/** The same with an answer given by hand. */
export interface Answered<Known extends Knowledge, Answer> {
  readonly values: Known["values"];
  readonly query: Known["query"];
  readonly body: Known["body"];
  readonly result: RequestOptions<Answer>;
}

type Values<Route, Paths> =
  Operation<Route, Paths> extends undefined
    ? TemplateParameters<Route> & { readonly [name: string]: unknown }
    : OperationValues<Operation<Route, Paths>>;
