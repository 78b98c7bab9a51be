// The command in a thread: start-vendor.ts starts it.
import { parentPort, workerData } from "node:worker_threads";

import { runVendor } from "./run-vendor.js";

/** What the thread tells the program: a text for one of its streams, or the exit code. */
export type ThreadMessage = { readonly stream: "stdout" | "stderr"; readonly text: string } | { readonly code: number };

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

const streamTo = (stream: "stdout" | "stderr") => ({
  write: (text: string): void => {
    tell({ stream, text });
  },
});

tell({
  code: await runVendor(workerData as readonly string[], {
    cwd: process.cwd(),
    stdout: streamTo("stdout"),
    stderr: streamTo("stderr"),
  }),
});
