/** A mistake as people type it, and the code that its messages lead to. */
export interface Mistake {
  /** An expression of TypeScript. */
  readonly write: string;
  /** What to write instead: each piece of code that a message offers is in one of these. */
  readonly instead: readonly Way[];
}

/** Code to write, and the request that it must lead to: method, url, and what else is not a default. */
export interface Way {
  readonly code: string;
  readonly request: string;
  /** The route or a parameter is not GitHub's: with its document, the code does not compile. */
  readonly isOfAnotherApi?: true;
}

/** Mistakes of one kind, under one heading. */
export interface MistakeGroup {
  readonly title: string;
  readonly mistakes: readonly Mistake[];
}

/** A mistake whose ways all lead to the request that was meant. */
export function mistake(write: string, request: string, ...codes: string[]): Mistake {
  return { write, instead: codes.map((code) => ({ code, request })) };
}
