import type { CommonMisspellings, RefuseMisspeltDefaults } from "./misspelt.js";
import type { CallOptions, OptionsInput, RouteOptions } from "./options.js";
import type { AnyRoute } from "./any-route.js";

/** The key of a type-only property: no value has it. */
export declare const DEFAULTED: unique symbol;

/**
 * An endpoint with defaults: calls may omit their names.
 *
 * ```ts
 * const octokit: Endpoint & HasDefaults<"org"> = new Endpoint().withDefaults({ org: "octokit" });
 * octokit.build("GET /orgs/{org}").url; // => "https://api.github.com/orgs/octokit"
 * ```
 *
 * @typeParam Names - the names of the defaults
 */
// The property is optional for fakes such as `Pick<Endpoint, "build">`; a type without required members would refuse them.
export interface HasDefaults<Names extends PropertyKey = never> {
  readonly [DEFAULTED]?: Record<Names, unknown>;
  toString(): string;
}

/**
 * The names that always have a value. Index signatures, optional properties and values that may be `undefined` do not
 * count.
 */
// A mapped type finds names beside an index signature. Without strictNullChecks any value may be `undefined`.
export type DefinedNames<Values> = keyof {
  [
    Name in keyof Values as string extends Name
      ? never
      : undefined extends Values[Name]
        ? undefined extends object
          ? {} extends Pick<Values, Name>
            ? never
            : Name
          : never
        : Name
  ]: unknown;
};

/** Names a default that is not a parameter of any route of the OpenAPI document. */
export interface UnknownParameter<Name> {
  readonly "no such parameter": Name;
}

/** The defaults that an endpoint takes: options, and parameters of any route of its OpenAPI document. */
// For each parameter, the compiler searches the whole document.
export type DefaultsFor<Paths, Defaults> = Paths extends AnyRoute
  ? OptionsInput & RefuseMisspeltDefaults<keyof Defaults>
  : RefuseMisspeltDefaults<keyof Defaults> &
      CallOptions &
      RouteOptions & {
        readonly [Name in Exclude<keyof Defaults, keyof CallOptions | keyof RouteOptions>]: DocumentValue<Paths, Name>;
      };

/** The values that a parameter has anywhere in the document. */
// Inference walks the document without instantiating a type for each operation; it finds nothing for an unknown name.
type DocumentValue<Paths, Name extends PropertyKey> = [Paths[keyof Paths]] extends [PathItem<Name, infer Value>]
  ? unknown extends Value
    ? UnknownParameter<Name>
    : Value
  : never;

// `object` is in each of them because operations without the property match, too.
type PathItem<Name extends PropertyKey, Value> = object & {
  readonly [Method in "get" | "put" | "post" | "delete" | "options" | "head" | "patch"]?: OperationWith<Name, Value>;
};

type OperationWith<Name extends PropertyKey, Value> = object & {
  readonly parameters?: object & {
    readonly [Group in "path" | "query"]?: object & { readonly [Key in Name]?: Value };
  };
};

/** The names of the defaults; `never` if they are not known, because `string` means any name. */
export type KnownKeys<DefaultNames extends string> = string extends DefaultNames ? never : DefaultNames;

/** The names of all parameters of a document. */
// Inference finds them in a single walk, without a type for each operation.
type DocumentNames<Paths> = [Paths[keyof Paths]] extends [PathItemWithNames<infer Name>] ? Name : never;

type PathItemWithNames<Name extends PropertyKey> = object & {
  readonly [Method in "get" | "put" | "post" | "delete" | "options" | "head" | "patch"]?: object & {
    readonly parameters?: object & {
      readonly [Group in "path" | "query"]?: object & { readonly [Key in Name]?: unknown };
    };
  };
};

/** The options and parameters of the calls of a document. */
type DocumentDefaults<Paths> = CallOptions &
  CommonMisspellings &
  RouteOptions & {
    // Some documents have a parameter with the name of an option: as a default, it means the option.
    readonly [Name in Exclude<DocumentNames<Paths>, keyof CallOptions | keyof RouteOptions>]?: DocumentValue<
      Paths,
      Name
    >;
  };

/** The defaults of a constructor, as its only argument. */
export type ConstructorDefaults<Paths, DefaultNames extends string> = [DefaultNames] extends [never]
  ? [defaults: Omittable<Paths extends AnyRoute ? OptionsInput & CommonMisspellings : DocumentDefaults<Paths>>]
  : [
      defaults: Readonly<Record<DefaultNames, unknown>> &
        (Paths extends AnyRoute ? OptionsInput & RefuseMisspeltDefaults<DefaultNames> : DocumentDefaults<Paths>),
    ];

/** Defaults that may be omitted. */
// A union with a name: otherwise, with `exactOptionalPropertyTypes`, each error compares the types of all parameters.
type Omittable<Defaults> = Defaults | undefined;

// A signature with another number of arguments does not appear in error messages.

/** No arguments, if the type names no defaults. */
export type NoDefaults<DefaultNames extends string> = [DefaultNames] extends [never] ? [] : [never, never];

/** No further arguments, unless the first must be checked against a document or against the names of defaults. */
export type NamelessDefaults<Paths, DefaultNames extends string> = Paths extends AnyRoute
  ? [DefaultNames] extends [never]
    ? []
    : [never]
  : [never];
