import { print } from "../../calls/print.mjs";

/**
 * What a case did: it returned a value, or threw an error.
 *
 * @typedef {{ hasThrown: boolean, value: any, output: string }} Outcome
 */

/** What a case must do. */
export class Expectation {
  #check;

  /** @param {(outcome: Outcome) => string | undefined} check */
  constructor(check) {
    this.#check = check;
  }

  /**
   * Describes what was expected, if the outcome is another.
   *
   * @param {Outcome} outcome
   */
  missedBy(outcome) {
    return this.#check(outcome);
  }
}

/** Expects this value. */
export const returns = (/** @type {unknown} */ value) => oneOf([value]);

/**
 * Expects one of these values.
 *
 * @param {readonly unknown[]} values
 */
export function oneOf(values) {
  const texts = values.map((value) => print(value));
  return new Expectation(({ output }) => (texts.includes(output) ? undefined : texts.join(" or ")));
}

/**
 * Expects an error of this class, with its code, and with these fields.
 *
 * @param {string} className
 * @param {Record<string, unknown>} [fields]
 */
export function fails(className, fields = {}) {
  const wanted = { ...fields, code: codeOf(className), name: className };
  return new Expectation(({ hasThrown, value }) => {
    const found = hasThrown && value?.constructor?.name === className;
    const wrong = Object.entries(wanted).find(([name, field]) => !found || print(value[name]) !== print(field));
    return wrong && `${className} with ${wrong[0]} ${print(wrong[1])}`;
  });
}

/** `UnsafePathError` has the code `ERR_UNSAFE_PATH`, and so on (F1). */
const codeOf = (/** @type {string} */ className) =>
  `ERR${className.replace(/Error$/, "").replace(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase();

/**
 * Expects any error of the library.
 *
 * @param {import("./suite.mjs").Library} library
 */
export const failsSomehow = ({ EndpointError }) =>
  new Expectation(({ hasThrown, value }) =>
    hasThrown && value instanceof EndpointError ? undefined : "an EndpointError",
  );

/**
 * Expects a value or an error of the library, and no other error (F1). The outcome must still be the same everywhere.
 *
 * @param {import("./suite.mjs").Library} library
 */
export const noForeignError = ({ EndpointError }) =>
  new Expectation(({ hasThrown, value }) =>
    hasThrown && !(value instanceof EndpointError) ? "a value or an EndpointError" : undefined,
  );
