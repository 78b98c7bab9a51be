import { didYouMean } from "../errors/did-you-mean.js";
import type { Issue } from "../errors/endpoint-error.js";
import { originOf } from "../kernel/url.js";
import { raise } from "../errors/raise.js";
import { isTexts, ownProperties, setOwn } from "../kernel/values.js";
import type { Policy } from "../types/policy.js";
import { ARRAYS, OBJECTS } from "../kernel/pairs.js";

export const DEFAULT_POLICY: Policy = /* @__PURE__ */ Object.freeze({
  arrays: "repeat",
  objects: "error",
  trustedOrigins: undefined,
  body: undefined,
});

interface Rule {
  /** What the value must be. */
  readonly form: string;
  /** Returns the value for the policy; a falsy value if it is not allowed. */
  readonly read: (value: unknown) => unknown;
}

const RULES: Readonly<Record<string, Rule>> = {
  __proto__: null as never,
  arrays: /* @__PURE__ */ oneOf(ARRAYS),
  objects: /* @__PURE__ */ oneOf(OBJECTS),
  trustedOrigins: { form: 'a list such as ["https://uploads.github.com"]', read: readOrigins },
  body: {
    form: "an encoder, such as form of fluent-endpoint/bodies",
    read: (value) => typeof value === "function" && value,
  },
};

function oneOf(choices: readonly unknown[]): Rule {
  return { form: `one of ${choices.join(", ")}`, read: (value) => choices.includes(value) && value };
}

/**
 * Reads choices of a policy; `undefined` is none.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` with all values that are not allowed.
 */
export function readPolicy(choices: Partial<Policy>): Partial<Policy> {
  const read: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, given] of Object.entries(ownProperties(choices, "policy"))) {
    if (given === undefined) continue;
    const rule = RULES[name];
    const value = rule?.read(given);
    if (value) setOwn(read, name, value);
    else issues.push({ name: `policy.${name}`, reason: "form", detail: rule ? rule.form : oneOfPolicies(name) });
  }
  if (issues.length > 0) raise("ERR_INVALID_OPTION", issues);
  return Object.freeze(read);
}

/** Origins in their normal form; `undefined` if the value is not a list of origins. */
function readOrigins(value: unknown): readonly string[] | undefined {
  const origins = isTexts(value) ? value.map(originOf) : [""];
  return origins.includes("") ? undefined : Object.freeze(origins);
}

function oneOfPolicies(name: string): string {
  const policies = Object.keys(RULES);
  return `one of ${policies.join(", ")}${didYouMean(name, policies)}`;
}
