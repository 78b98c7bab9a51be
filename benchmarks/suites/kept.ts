import type { Ready } from "../contenders/contender.js";
import { miniBuild } from "../contenders/mini.js";
import { octokit } from "../contenders/octokit.js";
import { build } from "../contenders/ours.js";
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
  // All are ready and warm before the first is weighed: what one lets go of must not count for the next.
  const contenders = [build, miniBuild, octokit];
  const weighed: (Ready | undefined)[] = [];
  for (const contender of contenders) weighed.push(await contender.prepare(given));
  for (const ready of weighed) for (let time = 0; time < 200; time++) ready!.builds[0]!();
  const rows: Row[] = [];
  for (const [index, contender] of contenders.entries()) {
    const before = heap();
    for (const each of weighed[index]!.builds) each();
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
