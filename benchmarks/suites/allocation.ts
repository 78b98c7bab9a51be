import type { Case } from "../contenders/call.js";
import type { Contender } from "../contenders/contender.js";
import { entrants } from "../contenders/entrants.js";
import { bytesEach } from "../measure/allocation.js";
import type { Suite } from "./suite.js";

/** Weighs what each build of a case allocates. */
export function allocationSuite(name: string, given: () => Case, contenders?: readonly Contender[]): Suite {
  return {
    name,
    // So much room for new objects that none is collected while they are counted.
    flags: ["--min-semi-space-size=128", "--max-semi-space-size=128"],
    measure: async (effort) => {
      const contest = given();
      const bytes = (await entrants(contest, contenders)).map(({ contender, ready }) => ({
        name: contender.name,
        value: bytesEach(ready.builds, effort),
        omits: contender.omits,
      }));
      const [first] = bytes;
      const rows = bytes.map((row) => ({ ...row, ratio: row.value / (first?.value ?? Number.NaN) }));
      return [{ kind: "comparison", name, title: `Allocated: ${contest.title}`, unit: "B", rows }];
    },
  };
}
