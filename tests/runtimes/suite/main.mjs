import { runSuite } from "./suite.mjs";

/**
 * Fetches the job, runs the suite and posts the results. Every runtime has `fetch`, and none needs more.
 *
 * @param {import("./suite.mjs").Library} library
 * @param {string} origin
 */
export async function main(library, origin) {
  /** @type {any} */
  const job = await (await fetch(`${origin}/job`)).json();
  let report;
  try {
    report = { results: await runSuite(library, { ...job, origin }) };
  } catch (error) {
    report = { error: `the suite itself threw ${error instanceof Error ? error.stack : String(error)}` };
  }
  await fetch(`${origin}/report`, { method: "POST", body: JSON.stringify(report) });
}
