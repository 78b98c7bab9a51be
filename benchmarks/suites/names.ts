import { ACCEPT, type Call, type Case, type Values } from "../contenders/call.js";
import { optionalByHand } from "../contenders/by-hand.js";
import { entrants } from "../contenders/entrants.js";
import { miniBuild } from "../contenders/mini.js";
import { octokit } from "../contenders/octokit.js";
import { build } from "../contenders/ours.js";
import { race, type Runner } from "../measure/rounds.js";
import type { Suite } from "./suite.js";
import { rowsOf } from "./time.js";

/** So many sets of names are there that no cache of names would help. */
const SETS = 1024;

/** Parameters that a call of the route may have or not. */
const OPTIONAL: Values = {
  milestone: 3,
  state: "open",
  assignee: "octocat",
  type: "bug",
  creator: "hubot",
  mentioned: "monalisa",
  labels: "bug",
  sort: "created",
  direction: "desc",
  since: "2026-01-01",
  per_page: 100,
  page: 2,
};

/** One route, each call with a random subset of twelve optional parameters: six of them on average. */
export function varyingNames(): Case {
  const random = randomBits();
  return issues("names-varying", () => Object.entries(OPTIONAL).filter(() => random() === 1));
}

/** The same route with the same number of names, always the same six. */
export function constantNames(): Case {
  return issues("names-constant", () => Object.entries(OPTIONAL).filter((_, index) => index % 2 === 0));
}

function issues(name: string, chosen: () => readonly (readonly [string, unknown])[]): Case {
  const calls = Array.from({ length: SETS }, (_, index): Call => ({
    method: "GET",
    origin: "https://api.github.com",
    path: "/repos/{owner}/{repo}/issues",
    pathValues: { owner: "octokit", repo: `rest-${index}` },
    queryValues: Object.fromEntries(chosen()),
  }));
  return { name, title: "Names that vary", calls, defaults: [], accept: ACCEPT };
}

/** The same bits in each run: the highest of a linear congruential generator. */
function randomBits(): () => number {
  let state = 35;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 31;
  };
}

/** Names that vary beside constant ones, for every contender. */
export const names: Suite = {
  name: "names",
  measure: async (effort) => {
    const omits = new Map<string, string>();
    const runners: Runner[] = [];
    const cases = [
      ["constant", constantNames()],
      ["varying", varyingNames()],
    ] as const;
    for (const contender of [build, miniBuild, optionalByHand, octokit]) {
      for (const [kind, given] of cases) {
        const [entrant] = await entrants(given, [contender]);
        const name = `${contender.name}, ${kind} names`;
        omits.set(name, contender.omits);
        runners.push({ name, ...entrant!.ready });
      }
    }
    const rows = rowsOf(await race(runners, effort), omits);
    return [
      {
        kind: "comparison",
        name: "names",
        title: "Twelve optional parameters, six of them in a call",
        unit: "ns",
        rows,
      },
    ];
  },
};
