import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Row } from "../report/result.js";
import { ROOT } from "../root.js";
import { gzippedSize } from "./gzipped-size.js";
import { promiseCosts } from "./promises.js";
import type { Suite } from "./suite.js";

/** What somebody imports, and how the table calls it. */
interface Bundle {
  readonly name: string;
  readonly source: string;
}

const PEERS: readonly Bundle[] = [
  { name: "url-template", source: 'export { parseTemplate } from "url-template"' },
  { name: "@octokit/endpoint", source: 'export { endpoint } from "@octokit/endpoint"' },
  {
    name: "Kiota RequestInformation",
    source: 'export { RequestInformation } from "@microsoft/kiota-abstractions"',
  },
  { name: "axios", source: 'export { default } from "axios"' },
  {
    name: "openapi-fetch serialisers",
    source: 'export { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch"',
  },
];

/** Weighs what a browser loads: bundled with all that it needs, minified and gzipped. */
export const size: Suite = {
  name: "size",
  measure: async () => {
    const bundles: Bundle[] = [
      { name: "fluent-endpoint, all of the core", source: 'export * from "fluent-endpoint"' },
      { name: "fluent-endpoint, `UrlTemplate` alone", source: 'export { UrlTemplate } from "fluent-endpoint"' },
      ...(await furtherEntries()),
      ...PEERS,
    ];
    const sizes = await Promise.all(bundles.map(({ source }) => gzippedSize(source)));
    const rows = bundles.map(({ name }, index): Row => {
      const [first = Number.NaN] = sizes;
      const value = sizes[index] ?? Number.NaN;
      return { name, value, ratio: value / first };
    });
    return [
      { kind: "comparison", name: "size", title: "Minified and gzipped", unit: "kB", rows },
      await promiseCosts(),
    ];
  },
};

/** Every further entry of the package that runs, whole, and each of its functions alone. */
async function furtherEntries(): Promise<Bundle[]> {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { exports: object };
  const paths = Object.entries(exports).flatMap(([path, target]) =>
    path === "." || typeof target !== "object" ? [] : [path.slice(1)],
  );
  const bundles = paths.map(async (path) => {
    const entry = `fluent-endpoint${path}`;
    const names = Object.keys((await import(entry)) as object).filter((name) => name !== "default");
    const alone = names.map((name) => ({ name: `${entry}, \`${name}\` alone`, source: exportOf(name, entry) }));
    const whole = { name: `${entry}, all of it`, source: `export * from "${entry}"` };
    return alone.length > 1 ? [whole, ...alone] : [whole];
  });
  return (await Promise.all(bundles)).flat();
}

const exportOf = (name: string, entry: string): string => `export { ${name} } from "${entry}"`;
