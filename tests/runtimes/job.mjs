/** What every runtime is given: the files of RFC 6570's suite, and every operation of GitHub with example values. */
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "esbuild";

const CONFORMANCE = new URL("../conformance/", import.meta.url);
const FILES = [
  "spec-examples",
  "spec-examples-by-section",
  "extended-tests",
  "text-examples",
  "additions",
  "negative-tests",
  "additions-negative",
];

export async function createJob() {
  const entries = FILES.map((name) => [
    name,
    JSON.parse(readFileSync(new URL(`rfc6570/${name}.json`, CONFORMANCE), "utf8")),
  ]);
  return { rfc6570: Object.fromEntries(entries), operations: await operations() };
}

/** The catalogue of the tests is in TypeScript. */
async function operations() {
  const folder = fileURLToPath(new URL("../../reports/runtimes/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const outfile = `${folder}catalogue.mjs`;
  const entry = fileURLToPath(new URL("github/catalogue.ts", CONFORMANCE));
  await build({ entryPoints: [entry], bundle: true, outfile, format: "esm", logLevel: "error" });
  const catalogue = await import(pathToFileURL(outfile).href);
  return catalogue.operations();
}
