import {
  chooseNames,
  commentLine,
  isPlainObject,
  readTools,
  setOwn,
  writeValue,
  type DocumentVendor,
  type SourceValue,
} from "../library.js";

/**
 * Writes a module with a function that returns the tools of `toolsOf()`, without the document: its operations are a literal.
 *
 * @param made - the vendor of the document
 */
export function writeTools(
  { vendor, report }: DocumentVendor,
  document: object,
  className: string | undefined,
  digest: string,
): string {
  const { className: name } = chooseNames(vendor.name, className);
  const title = JSON.stringify(report.title.slice(0, 99));
  // In the function: each call has schemas of its own, and a program that calls none does not make them.
  return `${commentLine(`Tools of the OpenAPI document ${title}, SHA-256 ${digest}.`)}
${commentLine("Do not edit it: `npx fluent-endpoint-cli vendor --tools` writes it again.")}
import { defineTools, type Tool, type ToolOptions } from "fluent-endpoint/routes";

import type { ${name} } from "./${vendor.name}.js";

/** Returns a tool for a model for each operation of the API. */
export function toolsOf${name}(endpoint: ${name}, options?: ToolOptions): Tool[] {
  return defineTools(
    ${writeValue(sourceOf(readTools(document)), "    ")},
    endpoint,
    options,
  );
}
`;
}

/** The literal of plain data. What no JSON has is null. */
function sourceOf(value: unknown): SourceValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(sourceOf);
  if (!isPlainObject(value)) return null;
  const members = {};
  // Encoders are those of the rules of the vendor.
  for (const [name, member] of Object.entries(value))
    if (typeof member !== "function") setOwn(members, name, sourceOf(member));
  return members;
}
