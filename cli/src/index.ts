#!/usr/bin/env node
import { readFileSync } from "node:fs";

import { run } from "./run.js";

// A reader such as `head` may close the pipe before the end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const [first, ...rest] = process.argv.slice(2);

if (first === "vendor") void startVendor();
else {
  process.exitCode = run(process.argv.slice(2), {
    // File descriptor 0 is the standard input.
    readFile: (file) => readFileSync(file ?? 0),
    stdout: process.stdout,
    stderr: process.stderr,
    noColor: Boolean(process.env["NO_COLOR"]),
  });
}

/** Imports the vendor command on demand, so that building a request does not load it. */
async function startVendor(): Promise<void> {
  const { runVendor } = await import("./vendor/run-vendor.js");
  process.exitCode = await runVendor(rest, { cwd: process.cwd(), stdout: process.stdout, stderr: process.stderr });
}
