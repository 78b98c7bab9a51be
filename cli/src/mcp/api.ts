import {
  isRelative,
  authorityOf,
  originOf,
  toolsOf,
  vendorOf,
  type AnyEndpoint,
  type DocumentVendor,
  type Tool,
} from "../library.js";
import { checkPaths, withoutOddPaths } from "../vendor/left-out.js";
import { DocumentError } from "../vendor/document-error.js";
import type { McpArguments } from "./mcp-arguments.js";
import { DocumentCredentials } from "./environment-credentials.js";
import { loadInThread } from "./load-in-thread.js";

/** An API, as its document describes it. */
export interface Api {
  readonly vendor: DocumentVendor["vendor"];
  readonly report: DocumentVendor["report"];
  readonly credentials: DocumentCredentials;
  /** The origins that get requests and credentials. */
  readonly origins: readonly string[];
  /** The number of operations that are not served, because no request can be made of them. */
  readonly leftOut: number;
  toolsFor(endpoint: AnyEndpoint): readonly Tool[];
}

/**
 * Reads the document of an API.
 *
 * @throws {UsageError} When it cannot be read.
 * @throws {EndpointError} When it, or the base URL, is invalid.
 */
export async function loadApi({ document: source, name, baseUrl }: McpArguments): Promise<Api> {
  const loaded = await loadInThread(source);
  checkPaths(loaded.document);
  const { document, leftOut } = withoutOddPaths(loaded.document, true, () => undefined);
  const settings = { name, location: loaded.location, ...(baseUrl !== undefined && { baseUrl }) };
  const made = vendorOf(document, settings);
  const { vendor, report } = made;
  if (isRelative(vendor.baseUrl))
    throw new DocumentError("the document has no server with a host; say where the API is with --base-url");
  const unusable = report.findings.filter(({ reason }) => reason === "method" || reason === "path");
  return {
    vendor,
    report,
    credentials: new DocumentCredentials(document, made, name !== undefined || baseUrl !== undefined),
    origins: originsOf(made),
    leftOut: leftOut + unusable.length,
    toolsFor: (endpoint) => toolsOf(document, endpoint),
  };
}

function originsOf({ vendor, routes }: DocumentVendor): readonly string[] {
  const rules = Object.values(routes).flatMap((rule) => (typeof rule === "object" ? (rule.baseUrl ?? []) : []));
  return [...new Set([vendor.baseUrl, ...rules].map((url) => originOf(authorityOf(url)) || url))];
}
