import type { Case } from "../contenders/call.js";
import type { Contender } from "../contenders/contender.js";
import { entrants } from "../contenders/entrants.js";
import { handWritten } from "../contenders/hand-written.js";
import { miniBuild } from "../contenders/mini.js";
import { octokit } from "../contenders/octokit.js";
import { build } from "../contenders/ours.js";
import type { Build } from "../measure/loop.js";
import { race, type Runner } from "../measure/rounds.js";
import type { Row } from "../report/result.js";
import { catalogue, HOT_ROUTES, VALUES } from "./cases.js";
import { constantNames, varyingNames } from "./names.js";
import type { Suite } from "./suite.js";
import { rowsOf } from "./time.js";

// The catalogue as a program has it: beside other calls.

const CONTENDERS = [build, miniBuild, handWritten, octokit];

/** The catalogue, while each contender also builds other calls: hot ones, other values, headers, names that vary. */
export const mixed: Suite = {
  name: "catalogue-mixed",
  measure: async (effort) => {
    const runners: Runner[] = [];
    for (const contender of CONTENDERS) {
      const others: Build[] = [];
      for (const other of [...HOT_ROUTES, ...VALUES, varyingNames(), constantNames()])
        others.push(...(await buildsOf(contender, other)));
      const [entrant] = await entrants(catalogue(), [contender]);
      runners.push({
        name: contender.name,
        ...entrant!.ready,
        between: () => {
          runAll(others);
        },
      });
    }
    const title = "GitHub's whole catalogue, other calls between";
    return [
      { kind: "comparison", name: "catalogue-mixed", title, unit: "ns", rows: rows(await race(runners, effort)) },
    ];
  },
};

/** The catalogue after another route was called a thousand times: with constant names, and with names that vary. */
export const crowded: Suite = {
  name: "catalogue-names",
  measure: async (effort) => {
    const runners: Runner[] = [];
    for (const contender of CONTENDERS) {
      for (const other of [constantNames(), varyingNames()]) {
        const others = await buildsOf(contender, other);
        const [entrant] = await entrants(catalogue(), [contender]);
        const name = `${contender.name}, after ${other.name === "names-varying" ? "varying" : "constant"} names`;
        runners.push({
          name,
          ...entrant!.ready,
          isOnce: true,
          between: () => {
            runAll(others);
          },
        });
      }
    }
    const title = "GitHub's whole catalogue after 1,024 calls of another route";
    return [
      { kind: "comparison", name: "catalogue-names", title, unit: "ns", rows: rows(await race(runners, effort)) },
    ];
  },
};

async function buildsOf(contender: Contender, given: Case): Promise<readonly Build[]> {
  const [entrant] = await entrants(given, [contender]);
  return entrant?.ready.builds ?? [];
}

function runAll(builds: readonly Build[]): void {
  for (const one of builds) one();
}

function rows(timings: Parameters<typeof rowsOf>[0]): Row[] {
  return rowsOf(
    timings,
    new Map(timings.map(({ name }) => [name, CONTENDERS.find((one) => name.startsWith(one.name))!.omits])),
  );
}
