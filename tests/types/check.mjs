// The tests of the types, after a build: with the TypeScript of this repository and strict options, or, with `--all`, with every
// supported compiler and with other options. To run some checks or compilers only: `node tests/types/check.mjs fixtures typescript-5.4`.
import { checkAny } from "./any.mjs";
import { compilers } from "./compilers.mjs";
import { checkEditor } from "./editor.mjs";
import { checkFixtures } from "./fixtures.mjs";
import { checkMistakes } from "./mistakes.mjs";
import { checkModules } from "./modules.mjs";
import { checkVendors } from "./vendors.mjs";

const checks = {
  fixtures: checkFixtures,
  mistakes: checkMistakes,
  "no any": checkAny,
  modules: checkModules,
  editor: checkEditor,
  vendors: checkVendors,
};

const chosen = process.argv.slice(2);
const isAll = chosen.includes("--all");
const among = (/** @type {readonly string[]} */ all) => {
  const some = all.filter((one) => chosen.includes(one));
  return some.length > 0 ? some : all;
};
for (const name of /** @type {(keyof typeof checks)[]} */ (Object.keys(checks))) {
  if (!among(Object.keys(checks)).includes(name)) continue;
  const started = performance.now();
  const { passed, failures } = await checks[name](among(isAll ? compilers : ["typescript"]), isAll);
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  for (const line of passed) console.log(`  ok      ${line}`);
  for (const line of failures) console.log(`  failed  ${line}`);
  if (failures.length > 0) process.exitCode = 1;
}
