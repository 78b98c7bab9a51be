/** Documents write a file as text, and files as a list of texts. */
export type WithFiles<Form> = unknown extends Form
  ? unknown
  : { [Name in keyof Form]: Form[Name] | FileValue | readonly FileValue[] };

/** A file or a blob of the platform. */
interface FileValue {
  readonly size: number;
  readonly type: string;
}
