import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { toCurl, type CurlOptions } from "../../../src/adapters/index.js";
import type { RequestOptions } from "../../../src/index.js";

/** Sends request options with the real curl in a real shell; returns the status code. */
export async function sendByCurl(request: RequestOptions, options?: CurlOptions): Promise<number> {
  const command = toCurl(request, { secrets: "show", ...options });
  const running = promisify(execFile)("sh");
  // The size of an argument is limited, the size of a script is not.
  running.child.stdin!.end(`${command} --silent --write-out '%{http_code}'`);
  const { stdout } = await running;
  // With --head, curl prints the response headers first.
  return Number(stdout.slice(-3));
}
