// What a process keeps does not grow with the names and texts that callers, and their users, choose: one accounting counts
// the characters of all caches, and longer texts are used and not kept.
import { expect, test } from "@jest/globals";
import { runInChild } from "./child-process.js";

/** The caches have at most two generations of 5 MB, by a rough estimate. */
const MOST_OF_A_PLACE = 20;
const MOST_IN_ALL = 40;

test("names and texts of any length do not stay in memory", () => {
  const { everything, ...places } = runInChild("kept-memory.mjs", ["--expose-gc"]) as Record<string, number>;
  expect(Object.entries(places).filter(([, megabytes]) => megabytes > MOST_OF_A_PLACE)).toEqual([]);
  expect(Object.keys(places).length).toBeGreaterThan(50);
  expect(everything).toBeLessThan(MOST_IN_ALL);
}, 600_000);
