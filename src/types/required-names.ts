/** The names that are not optional; of a union, those that no member makes optional. */
export type RequiredNames<Parameters> = RequiredAmong<Parameters, keyof Parameters>;

type RequiredAmong<Parameters, Name extends keyof Parameters> = Name extends unknown
  ? undefined extends Parameters[Name]
    ? never
    : Name
  : never;
