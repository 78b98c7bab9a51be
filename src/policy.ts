import { hint } from "./errors/closest.js";
import { throwFaults, type Fault } from "./errors/fault.js";
import { InvalidOptionError } from "./errors/invalid-option-error.js";
import { originOf } from "./shared/origin.js";
import { ownNames } from "./own-names.js";
import { isList, ownItems } from "./shared/value-kind.js";

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

export const DEFAULT_POLICY: Policy = /* @__PURE__ */ Object.freeze({
  missing: "error",
  arrays: "comma",
  objects: "error",
  unplaced: "drop",
  trustedOrigins: undefined,
});

/** What each may be; trustedOrigins is a list of its own. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  __proto__: null as never,
  missing: ["error", "omit"],
  arrays: ["comma", "repeat", "brackets"],
  objects: ["error", "brackets"],
  unplaced: ["drop", "error"],
};

/**
 * Lays `changes` over `policy`; `undefined` leaves what stands (decision A5).
 *
 * @throws InvalidOptionError where a choice is not known; it tells all of them
 */
export function mergePolicy<P extends Partial<Policy>>(policy: P, changes: Partial<Policy>): P {
  const merged: Record<string, unknown> = { ...policy };
  const faults: Fault[] = [];
  for (const name of ownNames(changes, "policy")) {
    const value: unknown = changes[name as keyof Policy];
    if (value === undefined) continue;
    const choice = name === "trustedOrigins" ? readOrigins(value) : CHOICES[name]?.includes(value) && value;
    if (choice) merged[name] = choice;
    else faults.push({ name: `policy.${name}`, problem: problemOf(name) });
  }
  throwFaults(InvalidOptionError, faults);
  return Object.freeze(merged) as unknown as P;
}

/** Origins in their normal form; `undefined` where they are no list of origins. */
function readOrigins(value: unknown): readonly string[] | undefined {
  const origins = isList(value) ? ownItems(value).map(originOf) : [""];
  return origins.includes("") ? undefined : Object.freeze(origins);
}

function problemOf(name: string): string {
  if (name === "trustedOrigins") return 'use a list such as ["https://uploads.github.com"]';
  const choices = CHOICES[name];
  if (choices) return `use ${choices.join(" or ")}`;
  const names = Object.keys(DEFAULT_POLICY);
  return `there is no such policy, but ${names.join(", ")}${hint(name, names)}`;
}
