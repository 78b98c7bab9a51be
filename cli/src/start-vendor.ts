import { Worker } from "node:worker_threads";

import { LiveLine } from "./vendor/live-line.js";
import type { ThreadMessage } from "./vendor/thread.js";

/**
 * What reads documents and writes their types goes from a schema to those that it refers to, and from these to others. The stack that a
 * program has ends after some hundred of them; that of a thread is as large as it is told to be.
 */
export const STACK = { stackSizeMb: 64 };

/**
 * Runs `fluent-endpoint-cli vendor` in a thread, so that this one can print what it does meanwhile.
 *
 * @returns the exit code
 */
export function startVendor(args: readonly string[]): Promise<number> {
  const thread = new Worker(new URL("thread.js", import.meta.url), { workerData: args, resourceLimits: STACK });
  const live = new LiveLine(process.stderr);
  // In a log, each second would be a line.
  const timer = process.stderr.isTTY
    ? setInterval(() => {
        live.tick();
      }, 1000)
    : undefined;
  return new Promise<number>((resolve, reject) => {
    let result = 1;
    thread.on("message", (message: ThreadMessage) => {
      if ("code" in message) result = message.code;
      else if (message.stream === "stderr") live.write(message.text);
      else process.stdout.write(message.text);
    });
    thread.on("error", reject);
    thread.on("exit", () => {
      resolve(result);
    });
  }).finally(() => {
    clearInterval(timer);
  });
}
