import { quoteInFull } from "../../../src/errors/format.js";
import { escapePart } from "../../../src/openapi/document.js";
import { OF_EXTENSION } from "./dangling-references.js";
import type { Note } from "./note.js";
import { isPart } from "./part.js";

/**
 * Drops the references of extensions to files that are no documents, such as samples of code: no request depends on them (I6).
 * Changes the document.
 *
 * @param file - the file of the document
 * @param isText - whether references to a file are followed
 * @returns what was dropped, in one note; `undefined` if it was nothing
 */
export function dropExtensionFiles(
  document: unknown,
  file: string,
  isText: (file: string) => boolean,
): Note | undefined {
  const dropped: { readonly place: string; readonly reference: string }[] = [];
  const seen = new Set<unknown>();
  const values: (readonly [value: unknown, pointer: string])[] = [[document, "#"]];
  for (const [value, place] of values) {
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    const reference = isPart(value) ? value["$ref"] : undefined;
    const isFile = typeof reference === "string" && !reference.startsWith("#") && !isText(reference.split("#")[0]!);
    if (isFile && OF_EXTENSION.test(place)) {
      delete (value as Record<string, unknown>)["$ref"];
      dropped.push({ place, reference });
    }
    for (const [name, member] of Object.entries(value)) values.push([member, `${place}/${escapePart(name)}`]);
  }
  const [first] = dropped;
  if (!first) return undefined;
  const { place, reference } = first;
  const text =
    dropped.length === 1
      ? `the reference to ${quoteInFull(reference)} is left out`
      : `${dropped.length} references of extensions are left out, such as that to ${quoteInFull(reference)}`;
  return { file, place, text };
}
