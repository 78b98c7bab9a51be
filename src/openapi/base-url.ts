import { Endpoint } from "../endpoint.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import { bodyOf } from "./document-body.js";
import type { DocumentNode } from "./node.js";
import type { Operation } from "./operation.js";
import { readSchemaMembers } from "./schema-parts.js";
import { readServer, readServerTemplate, type ServerTemplate } from "./server.js";
import { serverProblem } from "./server-problem.js";
import type { VendorSettings } from "./settings.js";

/** Returns the url with variables, if it is valid for a vendor. */
export function templateOf(
  root: DocumentNode,
  { baseUrl }: VendorSettings,
  operations: readonly Operation[],
): ServerTemplate | undefined {
  const server =
    baseUrl === undefined
      ? readServerTemplate(root.get("servers")?.items.at(0), () => valueNames(operations))
      : undefined;
  try {
    // The url must also be valid with the default values of the variables.
    if (server) Endpoint.for({ name: "x", baseUrl: server.template }).withDefaults(server.variables);
    return server;
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return undefined;
  }
}

/** The names of all parameters and of all members of bodies. */
function valueNames(operations: readonly Operation[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const operation of operations) {
    for (const { name } of operation.parameters) names.add(name);
    for (const name of readSchemaMembers(bodyOf(operation)?.content.get("schema")).keys()) names.add(name);
  }
  return names;
}

/**
 * Returns the base URL of a document: that of the settings, or its first server.
 *
 * @throws {InvalidOptionError} When it is not valid, or the server is none that an endpoint can have. The message says why.
 */
export function baseUrlOf(root: DocumentNode, { baseUrl, location }: VendorSettings): string {
  if (baseUrl !== undefined) {
    const given = readServer(baseUrl, undefined, undefined);
    if (given) return given.url;
    throw invalidOption("baseUrl", "form", "an http(s) URL without credentials, query and fragment");
  }
  const [first] = root.get("servers")?.items ?? [];
  // OpenAPI 3.1.1, section 4.8.1.1: without servers, the server is "/".
  const address = first ? first.text("url") : "/";
  const server = readServer(address, first, location);
  if (!server) throw invalidOption("baseUrl", "form", `set: ${serverProblem(first)}`);
  return server.url;
}
