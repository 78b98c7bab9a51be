// The file that the quick tests read instead of GitHub's OpenAPI document, which has 385 MB with its variants.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "esbuild";

/** @returns {Promise<string>} the text of the file */
export async function operationsFile() {
  const operations = await readOperations();
  const usual = usualExamples(operations);
  const rows = operations.map((operation) => JSON.stringify(toRow(operation, usual)));
  const { version } = createRequire(import.meta.url)("@octokit/openapi/package.json");
  const source = { name: "@octokit/openapi", version, file: "generated/api.github.com.json" };
  const examples = JSON.stringify(Object.fromEntries(usual));
  return `{\n"source": ${JSON.stringify(source)},\n"examples": ${examples},\n"operations": [\n${rows.join(",\n")}\n]\n}\n`;
}

/**
 * The reader is in TypeScript.
 *
 * @returns {Promise<import("../../conformance/github/catalogue.js").Operation[]>}
 */
async function readOperations() {
  const folder = fileURLToPath(new URL("compiled/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const outfile = `${folder}read-operations.mjs`;
  const entry = fileURLToPath(new URL("read-operations.ts", import.meta.url));
  await build({ entryPoints: [entry], outfile, format: "esm", logLevel: "error" });
  const { operations } = await import(pathToFileURL(outfile).href);
  return operations();
}

/** @param {import("../../conformance/github/catalogue.js").Operation[]} operations */
function usualExamples(operations) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map();
  for (const { options, reserved } of operations) {
    for (const [name, value] of Object.entries({ ...options, ...reserved })) {
      const values = counts.get(name) ?? new Map();
      const text = JSON.stringify(value);
      counts.set(name, values.set(text, (values.get(text) ?? 0) + 1));
    }
  }
  counts.delete("data");
  return new Map(
    [...counts].map(([name, values]) => {
      const [[text] = ["null"]] = [...values].sort(([, a], [, b]) => b - a);
      return [name, JSON.parse(text)];
    }),
  );
}

/**
 * @param {import("../../conformance/github/catalogue.js").Operation} operation
 * @param {ReadonlyMap<string, unknown>} usual
 */
function toRow({ id, route, origin, bodyKind, required, options, reserved, ...names }, usual) {
  const listed = (/** @type {readonly string[]} */ some) =>
    some.map((name) => (required.includes(name) ? `${name}!` : name)).join(" ");
  const lists = [names.pathParameters, names.queryParameters, names.bodyProperties].map(listed);
  const own = Object.entries({ ...options, ...reserved }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual.get(name)),
  );
  const server = origin === "https://api.github.com" ? [] : [origin];
  const examples = own.length > 0 || server.length > 0 ? [Object.fromEntries(own)] : [];
  return [id, route, ...lists, bodyKind, ...examples, ...server];
}
