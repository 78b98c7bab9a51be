import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Row } from "../report/result.js";
import { BENCHMARKS } from "../root.js";
import { gzippedSize } from "./gzipped-size.js";
import type { Suite } from "./suite.js";

/** The same page, written with each client: it lists the repositories of an organization, and creates one. */
const PAGES = {
  "fetch alone": "fetch",
  "openapi-fetch": "openapi-fetch",
  "hey-api client": "hey-api",
  "fluent-endpoint/mini": "mini",
  "@octokit/request": "octokit-request",
  ky: "ky",
  "fluent-endpoint": "fluent-endpoint",
};

interface Page {
  readonly list: (org: string, page: number) => Promise<unknown>;
  readonly create: (org: string, name: string) => Promise<unknown>;
}

/** Weighs a page with each client: all that a browser loads for its requests. */
export const page: Suite = {
  name: "page",
  measure: async () => {
    const names = Object.entries(PAGES);
    const sizes: number[] = [];
    const sent = new Set<string>();
    for (const [, file] of names) {
      const path = join(BENCHMARKS, "compiled/benchmarks/pages", `${file}.js`);
      sent.add(await requestsOf(async () => (await import(pathToFileURL(path).href)) as Page));
      sizes.push(await gzippedSize(`export * from ${JSON.stringify(path)}`));
    }
    if (sent.size > 1) throw new Error(`The pages send different requests:\n${[...sent].join("\n")}`);
    const [first = Number.NaN] = sizes;
    const rows = names.map(([name], index): Row => {
      const value = sizes[index] ?? Number.NaN;
      return { name, value, ratio: value / first };
    });
    return [{ kind: "comparison", name: "page", title: "A page, minified and gzipped", unit: "kB", rows }];
  },
};

/** What a page sends, as text: only pages that send the same can be compared. */
async function requestsOf(load: () => Promise<Page>): Promise<string> {
  const real = globalThis.fetch;
  const sent: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const own = ["accept", "authorization", "content-type"].map((name) => headers.get(name)?.split(";")[0]);
    sent.push([method, url, own, await request.text()]);
    return Response.json({});
  };
  try {
    // Some clients take `fetch` when they are loaded.
    const { list, create } = await load();
    await list("a b", 2);
    await create("a b", "new");
  } finally {
    globalThis.fetch = real;
  }
  return JSON.stringify(sent);
}
