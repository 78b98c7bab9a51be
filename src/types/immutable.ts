/** A value of the document, whose lists and objects may be readonly. */
export type Immutable<Value> = {
  readonly [Name in keyof Value]: unknown extends Value[Name] ? Value[Name] : Immutable<Value[Name]>;
};
