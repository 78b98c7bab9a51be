import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, availableParallelism, cpus, platform } from "node:os";
import { join } from "node:path";

import { SOURCE } from "../../tests/conformance/github/github-operations.js";
import { BENCHMARKS, ROOT } from "../root.js";

/** Where the figures come from. */
export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly system: string;
  readonly node: string;
  readonly v8: string;
}

/** Packages that take part, or that the figures hang on. */
const PACKAGES = [
  "@microsoft/kiota-abstractions",
  "@octokit/endpoint",
  "axios",
  "esbuild",
  "openapi-fetch",
  "url-template",
];

/** The machine that runs this. */
export function machine(): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    v8: process.versions.v8,
  };
}

/** The version of each package. */
export function versions(): Readonly<Record<string, string>> {
  const folders = createRequire(join(BENCHMARKS, "package.json")).resolve.paths("x") ?? [];
  const versionIn = (folder: string): string => {
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    return version;
  };
  const folderOf = (name: string): string =>
    folders.map((path) => join(path, name)).find((path) => existsSync(path)) ?? name;
  const found = PACKAGES.map((name): [string, string] => [name, versionIn(folderOf(name))]);
  const all = [...found, [SOURCE.name, SOURCE.version] as const].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries([["fluent-endpoint", versionIn(ROOT)], ...all]);
}
