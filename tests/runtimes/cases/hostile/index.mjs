import { characters } from "./characters.mjs";
import { large } from "./large.mjs";
import { objects } from "./objects.mjs";
import { names, pollution } from "./prototypes.mjs";

/**
 * Inputs of an attacker: a polluted Object.prototype, odd names, lone surrogates, very long texts, deep structures.
 *
 * @type {import("../../suite/suite.mjs").Cases}
 */
export const hostile = (library, job) => [
  ...pollution(library, job),
  ...names(library),
  ...characters(library),
  ...large(library),
  ...objects(library),
];
