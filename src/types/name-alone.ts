/** Tells that `.param()` sets a single parameter. */
interface UseParams {
  readonly "pass a name and a value, or use .params()": never;
}

/** Names a parameter that `.param()` has no value for. */
interface ValueMissing<Name> {
  readonly "pass its value, too": Name;
}

/** The only argument of `.param()`: a type that names the error. */
export type NameAlone<Given> = unknown extends Given ? Given : Given extends string ? ValueMissing<Given> : UseParams;

/** Tells that `.header()` sets a single header. */
interface UseHeaders {
  readonly "pass a name and a value, or use .headers()": never;
}

/** The only argument of `.header()`: a type that names the error. */
export type HeaderAlone<Given> = unknown extends Given
  ? Given
  : Given extends string
    ? ValueMissing<Given>
    : UseHeaders;
