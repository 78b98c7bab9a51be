// The table of calls, through every face. The runtimes run the same table (tests/runtimes/cases/calls.mjs).
import { describe, expect, test } from "@jest/globals";

import * as core from "../../src/index.js";
import * as mini from "../../src/mini/index.js";
import { differenceOf, facesOf, type Row, type Section } from "./faces.mjs";
import { sectionsOf } from "./index.mjs";

const LIBRARY = { ...core, mini };
const FACES = facesOf(LIBRARY);

describe.each(sectionsOf(LIBRARY).map(({ title, rows }: Section) => [title, rows] as const))("%s", (_, rows) => {
  test.each(FACES.map((face) => [face.name, face] as const))("%s", (__, face) => {
    const taken = rows.filter((row: Row) => face.lacks(row) === undefined);
    expect(taken.flatMap((row: Row) => differenceOf(face, row) ?? [])).toEqual([]);
  });
});
