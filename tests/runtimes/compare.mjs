import { createHash } from "node:crypto";

import { groupsOf } from "./cases/index.mjs";

/**
 * @typedef {import("./suite/suite.mjs").Result} Result
 * @typedef {import("./run-row.mjs").Finished} Finished
 * @typedef {{ title: string, version: string, passed: number, built: string, sent: string, failures: readonly string[] }} Compared
 */

/**
 * Counts what passed in each runtime: a case passes if its expectation is met and its output equals that of the first
 * runtime that reported.
 *
 * @param {readonly Finished[]} rows
 * @returns {Compared[]}
 */
export function compare(rows) {
  const reference = rows.find(({ results }) => results.length > 0);
  return rows.map(({ title, version, facts, results, error }) => {
    const names = groupsOf(facts).map(([name]) => name);
    const expected = new Map(
      reference?.results.filter(({ group }) => names.includes(group)).map(({ title, output }) => [title, output]),
    );
    const failures = results.flatMap((result) => findFailure(expected, result));
    const passed = results.length - failures.length;
    if (error !== undefined) failures.push(error);
    else if (results.length !== expected.size) failures.push(`${results.length} of ${expected.size} cases ran`);
    const built = results.filter(({ group }) => BUILDING.has(group));
    const sent = results.filter(({ group }) => !BUILDING.has(group));
    return {
      title,
      version,
      passed,
      built: digestOf(built),
      sent: facts.hasFetch ? digestOf(sent) : "no fetch",
      failures,
    };
  });
}

/** The groups that every runtime can run. */
const BUILDING = new Set(groupsOf({ hasFetch: false }).map(([name]) => name));

/**
 * @param {ReadonlyMap<string, string>} expected
 * @param {Result} result
 * @returns {string[]}
 */
function findFailure(expected, { title, output, failure }) {
  if (failure !== undefined) return [`${title}\n    ${clip(failure)}`];
  const reference = expected.get(title) ?? "";
  return reference === output ? [] : [`${title}\n    differs: ${differing(reference, output)}`];
}

const WIDTH = 240;
const clip = (/** @type {string} */ text) => (text.length > 3 * WIDTH ? `${text.slice(0, 3 * WIDTH)} …` : text);

/**
 * Both texts from shortly before their first difference.
 *
 * @param {string} reference
 * @param {string} output
 */
function differing(reference, output) {
  let start = 0;
  while (start < output.length && reference[start] === output[start]) start++;
  const part = (/** @type {string} */ text) => text.slice(Math.max(0, start - 40), start + WIDTH);
  return `${part(reference)}\n          and: ${part(output)}`;
}

/** @param {readonly Result[]} results */
function digestOf(results) {
  const hash = createHash("sha256");
  for (const { title, output } of results) hash.update(`${JSON.stringify(title)} ${output}\n`);
  return hash.digest("hex");
}
