import { didYouMean } from "../errors/did-you-mean.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import type { Issue } from "../errors/issue.js";
import { originOf } from "../shared/origin.js";
import { ownItems, readProperties } from "../shared/own-properties.js";
import { isList } from "../shared/value-kind.js";
import type { Policy } from "../types/policy.js";

export const DEFAULT_POLICY: Policy = /* @__PURE__ */ Object.freeze({
  missing: "error",
  arrays: "comma",
  objects: "error",
  unplaced: "error",
  trustedOrigins: undefined,
  body: undefined,
});

/** The values of each policy; trustedOrigins is a list, and body a function. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  __proto__: null as never,
  missing: ["error", "omit"],
  arrays: ["comma", "repeat", "brackets", "indices"],
  objects: ["error", "brackets"],
  unplaced: ["error", "drop"],
};

const FORMS: Readonly<Record<string, string>> = {
  __proto__: null as never,
  trustedOrigins: 'a list such as ["https://uploads.github.com"]',
  body: "an encoder, such as form of fluent-endpoint/bodies",
};

/**
 * Merges `changes` over `policy`; `undefined` changes nothing (A5).
 *
 * @throws {InvalidOptionError} With all values that are not allowed.
 */
export function mergePolicy<P extends Partial<Policy>>(policy: P, changes: Partial<Policy>): P {
  const merged: Record<string, unknown> = { ...policy };
  const issues: Issue[] = [];
  const { names, values } = readProperties(changes, "policy");
  names.forEach((name, index) => {
    const value = values[index];
    const choice =
      name === "trustedOrigins"
        ? readOrigins(value)
        : (name === "body" ? typeof value === "function" : CHOICES[name]?.includes(value)) && value;
    if (choice) merged[name] = choice;
    else issues.push(issueOf(name));
  });
  if (issues.length > 0) throw new InvalidOptionError(issues);
  return Object.freeze(merged) as unknown as P;
}

/** Origins in their normal form; `undefined` if the value is not a list of origins. */
function readOrigins(value: unknown): readonly string[] | undefined {
  const origins = isList(value) ? ownItems(value).map(originOf) : [""];
  return origins.includes("") ? undefined : Object.freeze(origins);
}

function issueOf(policy: string): Issue {
  const policies = Object.keys(DEFAULT_POLICY);
  const detail =
    FORMS[policy] ?? CHOICES[policy]?.join(" or ") ?? `one of ${policies.join(", ")}${didYouMean(policy, policies)}`;
  return { name: `policy.${policy}`, reason: "form", detail };
}
