/** Values by name, read from what a caller passed. */
export type Values = Readonly<Record<string, unknown>>;

/** What a caller of `fluent-endpoint/mini` passed, read once. */
export interface Call {
  readonly parameters: Values;
  readonly query: Values;
  /** By name in lower case; `null` removes a header. */
  readonly headers: Values;
  /** The body, unchanged; `undefined` if there is none. */
  readonly data: unknown;
  /** Options for the HTTP client, unchanged. */
  readonly request: object | undefined;
}

/** A parsed route of `fluent-endpoint/mini`. */
export interface Route {
  /** In lower case. */
  readonly method: string;
  /** The segments of the path, each as a literal, a name, a literal, a name, … and a literal. */
  readonly segments: readonly (readonly string[])[];
  /** The names of `{?a,b*}`, each followed by "" if it has a "*". */
  readonly listed: readonly (readonly string[])[];
  /** All names in the route. */
  readonly names: ReadonlySet<string>;
}
