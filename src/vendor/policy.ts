import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { ARRAYS, OBJECTS } from "../kernel/pairs.js";
import { originOf } from "../kernel/url.js";
import { isTexts } from "../kernel/values.js";
import type { Policy } from "../types/policy.js";
import { readFields, type Field } from "./fields.js";

export const DEFAULT_POLICY: Policy = /* @__PURE__ */ Object.freeze({
  arrays: "repeat",
  objects: "error",
  trustedOrigins: undefined,
  body: undefined,
});

const FIELDS: Readonly<Record<keyof Policy, Field>> = {
  arrays: /* @__PURE__ */ oneOf(ARRAYS),
  objects: /* @__PURE__ */ oneOf(OBJECTS),
  trustedOrigins: { form: 'a list such as ["https://uploads.github.com"]', read: readOrigins },
  body: {
    form: "an encoder, such as form of fluent-endpoint/bodies",
    read: (value) => (typeof value === "function" ? value : undefined),
  },
};

function oneOf(choices: readonly unknown[]): Field {
  return {
    form: `one of ${choices.join(", ")}`,
    read: (value) => (choices.includes(value) ? value : undefined),
  };
}

/** Reads choices of a policy; `undefined` is none. Adds what is wrong to `issues`. */
export function policyOf(choices: unknown, issues: Issue[]): Partial<Policy> {
  return Object.freeze({ ...readFields(choices, FIELDS, "policy", "policy", issues) });
}

/**
 * Reads choices of a policy.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` with all values that are not allowed.
 */
export function readPolicy(choices: unknown): Partial<Policy> {
  const issues: Issue[] = [];
  const read = policyOf(choices, issues);
  if (issues.length > 0) throw errorOf("ERR_INVALID_OPTION", issues);
  return read;
}

/** Origins in their normal form; `undefined` if the value is not a list of origins. */
function readOrigins(value: unknown): readonly string[] | undefined {
  const origins = isTexts(value) ? value.map(originOf) : [""];
  return origins.includes("") ? undefined : Object.freeze(origins);
}
