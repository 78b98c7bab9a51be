import { isOption } from "../kernel/options.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import type { RouteRule } from "../types/policy.js";
import { documentBodyOf } from "./document-body.js";
import type { Operation } from "./operation.js";
import { findSharedNames, namesIn } from "./parameter.js";
import { readSchemaMembers } from "./schema.js";

// What a rule says of names: where those go that an option, a credential or a header has, too, and what calls need not pass.

/** The names that mean something for all operations of a document. */
export interface KnownNames {
  /** Those of credentials, in lower case. */
  readonly credentials: readonly string[];
  /** Those of credentials that defaults have in the query. */
  readonly inQuery: readonly string[];
  /** Those of header parameters that OpenAPI leaves to others. */
  readonly optionHeaders: readonly string[];
}

/** Returns a function that tells whether an option, a credential or a header of an operation has a name, in any case. */
export function takenNames({ parameters }: Operation, known: KnownNames): (name: string) => boolean {
  const headers = new Set([...namesIn(parameters, "header")].map((name) => name.toLowerCase()));
  const optionHeaders = known.optionHeaders.map((name) => name.toLowerCase());
  const taken = new Set([...CREDENTIAL_HEADERS, ...known.credentials, ...optionHeaders]);
  return (name) => {
    const lower = name.toLowerCase();
    return isOption(name) || taken.has(lower) || headers.has(lower);
  };
}

/** The fields of a rule that name parameters and members. */
export function namedFieldsOf(operation: Operation, known: KnownNames): Pick<RouteRule, "members" | "defaults"> {
  const members = bodyMembersOf(operation, known);
  const sharesName = findSharedNames(operation.parameters);
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
  const headers = new Set([...namesIn(operation.parameters, "header")].map((name) => name.toLowerCase()));
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
  const isTaken = takenNames(operation, known);
  const { parameters, placeholders } = operation;
  const [inQuery, inHeaders] = [namesIn(parameters, "query"), namesIn(parameters, "header")];
  return [...bodyMembers(operation)].filter((name) => {
    return isTaken(name) && !placeholders.has(name) && !inQuery.has(name) && !inHeaders.has(name);
  });
}

/** The names of the members that calls pass. */
function bodyMembers(operation: Operation): ReadonlySet<string> {
  const body = operation.hasBody ? documentBodyOf(operation) : undefined;
  return new Set(body && body.encoder !== "data" ? readSchemaMembers(body.content.get("schema")).keys() : []);
}
