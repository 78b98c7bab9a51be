import { PAGE } from "./start/page.mjs";
import { startServer } from "./server.mjs";

/** A runtime that takes longer hangs. The slowest takes a few seconds. */
const TIMEOUT = 120_000;

/**
 * @typedef {import("./suite/suite.mjs").Result} Result
 * @typedef {{ title: string, version: string, results: readonly Result[], error?: string }} Finished
 */

/**
 * Runs the suite in one runtime. What goes wrong with the runtime itself is in `error`.
 *
 * @param {import("./rows.mjs").Row} row
 * @param {object} job
 * @returns {Promise<Finished>}
 */
export async function runRow({ title, facts, version, start }, job) {
  const server = await startServer({ ...job, runtime: facts }, PAGE);
  const stop = new AbortController();
  try {
    const found = await version();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT)]);
    const ended = start(server.origin, signal).then(() => ({ error: "ended without a report" }));
    const report = await Promise.race([server.report, ended]);
    stop.abort();
    // Chromium closes; a process that has been stopped says so.
    await ended.catch(() => {});
    return { title, version: found, results: [], ...report };
  } catch (error) {
    return { title, version: "?", results: [], error: String(error) };
  } finally {
    server.stop();
  }
}
