import { adapters } from "./adapters.mjs";
import { calls } from "./calls.mjs";
import { bodies } from "./bodies.mjs";
import { explanations } from "./explanations.mjs";
import { errors } from "./errors.mjs";
import { github } from "./github.mjs";
import { hostile } from "./hostile/index.mjs";
import { links } from "./links.mjs";
import { platform, platformFetch } from "./platform.mjs";
import { random } from "./random.mjs";
import { requestObjects } from "./request-objects.mjs";
import { rfc6570 } from "./rfc6570.mjs";
import { sending } from "./sending.mjs";
import { vendors } from "./vendors.mjs";

/**
 * The groups of cases: to add cases, add a file of this folder here. Outputs are compared between runtimes, except for
 * those of the platform, which test what differs on purpose.
 *
 * @typedef {{ cases: import("../suite/suite.mjs").Cases, isCompared: boolean, needsFetch?: boolean }} Group
 * @type {Readonly<Record<string, Group>>}
 */
const GROUPS = {
  platform: { cases: platform, isCompared: false },
  "RFC 6570": { cases: rfc6570, isCompared: true },
  calls: { cases: calls, isCompared: true },
  bodies: { cases: bodies, isCompared: true },
  GitHub: { cases: github, isCompared: true },
  errors: { cases: errors, isCompared: true },
  hostile: { cases: hostile, isCompared: true },
  explain: { cases: explanations, isCompared: true },
  adapters: { cases: adapters, isCompared: true },
  random: { cases: random, isCompared: true },
  vendors: { cases: vendors, isCompared: true },
  links: { cases: links, isCompared: true },
  "platform, fetch": { cases: platformFetch, isCompared: false, needsFetch: true },
  "request objects": { cases: requestObjects, isCompared: true, needsFetch: true },
  sending: { cases: sending, isCompared: true, needsFetch: true },
};

/**
 * The groups that a runtime can run: all, unless it has no `fetch`.
 *
 * @param {{ hasFetch: boolean }} facts
 * @returns {[name: string, group: Group][]}
 */
export const groupsOf = ({ hasFetch }) =>
  Object.entries(GROUPS).filter(([, { needsFetch }]) => hasFetch || !needsFetch);
