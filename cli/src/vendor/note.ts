import { basename } from "node:path";

import { quoteInFull, withEscapes } from "../library.js";

/** What was wrong in a document, where, and what was done about it: nothing that requests depend on. */
export interface Note {
  /** A pointer into the file (RFC 6901), or a line of it. */
  readonly place: string;
  /** The file of the user. */
  readonly file: string;
  readonly text: string;
}

/** Lists notes, one line each. */
export function listNotes(notes: readonly Note[]): string {
  const lines = notes.map(({ place, file, text }) => {
    const where = place.startsWith("#") ? `at ${quoteInFull(place)}` : place;
    return `- ${text} (${where} of ${basename(file)})`.replace(/[\n\r]/g, " ");
  });
  return lines.map((line) => `${withEscapes(line)}\n`).join("");
}
