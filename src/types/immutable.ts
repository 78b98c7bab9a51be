/** A value of the document, whose lists and objects may be readonly. */
export type Immutable<Value> = {
  readonly [Name in keyof Value]: unknown extends Value[Name] ? Value[Name] : Immutable<Value[Name]>;
};

/** Parameters whose optional ones may also be `undefined`: an undefined value is not passed (decision A5). */
export type WithUndefined<Parameters> = {
  readonly [Name in keyof Parameters]:
    | (unknown extends Parameters[Name] ? Parameters[Name] : Immutable<Parameters[Name]>)
    | ({} extends Pick<Parameters, Name> ? undefined : never);
};
