/** What every runtime is given: the files of RFC 6570's suite. */
import { readFileSync } from "node:fs";

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

export function createJob() {
  const entries = FILES.map((name) => [
    name,
    JSON.parse(readFileSync(new URL(`rfc6570/${name}.json`, CONFORMANCE), "utf8")),
  ]);
  return { rfc6570: Object.fromEntries(entries) };
}
