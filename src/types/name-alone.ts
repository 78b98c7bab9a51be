/** Says that `.param()` sets a single parameter. */
export interface UseParams {
  readonly "pass a name and a value, or use .params()": never;
}

/** Names a parameter that `.param()` has no value for. */
export interface ValueMissing<Name> {
  readonly "pass its value, too": Name;
}

/** The only argument of `.param()`: a type that names the error. */
export type NameAlone<Given> = unknown extends Given ? Given : Given extends string ? ValueMissing<Given> : UseParams;
