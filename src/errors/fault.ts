import type { EndpointErrorCode, Issue } from "./endpoint-error.js";

/** The maximum length of a text value, a finished url, a header value and a `link` header (T2). Bodies have no limit. */
export const LONGEST_TEXT = 1_048_576;

/** An issue before it has words: the value itself, of which a message tells the kind, and where it is. */
export interface Fault extends Issue {
  readonly value?: unknown;
  /** Where the value is in a parameter: the name of its pair, such as `a[0]`. */
  readonly pair?: string;
  /** The index of the expression in the route. */
  readonly expression?: number;
}

/** Where faults are. */
export interface FaultContext {
  /** The route, the method or the template, as the caller wrote it. */
  readonly text?: string;
  readonly call?: {
    readonly route: {
      readonly url: string;
      readonly expressions: readonly { readonly start: number; readonly end: number }[];
      readonly places: ReadonlyMap<string, unknown>;
    };
    readonly given: Readonly<Record<string, unknown>>;
  };
}

/** Throws the error of faults: here, the prose of errors attaches. mini has a code and names alone. */
export type Raise = (code: EndpointErrorCode, faults: readonly Fault[], context?: FaultContext) => never;
