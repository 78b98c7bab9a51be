/** A secret in a text. */
export interface SecretRange {
  readonly start: number;
  readonly end: number;
  /** The name of the secret, decoded. */
  readonly name: string;
  /** Whether it is a JSON number, which has no quotation marks. */
  readonly isNumber: boolean;
}

/** Whether the value with this name is a secret. */
export type IsSecret = (name: string) => boolean;
