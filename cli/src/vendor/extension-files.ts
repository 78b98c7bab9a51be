import { quoteInFull } from "../../../src/errors/format.js";
import { OF_EXTENSION } from "./dangling-references.js";
import type { Note } from "./note.js";
import { eachValue, isPart, pointerOf } from "./part.js";

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
  for (const one of eachValue(document)) {
    const reference = isPart(one.value) ? one.value["$ref"] : undefined;
    if (typeof reference !== "string" || reference.startsWith("#") || isText(reference.split("#")[0]!)) continue;
    const place = pointerOf(one);
    if (!OF_EXTENSION.test(place)) continue;
    Reflect.deleteProperty(one.value, "$ref");
    dropped.push({ place, reference });
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
