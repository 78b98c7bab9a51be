/**
 * Rules of ESLint for programs that send requests.
 *
 * @module eslint-plugin-fluent-endpoint
 */
import type { ESLint, Linter } from "eslint";

import { VERSION } from "../../src/version.js";
import { noUnsafeUrl } from "./no-unsafe-url.js";

export type { NoUnsafeUrlOptions } from "./no-unsafe-url.js";

const TESTS = ["**/*.{test,spec,e2e}.*", "**/{test,tests,__tests__,e2e,spec,__mocks__,mocks,fixtures}/**"];

const plugin: ESLint.Plugin & { readonly configs: { readonly recommended: Linter.Config } } = {
  meta: { name: "eslint-plugin-fluent-endpoint", version: VERSION, namespace: "fluent-endpoint" },
  rules: { "no-unsafe-url": noUnsafeUrl },
  configs: {
    recommended: {
      name: "fluent-endpoint/recommended",
      // The urls of tests have the values of tests.
      ignores: TESTS,
      rules: { "fluent-endpoint/no-unsafe-url": "error" },
    },
  },
};
plugin.configs.recommended.plugins = { "fluent-endpoint": plugin };

export default plugin;
