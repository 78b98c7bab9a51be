// The slow tests: `npm run test:slow`. They run without coverage, which would count their every step and double their time,
// and in processes of their own, because all that such a process tests later takes up to ten times as long.
import quick, { SLOW } from "./jest.config.js";

/** @type {import("jest").Config} */
export default {
  ...quick,
  testMatch: undefined,
  testRegex: SLOW,
  testPathIgnorePatterns: ["/node_modules/", "/reports/"],
};
