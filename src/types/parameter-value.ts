import type { Immutable } from "./document-body.js";
import type { CallFirst } from "./mistakes.js";
import type { RouteContext } from "./route-info.js";

/** A `URL` of any realm or library: its `href` is used. */
export interface UrlObject {
  readonly href: string;
  readonly searchParams: object;
}

/** A date or time of `Temporal`: its string is used. */
interface TemporalObject {
  readonly [Symbol.toStringTag]: `Temporal.${string}`;
}

/** No value has this type: messages about lists, objects and promises name it, because it has most of their members. */
// Without it, the compiler would compare them with `Date`, and list 40 members of it.
interface OneValue {
  readonly "one value: for a list, write {name*}": never;
  readonly [Symbol.toStringTag]?: unknown;
  readonly concat?: unknown;
  readonly entries?: unknown;
  readonly forEach?: unknown;
  readonly has?: unknown;
  readonly join?: unknown;
  readonly length?: unknown;
  readonly slice?: unknown;
  readonly then?: unknown;
  readonly toLocaleString?: unknown;
  readonly toString?: unknown;
  readonly valueOf?: unknown;
}

/** A single value that can be written to a url. */
export type ParameterValue = string | number | bigint | boolean | Date | UrlObject | TemporalObject | OneValue;

/** Values whose text is not their content. */
export type Unsendable =
  PromiseLike<unknown> | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...parameters: never) => unknown);

/** A value that a request can have. Promises, functions, maps and sets are none. */
export type Sendable =
  string | number | bigint | boolean | null | undefined | { readonly [name: string]: unknown } | SendableObject;

type SendableObject = object & {
  readonly [Symbol.toStringTag]?: `Temporal.${string}` | `${string}Array` | "ArrayBuffer";
  readonly [Symbol.hasInstance]?: never;
};

/** The values of names that a route does not have. */
export interface AnyValues {
  readonly [name: string]: Sendable;
  readonly [credential: `${string}uthorization`]: CallFirst<".header(name, value)">;
}

/** The value of an optional variable such as `{?page}`: one value, a list of values, or `null` for none. */
export type ListValue = ParameterValue | null | undefined | readonly (ParameterValue | null | undefined)[];

/** The value of an exploded variable such as `{?filter*}`: one value, a list or a map (RFC 6570, section 2.4.2). */
export type ExplodedValue = ListValue | { readonly [key: string]: ParameterValue | null | undefined };

/** The values that `.params()` accepts for a route of an OpenAPI document: its parameters, and no others. */
export type PartialValues<Context extends RouteContext> = {
  readonly [Name in keyof Context["values"]]?: Immutable<Context["values"]>[Name] | undefined;
};

/** The values that `.params()` accepts without an OpenAPI document: the parameters of the route, and any other name. */
export type OpenValues<Context extends RouteContext> = {
  readonly [Name in keyof Context["values"] as {} extends Record<Name, 1> ? never : Name]?: Context["values"][Name];
} & ({ readonly [name: string]: unknown } | object);

/** The query parameters that `.query()` accepts for a route of an OpenAPI document. */
export type QueryValues<Query> = { readonly [Name in keyof Query]?: Immutable<Query>[Name] | undefined };

/** The values that `.params()` accepts. */
export type ParamsOf<Context extends RouteContext> = string extends keyof Context["values"]
  ? OpenValues<Context>
  : PartialValues<Context>;

/** No further arguments, if a value differs from that of the document only by readonly lists and objects. */
// A signature with another number of arguments does not appear in error messages.
export type ReadonlyOnly<Given, Name, Values> = Name extends keyof Values
  ? [Given] extends [Immutable<Values[Name]>]
    ? []
    : // A value of an unknown type may be right.
      [unknown, Sendable] extends [Given, Values[Name]]
      ? []
      : [never, never]
  : [never, never];
