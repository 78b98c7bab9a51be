/** Copies a string: a slice is a reference to the whole text it was cut from. Names of properties are always copies. */
export function flatCopy(text: string): string {
  return Object.keys({ [text]: 0 })[0]!;
}
