// Compares the cost of the types with that of @octokit/request and openapi-fetch. `npm run bench:types` runs it after a
// build; with `--check` it only compares the counts with budget.json.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { versionOf } from "../../tests/types/compilers.mjs";
import { declarationsOf } from "../../tests/types/documents.mjs";
import { costOf, declarationBytes } from "./compile.mjs";
import { latencies, missingOffers } from "./completion.mjs";
import { githubCalls, githubVendor, programOf, subjects, syntheticProgram } from "./programs.mjs";
import { publish } from "./report.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const workspace = join(root, "reports/types/benchmark");
/** @type {{ instantiations: Record<string, number>, declarationBytes: number }} */
const budget = JSON.parse(readFileSync(new URL("budget.json", import.meta.url), "utf8"));
const isCheck = process.argv.includes("--check");

/**
 * @param {string} subject
 * @param {number} count
 */
async function measure(subject, count) {
  const name = `${subject.replaceAll(/[^\w]+/g, "-")}-${count}`;
  writeFileSync(join(workspace, `${name}.ts`), programOf(subject, await githubCalls(count)));
  return costOf(workspace, name, isCheck ? 1 : count === 20 ? 3 : 1);
}

rmSync(workspace, { recursive: true, force: true });
mkdirSync(workspace, { recursive: true });
cpSync(await declarationsOf("github", 7), join(workspace, "github-7.d.ts"));
cpSync(join(workspace, "github-7.d.ts"), join(workspace, "github.paths.d.ts"));
writeFileSync(join(workspace, "github.ts"), await githubVendor());

/** @type {string[]} */
const failures = [];

/**
 * @param {string} name
 * @param {number} value
 * @param {number | undefined} limit
 */
function hold(name, value, limit) {
  const isWithin = limit === undefined || value <= limit;
  if (isCheck) console.log(`${isWithin ? "ok    " : "failed"}  ${name}: ${value} of ${limit}`);
  if (!isWithin) failures.push(`${name}: ${value} is more than ${limit}`);
}

// The module of a vendor costs the same whatever its calls, which include it.
writeFileSync(join(workspace, "vendor-module.ts"), programOf("call, vendor", []));
const vendorModule = await costOf(workspace, "vendor-module", 1);
hold("the module of a vendor", vendorModule.instantiations, budget.instantiations["the module of a vendor"]);

// A mistake must not cost more than correct code: the compiler would stop at each key that is typed.
const mistakes = `import { Endpoint } from "fluent-endpoint";
import type { paths } from "@octokit/openapi-types";
export class GitHub extends Endpoint<paths> {
  constructor() {
    super({ ownr: "octokit" });
  }
}
`;
writeFileSync(join(workspace, "mistakes.ts"), mistakes);
const mistaken = await costOf(workspace, "mistakes", 1);
if (mistaken.errors !== 1) failures.push(`a mistake in the defaults of a subclass: ${mistaken.errors} errors`);
const ofSubclass = "a mistake in the defaults of a subclass";
hold(ofSubclass, mistaken.instantiations, budget.instantiations[ofSubclass]);

/** @type {Record<string, Record<string, import("./compile.mjs").Cost>>} */
const calls = {};
for (const subject of Object.keys(subjects)) {
  const isOurs = !/openapi-fetch|@octokit/.test(subject);
  for (const count of [20, 200, 1000]) {
    const key = `${count} calls, ${subject}`;
    if (isCheck && !(key in budget.instantiations)) continue;
    const cost = await measure(subject, count);
    (calls[subject] ??= {})[count] = cost;
    if (isOurs && cost.errors > 0) failures.push(`${key}: ${cost.errors} errors`);
    hold(key, cost.instantiations, budget.instantiations[key]);
    if (!isCheck) console.log(key, cost);
  }
}

/** @type {Record<string, import("./compile.mjs").Cost>} */
const sizes = {};
for (const size of isCheck ? [100, 1000] : [100, 1000, 16_000]) {
  const { document, calls: text } = syntheticProgram(size);
  writeFileSync(join(workspace, `synthetic-${size}.d.ts`), document);
  writeFileSync(join(workspace, `sized-${size}.ts`), text);
  const cost = await costOf(workspace, `sized-${size}`, 1);
  if (cost.errors > 0) failures.push(`${size} paths: ${cost.errors} errors`);
  sizes[size] = cost;
  hold(`20 calls, ${size} paths`, cost.instantiations, sizes[100]?.instantiations);
}

/** @type {Record<string, number>} */
const bytes = {};
for (const subject of isCheck ? ["call, layout 6"] : ["call, layout 6", "chain, layout 6", "@octokit/request"]) {
  const name = `${subject.replaceAll(/[^\w]+/g, "-")}-20`;
  bytes[subject] = await declarationBytes(workspace, name);
  if (subject !== "@octokit/request")
    hold(`bytes of 20 declarations, ${subject}`, bytes[subject], budget.declarationBytes);
}

failures.push(...missingOffers(workspace));

if (!isCheck) {
  const completion = await latencies(workspace);
  await publish(root, { typescript: versionOf("typescript"), calls, sizes, bytes, completion });
}
for (const failure of failures) console.log(`failed  ${failure}`);
if (failures.length > 0) process.exitCode = 1;
