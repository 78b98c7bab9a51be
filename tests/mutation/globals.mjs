// What tests import from Jest, without Jest.
export { jestExpect as expect } from "@jest/expect";
export { afterAll, afterEach, beforeAll, beforeEach, describe, test } from "jest-circus";
