import type { Immutable, KeyOfUnion, RequiredNames, WithUndefined } from "./members.js";
import type { MissingFrom, NameMissing } from "./missing-parameter.js";
import type { MissingNames } from "./missing-names.js";
import type { ParamsOf } from "./parameter-value.js";
import type { RouteIn } from "./route-call-settings.js";
import type { RouteContext } from "./route-context.js";
import type { RouteInfo } from "./route-info.js";

/**
 * The parameters of a call that its route does not accept as they are: the type that the call passes if only readonly lists
 * and objects differ, otherwise the parameters of the route, or a type that names the missing ones.
 */
// Before it infers `Args`, the compiler resolves both results of each condition here, but not what a condition asks. So the
// mistakes are in a question. `Right` has a constraint, because the compiler must see that `Args` is `const`.
export type ParametersOrMistake<Args, Parameters> = unknown extends Args
  ? PassAs<"{ data: body }, or .data(body) of a chain">
  : Args extends Immutable<Parameters>
    ? OfKnownNames<Args, Parameters>
    : [OtherParameters<Args, Parameters>] extends [infer Right extends object]
      ? NoInfer<Right>
      : Args;

type OfKnownNames<Args, Parameters> = keyof Args extends KeyOfUnion<Parameters> ? Args : NoInfer<Parameters>;

type OtherParameters<Args, Parameters> =
  keyof Args extends KeyOfUnion<Parameters>
    ? OfListedNames<Args, Parameters>
    : "data" extends keyof Args
      ? WithWholeBody<Args, Parameters, RouteIn<Parameters>>
      : Parameters;

type OfListedNames<Args, Parameters> = [MissingFrom<Args, Parameters>] extends [never]
  ? Args extends WithUndefined<Parameters>
    ? Args
    : Parameters
  : MistakeIn<keyof Args, Parameters>;

/** The parameters of a call that passes the body as a whole, as a chain does with `.data()`. */
type WithWholeBody<Args, Parameters, Called> = Called extends readonly [infer Route, infer Paths]
  ? OfWholeBody<Args, InsteadOfMembers<Parameters, RouteInfo<Route, Paths>>>
  : Parameters;

type InsteadOfMembers<Parameters, Context extends RouteContext> = [Context["members"]] extends [never]
  ? Parameters
  : Pick<Parameters, Exclude<keyof Parameters, Context["members"]>> & { readonly data: Context["body"] };

type OfWholeBody<Args, Whole> = keyof Args extends keyof Whole ? OfListedNames<Args, Whole> : Whole;

// Without names, the error is in the route, and editors offer the parameters.
type MistakeIn<Given, Parameters> = [Given] extends [never]
  ? Parameters
  : // A name of the route is no misspelt one.
    NameMissing<Exclude<Given, RequiredNames<Parameters>>, Exclude<RequiredNames<Parameters>, Given>>;

/** The parameters of a call whose options are its third argument: names of options are names like any other. */
export type ParametersAlone<Route, Paths, DefaultNames> = WithRequired<
  ParamsOf<RouteInfo<Route, Paths>>,
  MissingNames<Route, Paths, DefaultNames>
>;

// Required headers and bodies are no names of parameters.
type WithRequired<Parameters, Missing> = [Missing & string] extends [never]
  ? Parameters | undefined
  : Parameters & { readonly [Name in Missing & string]: {} | null };

/** Says how to pass a body whose type is not known: as parameters, its members could be options. */
interface PassAs<Way> {
  readonly "pass it as": Way;
}
