import { join } from "node:path";

/** The folder of the repository: npm runs its scripts there. */
export const ROOT = process.cwd();

/** The folder of the benchmarks, with packages of its own. */
export const BENCHMARKS = join(ROOT, "benchmarks");

/** Where everything that a run makes goes; git ignores it. */
export const REPORTS = join(ROOT, "reports");

/** Modules that are written to be imported. */
export const GENERATED = join(REPORTS, "benchmarks/generated");
