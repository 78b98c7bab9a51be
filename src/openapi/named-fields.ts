import { isOption } from "../kernel/options.js";
import type { RouteRule } from "../types/policy.js";
import type { Operation } from "./operation.js";
import { namesIn, type Parameter } from "./parameter.js";
import { readSchemaMembers } from "./schema.js";

// What a rule says of names: where those go that an option, a credential or a header has, too, and what calls need not pass.

/** The names that mean something for all operations of a document. */
export interface KnownNames {
  /** Those of credentials, and of header parameters that OpenAPI leaves to others, in lower case. */
  readonly taken: ReadonlySet<string>;
  /** Those of credentials that defaults have in the query. */
  readonly inQuery: readonly string[];
}

/** Returns a function that tells whether an option, a credential or a header of an operation has a name, in any case. */
export function takenNames({ parameters }: Operation, { taken }: KnownNames): (name: string) => boolean {
  const headers = headerNames(parameters);
  return (name) => {
    const lower = name.toLowerCase();
    return isOption(name) || taken.has(lower) || headers.has(lower);
  };
}

/** In lower case: their case does not matter. */
function headerNames(parameters: readonly Parameter[]): ReadonlySet<string> {
  return new Set([...namesIn(parameters, "header")].map((name) => name.toLowerCase()));
}

/** The fields of a rule that name parameters and members. */
export function namedFieldsOf(
  operation: Operation,
  known: KnownNames,
  sharesName: (parameter: Parameter) => boolean,
): Pick<RouteRule, "members" | "defaults"> {
  const members = bodyMembersOf(operation, known);
  const required = operation.parameters.filter((one) => {
    return one.in !== "cookie" && one.default !== undefined && !sharesName(one);
  });
  const defaults = required.map((one) => [one.name, one.default] as const);
  return {
    ...(members.length > 0 && { members }),
    ...(defaults.length > 0 && { defaults: Object.fromEntries(defaults) }),
  };
}

/** The names of credentials in the query that an operation has for something else: only their defaults go to the query (I9). */
export function ownCredentials(operation: Operation, { inQuery }: KnownNames): readonly string[] {
  if (inQuery.length === 0) return [];
  const headers = headerNames(operation.parameters);
  const members = bodyMembers(operation);
  return inQuery.filter(
    (name) => operation.placeholders.has(name) || headers.has(name.toLowerCase()) || members.has(name),
  );
}

/** The names that the literal query meets, for a method with a body: passing one is a fault, and no member (A4). */
export function metNames(operation: Operation): readonly string[] {
  if (!operation.hasBody || operation.met.length === 0) return [];
  const members = bodyMembers(operation);
  return operation.met.filter((name) => !members.has(name));
}

/** The members of a body that a call would take for something else. */
function bodyMembersOf(operation: Operation, known: KnownNames): readonly string[] {
  const { parameters, placeholders } = operation;
  const isParameter = (name: string): boolean =>
    placeholders.has(name) || parameters.some((one) => one.name === name && /^(?:query|header)$/.test(one.in));
  const members = [...bodyMembers(operation).keys()].filter(takenNames(operation, known));
  return members.filter((name) => !isParameter(name));
}

/** The members that calls pass, by their names. */
function bodyMembers({ hasBody, sent }: Operation): ReadonlyMap<string, unknown> {
  return readSchemaMembers(hasBody && sent?.encoder !== "data" ? sent?.content.get("schema") : undefined);
}
