import type { Finding } from "./finding.js";
import type { DocumentNode } from "./node.js";

/** Returns the names of header fields and query parameters with credentials, except `authorization` and cookies. */
export function readCredentials(document: DocumentNode, findings: Finding[]): readonly string[] {
  const schemes = document.get("components")?.get("securitySchemes")?.members ?? [];
  const names = schemes.flatMap(([, scheme]) => {
    const name = scheme.text("name");
    if (scheme.text("type") !== "apiKey" || !name) return [];
    if (scheme.text("in") === "cookie") {
      findings.push({ reason: "cookieCredential", route: undefined, name });
      return [];
    }
    return [name.toLowerCase()];
  });
  return [...new Set(names)].filter((name) => name !== "authorization");
}
