/**
 * Runs the cases of every group, and returns a result for each. Plain JavaScript without imports from a platform: the same file
 * runs in every runtime.
 *
 * @typedef {any} Library The exports of the package. Untyped, because many cases pass what the types forbid.
 * @typedef {{ origin: string, rfc6570: any, runtime: import("../rows.mjs").Facts }} Job
 * @typedef {readonly [title: string, run: () => unknown, expected?: unknown]} Case
 *   Without an expectation, a case must return the same value or throw the same error of the library in every runtime.
 * @typedef {(library: Library, job: Job) => readonly Case[]} Cases
 * @typedef {{ title: string, output: string, failure?: string }} Result
 */
import { print } from "../../calls/print.mjs";
import { GROUPS } from "../cases/index.mjs";
import { anything, Expectation, oneOf } from "./expected.mjs";

/**
 * @param {Library} library
 * @param {Job} job
 */
export async function runSuite(library, job) {
  /** @type {Result[]} */
  const results = [];
  for (const [group, cases] of Object.entries(GROUPS)) {
    for (const [title, run, ...expected] of cases(library, job)) {
      const outcome = await settle(run);
      const missed = toExpectation(expected).missedBy(outcome);
      // What differs between runtimes on purpose is expected by its case.
      const output = group === "platform" ? "" : outcome.output;
      const failure = missed !== undefined && { failure: `expected ${missed}, got ${outcome.output}` };
      results.push({ title: `${group}: ${title}`, output, ...failure });
    }
  }
  return results;
}

/**
 * @param {() => unknown} run
 * @returns {Promise<import("./expected.mjs").Outcome>}
 */
async function settle(run) {
  try {
    const value = await run();
    return { hasThrown: false, value, output: print(value) };
  } catch (error) {
    return { hasThrown: true, value: error, output: `throws ${print(error)}` };
  }
}

function toExpectation(/** @type {readonly unknown[]} */ expected) {
  if (expected.length === 0) return anything;
  return expected[0] instanceof Expectation ? expected[0] : oneOf(expected);
}
