import { adapters } from "./adapters.js";
import { allocationSuite } from "./allocation.js";
import { catalogue, HOT_ROUTES, VALUES } from "./cases.js";
import { distinctRoutes } from "./distinct-routes.js";
import { GROWTH } from "./growth.js";
import { loadTime } from "./load-time.js";
import { MINI_SUITES } from "./mini.js";
import { page } from "./page.js";
import { SHAPE_SUITES } from "./shapes.js";
import { size } from "./size.js";
import type { Suite } from "./suite.js";
import { timeSuite } from "./time.js";
import { VENDOR_SUITES } from "./vendors.js";

/** Everything that a run measures, in this order. */
export const SUITES: readonly Suite[] = [
  timeSuite("catalogue", catalogue),
  ...[...HOT_ROUTES, ...VALUES].map((given) => timeSuite(given.name, () => given)),
  ...SHAPE_SUITES,
  ...VENDOR_SUITES,
  ...MINI_SUITES,
  adapters,
  allocationSuite("allocation-catalogue", catalogue),
  ...HOT_ROUTES.slice(0, 2).map((given) => allocationSuite(`allocation-${given.name}`, () => given)),
  ...GROWTH,
  distinctRoutes,
  loadTime,
  page,
  size,
];
