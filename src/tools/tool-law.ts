import { isMixedOption } from "../kernel/options.js";
import { getOwn } from "../kernel/values.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import type { AnyEndpoint } from "../types/any-endpoint.js";
import type { ToolArgument, ToolDefinition, ToolTable } from "../types/tools.js";

// What a model sets, and what it never does (X1): a default or a credential is never overridden, a request is framed and routed by the
// library alone.

/** Servers take another method from it than that which `include` has seen. */
const METHOD_OVERRIDE = /^(?:_(?:http[-_]?)?|x[-_](?:http[-_]?)?)method(?:[-_]?override)?$/i;

/** Header fields that frame a request, or name another host or path than the url. */
const FRAMING =
  /^(?:host|content-length|transfer-encoding|connection|keep-alive|proxy-connection|te|trailer|upgrade|expect|forwarded|x-forwarded-.+|x-real-ip|x-original-(?:url|host|uri)|x-rewrite-url|x-host)$/;

/** Whether a member of a body, or a parameter of a query, names another method. */
export function isMethodOverride(name: string): boolean {
  return METHOD_OVERRIDE.test(name);
}

/** What an endpoint leaves to a model. */
export class ToolLaw {
  readonly #parameters: object;
  /** In lower case. */
  readonly #parameterNames: ReadonlySet<string>;
  readonly #headers: ReadonlySet<string>;
  readonly #cookies: ReadonlySet<string>;
  readonly #vendorQuery: ReadonlySet<string>;
  /** `"<place> <name>"`, in lower case. */
  readonly #credentials: ReadonlySet<string>;

  constructor({ credentials }: ToolTable, { DEFAULTS, vendor }: AnyEndpoint) {
    const { headers, ...defaults } = DEFAULTS;
    const set = Object.entries(defaults).filter(([name, value]) => !isMixedOption(name) && value !== null);
    this.#parameters = Object.fromEntries(set);
    this.#parameterNames = new Set(set.map(([name]) => name.toLowerCase()));
    this.#headers = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
    this.#cookies = new Set(cookieNames(getOwn(headers, "cookie")));
    this.#vendorQuery = new Set(Object.keys(vendor.query ?? {}).map((name) => name.toLowerCase()));
    // The document has the places of its credentials; those that a vendor adds may be in both.
    const known = new Set(credentials.map(({ name }) => name.toLowerCase()));
    const added = (vendor.credentials ?? []).map((name) => name.toLowerCase()).filter((name) => !known.has(name));
    this.#credentials = new Set([
      ...credentials.map(({ in: place, name }) => `${place} ${name.toLowerCase()}`),
      ...added.flatMap((name) => [`header ${name}`, `query ${name}`]),
      ...CREDENTIAL_HEADERS.map((name) => `header ${name}`),
    ]);
  }

  /** Whether a model may set it, or the default of the document: it is neither forbidden, nor filled. */
  leaves(one: ToolArgument): boolean {
    return !this.#forbids(one) && !this.fills(one);
  }

  /** Whether no endpoint leaves it to a model. */
  #forbids(one: ToolArgument): boolean {
    const { in: place } = one;
    const field = parameterOf(one).toLowerCase();
    if (place === "path") return false;
    if (place !== "cookie" && isMethodOverride(field)) return true;
    return this.#credentials.has(`${place} ${field}`) || (place === "header" && FRAMING.test(field));
  }

  /** Whether the defaults of the endpoint set it. */
  fills(one: ToolArgument): boolean {
    const { in: place } = one;
    const name = parameterOf(one);
    if (place === "query") return Object.hasOwn(this.#parameters, name);
    if (place === "cookie") return this.#cookies.has(name);
    const field = name.toLowerCase();
    // A credential of the query fills nothing else (I9).
    const isOfQuery = this.#vendorQuery.has(field) && this.#credentials.has(`query ${field}`);
    if (place === "path") return Object.hasOwn(this.#parameters, name) && !isOfQuery;
    return place === "header" && (this.#headers.has(field) || (this.#parameterNames.has(field) && !isOfQuery));
  }

  /** Whether something else than the arguments of a tool has a name in the query. */
  ownsInQuery(name: string): boolean {
    const field = name.toLowerCase();
    return (
      isMethodOverride(field) ||
      this.#vendorQuery.has(field) ||
      this.#parameterNames.has(field) ||
      this.#credentials.has(`query ${field}`)
    );
  }
}

/** The name that the API has for an argument. */
export function parameterOf({ name, parameter = name }: ToolArgument): string {
  return parameter;
}

/**
 * Returns the members of an object that would be something else than its own: its members are parameters beside it, or members of
 * the body.
 */
export function foreignMembers(
  { tool, one, value }: { readonly tool: ToolDefinition; readonly one: ToolArgument; readonly value: unknown },
  law: ToolLaw,
): readonly string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  if (one.in === "body") return Object.keys(value).filter(isMethodOverride);
  if (!one.isSpread) return [];
  const others = new Set(tool.arguments.filter((other) => other !== one).map((other) => baseOf(parameterOf(other))));
  if (one.in === "query") for (const name of literalNames(tool.path)) others.add(baseOf(name));
  return Object.keys(value).filter((name) => {
    const base = baseOf(name);
    if (others.has(base)) return true;
    return one.in === "query" ? law.ownsInQuery(base) : isMethodOverride(base);
  });
}

/** `page` for `page[size]`: servers read both as one parameter, most of them in any case. */
function baseOf(name: string): string {
  return name
    .replace(/(?<=[^[])\[.*/s, "")
    .trim()
    .toLowerCase();
}

/** The names of a literal query in a path. */
function literalNames(path: string): readonly string[] {
  const query = /\?([^#]*)/.exec(path)?.[1] ?? "";
  return [...new URLSearchParams(query).keys()];
}

function cookieNames(header: unknown): readonly string[] {
  if (typeof header !== "string") return [];
  return header.split(";").map((pair) => pair.split("=", 1)[0]!.trim());
}
