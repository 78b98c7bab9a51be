import { UsageError } from "../usage-error.js";

/** Thrown when a document is invalid. The message has one line, whatever it repeats (decision G9). */
export class DocumentError extends UsageError {}

/** The names of errors that a program throws when a value has not the form that it expects. */
const OF_PROGRAMS = /^(?:Type|Range|URI|Reference)Error$/;

/** What is wrong, in the words of a program that reads documents, or in ours where it stumbled. */
export function problemOf(error: unknown): string {
  const { name, message } = error as Error;
  return OF_PROGRAMS.test(name)
    ? "a part of it has not the form that OpenAPI defines; npx @redocly/cli lint tells which"
    : message;
}
