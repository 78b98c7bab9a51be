import type { RequiredNames } from "./members.js";
import type { MeantBy, Misspelt } from "./typo.js";

/** The key of a type-only property. Editors do not offer it, because it is a symbol. */
declare const REQUIRED: unique symbol;

/** Names a required parameter that a call lacks, and what to do. Defaults count if the type of the endpoint names them. */
// With an index signature: otherwise, the compiler complains about the names that a call has, not about the missing one.
export interface MissingParameter<Name, Cure> {
  readonly [name: string]: unknown;
  readonly [REQUIRED]: [Name, Cure];
}

/** The required names that a call lacks. */
export type MissingFrom<Args, Parameters> = Exclude<RequiredNames<Parameters>, keyof Args>;

/** A type that names the missing parameters, in place of one that is probably misspelt. */
export type NameMissing<Given, Missing> = [Misspelt<Given, Missing>] extends [never]
  ? MissingParameter<Missing, "pass it, or use withDefaults()">
  : MisspeltParameter<Misspelt<Given, Missing>, Missing>;

// A value of type `any` has every type: the intersection refuses that, too.
type MisspeltParameter<Wrong, Missing> = {
  readonly [Name in Wrong & string]: MissingParameter<MeantBy<Name, Missing>, `write it instead of ${Name}`>;
} & MissingParameter<Missing, "pass it, or use withDefaults()">;
