// How long the command takes for large documents, and how much memory: `npm run bench:cli` prints a table.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { writeDocuments } from "./documents.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "reports/large-documents");
const oracles = createRequire(join(root, "tests/oracles/package.json"));

/** Writes what the process used, its threads included, to the third stream. */
const USAGE = `data:text/javascript,import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => writeSync(3, JSON.stringify(process.resourceUsage())));`;

/** @param {string} file of a document, whose other files are in its folder */
function sizeOf(file) {
  const isSplit = dirname(file).endsWith("split");
  const files = isSplit ? readdirSync(dirname(file), { recursive: true, encoding: "utf8" }) : [];
  const all = isSplit ? files.map((name) => join(dirname(file), name)) : [file];
  return all.map((name) => statSync(name)).reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

/** @param {string} file */
function measure(file) {
  const args = ["--import", USAGE, join(root, "cli/dist/cli.js"), "vendor", file, "--out", "out", "--name", "large"];
  const start = performance.now();
  const { status, stdout, stderr, output } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - start) / 1000;
  const [, operations = ""] = /^(\d+) operations/m.exec(stdout) ?? [];
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(output[3] ?? "");
  const busy = (userCPUTime + systemCPUTime) / 1e6;
  return { operations: Number(operations), seconds, busy, megabytes: maxRSS / 1024 };
}

rmSync(folder, { recursive: true, force: true });
const documents = [
  { title: "GitHub, JSON", file: oracles.resolve("@octokit/openapi/generated/api.github.com.json") },
  ...writeDocuments(folder),
];
const chosen = process.argv[2] ?? "";
console.log("| Document | MB | Operations | Time, s | CPU, s | Memory, MB |");
console.log("| --- | --: | --: | --: | --: | --: |");
for (const { title, file } of documents.filter((one) => one.title.includes(chosen))) {
  const size = (sizeOf(file) / 1e6).toFixed(1);
  const { operations, seconds, busy, megabytes } = measure(file);
  const cells = [
    title,
    size,
    operations.toLocaleString("en"),
    seconds.toFixed(1),
    busy.toFixed(1),
    Math.round(megabytes).toLocaleString("en"),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
