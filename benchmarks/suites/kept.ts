import { miniBuild } from "../contenders/mini.js";
import { octokit } from "../contenders/octokit.js";
import { build } from "../contenders/ours.js";
import { entrants } from "../contenders/entrants.js";
import { collect } from "../measure/allocation.js";
import type { Comparison, Row } from "../report/result.js";
import type { Case } from "../contenders/call.js";
import { catalogue } from "./cases.js";
import { varyingNames } from "./names.js";
import type { Suite } from "./suite.js";

/** What the heap keeps of calls that are over. */
export const kept: Suite = {
  name: "kept",
  measure: async () => [
    await weigh("kept-catalogue", "Heap after GitHub's whole catalogue", catalogue()),
    await weigh("kept-names", "Heap after 1,024 sets of names of one route", varyingNames()),
  ],
};

async function weigh(name: string, title: string, given: Case): Promise<Comparison> {
  const rows: Row[] = [];
  for (const contender of [build, miniBuild, octokit]) {
    const [one] = await entrants({ ...given, calls: given.calls.slice(0, 1) }, [contender]);
    for (let time = 0; time < 200; time++) one!.ready.builds[0]!();
    const prepared = await contender.prepare(given);
    const before = heap();
    for (const each of prepared!.builds) each();
    const value = (heap() - before) / 1e6;
    rows.push({ name: contender.name, value, ratio: value / (rows[0]?.value ?? value), omits: contender.omits });
  }
  return { kind: "comparison", name, title, unit: "MB", rows };
}

/** Bytes that are alive. V8 lets go of unused code only after some collections. */
function heap(): number {
  for (let time = 0; time < 10; time++) collect();
  return process.memoryUsage().heapUsed;
}
