import { readFileSync } from "node:fs";
import { arch, availableParallelism, cpus, platform } from "node:os";
import { join } from "node:path";

import { ROOT } from "../root.js";

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
  "@octokit/openapi",
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
  const read = (folder: string): string => {
    const { version } = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as { version: string };
    return version;
  };
  return Object.fromEntries([
    ["fluent-endpoint", read(".")],
    ...PACKAGES.map((name) => [name, read(`node_modules/${name}`)]),
  ]) as Record<string, string>;
}
