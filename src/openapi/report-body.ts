import { isJson } from "../shared/headers.js";
import { form, multipart } from "../bodies/index.js";
import type { DocumentBody } from "./document-body.js";
import type { Report } from "./finding.js";
import { membersOf, partTypesOf } from "./member-style.js";
import { isFormStyle } from "./parameter.js";

/** Reports the parts of a form that rules do not support. */
export function reportBody({ content, encoder }: DocumentBody, report: Report): void {
  if (encoder !== form && encoder !== multipart) return;
  const types = encoder === multipart ? partTypesOf(content) : {};
  for (const { name, hasNested } of membersOf(content))
    if (hasNested && !isJson(types[name] ?? "")) report("nestedJson", name);
  for (const [name, encoding] of content.get("encoding")?.members ?? []) {
    if (!isFormStyle(encoding.text("style") ?? "form")) report("style", name);
    // OpenAPI ignores these in other forms (OpenAPI 3.1.1, section 4.8.15.1).
    if (encoder !== multipart) continue;
    if ((encoding.get("headers")?.names.length ?? 0) > 0) report("partHeaders", name);
    const type = encoding.text("contentType");
    if (type !== undefined && !Object.hasOwn(types, name)) report("partType", name);
  }
}
