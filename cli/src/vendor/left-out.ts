import { escapePart, quoteInFull, type Finding } from "../library.js";
import { UsageError } from "../usage-error.js";
import { DocumentError } from "./document-error.js";
import type { AddNote } from "./repair-document.js";
import { operationsOf } from "./path-operations.js";
import { isPart, type Part, resolved } from "./part.js";

/** How many operations a message names. */
const MOST_NAMES = 5;

/** Returns the operations that the vendor cannot have. */
export function unusableRoutes(findings: readonly Finding[]): readonly UnusableRoute[] {
  return findings.flatMap(({ reason, route }) =>
    reason === "method" || reason === "path" ? { route: route!, reason } : [],
  );
}

/** An operation that the vendor cannot have, and what of it. */
export interface UnusableRoute {
  readonly route: string;
  readonly reason: "method" | "path";
}

/**
 * Fails for operations that would be lost quietly.
 *
 * @throws {DocumentError} When there are any. The message names them and the cures.
 */
export function rejectUnusable(routes: readonly UnusableRoute[]): void {
  if (routes.length === 0) return;
  const shown = routes
    .slice(0, MOST_NAMES)
    .map(({ route, reason }) => `${quoteInFull(route)} because of its ${reason}`);
  const rest = routes.length > MOST_NAMES ? ` and ${routes.length - MOST_NAMES} more` : "";
  throw new DocumentError(
    `the vendor cannot have ${shown.join(", ")}${rest}; leave out one with --skip ${quoteInFull(routes[0]!.route)}, or all with --lenient`,
  );
}

/**
 * Checks that a document describes requests.
 *
 * @throws {DocumentError} When it has no paths: webhooks are requests of the API, to its users.
 */
export function checkPaths(document: object): void {
  const { paths, webhooks } = document as Part;
  if (paths === undefined)
    throw new DocumentError(
      `the document has no paths, and so no operations to call${webhooks === undefined ? "" : ": its webhooks are requests that the API sends"}`,
    );
}

/**
 * Returns a copy of a document without the paths that do not start with "/", which no vendor can have.
 *
 * @throws {DocumentError} When there are any, and they must not be left out. The message names the first.
 */
export function withoutOddPaths(
  document: object,
  isLenient: boolean,
  note: AddNote,
): { readonly document: object; readonly leftOut: number } {
  const root = document as Part;
  const paths = isPart(root["paths"]) ? root["paths"] : {};
  const odd = Object.keys(paths).filter((path) => !path.startsWith("/") && !path.startsWith("x-"));
  const [first] = odd;
  if (first === undefined) return { document, leftOut: 0 };
  if (!isLenient)
    throw new DocumentError(
      `the path ${quoteInFull(first)} must start with "/"; correct it, or leave out such paths with --lenient`,
    );
  let leftOut = 0;
  for (const path of odd) {
    leftOut += operationsOf(resolved(root, paths[path]) ?? {}).length;
    note(
      `#/paths/${escapePart(path)}`,
      `the path ${quoteInFull(path)} does not start with "/": its operations are left out`,
    );
  }
  const kept = Object.entries(paths).filter(([path]) => !odd.includes(path));
  return { document: { ...root, paths: Object.fromEntries(kept) }, leftOut };
}

/**
 * Returns a copy of a document without some operations.
 *
 * @param routes - operations such as `TRACE /a`
 * @throws {UsageError} When the document does not have one of them.
 */
export function withoutOperations(document: object, routes: readonly string[]): object {
  if (routes.length === 0) return document;
  const root = document as Part;
  const paths = isPart(root["paths"]) ? { ...root["paths"] } : {};
  for (const route of routes) {
    const [, method = "", path = ""] = /^([^/]+) (\/[^]*)$/.exec(route) ?? [];
    const own = Object.hasOwn(paths, path) ? resolved(root, paths[path]) : undefined;
    const item = own && withoutMethod(own, method);
    if (!item)
      throw new UsageError(`--skip ${quoteInFull(route)} is no operation of the document; write it as "GET /path"`);
    if (operationsOf(item).length > 0) paths[path] = item;
    else Reflect.deleteProperty(paths, path);
  }
  return { ...root, paths };
}

/** A copy of the operations of a path without one; `undefined` if it does not have it. */
function withoutMethod(item: Part, method: string): Part | undefined {
  const remove = (part: Part, name: string): Part =>
    Object.fromEntries(Object.entries(part).filter(([one]) => one !== name));
  const operation = operationsOf(item).find((one) => one.method === method || one.names[0] === method.toLowerCase());
  if (!operation) return undefined;
  const [group, name] = operation.names as [string, string?];
  const rest = remove(item, group);
  const others = name === undefined ? {} : remove(item[group] as Part, name);
  return Object.keys(others).length > 0 ? { ...rest, [group]: others } : rest;
}
