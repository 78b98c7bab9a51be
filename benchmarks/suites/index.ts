import { optionalByHand } from "../contenders/by-hand.js";
import { octokit } from "../contenders/octokit.js";
import { build, callable } from "../contenders/ours.js";
import { adapters } from "./adapters.js";
import { allocationSuite } from "./allocation.js";
import { catalogue, HOT_ROUTES, VALUES } from "./cases.js";
import { cold } from "./cold.js";
import { crowded, mixed } from "./company.js";
import { distinctRoutes } from "./distinct-routes.js";
import { GROWTH } from "./growth.js";
import { kept } from "./kept.js";
import { loadTime } from "./load-time.js";
import { MINI_SUITES } from "./mini.js";
import { names, varyingNames } from "./names.js";
import { page } from "./page.js";
import { SHAPE_SUITES } from "./shapes.js";
import { size } from "./size.js";
import type { Suite } from "./suite.js";
import { timeSuite } from "./time.js";
import { VENDOR_SUITES } from "./vendors.js";

/** Everything that a run measures, in this order. */
export const SUITES: readonly Suite[] = [
  timeSuite("catalogue", catalogue),
  mixed,
  crowded,
  names,
  ...[...HOT_ROUTES, ...VALUES].map((given) => timeSuite(given.name, () => given)),
  ...SHAPE_SUITES,
  ...VENDOR_SUITES,
  ...MINI_SUITES,
  adapters,
  cold,
  allocationSuite("allocation-catalogue", catalogue),
  allocationSuite("allocation-names", varyingNames, [build, callable, octokit, optionalByHand]),
  kept,
  ...GROWTH,
  distinctRoutes,
  loadTime,
  page,
  size,
];
