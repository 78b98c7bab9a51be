import { targetOf } from "./circular-reference.js";
import { isPart, type Part } from "./part.js";

/** A part of the document, or the one that it refers to (RFC 6901). */
export function resolved(root: Part, part: unknown): Part | undefined {
  let target = part;
  for (let links = 0; links < 100 && isPart(target) && typeof target["$ref"] === "string"; links += 1)
    target = targetOf(root, target["$ref"]);
  return isPart(target) ? target : undefined;
}
