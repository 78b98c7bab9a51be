// The tests of the types. `npm run test:types` runs all of them after a build; to run some checks or compilers only:
// `node tests/types/check.mjs fixtures typescript-5.4`.
import { checkCatalogue } from "./catalogue.mjs";
import { compilers } from "./compilers.mjs";
import { checkEditor } from "./editor.mjs";
import { checkFixtures } from "./fixtures.mjs";
import { checkModules } from "./modules.mjs";
import { checkNamedRoutes } from "./named-routes.mjs";
import { checkPublicTypes } from "./public-types.mjs";
import { checkVendors } from "./vendors.mjs";

const checks = {
  fixtures: checkFixtures,
  "no any": checkPublicTypes,
  modules: checkModules,
  "named routes": checkNamedRoutes,
  editor: checkEditor,
  catalogue: checkCatalogue,
  vendors: checkVendors,
};

const chosen = process.argv.slice(2);
const among = (/** @type {string[]} */ all) => (all.some((one) => chosen.includes(one)) ? chosen : all);
for (const name of /** @type {(keyof typeof checks)[]} */ (Object.keys(checks))) {
  if (!among(Object.keys(checks)).includes(name)) continue;
  const started = performance.now();
  const { passed, failures } = await checks[name](compilers.filter((one) => among(compilers).includes(one)));
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  for (const line of passed) console.log(`  ok      ${line}`);
  for (const line of failures) console.log(`  failed  ${line}`);
  if (failures.length > 0) process.exitCode = 1;
}
