import { adapters } from "./adapters.mjs";
import { calls } from "./calls.mjs";
import { platform } from "./platform.mjs";
import { rfc6570 } from "./rfc6570.mjs";
import { sending } from "./sending.mjs";

/**
 * The groups of cases: to add cases, add a file of this folder here. Outputs are compared between runtimes, except for those of
 * the platform, which test what differs on purpose.
 *
 * @type {Readonly<Record<string, import("../suite/suite.mjs").Cases>>}
 */
export const GROUPS = { platform, "RFC 6570": rfc6570, calls, adapters, sending };
