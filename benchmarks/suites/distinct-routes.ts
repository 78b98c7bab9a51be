import { endpoint as octokit } from "@octokit/endpoint";
import { Endpoint } from "fluent-endpoint";

import { collect } from "../measure/allocation.js";
import type { Effort } from "../measure/effort.js";
import { growthExponent, type Point } from "../measure/fit.js";
import type { Growth, Line } from "../report/result.js";
import type { Suite } from "./suite.js";

const MOST = 1_000_000;
const SIZES = [1, 10, 100, 1000, 10_000, 30_000, 100_000, 300_000, MOST];

/** Routes that are never the same: the time of all, and what the heap keeps of them. */
export const distinctRoutes: Suite = {
  name: "growth-routes",
  measure: (effort: Effort): readonly Growth[] => {
    const github = new Endpoint();
    const runs = {
      "fluent-endpoint": grow((route) => github.build(route, OPTIONS), effort),
      "@octokit/endpoint": grow((route) => octokit(route, OPTIONS), effort),
    };
    const all = Object.entries(runs);
    return [
      {
        kind: "growth",
        name: "growth-routes",
        title: "Distinct routes, each built once",
        size: "routes",
        cost: "time of all",
        unit: "ns",
        lines: all.map(([name, { times }]): Line => ({ name, points: times, exponent: growthExponent(times) })),
      },
      {
        kind: "growth",
        name: "growth-heap",
        title: "Heap after distinct routes",
        size: "routes",
        cost: "heap after a collection, over that at the start",
        unit: "MB",
        lines: all.map(([name, { heaps }]): Line => ({ name, points: heaps })),
      },
    ];
  },
};

const OPTIONS = { owner: "octokit", repo: "rest.js", page: 2 };

interface Run {
  readonly times: readonly Point[];
  readonly heaps: readonly Point[];
}

function grow(build: (route: string) => unknown, effort: Effort): Run {
  const times: Point[] = [];
  const heaps: Point[] = [];
  // Compiled before the heap is weighed: what V8 makes of the code is no part of it.
  for (let warm = 0; warm < 50; warm++) build(`GET /warm-${warm}/{owner}/{repo}`);
  // More than once: V8 lets go of code that nobody calls any more only after some collections.
  for (let time = 0; time < 10; time++) collect();
  const before = process.memoryUsage().heapUsed;
  let done = 0;
  let time = 0;
  for (const size of SIZES.filter((some) => some <= Math.max(100, MOST * effort.growth))) {
    const start = performance.now();
    for (; done < size; done++) build(`GET /routes/${done}/{owner}/{repo}`);
    time += performance.now() - start;
    collect();
    times.push([size, time * 1e6]);
    heaps.push([size, (process.memoryUsage().heapUsed - before) / 1e6]);
  }
  return { times, heaps };
}
