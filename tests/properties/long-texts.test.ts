// No text throws a foreign error (F5), even if V8 does not compile regular expressions, whose repeats then take stack for each
// character, and with half of the stack that Node.js has by default.
import { expect, test } from "@jest/globals";
import { runInChild } from "./child-process.js";

test("texts as long as the limit throw errors of the library only", () => {
  const flags = ["--no-regexp-optimization", "--stack-size=492"];
  const { calls, foreign } = runInChild("long-texts.mjs", flags) as { calls: number; foreign: string[] };
  expect(foreign).toEqual([]);
  expect(calls).toBeGreaterThan(600);
}, 1_200_000);
