import { quoteInFull } from "../errors/format.js";
import { fillVariables } from "./server.js";
import type { DocumentNode } from "./node.js";

/** Says why the server of a document is no base URL, for a message that starts with `must be set: `. */
export function serverProblem(server: DocumentNode | undefined): string {
  const template = server?.text("url") ?? "";
  const url = server ? fillVariables(template, server) : "";
  const [, variable] = /\{([^{}]*)\}/.exec(url) ?? [];
  if (variable !== undefined) return `the variable ${quoteInFull(variable)} of the document's server has no default`;
  // Credentials are not shown.
  if (/^[a-z][\w+.-]*:\/\/[^/?#]*@/i.test(url)) return "the document's server contains credentials";
  const [, scheme] = /^([a-z][\w+.-]*):/i.exec(url) ?? [];
  if (scheme !== undefined && !/^https?$/i.test(scheme))
    return `the document's server ${quoteInFull(url)} is not one of HTTP, but of ${quoteInFull(scheme.toLowerCase())}`;
  if (scheme === undefined) return `the document's server ${quoteInFull(url || "/")} has no host`;
  const [, delimiter] = /^[^?#]*([?#])/.exec(url) ?? [];
  if (delimiter !== undefined)
    return `the document's server ${quoteInFull(url)} has a ${delimiter === "?" ? "query" : "fragment"}`;
  return `the document's server ${quoteInFull(url)} is not a valid url`;
}
