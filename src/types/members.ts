/** The names that are not optional; of a union, those that no member makes optional. */
export type RequiredNames<Parameters> = RequiredAmong<Parameters, keyof Parameters>;

type RequiredAmong<Parameters, Name extends keyof Parameters> = Name extends unknown
  ? undefined extends Parameters[Name]
    ? never
    : Name
  : never;

/** The names of all members of a union. */
export type KeyOfUnion<Parameters> = Parameters extends unknown ? keyof Parameters : never;

/** The names of a group of parameters. */
export type NamesOf<Group> = NoInfer<Group> extends undefined ? never : keyof Group;

/** A value of the document, whose lists and objects may be readonly. */
export type Immutable<Value> = {
  readonly [Name in keyof Value]: unknown extends Value[Name] ? Value[Name] : Immutable<Value[Name]>;
};

/** Parameters whose optional ones may also be `undefined`: an undefined value is not passed. */
export type WithUndefined<Parameters> = {
  readonly [Name in keyof Parameters]:
    | (unknown extends Parameters[Name] ? Parameters[Name] : Immutable<Parameters[Name]>)
    | ({} extends Pick<Parameters, Name> ? undefined : never);
};

/** Documents write a file as text, and files as a list of texts. */
export type WithFiles<Form> = unknown extends Form
  ? unknown
  : { [Name in keyof Form]: Form[Name] | FileValue | readonly FileValue[] };

/** A file or a blob of the platform. */
interface FileValue {
  readonly size: number;
  readonly type: string;
}
