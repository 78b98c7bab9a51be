import type { EndpointErrorCode, Issue } from "./endpoint-error.js";

export type { BaseUrlFault } from "./sentences.js";

/** The maximum length of a text value, a finished url, a header value and a `link` header (T2). Bodies have no limit. */
export const LONGEST_TEXT = 1_048_576;

/** One problem. A message tells the kind of its value, never the value. */
export interface Fault {
  readonly name: string;
  readonly reason: Issue["reason"];
  readonly detail?: string | undefined;
  readonly value?: unknown;
  /** Where the value is in a parameter: the name of its pair, such as `a[0]`. */
  readonly pair?: string;
  /** The index of the expression in the route. */
  readonly expression?: number;
}

/** What a message needs of a call. */
export interface FaultyCall {
  readonly route: {
    readonly url: string;
    readonly expressions: readonly { readonly start: number; readonly end: number }[];
    readonly places: ReadonlyMap<string, unknown>;
  };
  readonly given: Readonly<Record<string, unknown>>;
  /** The text of each expression. */
  readonly texts: readonly string[];
}

/** Where a fault is. */
export interface FaultContext {
  /** The text with the fault, as the caller wrote it. */
  readonly text?: string;
  /** The index of the wrong character. */
  readonly position?: number;
  /** A stable identifier of the reason. */
  readonly reason?: string;
  readonly detail?: string;
  /** What was passed instead of a text. */
  readonly value?: unknown;
  readonly call?: FaultyCall;
}

/**
 * Throws the error of a fault: here, the prose of errors attaches. mini has a code and names, the library a class for each
 * code, a sentence for each reason, and carets.
 */
export type Raise = (code: EndpointErrorCode, faults: readonly Fault[], context?: FaultContext) => never;
