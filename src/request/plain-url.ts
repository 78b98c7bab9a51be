import type { Policy } from "../types/policy.js";
import type { CallPlan } from "../route/call-plan.js";
import { encodeScalar } from "../template/percent-encoding.js";
import { encodeQueryValue } from "./query.js";

/**
 * Joins literals and values; returns `undefined` if a value needs more than percent-encoding (C2, C8, C9). A path
 * segment with several expressions is safe if no value in it is "." or "..", so each value is checked by itself.
 */
export function buildPlainUrl(
  { isRelative, pathValues, parts }: NonNullable<CallPlan["plain"]>,
  values: readonly unknown[],
  prefix: string,
  policy: Policy,
): string | undefined {
  let url = isRelative ? prefix + (parts[0] as string) : (parts[0] as string);
  for (let part = 1; part < parts.length; part += 2) {
    const value = values[parts[part] as number];
    const isInPath = part >> 1 < pathValues;
    const text = isInPath ? encodeScalar(value) : encodeQueryValue(value, policy);
    if (text === undefined || (isInPath && (!text || text === "." || text === ".."))) return undefined;
    url += text + (parts[part + 1] as string);
  }
  return url;
}
