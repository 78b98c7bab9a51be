import type { Build } from "../measure/loop.js";
import type { Call, Case } from "./call.js";

/** What came out of a build, as far as a contender gives it. */
export interface Outcome {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A contender that is ready to build the calls of a case. */
export interface Ready {
  readonly builds: readonly Build[];
  /** The url that a client reads; missing where the builds make endpoints, not requests. */
  readonly urlOf?: (built: never) => string;
  /** What the check of equivalence looks at. */
  readonly outcomeOf: (built: never, call: Call) => Outcome;
}

/** A way to build requests. */
export interface Contender {
  readonly name: string;
  /** What of the work it leaves to others; empty where it does all of it. */
  readonly omits: string;
  /** What it gives; the check of equivalence looks at these. */
  readonly gives: readonly ("method" | "accept" | "headers" | "body")[];
  /** How it writes lists in a query. */
  readonly lists: "comma" | "repeat";
  /** Makes ready outside the clock what an application makes ready once; `undefined` where it cannot express the case. */
  readonly prepare: (given: Case) => Promise<Ready> | Ready | undefined;
}

/** For a contender that makes endpoints: the check of equivalence builds a request with each of them. */
export function readyToMake<Made>(
  calls: readonly Call[],
  make: (call: Call) => () => Made,
  build: (made: Made, call: Call) => Outcome,
): Ready {
  return { builds: calls.map(make), outcomeOf: build };
}

/** For a contender that gives requests as they are sent. */
export function ready(calls: readonly Call[], build: (call: Call) => () => Outcome): Ready {
  const asItIs = (outcome: Outcome): Outcome => outcome;
  return { builds: calls.map(build), urlOf: ({ url }: Outcome) => url, outcomeOf: asItIs };
}
