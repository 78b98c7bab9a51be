import type { ExactValues, ExactPlaces } from "./exact.js";
import type { AnyRoute } from "./any-route.js";
import type { Operation } from "./document.js";
import type { BodyNames, EncodedBodies, EncodedBodyOf, EncodedValues } from "./form-bodies.js";
import type { OperationValues, QueryOf } from "./document-parameters.js";
import type { HeaderFields } from "./header-fields.js";
import type { AnyVendor, SentAs, WithVendor } from "./of-vendor.js";
import type { NoVariables } from "./route.js";
import type { ListValue, QueryValues } from "./parameter-value.js";
import type { RequestOptionsFor } from "./route.js";
import type { TemplateParameters } from "./template.js";

/**
 * The route context of a literal route, from its operation in the OpenAPI document or from its URI template.
 */
// An interface, so that the compiler resolves a member when a step uses it, and not before.
export interface RouteInfo<Route, Paths> {
  readonly values: ValuesOf<Route, Paths>;
  readonly query: Operation<Route, Paths> extends undefined ? object : QueryValues<QueryOf<Operation<Route, Paths>>>;
  readonly body: Operation<Route, Paths> extends undefined
    ? unknown
    : EncodedBodyOf<Operation<Route, Paths>, SentAs<Route, Paths>, Paths>;
  readonly members: BodyNames<Operation<Route, Paths>, Paths>;
  readonly headers: HeaderFields<Route, Paths>;
  readonly result: RequestOptionsFor<Route, Paths>;
  readonly sent: RequestOptionsFor<Route, Paths>;
}

// Conditions that depend only on `Paths` come first, because they cost the compiler least. One question tells a plain document
// from all others.
type ValuesOf<Route, Paths> = AnyRoute extends Paths
  ? TemplateValues<Route>
  : Paths extends AnyVendor | ExactPlaces | EncodedBodies
    ? Paths extends AnyVendor | EncodedBodies
      ? Paths extends AnyVendor
        ? VendorValues<Paths> & ListedValues<Route, Paths, SentAs<Route, Paths>>
        : ListedValues<Route, Paths>
      : ExactDocumentValues<Route, Paths>
    : DocumentValues<Route, Paths>;

type VendorValues<Paths> =
  Paths extends WithVendor<infer Variables, infer QueryNames>
    ? NoVariables<Variables> & { readonly [Name in QueryNames]?: ListValue }
    : never;

// `As` is the route with a method that has a body or none, like that of the route.
type ListedValues<Route, Paths, As = Route, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? Operation<Route, Paths> extends undefined
      ? TemplateValues<Route>
      : Paths extends ExactPlaces
        ? ExactValues<Operation<Route, Paths>, As>
        : Paths extends EncodedBodies
          ? EncodedValues<Operation<Route, Paths>, As, Paths>
          : OperationValues<Operation<Route, Paths>, As>
    : EveryRouteValues<All, Paths>
  : never;

type TemplateValues<Route, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? TemplateParameters<Route> & { readonly [name: string]: unknown }
    : EveryRouteValues<All, AnyRoute>
  : never;

type DocumentValues<Route, Paths, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? Operation<Route, Paths> extends undefined
      ? TemplateValues<Route>
      : OperationValues<Operation<Route, Paths>, Route>
    : EveryRouteValues<All, Paths>
  : never;

type ExactDocumentValues<Route, Paths, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? Operation<Route, Paths> extends undefined
      ? TemplateValues<Route>
      : ExactValues<Operation<Route, Paths>, Route>
    : EveryRouteValues<All, Paths>
  : never;

/** A chain with a union of routes accepts the parameters of each. */
type EveryRouteValues<Route, Paths> = (
  Route extends unknown ? (values: ValuesOf<Route, Paths>) => void : never
) extends (values: infer Values) => void
  ? Values
  : never;
