/**
 * Runs the cases of every group that the runtime can run, and returns a result for each. Plain JavaScript without imports from a platform: the same
 * file runs in every runtime.
 *
 * @typedef {any} Library The exports of the package. Untyped, because many cases pass what the types forbid.
 * @typedef {{ origin: string, rfc6570: any, operations: any[], runtime: any }} Job
 * @typedef {readonly [title: string, run: () => unknown, expected?: unknown]} Case
 *   Without an expectation, a case must return the same value or throw the same error of the library in every runtime.
 * @typedef {(library: Library, job: Job) => readonly Case[]} Cases
 * @typedef {(library: Library) => readonly Case[]} Part Some of the cases of a group.
 * @typedef {{ title: string, group: string, output: string, failure?: string }} Result
 */
import { groupsOf } from "../cases/index.mjs";
import { Expectation, noForeignError, returns } from "./expected.mjs";
import { print } from "../../calls/print.mjs";

/**
 * @param {Library} library
 * @param {Job} job
 */
export async function runSuite(library, job) {
  /** @type {Result[]} */
  const results = [];
  for (const [group, { cases, isCompared }] of groupsOf(job.runtime)) {
    for (const one of cases(library, job)) {
      const { title, output, ...failure } = await runCase(library, one);
      results.push({ title: `${group}: ${title}`, group, output: isCompared ? output : "", ...failure });
    }
  }
  return results;
}

/**
 * @param {Library} library
 * @param {Case} one
 * @returns {Promise<Omit<Result, "group">>}
 */
async function runCase(library, [title, run, ...expected]) {
  const outcome = await settle(run);
  const expectation = toExpectation(library, expected);
  const missed = expectation.missedBy(outcome);
  const { output } = outcome;
  return missed === undefined ? { title, output } : { title, output, failure: `expected ${missed}, got ${output}` };
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

/**
 * @param {Library} library
 * @param {readonly unknown[]} expected
 */
function toExpectation(library, expected) {
  if (expected.length === 0) return noForeignError(library);
  return expected[0] instanceof Expectation ? expected[0] : returns(expected[0]);
}
