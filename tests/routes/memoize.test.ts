import { expect, test } from "@jest/globals";

import { memoizeLists } from "../../src/routes/memoize.js";

test("keeps the values of eight lists, and forgets them for a ninth", () => {
  const created: string[] = [];
  const get = memoizeLists((list) => {
    created.push(list.join());
    return { list };
  });
  for (let number = 0; number < 9; number++) expect(get([number])).toBe(get([number]));
  expect(created).toHaveLength(9);

  get([0]);
  expect(created).toStrictEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "0"]);
});
