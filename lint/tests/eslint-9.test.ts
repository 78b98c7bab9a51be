// The same cases with the oldest major version of ESLint that the package allows, which lint/ installs.
import { afterAll, describe, test } from "@jest/globals";
import type { RuleTester as RuleTester10 } from "eslint";
import { RuleTester } from "eslint-9";
import { parser } from "typescript-eslint";

import { runCases } from "./cases.js";

Object.assign(RuleTester, { describe, it: test, itOnly: test.only, afterAll });

/** Its types differ, and its methods do not. */
const testerOf = (config: object): RuleTester10 => new RuleTester(config) as unknown as RuleTester10;

runCases("espree", testerOf({}), false);
runCases("typescript", testerOf({ languageOptions: { parser } }), true);
