import { originOf } from "./origin.js";
import { optionError, ownNames } from "./own-names.js";
import { isList, ownItems } from "./value-kind.js";

/**
 * How an endpoint decides where the specification leaves a choice.
 *
 * ```ts
 * const search = new Endpoint().withPolicy({ arrays: "repeat" });
 * search.build("GET /search", { label: ["bug", "p1"] }).url; // => "https://api.github.com/search?label=bug&label=p1"
 * ```
 */
export interface Policy {
  /**
   * What an absent value in the path means: `"error"` (the default) is a MissingParameterError, `"omit"` is plain
   * RFC 6570, with one `/` too many at the end of the path removed (decision C5).
   */
  readonly missing: "error" | "omit";
  /** How a list goes to the query: `a=1,2` (the default), `a=1&a=2` or `a[]=1&a[]=2` (decision C9). */
  readonly arrays: "comma" | "repeat" | "brackets";
  /** How a plain object goes to the query: not at all (the default), or as `a[k]=v` (decision C9). */
  readonly objects: "error" | "brackets";
  /**
   * What happens to the parameters of a call that `data` leaves no place for: they are not sent (`"drop"`, the
   * default), or an InvalidParameterError names them (decision D2).
   */
  readonly unplaced: "drop" | "error";
  /**
   * The origins, such as `https://uploads.github.com`, that values may aim a call at beside that of `baseUrl`, and the
   * only ones that credentials out of defaults are sent to. Not set by default: credentials go with every call
   * (decisions C7, D5).
   */
  readonly trustedOrigins: readonly string[] | undefined;
}

export const DEFAULT_POLICY: Policy = {
  missing: "error",
  arrays: "comma",
  objects: "error",
  unplaced: "drop",
  trustedOrigins: undefined,
};

/** What each may be beside the default. */
const OTHERS: Readonly<Record<string, readonly unknown[]>> = {
  missing: ["omit"],
  arrays: ["repeat", "brackets"],
  objects: ["brackets"],
  unplaced: ["error"],
};

/** Lays `changes` over `policy`; `undefined` leaves what stands (decision A5). */
export function mergePolicy(policy: Policy, changes: Readonly<Record<string, unknown>>): Policy {
  const merged: Record<string, unknown> = { ...policy };
  for (const name of ownNames(changes, "policy")) {
    const value = changes[name];
    if (value !== undefined) merged[name] = readChoice(name, value);
  }
  return Object.freeze(merged) as unknown as Policy;
}

function readChoice(name: string, value: unknown): unknown {
  if (name === "trustedOrigins") return readOrigins(value);
  const isKnown = Object.hasOwn(OTHERS, name);
  const choices = isKnown
    ? [DEFAULT_POLICY[name as keyof Policy], ...(OTHERS[name] ?? [])]
    : Object.keys(DEFAULT_POLICY);
  if (isKnown && choices.includes(value)) return value;
  throw optionError(`policy.${name}`, `use one of ${choices.join(", ")}`);
}

function readOrigins(origins: unknown): readonly string[] {
  const read = isList(origins) ? ownItems(origins).map(originOf) : [""];
  if (read.includes(""))
    throw optionError("policy.trustedOrigins", 'use a list such as ["https://uploads.github.com"]');
  return Object.freeze(read);
}
