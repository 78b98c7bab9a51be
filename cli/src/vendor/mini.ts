import { quoteInFull } from "../../../src/errors/format.js";
import { describeFinding, type MiniDocumentVendor } from "../../../src/openapi/index.js";
import { DocumentError } from "./document-error.js";
import { listFindings } from "./list-findings.js";

/** The operations that `fluent-endpoint/mini` cannot serve. */
export function routesBeyondMini({ obstacles }: MiniDocumentVendor): readonly string[] {
  return [...new Set(obstacles.flatMap(({ route }) => route ?? []))];
}

/**
 * Tells in one line which operations `fluent-endpoint/mini` can serve.
 *
 * @param count - how many operations the vendor has, such as `"54 operations"`
 */
export function describeMini(mini: MiniDocumentVendor, count: string): string {
  const beyond = routesBeyondMini(mini).length;
  const { operations } = mini.report;
  if (operations === 0 || mini.obstacles.some(({ route }) => route === undefined))
    return "fluent-endpoint/mini cannot serve this API";
  return beyond === 0
    ? "fluent-endpoint/mini can serve this API: add --mini"
    : `fluent-endpoint/mini can serve ${operations} of ${count}: add --mini to see why not the others`;
}

/** Lists why `fluent-endpoint/mini` cannot serve some operations. */
export function listObstacles({ obstacles }: MiniDocumentVendor): string {
  return `Not supported by fluent-endpoint/mini:\n${listFindings(obstacles)}`;
}

/**
 * Fails for what `fluent-endpoint/mini` cannot serve.
 *
 * @param isLenient - whether operations may be left out
 * @throws {DocumentError} When there is any. The message names the cures.
 */
export function rejectBeyondMini(mini: MiniDocumentVendor, isLenient: boolean): void {
  const general = mini.obstacles.find(({ route }) => route === undefined);
  if (general) throw new DocumentError(`fluent-endpoint/mini cannot serve the document: ${describeFinding(general)}`);
  const [first, ...rest] = routesBeyondMini(mini);
  if (first === undefined || (isLenient && mini.report.operations > 0)) return;
  const others = rest.length > 0 ? ` and ${rest.length} more` : "";
  throw new DocumentError(
    `fluent-endpoint/mini cannot serve ${quoteInFull(first)}${others}; leave out one with --skip ${quoteInFull(first)}, or all with --lenient`,
  );
}
