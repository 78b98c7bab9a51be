import { axiosGetUri } from "./axios.js";
import type { Contender } from "./contender.js";
import { handWritten } from "./hand-written.js";
import { kiota } from "./kiota.js";
import { octokit } from "./octokit.js";
import { openapiFetch } from "./openapi-fetch.js";
import { build, callable, chainOfParam, chainOfParams } from "./ours.js";

/** Everything that takes part; the first is what the others are compared with. */
export const CONTENDERS: readonly Contender[] = [
  build,
  callable,
  chainOfParams,
  chainOfParam,
  handWritten,
  octokit,
  kiota,
  axiosGetUri,
  openapiFetch,
];
