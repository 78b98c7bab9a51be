import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { build as bundle, type Plugin } from "esbuild";

import { ROOT } from "../../docs/blocks.js";

/** What the tests use of @octokit/rest. Its own types enumerate GitHub's whole document. */
export interface Octokit {
  readonly rest: Readonly<Record<string, Readonly<Record<string, OctokitMethod>>>>;
  readonly request: OctokitMethod;
  readonly graphql: (query: string, variables?: object) => Promise<unknown>;
  readonly paginate: (method: OctokitMethod, parameters?: object) => Promise<unknown[]>;
  readonly hook: { readonly before: (name: "request", hook: (options: Record<string, unknown>) => void) => void };
}

interface OctokitMethod {
  (parameters?: object): Promise<{ readonly data: unknown }>;
  (route: string, parameters?: object): Promise<{ readonly data: unknown }>;
  readonly defaults: (options: object) => OctokitMethod;
  readonly endpoint: { readonly DEFAULTS: Readonly<Record<"method" | "url" | "baseUrl", string>> };
}

export type OctokitClass = new (options: object) => Octokit;

/** The module that replaces @octokit/endpoint. */
const SHIM = join(import.meta.dirname, "shim.ts");

/** Resolves @octokit/endpoint to the shim, and the shim's import to the sources. */
const withShim: Plugin = {
  name: "with-shim",
  setup(build) {
    build.onResolve({ filter: /^@octokit\/endpoint$/ }, () => ({ path: SHIM }));
    build.onResolve({ filter: /^fluent-endpoint$/ }, () => ({ path: join(ROOT, "src/index.ts") }));
  },
};

/** The Octokit of @octokit/rest as it is published, and the same with our endpoint in it. */
export async function loadOctokits(version: string): Promise<Record<"Published" | "Shimmed", OctokitClass>> {
  const source = 'export { Octokit } from "@octokit/rest"';
  const { published, shimmed } = await loadBoth<{ readonly Octokit: OctokitClass }>("octokit-rest", source, version);
  return { Published: published.Octokit, Shimmed: shimmed.Octokit };
}

/** A module as its packages are published, and the same with our endpoint in them. */
async function loadBoth<Module>(
  folder: string,
  source: string,
  version: string,
): Promise<Record<"published" | "shimmed", Module>> {
  const [published, shimmed] = await Promise.all([
    load<Module>(join(ROOT, "reports", folder), "published", source, version, []),
    load<Module>(join(ROOT, "reports", folder), "shimmed", source, version, [withShim]),
  ]);
  return { published, shimmed };
}

async function load<Module>(
  folder: string,
  name: string,
  source: string,
  version: string,
  plugins: Plugin[],
): Promise<Module> {
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `${name}.mjs`);
  await bundle({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    define: { __VERSION__: JSON.stringify(version) },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    outfile,
    plugins,
  });
  return (await import(pathToFileURL(outfile).href)) as Module;
}
