import type { CommonMisspellings, RefuseMisspeltDefaults } from "./misspelt.js";
import type { CallOptions, OptionsInput, RouteOptions } from "./options.js";
import type { AnyRoute } from "./route.js";

/** The key of a type-only property: no value has it. */
export declare const DEFAULTED: unique symbol;

/** Carries the names of the defaults in the type of an endpoint: calls may omit them. */
export interface HasDefaults<Defaults> {
  readonly [DEFAULTED]: Defaults;
}

/** The options that certainly have a value: optional properties and index signatures are dropped. */
export type DefinedOptions<Defaults> = {
  [Name in keyof Defaults as string extends Name ? never : undefined extends Defaults[Name] ? never : Name]: unknown;
};

/** Names a default that is not a parameter of any route of the OpenAPI document. */
export interface UnknownParameter<Name> {
  readonly "no such parameter": Name;
}

/** The defaults that an endpoint takes: options, and parameters of any route of its OpenAPI document. */
// Parameters make the compiler read the whole document, once.
export type DefaultsFor<Paths, Defaults> = Paths extends AnyRoute
  ? OptionsInput & RefuseMisspeltDefaults<keyof Defaults>
  : RefuseMisspeltDefaults<keyof Defaults> &
      CallOptions &
      RouteOptions & {
        readonly [Name in Exclude<keyof Defaults, keyof CallOptions | keyof RouteOptions>]: DocumentValue<Paths, Name>;
      };

/** The values that a parameter has anywhere in the document. */
type DocumentValue<Paths, Name extends PropertyKey> = [
  ValueOf<ParameterGroupsOf<OperationsOf<Paths[keyof Paths]>>, Name>,
] extends [never]
  ? UnknownParameter<Name>
  : ValueOf<ParameterGroupsOf<OperationsOf<Paths[keyof Paths]>>, Name>;

type MethodKey = "get" | "put" | "post" | "delete" | "options" | "head" | "patch";

type OperationsOf<Item> = Item extends unknown ? Item[keyof Item & MethodKey] : never;

type ParameterGroupsOf<Op> = Op extends { parameters: infer Groups }
  ? Groups[keyof Groups & ("path" | "query")]
  : never;

type ValueOf<Group, Name extends PropertyKey> = Group extends { [Key in Name]?: infer Value } ? Value : never;

/** The names of the defaults, or `never` when they are not known: `string` stands for any name. */
export type KnownKeys<DefaultNames extends string> = string extends DefaultNames ? never : DefaultNames;

/** The arguments of a constructor that names no defaults: they may be omitted, or lack any property. */
export type OptionalDefaults<DefaultNames extends string> = [DefaultNames] extends [never]
  ? [defaults?: OptionsInput & CommonMisspellings]
  : [never];
