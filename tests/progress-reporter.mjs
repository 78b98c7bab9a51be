// A line for every twenty files of tests, and the failures of a file as soon as they are known; jest's own reporter,
// "summary", writes the sums at the end. In CI, reports/tests.json has them, too.
import { mkdirSync, writeFileSync } from "node:fs";

export default class ProgressReporter {
  #files = 0;

  /**
   * @param {unknown} _
   * @param {{ testFilePath: string; failureMessage?: string | null }} result
   * @param {{ numTotalTests: number; numTotalTestSuites: number }} sums
   */
  onTestResult(_, result, sums) {
    this.#files += 1;
    if (result.failureMessage) process.stderr.write(`FAIL ${result.testFilePath}\n${result.failureMessage}\n`);
    if (this.#files % 20 === 0) {
      const tests = sums.numTotalTests.toLocaleString("en");
      process.stderr.write(`${this.#files} of ${sums.numTotalTestSuites} files, ${tests} tests\n`);
    }
  }

  /**
   * @param {unknown} _
   * @param {{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }} sums
   */
  onRunComplete(_, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    if (!process.env["CI"]) return;
    mkdirSync("reports", { recursive: true });
    writeFileSync("reports/tests.json", JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }));
  }
}
