const NodeEnvironment = require("@stryker-mutator/jest-runner/jest-env/node");

/** Skips the tests after the first failure: one test is enough to find a mutant. Jest's own `bail` works between files only. */
module.exports = class FailFastEnvironment extends NodeEnvironment {
  /** @param {[any, any]} args */
  constructor(...args) {
    super(...args);
    const handle = this.handleTestEvent;
    let hasFailed = false;
    this.handleTestEvent = async (/** @type {any} */ event, /** @type {any} */ state) => {
      await handle?.(event, state);
      if (event.name === "test_done") hasFailed ||= event.test.errors.length > 0;
      // Mutated sources count their calls, which takes too long for tests that limit a time.
      const isTimed = / linear time$/.test(event.test?.name);
      if (event.name === "test_start" && (hasFailed || isTimed)) event.test.mode = "skip";
    };
  }
};
