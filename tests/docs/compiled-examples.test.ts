// Every example of the pages and of the comments of the sources compiles. examples.test.ts runs them.
import { expect, test } from "@jest/globals";

import { BLOCKS } from "./blocks.js";
import { typeErrors } from "./compile.js";

test("the examples compile", () => {
  const examples = BLOCKS.filter(({ language }) => language === "ts");
  const errors = typeErrors(examples);

  const wrong = examples.map(({ file, line }, index) => [`${file}:${line}`, ...errors[index]!]);
  expect(examples.length).toBeGreaterThan(0);
  expect(wrong.filter((one) => one.length > 1)).toEqual([]);
}, 180_000);
