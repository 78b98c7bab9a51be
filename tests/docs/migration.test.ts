// The tables of the migration guide: each row is a call with its result in both libraries.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";
import { endpoint as octokit } from "@octokit/endpoint";

import { endpoint } from "../../src/index.js";
import { ROOT } from "./blocks.js";

const PAGE = "docs/octokit-differences.md";

/** A row of a table: both results are expressions, or `throws Name`. */
interface Row {
  readonly difference: string;
  readonly call: string;
  readonly theirs: string;
  readonly ours: string;
}

// The table of Octokit's packages is that of tests/oracles/octokit-packages.test.ts.
const lines = readFileSync(join(ROOT, PAGE), "utf8").split("\n## In Octokit itself")[0]!.split("\n");
const rows: readonly Row[] = lines.filter((line) => /^\| (?!Difference |-)/.test(line)).map(readRow);

/** In a table, the character `|` is written `\|`. */
function readRow(line: string): Row {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
  const [, difference = "", ...codes] = cells;
  const [call = "", theirs = "", ours = ""] = codes.map((cell) => /^`(.*)`$/.exec(cell)?.[1] ?? "");
  return { difference, call, theirs, ours };
}

/** The result of a call, or the name of what it throws. */
function resultOf(expression: string, library: unknown): unknown {
  try {
    return evaluate(expression, library);
  } catch (error) {
    return `throws ${(error as Error).name}`;
  }
}

function expected(cell: string): unknown {
  return cell.startsWith("throws ") ? cell : evaluate(cell, undefined);
}

function evaluate(expression: string, library: unknown): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the page says is run
  const run = new Function("endpoint", `"use strict"; return (${expression});`) as (library: unknown) => unknown;
  return run(library);
}

describe("every row of the migration guide", () => {
  test("is complete, and there once", () => {
    const calls = rows.map(({ call }) => call);

    expect(rows.length).toBeGreaterThan(80);
    expect(rows.filter((row) => Object.values(row).includes(""))).toEqual([]);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  test.each(rows)("$difference", ({ call, theirs, ours }) => {
    expect(resultOf(call, octokit)).toEqual(expected(theirs));
    expect(resultOf(call, endpoint)).toEqual(expected(ours));
    expect(theirs).not.toBe(ours);
  });
});
