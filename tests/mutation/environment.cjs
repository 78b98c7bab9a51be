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
      if (event.name === "test_start" && hasFailed) event.test.mode = "skip";
    };
  }
};
