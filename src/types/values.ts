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
