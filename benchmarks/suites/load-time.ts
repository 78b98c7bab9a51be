import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Effort } from "../measure/effort.js";
import { median } from "../measure/median.js";
import { EVERYTHING } from "../report/table.js";
import type { Comparison } from "../report/result.js";
import { BENCHMARKS, GENERATED } from "../root.js";
import type { Suite } from "./suite.js";

const PACKAGES = ["fluent-endpoint", "@octokit/endpoint", "@microsoft/kiota-abstractions", "axios", "openapi-fetch"];

/** What loading costs that brings nothing. */
const EMPTY = join(GENERATED, "empty");

const WAYS = {
  import: {
    ending: ".mjs",
    flags: ["--input-type=module"],
    load: (name: string) => `await import(${JSON.stringify(name)})`,
  },
  require: {
    ending: ".cjs",
    // Of what has no CommonJS build, Node says that loading it with require() is experimental.
    flags: ["--no-warnings"],
    load: (name: string) => `require(${JSON.stringify(name)})`,
  },
};

/** Times the first `import` and the first `require` of each package, in fresh processes. */
export const loadTime: Suite = {
  name: "load",
  measure: (effort) => (["import", "require"] as const).map((way) => compare(way, effort)),
};

function compare(way: keyof typeof WAYS, { processes }: Effort): Comparison {
  const empty = `${EMPTY}${WAYS[way].ending}`;
  writeFileSync(empty, "");
  const targets = [...PACKAGES, empty];
  const times: number[][] = [];
  // The first round only fills the cache of the file system.
  for (let round = -1; round < processes; round++) {
    const row = targets.map((name) => load(way, name));
    if (round >= 0) times.push(row);
  }
  const rows = targets.map((target, index) => {
    const own = times.map((row) => row[index] ?? Number.NaN);
    const ratios = times.map((row) => (row[index] ?? Number.NaN) / (row[0] ?? Number.NaN));
    return {
      name: target === empty ? "an empty module" : target,
      value: median(own),
      low: median(own, 0.25),
      high: median(own, 0.75),
      ratio: median(ratios),
      ...(target === empty && { omits: EVERYTHING }),
    };
  });
  return { kind: "comparison", name: `load-${way}`, title: `Time to \`${way}\``, unit: "ms", rows };
}

function load(way: keyof typeof WAYS, name: string): number {
  const { flags, load: statement } = WAYS[way];
  const code = `const start = performance.now(); ${statement(name)}; console.log(performance.now() - start);`;
  return Number(execFileSync(process.execPath, [...flags, "--eval", code], { cwd: BENCHMARKS, encoding: "utf8" }));
}
