import { withEscapes } from "../../library.js";
import type { DescribedOperation } from "./described-operation.js";

/** Returns the lines of the comment of a constant: the summary, the description, and whether the operation is deprecated. */
export function routeComment({ summary, description, isDeprecated }: DescribedOperation): readonly string[] {
  const head = summary === undefined ? "" : clean(summary);
  const body = description === undefined ? "" : clean(description);
  // Many documents repeat the summary in the description.
  const texts = body.startsWith(head) ? [body] : [head, body];
  const text = [...texts, isDeprecated ? "@deprecated" : ""].filter(Boolean).join("\n\n");
  if (!text) return [];
  const lines = text.split("\n");
  if (lines.length === 1) return [`/** ${text} */`];
  return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}

/**
 * A text of a document as text of a comment: it cannot end the comment, has no tags such as `@deprecated` or `@ts-ignore`, which only the
 * command writes, and no characters that change what a reader sees.
 */
function clean(text: string): string {
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").split("\n");
  const visible = withEscapes(lines.map((line) => line.trimEnd()).join("\n"));
  return visible
    .replaceAll("*/", "*\\/")
    .replace(/(?<=^|[\s*{(])@(?=\S)/g, "&#64;")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
