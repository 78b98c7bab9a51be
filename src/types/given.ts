import type { CallOptions, GivenOptions, RouteOptions } from "./options.js";
import type { AnyRoute } from "./route.js";

/** Where a type says which names its defaults give; no value has a property of this name. */
export declare const GIVEN: unique symbol;

/** Carries along the names that defaults give: calls may leave them out. */
export interface Gives<Names> {
  readonly [GIVEN]: Names;
}

/** The names that defaults certainly give: neither optional nor of just any key. */
export type NamesGiven<Defaults> = {
  [Name in keyof Defaults as string extends Name ? never : undefined extends Defaults[Name] ? never : Name]: unknown;
};

/** What the compiler names in place of the value of a default that no route of the document has a parameter for. */
export interface UnknownParameter<Name> {
  readonly "no such parameter": Name;
}

/**
 * What defaults take: options, and parameters with values that some route of the document allows. Who gives parameters
 * makes the compiler read the whole document, once.
 */
export type DefaultsFor<Paths, Defaults> = Paths extends AnyRoute
  ? GivenOptions
  : CallOptions &
      RouteOptions & {
        readonly [Name in Exclude<keyof Defaults, keyof CallOptions | keyof RouteOptions>]: ValueAnywhere<Paths, Name>;
      };

type ValueAnywhere<Paths, Name extends PropertyKey> = [
  Anywhere<PlacesOf<OperationsOf<Paths[keyof Paths]>>, Name>,
] extends [never]
  ? UnknownParameter<Name>
  : Anywhere<PlacesOf<OperationsOf<Paths[keyof Paths]>>, Name>;

type Verb = "get" | "put" | "post" | "delete" | "options" | "head" | "patch";

type OperationsOf<Item> = Item extends unknown ? Item[keyof Item & Verb] : never;

type PlacesOf<Op> = Op extends { parameters: infer Places } ? Places[keyof Places & ("path" | "query")] : never;

type Anywhere<Place, Name extends PropertyKey> = Place extends { [Key in Name]?: infer Value } ? Value : never;

/** The names that the type of an endpoint says are given; options of just any key promise none. */
export type Promised<Given extends string> = string extends Given ? never : Given;

/** What a constructor takes that promises no name: also options that may be absent, or lack some of their members. */
export type WithoutPromise<Given extends string> = [Given] extends [never] ? [defaults?: GivenOptions] : [never];
