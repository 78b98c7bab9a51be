import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { toCurl, type CurlOptions } from "../../../src/adapters/index.js";
import type { RequestOptions } from "../../../src/index.js";

/** Sends request options with the real curl, by a command in a real shell; the status of the answer. */
export async function sendByCurl(request: RequestOptions, options?: CurlOptions): Promise<number> {
  const command = toCurl(request, { secrets: "show", ...options });
  const running = promisify(execFile)("sh");
  // An argument of a shell is limited, a script is not.
  running.child.stdin!.end(`${command} --silent --write-out '%{http_code}'`);
  const { stdout } = await running;
  // With --head, the head of the answer comes first.
  return Number(stdout.slice(-3));
}
