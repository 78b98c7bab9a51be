/** Where a parameter goes, and why. */
export interface Placement {
  readonly name: string;
  readonly place: "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped";
  /** The rule of the specification, the decision, or the step of the chain. */
  readonly rule: "P1" | "P2" | "P3" | "P5" | "A2" | "A4" | "I1" | "I9" | "D2" | "D5" | "query()";
  /** Its percent-encoded text in the url; `undefined` if it is not there. */
  readonly text?: string | undefined;
  /** The expression of the template that contains it, or another reason. */
  readonly expression?: string;
}

/** A query parameter that waits for an encoder. */
export interface QueryParameter extends Pick<Placement, "name" | "rule"> {
  readonly value: unknown;
}
