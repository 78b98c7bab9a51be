import { differenceOf, facesOf, titleOf } from "../../calls/faces.mjs";
import { sectionsOf } from "../../calls/index.mjs";

/**
 * The table of calls, through every face.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const calls = (library) =>
  facesOf(library).flatMap((face) =>
    sectionsOf(library).flatMap(({ title, rows }) =>
      rows
        .filter((row) => face.lacks(row) === undefined)
        .map(
          (row) =>
            /** @type {const} */ ([
              `${face.name}: ${title}: ${titleOf(row)}`,
              () => differenceOf(face, row),
              undefined,
            ]),
        ),
    ),
  );
