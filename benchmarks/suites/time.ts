import type { Case } from "../contenders/call.js";
import type { Contender } from "../contenders/contender.js";
import { entrants } from "../contenders/entrants.js";
import { race, type Runner, type RunnerTimings } from "../measure/rounds.js";
import type { Row } from "../report/result.js";
import type { Suite } from "./suite.js";

/** Times all contenders that can express a case; without a list, everybody takes part. */
export function timeSuite(name: string, given: () => Case, contenders?: readonly Contender[]): Suite {
  return {
    name,
    measure: async (effort) => {
      const contest = given();
      const all = await entrants(contest, contenders);
      const runners = all.map(({ contender, ready }): Runner => ({ name: contender.name, ...ready }));
      const omits = new Map(all.map(({ contender }) => [contender.name, contender.omits]));
      const rows = rowsOf(await race(runners, effort), omits);
      return [{ kind: "comparison", name, title: contest.title, unit: "ns", rows }];
    },
  };
}

/** Timings as rows of a table. */
export function rowsOf(timings: readonly RunnerTimings[], omits: ReadonlyMap<string, string>): Row[] {
  return timings.map(({ name, built, read }) => ({
    name,
    value: built.median,
    ratio: built.ratio,
    low: built.low,
    high: built.high,
    least: built.least,
    ...(read && { read: { value: read.median, ratio: read.ratio } }),
    omits: omits.get(name) ?? "",
  }));
}
