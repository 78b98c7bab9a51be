/** A `URL` of any realm or library: its `href` is used. */
interface UrlObject {
  readonly href: string;
  readonly searchParams: object;
}

/** A date or time of `Temporal`: its string is used. */
interface TemporalObject {
  readonly [Symbol.toStringTag]: `Temporal.${string}`;
}

/** A single value that can be written to a url. */
export type ParameterValue = string | number | bigint | boolean | Date | UrlObject | TemporalObject;

/** The value of an optional variable such as `{?page}`: one value, a list of values, or `null` for none. */
export type ListValue = ParameterValue | null | undefined | readonly (ParameterValue | null | undefined)[];

/** The value of an exploded variable such as `{?filter*}`: one value, a list or a map (RFC 6570, section 2.4.2). */
export type ExplodedValue = ListValue | { readonly [key: string]: ParameterValue | null | undefined };
