import { form, jsonLines, multipart } from "../bodies/index.js";
import type { BodyEncoder, Policy } from "../types/policy.js";
import { bodyOf, type DocumentBody } from "./body.js";
import { membersOf, queryStyleOf } from "./style.js";
import { isJson } from "../shared/headers.js";
import type { Operation } from "./operation.js";
import { placeholdersOf } from "./parameter.js";
import type { RouteRule } from "../types/vendor-routes.js";
import { readSchemaMembers } from "./schema.js";

/** The settings of most operations in a document, so that as few routes as possible need a rule. */
export interface DocumentPolicy {
  readonly policy: Pick<Policy, "arrays" | "objects" | "body">;
  /** The default `accept` header; `undefined` for `application/json`. */
  readonly accept: string | undefined;
}

/** Returns the settings of most operations. */
export function findPolicy(operations: readonly Operation[]): DocumentPolicy {
  const encoders = new Map<BodyEncoder | undefined, number>();
  const accepts = new Map<string, number>();
  // Starts with the default of OpenAPI, for documents without lists.
  const arrays = new Map<Policy["arrays"], number>([["repeat", 0]]);
  let isDeep = false;
  for (const operation of operations) {
    const body = bodyOf(operation);
    if (body && body.encoder !== "data" && body.encoder !== jsonLines) count(encoders, body.encoder);
    const wanted = acceptOf(operation);
    if (wanted !== undefined) count(accepts, wanted);
    for (const { name, isList, isObject, style, writers } of styledValues(operation, body)) {
      if (isObject) isDeep ||= style === "deepObject";
      else if (isList && !name.endsWith("[]")) for (const policy of writers[style] ?? []) count(arrays, policy);
    }
  }
  const accept = mostFrequent(accepts);
  return {
    policy: {
      arrays: mostFrequent(arrays)!,
      objects: isDeep ? "brackets" : "error",
      body: mostFrequent(encoders),
    },
    accept: accept === "application/json" ? undefined : accept,
  };
}

/** The policies for the styles of lists in the query. */
const OF_QUERY: Readonly<Record<string, readonly Policy["arrays"][]>> = {
  form: ["repeat"],
  comma: ["comma"],
  deepObject: ["brackets"],
};

/** In forms, the policy `comma` repeats the name. */
const OF_FORM: typeof OF_QUERY = { form: ["repeat", "comma"], deepObject: ["brackets"] };

/** Returns the values that follow the policy: in the query of methods without a body, and in forms. */
function styledValues(operation: Operation, body: DocumentBody | undefined) {
  if (!operation.hasBody) {
    const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
    return inQuery.map((parameter) => ({ ...parameter, style: queryStyleOf(parameter), writers: OF_QUERY }));
  }
  const isForm = body?.encoder === form || body?.encoder === multipart;
  return isForm ? membersOf(body.content).map((member) => ({ ...member, writers: OF_FORM })) : [];
}

/** Returns the `accept` header of an operation; `undefined` if neither a parameter nor its responses tell. */
export function acceptOf({ accept, responses }: Operation): string | undefined {
  return (
    (accept ??
      responses.find((type) => type === "application/json") ??
      responses.find(isJson) ??
      responses.join(", ")) ||
    undefined
  );
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Returns the first of the most frequent keys. */
function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  return [...counts].reduce<[Key | undefined, number]>(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    [undefined, -1],
  )[0];
}

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

/** The names that most paths of a document have, and nothing else in it, such as the account in an API of accounts. */
export function findPathNames(operations: readonly Operation[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of operations)
    for (const name of placeholdersOf(path)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count * 2 > operations.length && count < operations.length);
  if (names.length === 0) return [];
  const others = new Set(operations.flatMap(otherNames));
  return names.map(([name]) => name).filter((name) => !others.has(name));
}

/** The names that an operation has elsewhere than in its path. */
function otherNames(operation: Operation): readonly string[] {
  const parameters = operation.parameters.filter((one) => one.in !== "path").map(({ name }) => name);
  return [...parameters, ...memberNames(operation)];
}

function memberNames(operation: Operation): readonly string[] {
  return [...readSchemaMembers(bodyOf(operation)?.content.get("schema")).keys()];
}

/** The names of parameters that are members of no body in a document, such as `page_size`: their defaults are none, either. */
function namesOutsideBodies(operations: readonly Operation[]): readonly string[] {
  if (!operations.some(({ hasBody }) => hasBody)) return [];
  const members = new Set(operations.flatMap(memberNames));
  const names = operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  return [...new Set(names)].filter((name) => !members.has(name));
}
