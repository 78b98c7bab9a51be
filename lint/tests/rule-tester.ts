import { afterAll, describe, test } from "@jest/globals";
import { RuleTester } from "eslint";
import { parser } from "typescript-eslint";

Object.assign(RuleTester, { describe, it: test, itOnly: test.only, afterAll });

/** Code with ESLint's own parser, and with that of TypeScript: the rule reads both alike. */
export const TESTERS = {
  espree: new RuleTester(),
  typescript: new RuleTester({ languageOptions: { parser } }),
};
