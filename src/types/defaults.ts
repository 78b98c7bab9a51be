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
export interface HasDefaults<Names extends PropertyKey = never> {
  readonly [DEFAULTED]: Record<Names, unknown>;
}

/**
 * The names that certainly have a value: no index signatures, no optional properties, and no values that may be
 * `undefined`.
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
// Each parameter makes the compiler look through the whole document.
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

/** The names of the defaults, or `never` when they are not known: `string` stands for any name. */
export type KnownKeys<DefaultNames extends string> = string extends DefaultNames ? never : DefaultNames;

/** The arguments of a constructor that names no defaults: they may be omitted, or lack any property. */
export type OptionalDefaults<DefaultNames extends string> = [DefaultNames] extends [never]
  ? [defaults?: OptionsInput & CommonMisspellings]
  : [never];
