import { Worker } from "node:worker_threads";

import { DocumentError } from "../vendor/document-error.js";
import type { LoadedDocument } from "../vendor/load-document.js";
import { STACK } from "../start-vendor.js";
import { UsageError } from "../usage-error.js";
import type { DocumentMessage } from "./document-thread.js";

/**
 * Reads a document in a thread, whose stack is large enough for any, and whose parser stays out of the server.
 *
 * @throws {UsageError} When it cannot be read.
 * @throws {DocumentError} When it is invalid.
 */
export function loadInThread(document: string): Promise<LoadedDocument> {
  // What a parser prints is not to get into the standard output, which is for the protocol.
  const options = { workerData: document, resourceLimits: STACK, stdout: true };
  const thread = new Worker(new URL("document-thread.js", import.meta.url), options);
  thread.stdout.pipe(process.stderr, { end: false });
  return new Promise((resolve, reject) => {
    thread.on("message", (message: DocumentMessage) => {
      if ("loaded" in message) resolve(message.loaded);
      else reject(message.isInvalid ? new DocumentError(message.problem) : new UsageError(message.problem));
    });
    thread.on("error", reject);
  });
}
