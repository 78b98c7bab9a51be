import { bodies, headers, mediaTypes } from "./bodies.mjs";
import { cascade, vendors } from "./defaults.mjs";
import { routes } from "./routes.mjs";
import { origins, paths, queries } from "./urls.mjs";
import { values } from "./values.mjs";

/**
 * The examples of docs/spec/decisions.md, A to E; those of F are in errors.mjs. The expected values are written from its
 * text.
 *
 * @type {import("../../suite/suite.mjs").Cases}
 */
export const decisions = (library) => [
  ...vendors(library),
  ...cascade(library),
  ...routes(library),
  ...values(library),
  ...paths(library),
  ...origins(library),
  ...queries(library),
  ...bodies(library),
  ...headers(library),
  ...mediaTypes(library),
];
