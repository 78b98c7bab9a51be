import type { Unknown } from "./mistakes.js";
import type { Immutable } from "./document-body.js";
import type { CommonMisspellings, CredentialParameters, MisspeltBaseUrl, RefuseMisspeltDefaults } from "./misspelt.js";
import type { CallOptions, DefaultOptions, OptionsInput, RouteOptions } from "./options.js";
import type { WithVendor } from "./of-vendor.js";
import type { AnyRoute, ExactPlaces } from "./paths.js";
import type { IgnoredHeader } from "./document-parameters.js";

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

type OptionNames = keyof CallOptions | keyof RouteOptions | keyof MisspeltBaseUrl;

/**
 * The defaults of an endpoint by their names, each with a value: options, and parameters of any route of its OpenAPI
 * document. The options in `Set` must not be undefined.
 */
// Only names are inferred, so that editors show no values.
export type NamedDefaults<
  Paths,
  Names extends PropertyKey,
  Set = Route | "headers" | "data",
> = RefuseMisspeltDefaults<Names> & DefaultOptions & { readonly [Name in Names]: NamedValue<Paths, Name, Set> };

type Route = "url" | "baseUrl";

// Names that are not known are checked at run time: the other signature takes them.
type NamedValue<Paths, Name extends PropertyKey, Set> = Name extends OptionNames
  ? Name extends Set
    ? Defined
    : unknown
  : string extends Name
    ? never
    : Paths extends AnyRoute
      ? OpenValue<Paths, Name>
      : Exclude<DocumentValue<Paths, Name>, undefined>;

// A vendor may have parameters with these names.
type OpenValue<Paths, Name> = Name extends keyof CredentialParameters
  ? Paths extends WithVendor<infer Variables, infer QueryNames, infer Credentials>
    ? Name extends Variables | QueryNames | Credentials
      ? Defined
      : CredentialParameters[Name]
    : CredentialParameters[Name]
  : Defined;

type Defined = {} | null;

/**
 * No further arguments, if defaults that may be undefined have the right types. A signature with another number of arguments
 * does not appear in error messages.
 */
export type RightDefaults<Paths, Defaults> = unknown extends WrongDefaults<Paths, Defaults> ? [never, never] : [];

// The compiler resolves a generic parameter as a wildcard, like `any`: then nothing is known to be wrong.
type WrongDefaults<Paths, Defaults> = [0] extends [1 & Defaults]
  ? never
  : Defaults extends CallOptions &
        RouteOptions &
        RefuseMisspeltDefaults<keyof Defaults> &
        RefuseUnsetBaseUrl<Defaults> & {
          readonly [Name in keyof Defaults]?: Name extends OptionNames
            ? unknown
            : AnyRoute extends Paths
              ? Name extends keyof CredentialParameters
                ? CredentialParameters[Name]
                : unknown
              : string extends Name
                ? unknown
                : number extends Name
                  ? unknown
                  : ReadonlyValue<DocumentValue<Paths, Name>> | undefined;
        }
    ? never
    : unknown;

// A value that is present and undefined: an optional property may be absent.
type RefuseUnsetBaseUrl<Defaults> = Defaults extends WithBaseUrl<unknown> ? WithBaseUrl<string> : unknown;

interface WithBaseUrl<Value> {
  readonly baseUrl: Value;
}

type ReadonlyValue<Value> = Value extends object ? Immutable<Value> : Value;

/** The values that a parameter has anywhere in the document. */
// Inference walks the document without instantiating a type for each operation; it finds nothing for an unknown name.
type DocumentValue<Paths, Name extends PropertyKey> = [Paths[keyof Paths]] extends [
  PathItem<Name, infer Value, GroupsOf<Paths, Name>>,
]
  ? unknown extends Value
    ? Unknown<Name>
    : Value
  : never;

/** Where a document has its parameters; with rules for its routes, a default by the name of a header is one. */
type GroupsOf<Paths, Name> = Paths extends ExactPlaces
  ? Name extends IgnoredHeader
    ? "path" | "query"
    : "path" | "query" | "header"
  : "path" | "query";

// `object` is in each of them because operations without the property match, too.
type PathItem<Name extends PropertyKey, Value, Groups extends string> = object & {
  readonly [Method in "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "query"]?: OperationWith<
    Name,
    Value,
    Groups
  >;
};

type OperationWith<Name extends PropertyKey, Value, Groups extends string> = object & {
  readonly parameters?: object & {
    readonly [Group in Groups]?: object & { readonly [Key in Name]?: Value };
  };
};

/** The names of the defaults; `never` if they are not known, because `string` means any name. */
export type KnownKeys<DefaultNames extends string> = string extends DefaultNames ? never : DefaultNames;

/** The names of all parameters of a document. */
type DocumentNames<Paths> =
  | NamesInGroups<Paths, "path" | "query">
  | (Paths extends ExactPlaces ? Exclude<NamesInGroups<Paths, "header">, IgnoredHeader> : never);

// Inference finds them in a single walk, without a type for each operation; if there are none, it finds any key.
type NamesInGroups<Paths, Groups extends string> = [Paths[keyof Paths]] extends [PathItem<infer Name, unknown, Groups>]
  ? symbol extends Name
    ? never
    : Name
  : never;

/** The options and parameters of the calls of a document. */
type DocumentDefaults<Paths> = DefaultOptions & {
  // Some documents have a parameter with the name of an option: as a default, it means the option.
  readonly [Name in Exclude<DocumentNames<Paths>, keyof DefaultOptions>]?: DocumentValue<Paths, Name>;
};

// A signature with another number of arguments does not appear in error messages.

/** The arguments of a constructor whose type has the names of the defaults, or infers them. */
export type NamedArguments<Paths, DefaultNames extends string> = [DefaultNames] extends [never]
  ? [never, never]
  : [defaults: RequiredDefaults<Paths, DefaultNames>];

// Headers and a body may be undefined: with another signature, the endpoint would lose the names beside them.
type RequiredDefaults<Paths, DefaultNames extends string> = NamedDefaults<Paths, DefaultNames, Route> &
  (Paths extends AnyRoute ? OptionsInput : DocumentDefaults<Paths>);

/** The arguments of a constructor whose type has no names: without a document, the defaults may be undefined, for example. */
export type NamelessArguments<Paths, DefaultNames extends string> = [DefaultNames] extends [never]
  ? [defaults?: NamelessDefaults<Paths>]
  : [never, never];

// A union with a name: otherwise, with `exactOptionalPropertyTypes`, each error compares the types of all parameters. A subclass
// with any document passes its defaults unchecked.
type NamelessDefaults<Paths> =
  | (unknown extends HasDocument<Paths>
      ? DocumentDefaults<Paths>
      : OptionsInput & CommonMisspellings & (unknown extends HasNoVendor<Paths> ? CredentialParameters : unknown))
  | undefined;

// The compiler resolves a generic parameter as a wildcard, like `any`: then there is nothing to check.
type HasDocument<Paths> = [0] extends [1 & Paths] ? never : Paths extends AnyRoute ? never : unknown;

// A vendor may have parameters with the names of credentials.
type HasNoVendor<Paths> = [0] extends [1 & Paths] ? never : AnyRoute extends Paths ? unknown : never;
