import { quoteInFull } from "../library.js";
import { eachValue, isPart, referenceTarget } from "./part.js";

/** The parts of a document that requests depend on: a reference there that leads nowhere is an error. */
const OF_REQUESTS = /^#\/paths\/[^/]+$|\/(?:parameters|requestBody|requestBodies|servers|security(?:Schemes)?)(?:\/|$)/;

/**
 * Returns a reference that leads nowhere, if no request depends on it (I6).
 *
 * @param document - the parsed file
 * @param pointer - the place of the reference in it
 */
export function findHarmless(document: unknown, pointer: string): string | undefined {
  const part = referenceTarget(document, pointer);
  const reference = isPart(part) ? part["$ref"] : undefined;
  return isDangling(document, reference) && !OF_REQUESTS.test(pointer) ? reference : undefined;
}

function isDangling(document: unknown, reference: unknown): reference is string {
  return (
    typeof reference === "string" && reference.startsWith("#/") && referenceTarget(document, reference) === undefined
  );
}

/** What is done about such a reference. */
export function describeDangling(reference: string): string {
  return `the reference to ${quoteInFull(reference)} leads nowhere: its type is unknown`;
}

/**
 * Makes anything of what refers to these, which lead nowhere. Changes the document.
 *
 * @param references - those that are harmless
 */
export function dropDangling(document: unknown, references: ReadonlySet<string>): void {
  if (references.size === 0) return;
  for (const { value } of eachValue(document))
    if (isPart(value) && isDangling(document, value["$ref"]) && references.has(value["$ref"])) delete value["$ref"];
}
