import type { RouteRule } from "../types/vendor-routes.js";
import type { Operation } from "./operation.js";
import { namesOutsideBodies } from "./path-names.js";
import { placeholdersOf } from "./report-parameters.js";

/** Which defaults the requests of a document do not send, because the document does not name them there (I5). */
export interface DefaultRules {
  /** The rules of many routes: `"*"` for bodies, and such as `"GET *"` for queries. */
  readonly shared: Readonly<Record<string, RouteRule>>;
  /** By route, the names that most others of its method have. */
  readonly ofRoutes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds these defaults.
 *
 * @param others - names that the vendor itself has a place for
 */
export function findDefaultRules(operations: readonly Operation[], others: ReadonlySet<string>): DefaultRules {
  const outsideBodies = namesOutsideBodies(operations);
  const shared: Record<string, RouteRule> = outsideBodies.length > 0 ? { "*": { withoutDefaults: outsideBodies } } : {};
  const ofRoutes = new Map<string, readonly string[]>();
  const parameters = operations.flatMap((operation) => operation.parameters.map(({ name }) => name));
  // A rule lists names with commas between them.
  const names = [...new Set(parameters)].filter((name) => !others.has(name) && !name.includes(","));
  const methods = new Set(operations.filter(({ hasBody }) => !hasBody).map(({ method }) => method));
  for (const method of methods) {
    const ofMethod = operations.filter((operation) => operation.method === method);
    const rule = ruleOfMethod(ofMethod, names, ofRoutes);
    if (Object.keys(rule).length > 0) shared[`${method} *`] = rule;
  }
  return { shared, ofRoutes };
}

/** A name in fewer queries is no default: listing all of them would double the rules of a large document. */
const LEAST_SHARE = 1 / 100;

function ruleOfMethod(
  operations: readonly Operation[],
  names: readonly string[],
  ofRoutes: Map<string, readonly string[]>,
): RouteRule {
  const counts = new Map(names.map((name) => [name, 0]));
  const queries = operations.map((operation) => {
    const inQuery = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
    const query = new Set(inQuery.filter((name) => counts.has(name)));
    for (const name of query) counts.set(name, counts.get(name)! + 1);
    return { ...operation, query };
  });
  const isCommon = (name: string): boolean => counts.get(name)! > operations.length / 2;
  const common = names.filter(isCommon);
  const defaults: Record<string, string> = {};
  for (const { route, path, query } of queries) {
    const sent = [...query].filter((name) => !isCommon(name) && counts.get(name)! >= operations.length * LEAST_SHARE);
    if (sent.length > 0) defaults[path] = sent.join(",");
    const placeholders = placeholdersOf(path);
    const missing = common.filter((name) => !query.has(name) && !placeholders.has(name));
    if (missing.length > 0) ofRoutes.set(route, missing);
  }
  const unused = names.filter((name) => counts.get(name) === 0);
  return {
    ...(unused.length > 0 && { withoutDefaults: unused }),
    ...(Object.keys(defaults).length > 0 && { defaults }),
  };
}
