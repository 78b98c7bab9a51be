import { miniBuild, miniChain } from "../contenders/mini.js";
import { octokit } from "../contenders/octokit.js";
import { openapiFetch } from "../contenders/openapi-fetch.js";
import { build } from "../contenders/ours.js";
import { catalogue, HOT_ROUTES, VALUES } from "./cases.js";
import type { Suite } from "./suite.js";
import { timeSuite } from "./time.js";

/** What mini lacks: media types and `{+path}`. */
const NOT_IN_MINI = /^(?:hot-media-type|values-reserved(?:-encoded)?)$/;

/** Mini and what is about as small, for every shape that mini has. */
export const MINI_SUITES: readonly Suite[] = [catalogue(), ...HOT_ROUTES, ...VALUES]
  .filter(({ name }) => !NOT_IN_MINI.test(name))
  .map((given) => {
    const name = `mini-${given.name}`;
    return timeSuite(name, () => ({ ...given, name }), [build, miniBuild, miniChain, octokit, openapiFetch]);
  });
