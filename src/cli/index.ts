#!/usr/bin/env node
import { readFileSync } from "node:fs";

import { run } from "./run.js";

// Who reads the output may have read enough: `… | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = run(process.argv.slice(2), {
  // 0 is the standard input.
  read: (file) => readFileSync(file ?? 0),
  out: process.stdout,
  err: process.stderr,
  isColourless: Boolean(process.env["NO_COLOR"]),
});
