// What a process keeps does not grow with the names and texts that callers, and their users, choose: routes and header names are
// kept up to a number of entries, and longer texts are used and not kept.
import { expect, test } from "@jest/globals";
import { runInChild } from "./child-process.js";

/** 2,000 routes of 2,000 characters are 4 MB of text, and a few times as much when they are compiled. */
const MOST_OF_A_PLACE = 20;
const MOST_IN_ALL = 40;

test("names and texts of any length do not stay in memory", () => {
  const { everything, ...places } = runInChild("kept-memory.mjs", ["--expose-gc"]) as Record<string, number>;
  expect(Object.entries(places).filter(([, megabytes]) => megabytes > MOST_OF_A_PLACE)).toEqual([]);
  expect(Object.keys(places).length).toBeGreaterThan(50);
  expect(everything).toBeLessThan(MOST_IN_ALL);
}, 600_000);
