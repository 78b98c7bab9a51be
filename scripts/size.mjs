// What programs that import the built package weigh, minified and compressed: `npm run size`. Fails where one is above its limit, and
// where a page says something else.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { sizes } from "../benchmarks/sizes.mjs";

/** In kB, by what is imported. A limit is raised by the commit that needs it, and lowered with each that saves. */
const LIMITS = [
  ["Endpoint", 26, 'export * from "./dist/index.js"'],
  ["Endpoint and sendWith", 34, 'export * from "./dist/index.js"; export { sendWith } from "./dist/response.js"'],
  ["toFetch", 8, 'export { toFetch } from "./dist/adapters.js"'],
  ["path", 5.6, 'export { path } from "./dist/path.js"'],
  ["vendorOf", 41, 'export { vendorOf } from "./dist/openapi.js"'],
];

for (const [name, limit, contents] of LIMITS) {
  const stdin = { contents, resolveDir: "." };
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", minify: true, write: false });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
  console.log(`${size.toFixed(2).padStart(6)} kB of ${limit}: ${name}`);
  if (size > limit) process.exitCode = 1;
}

const page = readFileSync("docs/performance.md", "utf8");
for (const [name, size] of await sizes()) {
  const row = page.split("\n").find((line) => line.startsWith(`| ${name} `) && line.endsWith(" kB |"));
  const stated = row?.match(/([\d.]+) kB/)?.[1];
  console.log(`${size.toFixed(2).padStart(6)} kB, ${stated} on the page: ${name}`);
  // A patch of another client is no reason to fail.
  if (!(Math.abs(size - Number(stated)) < size / 50)) process.exitCode = 1;
}
