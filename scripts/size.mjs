// What programs that import the built package weigh, minified and compressed: `npm run size`. Fails where one is above its limit.
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

/** In kB, by what is imported. A limit is raised by the commit that needs it, and lowered with each that saves. */
const LIMITS = [
  ["Endpoint", 25.9, 'export * from "./dist/index.js"'],
  ["Endpoint and sendWith", 33.7, 'export * from "./dist/index.js"; export { sendWith } from "./dist/response.js"'],
  ["toFetch", 7.7, 'export { toFetch } from "./dist/adapters.js"'],
  ["path", 5.6, 'export { path } from "./dist/path.js"'],
  ["vendorOf", 40.5, 'export { vendorOf } from "./dist/openapi.js"'],
];

for (const [name, limit, contents] of LIMITS) {
  const stdin = { contents, resolveDir: "." };
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", minify: true, write: false });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
  console.log(`${size.toFixed(2).padStart(6)} kB of ${limit}: ${name}`);
  if (size > limit) process.exitCode = 1;
}
