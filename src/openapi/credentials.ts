import { bracedIn } from "../shared/braces.js";
import { Endpoint } from "../endpoint.js";
import { attempt } from "../kernel/values.js";
import type { Report } from "./finding.js";
import type { DocumentNode } from "./document.js";
import type { Operation } from "./operation.js";
import { readSchemaMembers } from "./schema.js";
import type { ToolCredential } from "../types/tools.js";

/** The names of credentials that are neither `authorization` nor cookies. */
export interface Credentials {
  /** The names of header fields and query parameters, in lower case. */
  readonly names: readonly string[];
  /** The names of cookies. */
  readonly cookies: readonly string[];
  /** The names of query parameters. */
  readonly inQuery: readonly string[];
  /** All of them, with their places. */
  readonly placed: readonly ToolCredential[];
}

/** Reads the security schemes of a document. */
export function readDocumentCredentials(document: DocumentNode, report: Report): Credentials {
  const names = new Set<string>();
  const inQuery = new Set<string>();
  const cookies = new Set<string>();
  const placed: ToolCredential[] = [];
  for (const [scheme, node] of document.get("components")?.get("securitySchemes")?.members ?? []) {
    const type = node.text("type");
    if (type === "mutualTLS") report("clientCertificate", scheme);
    const name = node.text("name");
    if (type !== "apiKey" || !name) continue;
    const place = node.text("in");
    if (place === "cookie") {
      report("cookieCredential", name);
      cookies.add(name);
    } else names.add(name.toLowerCase());
    if (place === "query") inQuery.add(name);
    if (place === "header" || place === "query" || place === "cookie") placed.push({ name, in: place });
  }
  names.delete("authorization");
  return { names: [...names], inQuery: [...inQuery], cookies: [...cookies], placed };
}

/**
 * Returns the credentials that go to the query for every method, as default parameters without a value, and reports those
 * that share their name.
 *
 * @param baseUrl - of the vendor, with its variables, which are no parameters
 */
export function queryOfCredentials(
  { inQuery }: Credentials,
  baseUrl: string,
  report: Report,
): Readonly<Record<string, null>> {
  const variables = new Set(bracedIn(baseUrl).map(({ name }) => name));
  const names = inQuery.filter((name) => {
    if (!variables.has(name) && isParameterName(name)) return true;
    report("queryCredential", name);
    return false;
  });
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** Whether defaults can have a parameter of this name. */
function isParameterName(name: string): boolean {
  const vendor = { name: "x", baseUrl: "https://x.example", query: { [name]: null } };
  return attempt(() => Endpoint.for(vendor).withDefaults({ [name]: "" })) !== undefined;
}

/** The names of cookies, unless an operation has something else of that name, which is meant where it is passed by name. */
export function cookiesOf(cookies: readonly string[], operations: readonly Operation[]): readonly string[] {
  if (cookies.length === 0) return [];
  const taken = new Set<string>();
  for (const { placeholders, parameters, body } of operations) {
    for (const one of parameters) if (one.in !== "cookie") taken.add(one.name);
    for (const name of placeholders) taken.add(name);
    for (const [, content] of body) for (const name of readSchemaMembers(content.get("schema")).keys()) taken.add(name);
  }
  return cookies.filter((name) => !taken.has(name));
}
