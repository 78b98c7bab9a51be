/** What a case must do. */
import { print } from "../../calls/print.mjs";

/**
 * What a case did: it returned a value, or threw an error.
 *
 * @typedef {{ hasThrown: boolean, value: any, output: string }} Outcome
 */
export class Expectation {
  #check;

  /** @param {(outcome: Outcome) => string | undefined} check describes what was expected, if the outcome is another */
  constructor(check) {
    this.#check = check;
  }

  missedBy(/** @type {Outcome} */ outcome) {
    return this.#check(outcome);
  }
}

/** Expects one of these values. */
export function oneOf(/** @type {readonly unknown[]} */ values) {
  const texts = values.map((value) => print(value));
  return new Expectation(({ output }) => (texts.includes(output) ? undefined : texts.join(" or ")));
}

/** Expects an error of the library, with this code if one is given. */
export const fails = (/** @type {string} */ code = "ERR_") =>
  new Expectation(({ hasThrown, value }) => (hasThrown && String(value?.code).startsWith(code) ? undefined : code));

/** Expects a value or an error of the library. The outcome must still be the same everywhere. */
export const anything = new Expectation(({ hasThrown, value }) =>
  hasThrown && !String(value?.code).startsWith("ERR_") ? "a value or an error of the library" : undefined,
);
