// Reads a document in a thread: load-in-thread.ts starts it.
import { parentPort, workerData } from "node:worker_threads";

import { DocumentError } from "../vendor/document-error.js";
import { loadDocument, type LoadedDocument } from "../vendor/load-document.js";
import { UsageError } from "../usage-error.js";

/** What the thread tells the program. */
export type DocumentMessage =
  { readonly loaded: LoadedDocument } | { readonly problem: string; readonly isInvalid: boolean };

function tell(message: DocumentMessage): void {
  parentPort?.postMessage(message);
}

try {
  tell({ loaded: await loadDocument(workerData as string, process.cwd()) });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  tell({ problem: error.message, isInvalid: error instanceof DocumentError });
}
