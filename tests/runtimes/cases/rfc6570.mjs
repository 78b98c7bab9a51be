import { fails, oneOf } from "../suite/expected.mjs";

/**
 * The public suite of RFC 6570, and additions of this project: the files of tests/conformance/rfc6570 (C1).
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const rfc6570 = (library, job) =>
  groups(job.rfc6570).flatMap(({ title, variables, testcases }) =>
    testcases.map(([template, expected]) => [
      `${title}, ${template}`,
      () => new library.UrlTemplate(template).expand(variables),
      expected === false ? fails() : oneOf([expected].flat()),
    ]),
  );

/**
 * @typedef {{ variables: object, testcases: [template: string, expected: string | string[] | false][] }} Group
 * @param {Record<string, Record<string, Group>>} files
 */
const groups = (files) =>
  Object.entries(files).flatMap(([file, entries]) =>
    Object.entries(entries).map(([name, group]) => ({ title: `${file}, ${name}`, ...group })),
  );
