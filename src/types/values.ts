import type { Immutable } from "./immutable.js";
import type { RouteContext } from "./route-context.js";

/** The values that `.params()` accepts for a route of an OpenAPI document: its parameters, and no others. */
export type PartialValues<Context extends RouteContext> = {
  readonly [Name in keyof Context["values"]]?: Immutable<Context["values"][Name]> | undefined;
};

/** The values that `.params()` accepts without an OpenAPI document: the parameters of the route, and any other name. */
export type OpenValues<Context extends RouteContext> = {
  readonly [Name in keyof Context["values"] as string extends Name ? never : Name]?: Context["values"][Name];
} & ({ readonly [name: string]: unknown } | object);

/** The query parameters that `.query()` accepts for a route of an OpenAPI document. */
export type QueryValues<Query> = { readonly [Name in keyof Query]?: Immutable<Query>[Name] | undefined };

/** The values that `.params()` accepts. */
export type ParamsOf<Context extends RouteContext> = string extends keyof Context["values"]
  ? OpenValues<Context>
  : PartialValues<Context>;

/** No further arguments, if a value differs from that of the document only by readonly lists and objects. */
// A signature with another number of arguments does not appear in error messages.
export type ReadonlyOnly<Given, Name, Values> = Name extends keyof Values
  ? [Given] extends [Immutable<Values[Name]>]
    ? []
    : [never, never]
  : [never, never];
