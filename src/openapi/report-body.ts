import { form, multipart } from "../bodies/index.js";
import type { DocumentBody } from "./document-body.js";
import type { Report } from "./finding.js";
import { membersOf } from "./member-style.js";
import { isFormStyle } from "./parameter.js";

/** Reports the parts of a form that rules do not support. */
export function reportBody({ content, encoder }: DocumentBody, report: Report): void {
  if (encoder !== form && encoder !== multipart) return;
  for (const { name, hasNested } of membersOf(content)) if (hasNested) report("nestedJson", name);
  for (const [name, encoding] of content.get("encoding")?.members ?? []) {
    if (!isFormStyle(encoding.text("style") ?? "form")) report("style", name);
    // OpenAPI ignores these in other forms (OpenAPI 3.1.1, section 4.8.15.1).
    if (encoder !== multipart) continue;
    if ((encoding.get("headers")?.names.length ?? 0) > 0) report("partHeaders", name);
    const type = encoding.text("contentType");
    if (type !== undefined && !type.startsWith("application/json")) report("partType", name);
  }
}
