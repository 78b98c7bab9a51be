// The table of calls, through every face. The runtimes run the same table (tests/runtimes/cases/calls.mjs).
import { expect, test } from "@jest/globals";

import * as core from "../../src/index.js";
import { differenceOf, facesOf, type Row, type Section } from "./faces.mjs";
import { sectionsOf } from "./index.mjs";

const LIBRARY = core;
const FACES = facesOf(LIBRARY);

// One test for each section: a fault fails few of them, and says which rows of which faces.
test.each(sectionsOf(LIBRARY).map(({ title, rows }: Section) => [title, rows] as const))("%s", (_, rows) => {
  const differences = FACES.flatMap((face) =>
    rows
      .filter((row: Row) => face.lacks(row) === undefined)
      .flatMap((row: Row) => differenceOf(face, row)?.replace(/^/, `${face.name}: `) ?? []),
  );
  expect(differences).toEqual([]);
});
