import { Endpoint } from "../endpoint.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { bodyOf } from "./document-body.js";
import type { Finding } from "./finding.js";
import type { DocumentNode } from "./node.js";
import type { Operation } from "./operation.js";
import { isBodyMethod } from "./policy.js";
import { placeholdersOf } from "./report-parameters.js";
import { readSchemaMembers } from "./schema-parts.js";

/** The names of credentials that are neither `authorization` nor cookies. */
export interface Credentials {
  /** The names of header fields and query parameters, in lower case. */
  readonly names: readonly string[];
  /** The names of query parameters. */
  readonly inQuery: readonly string[];
}

/** Reads the security schemes of a document. */
export function readCredentials(document: DocumentNode, findings: Finding[]): Credentials {
  const names = new Set<string>();
  const inQuery = new Set<string>();
  for (const [scheme, node] of document.get("components")?.get("securitySchemes")?.members ?? []) {
    const type = node.text("type");
    if (type === "mutualTLS") findings.push({ reason: "clientCertificate", route: undefined, name: scheme });
    const name = node.text("name");
    if (type !== "apiKey" || !name) continue;
    const place = node.text("in");
    if (place === "cookie") findings.push({ reason: "cookieCredential", route: undefined, name });
    else names.add(name.toLowerCase());
    if (place === "query") inQuery.add(name);
  }
  names.delete("authorization");
  return { names: [...names], inQuery: [...inQuery] };
}

/**
 * Returns the credentials that go to the query for every method, as default parameters without a value, and reports those
 * that share their name.
 *
 * @param baseUrl - of the vendor, with its variables
 */
export function queryOfCredentials(
  { inQuery }: Credentials,
  operations: readonly Operation[],
  baseUrl: string,
  findings: Finding[],
): Readonly<Record<string, null>> {
  const names = inQuery.filter((name) => {
    if (isParameterName(name, baseUrl)) return true;
    findings.push({ reason: "queryCredential", route: undefined, name });
    return false;
  });
  for (const operation of names.length > 0 ? operations : []) {
    for (const name of names) {
      const reason = conflictOf(name, operation);
      if (reason) findings.push({ reason, route: operation.route, name });
    }
  }
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** Whether defaults can have a parameter of this name, which is no variable of the base URL. */
function isParameterName(name: string, baseUrl: string): boolean {
  if (baseUrl.includes(`{${name}}`)) return false;
  try {
    Endpoint.for({ name: "x", baseUrl: "https://x.example", query: { [name]: null } }).withDefaults({ [name]: "" });
    return true;
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return false;
  }
}

/** Whether an operation has something else with the name of a credential in the query. */
function conflictOf(name: string, operation: Operation): Finding["reason"] | undefined {
  const isHeader = operation.parameters.some(
    (one) => one.in === "header" && one.name.toLowerCase() === name.toLowerCase(),
  );
  if (isHeader || placeholdersOf(operation.path).has(name)) return "sharedName";
  const body = isBodyMethod(operation) ? bodyOf(operation) : undefined;
  return readSchemaMembers(body?.content.get("schema")).has(name) ? "credentialMember" : undefined;
}
