import type { Immutable } from "./document-body.js";
import type {
  CommonMisspellings,
  CredentialParameters,
  MisspeltBaseUrl,
  NotOffered,
  RefuseMisspeltDefaults,
} from "./misspelt.js";
import type { CallOptions, DefaultOptions, OPTIONS, OptionsInput, RequestHeaders, RouteOptions } from "./options.js";
import type { WithVendor } from "./of-vendor.js";
import type { AnyRoute } from "./document.js";
import type { IgnoredHeader } from "./document-parameters.js";
import type { ExactPlaces } from "./exact.js";

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

type OptionNames = keyof CallOptions | keyof RouteOptions;

/**
 * The defaults of an endpoint by their names, each with a value: options, and parameters of any route of its OpenAPI
 * document.
 */
// Only names are inferred, so that editors show no values.
export type NamedDefaults<Paths, Names extends PropertyKey> = RefuseMisspeltDefaults<Names> &
  DefaultOptions & { readonly [Name in Names]: NamedValue<Paths, Name> };

// Names that are not known are checked at run time: the other signature takes them.
type NamedValue<Paths, Name extends PropertyKey> = Name extends OptionNames
  ? Name extends "url" | "baseUrl" | "headers" | "data"
    ? Defined
    : unknown
  : string extends Name
    ? never
    : Paths extends AnyRoute
      ? OpenValue<Paths, Name>
      : Exclude<DocumentValue<Paths, Name>, undefined>;

// A vendor may have parameters with these names.
type OpenValue<Paths, Name> = Name extends keyof CredentialParameters
  ? Paths extends WithVendor<infer Variables, infer QueryNames>
    ? Name extends Variables | QueryNames
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
    ? UnknownParameter<Name>
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

/** The defaults of a constructor, if the type names them. */
export type ConstructorDefaults<Paths, DefaultNames extends string> = [DefaultNames] extends [never]
  ? [never, never]
  : [defaults: RequiredDefaults<Paths, DefaultNames>];

type RequiredDefaults<Paths, DefaultNames extends string> = {
  readonly [Name in DefaultNames]: ConstructorValue<Paths, Name>;
} & (Paths extends AnyRoute ? OptionsInput & RefuseMisspeltDefaults<DefaultNames> : DocumentDefaults<Paths>);

type ConstructorValue<Paths, Name> =
  Name extends Exclude<OptionNames, "url" | "baseUrl">
    ? unknown
    : Name extends keyof CredentialParameters
      ? Paths extends AnyRoute
        ? OpenValue<Paths, Name>
        : Defined
      : Defined;

/** Defaults that may be omitted. */
// A union with a name: otherwise, with `exactOptionalPropertyTypes`, each error compares the types of all parameters.
type Omittable<Defaults> = Defaults | undefined;

// A signature with another number of arguments does not appear in error messages.

/** No arguments, if the type names no defaults. */
export type NoDefaults<DefaultNames extends string> = [DefaultNames] extends [never] ? [] : [never, never];

type Misspellings = MisspeltBaseUrl & CommonMisspellings;

/** Defaults whose names are not inferred, because they may be undefined, for example. */
type NamelessInput<DefaultNames, Refused = unknown> =
  | (OptionsInput &
      CommonMisspellings &
      Refused &
      ([DefaultNames] extends [never] ? unknown : WrongOptions<DefaultNames>))
  | FromBaseUrl<DefaultNames>;

/** Without a vendor, which may have parameters with the names of credentials. */
type OpenInput<DefaultNames> = NamelessInput<
  DefaultNames,
  [DefaultNames] extends [never] ? CredentialParameters : WrongCredentials<DefaultNames>
>;

// For inference only: no value has this type. A base url that may be undefined infers the names `string`, as wrong values
// do, and then no signature takes it. The options of this library infer no names: they are checked at run time.
type FromBaseUrl<DefaultNames> = NotOffered & {
  readonly [OPTIONS]?: (names: DefaultNames) => void;
} & (IsExact extends true
    ? { readonly baseUrl?: DefaultNames | SomeText<DefaultNames> }
    : WithBaseUrl<DefaultNames | SomeText<DefaultNames>>);

/** Whether an optional property must not be undefined (`exactOptionalPropertyTypes`). */
type IsExact = WithBaseUrl<undefined> extends Partial<WithBaseUrl<string>> ? false : true;

// Text infers the literals that this method takes, so that the rest is inferred from `undefined` alone.
interface SomeText<Names> {
  localeCompare(that: string, locales: undefined, options: { readonly usage?: Names | undefined }): number;
}

// The names are inferred from a member of a common wrong value. No signature takes it then, and only the one with names is
// in the message.
type WrongCredentials<DefaultNames> = {
  readonly [Name in keyof CredentialParameters]?: CredentialParameters[Name] | { readonly length: DefaultNames };
};

type WrongOptions<DefaultNames> = {
  readonly [Name in keyof Misspellings]?:
    Misspellings[Name] | { readonly length: DefaultNames } | { readonly [name: string]: DefaultNames };
} & {
  readonly baseUrl?: string | { readonly href: DefaultNames } | undefined;
  readonly headers?: RequestHeaders | { forEach(...context: never): DefaultNames } | undefined;
};

/**
 * The defaults of a constructor, if the type does not name them. A subclass with any document passes its defaults
 * unchecked.
 */
// Only one signature takes an argument, if there is a document: after an error, the compiler would compare the arguments of
// all signatures, and with them the values of all parameters of the document.
export type NamelessDefaults<Paths, DefaultNames extends string> =
  unknown extends CheckedDefaults<Paths, DefaultNames>
    ? [DefaultNames] extends [never]
      ? [defaults: Omittable<DocumentDefaults<Paths>>]
      : [never, never]
    : unknown extends HasNoVendor<Paths>
      ? [defaults: OpenInput<DefaultNames> | undefined]
      : [defaults: NamelessInput<DefaultNames> | undefined];

type HasNoVendor<Paths> = [0] extends [1 & Paths] ? never : AnyRoute extends Paths ? unknown : never;

// The compiler resolves a generic parameter as a wildcard, like `any`: then there is nothing to check.
type CheckedDefaults<Paths, DefaultNames> = [0] extends [1 & Paths]
  ? never
  : Paths extends AnyRoute
    ? [DefaultNames] extends [never]
      ? never
      : IsTextOnly<DefaultNames>
    : unknown;

/** Whether the names are those that a base URL without `undefined` infers: then the type names no defaults. */
type IsTextOnly<Names> = [Names, TextNames] extends [TextNames, Names] ? never : unknown;

type TextNames = NonNullable<Intl.CollatorOptions["usage"]>;
