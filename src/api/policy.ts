import { didYouMean } from "../errors/did-you-mean.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import type { Issue } from "../errors/issue.js";
import { originOf } from "../shared/origin.js";
import { ownItems, ownNames } from "../shared/own-properties.js";
import { isList } from "../shared/value-kind.js";

/**
 * How an endpoint sends parameters, where the specification leaves a choice.
 *
 * ```ts
 * const search = new Endpoint().withPolicy({ arrays: "repeat" });
 * search.build("GET /search", { label: ["bug", "p1"] }).url; // => "https://api.github.com/search?label=bug&label=p1"
 * ```
 */
export interface Policy {
  /**
   * What a missing value in the path means: `"error"` (the default) throws a MissingParameterError, `"omit"` expands as
   * RFC 6570 says, and removes a surplus `/` at the end of the path.
   */
  readonly missing: "error" | "omit";
  /**
   * How a list is written to the query: `a=1,2` (`"comma"`, the default), `a=1&a=2` (`"repeat"`), `a[]=1&a[]=2`
   * (`"brackets"`) or `a[0]=1&a[1]=2` (`"indices"`). Brackets are percent-encoded.
   */
  readonly arrays: "comma" | "repeat" | "brackets" | "indices";
  /**
   * How a plain object is written to the query: `"error"` (the default) throws, `"brackets"` writes `a[k]=v` and
   * `a[k][l]=w`, a list in it as `arrays` says, and a list of objects as `a[0][k]=v`.
   */
  readonly objects: "error" | "brackets";
  /**
   * What happens to parameters of a call that have no place, because `data` is the whole body: `"error"` (the default)
   * throws an InvalidParameterError, `"drop"` does not send them. Default parameters without a place are never sent.
   */
  readonly unplaced: "error" | "drop";
  /**
   * Origins such as `https://uploads.github.com` that values may choose besides that of `baseUrl`, and the only ones that
   * receive the credentials of defaults. Not set by default: credentials are sent with every call.
   */
  readonly trustedOrigins: readonly string[] | undefined;
}

export const DEFAULT_POLICY: Policy = /* @__PURE__ */ Object.freeze({
  missing: "error",
  arrays: "comma",
  objects: "error",
  unplaced: "error",
  trustedOrigins: undefined,
});

/** The values of each policy; trustedOrigins is a list. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  __proto__: null as never,
  missing: ["error", "omit"],
  arrays: ["comma", "repeat", "brackets", "indices"],
  objects: ["error", "brackets"],
  unplaced: ["error", "drop"],
};

/**
 * Merges `changes` over `policy`; `undefined` changes nothing (A5).
 *
 * @throws {InvalidOptionError} With all values that are not allowed.
 */
export function mergePolicy<P extends Partial<Policy>>(policy: P, changes: Partial<Policy>): P {
  const merged: Record<string, unknown> = { ...policy };
  const issues: Issue[] = [];
  for (const name of ownNames(changes, "policy")) {
    const value: unknown = changes[name as keyof Policy];
    if (value === undefined) continue;
    const choice = name === "trustedOrigins" ? readOrigins(value) : CHOICES[name]?.includes(value) && value;
    if (choice) merged[name] = choice;
    else issues.push(issueOf(name));
  }
  if (issues.length > 0) throw new InvalidOptionError(issues);
  return Object.freeze(merged) as unknown as P;
}

/** Origins in their normal form; `undefined` if the value is not a list of origins. */
function readOrigins(value: unknown): readonly string[] | undefined {
  const origins = isList(value) ? ownItems(value).map(originOf) : [""];
  return origins.includes("") ? undefined : Object.freeze(origins);
}

function issueOf(policy: string): Issue {
  const name = `policy.${policy}`;
  if (policy === "trustedOrigins") {
    return { name, reason: "form", detail: 'a list such as ["https://uploads.github.com"]' };
  }
  const choices = CHOICES[policy];
  if (choices) return { name, reason: "form", detail: choices.join(" or ") };
  const policies = Object.keys(DEFAULT_POLICY);
  return { name, reason: "form", detail: `one of ${policies.join(", ")}${didYouMean(policy, policies)}` };
}
