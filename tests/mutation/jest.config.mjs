import { fileURLToPath } from "node:url";

import config from "../../jest.config.js";

/** @type {import("jest").Config} */
export default {
  ...config,
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  roots: ["<rootDir>/src", "<rootDir>/tests"],
  testMatch: ["<rootDir>/tests/mutation/selected-tests.ts"],
  // Stryker loads it as it is written here.
  testEnvironment: fileURLToPath(new URL("environment.cjs", import.meta.url)),
  setupFilesAfterEnv: ["<rootDir>/tests/mutation/fixed-seed.ts"],
};
