#!/usr/bin/env node
import { readFileSync } from "node:fs";

import { run } from "./run.js";
import { startMcp } from "./start-mcp.js";
import { startVendor } from "./start-vendor.js";

// A reader such as `head` may close the pipe before the end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const [first, ...rest] = process.argv.slice(2);

if (first === "vendor") process.exitCode = await startVendor(rest);
else if (first === "mcp") process.exitCode = await startMcp(rest);
else {
  process.exitCode = run(process.argv.slice(2), {
    // File descriptor 0 is the standard input.
    readFile: (file) => readFileSync(file ?? 0),
    stdout: process.stdout,
    stderr: process.stderr,
    noColor: Boolean(process.env["NO_COLOR"]),
  });
}
