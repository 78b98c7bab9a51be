/** A `URL` of any realm or library: it is written as its `href` (decision C4). */
interface UrlObject {
  readonly href: string;
  readonly searchParams: object;
}

/** A date or time of `Temporal`: it is written as its string (decision C4). */
interface TemporalObject {
  readonly [Symbol.toStringTag]: `Temporal.${string}`;
}

/** One value that a URL can say: it is written as text (decision C4). */
export type ParameterValue = string | number | bigint | boolean | Date | UrlObject | TemporalObject;

/** What an optional variable takes: a value, several, or `null` for none (decisions A5, C9). */
export type ListValue = ParameterValue | null | undefined | readonly (ParameterValue | null | undefined)[];

/** What an exploded variable such as `{?filter*}` takes: a map as well (RFC 6570, section 2.4.2). */
export type ExplodedValue = ListValue | { readonly [key: string]: ParameterValue | null | undefined };
