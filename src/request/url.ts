import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import type { CallPlan } from "../route/call-plan.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { authorityOf } from "../shared/origin.js";
import { encodeScalar } from "../template/percent-encoding.js";
import type { QueryPart } from "../template/url-template.js";
import type { Policy } from "../types/policy.js";
import type { Call } from "./call.js";
import { WHOLE_URL } from "../route/one-query.js";
import { trustedOrigins } from "./origin-safety.js";
import { checkUrl, isClearlySafe } from "./path-safety.js";
import { appendQuery, encodeQueryParameter, encodeQueryValue } from "./query.js";

/** Expands the url of a call, checks that it is safe to send, and appends the query (Rules for build 3 and 4; C5 to C9). */
export function buildUrl(call: Call): string {
  const { plan, values, options, api, observer } = call;
  const { target, template } = plan.url;
  const issues: Issue[] = [];
  const pairs = buildQuery(call, issues);
  const variables = plan.variableIndexes.map((index) => (index < 0 ? undefined : values[index]));
  const normalized = template.normalize(variables, issues);
  const texts = observer && new Map<object, string>();
  const expansions = template.expandEach(normalized, issues, texts && ((variable, text) => texts.set(variable, text)));
  if (texts) observer.expanded(expansions, texts);
  if (issues.length > 0) throw new InvalidParameterError(issues);
  const rejectLong = (text: string): string =>
    text.length > LONGEST_TEXT ? template.rejectLength(normalized, pairs, options.baseUrl!.prefix.length) : text;
  const [whole, more] = WHOLE_URL.test(plan.url.text) ? expansions : [];
  const url = rejectLong(more ? appendQuery(whole!, more.slice(1)) : template.join(expansions));
  const isSafe = !observer && isClearlySafe(plan.url, expansions);
  const origins = [options.baseUrl!.origin, ...(trustedOrigins(api) ?? [])];
  const checked = isSafe ? url : checkUrl(plan, url, expansions, normalized, origins, api.policy.missing);
  // Only a dynamic target requires a check of the url.
  const isFull = target === "dynamic" ? authorityOf(checked) !== "" : target !== "relative";
  const base = isFull ? "" : options.baseUrl!.prefix + (checked.startsWith("/") ? "" : "/");
  const full = base + checked;
  return rejectLong(pairs.length > 0 ? appendQuery(full, pairs.map(([, text]) => text).join("&")) : full);
}

/**
 * Returns the query of the parameters without a placeholder (P2), and of those of `query()`, until it is too long (F5).
 */
function buildQuery({ plan, values, options, api, ruledQuery, observer }: Call, issues: Issue[]): QueryPart[] {
  const { method, queryNames, queryIndexes } = plan;
  const query: QueryPart[] = [];
  let length = 0;
  const add = (name: string, value: unknown, parameter = name): string => {
    const pairs = encodeQueryParameter(name, value, api.policy, issues);
    length += pairs.length;
    if (pairs) query.push([parameter, pairs]);
    return pairs;
  };
  const place = (name: string, value: unknown, rule: "P2" | "A2" | "query()"): void => {
    if (length > LONGEST_TEXT) return;
    const pairs = add(name, value);
    observer?.placed({ name, place: "query", rule, text: pairs || undefined });
  };
  queryNames.forEach((name, index) => {
    const ruled = ruledQuery?.get(name);
    if (ruled) for (const [key, text] of ruled) add(key, text, name);
    else place(name, values[queryIndexes[index]!], method.hasBody ? "A2" : "P2");
  });
  options.query?.names.forEach((name, index) => {
    place(name, options.query!.values[index], "query()");
  });
  return query;
}

/**
 * Joins literals and values; returns `undefined` if a value needs more than percent-encoding (C2, C8, C9), or if the url
 * is too long (F5). A path segment with several expressions is safe if no value in it is "." or "..", so each value is checked by itself.
 */
export function buildPlainUrl(
  { isRelative, pathValues, templateValues, parts }: NonNullable<CallPlan["plain"]>,
  values: readonly unknown[],
  prefix: string,
  { arrays }: Policy,
): string | undefined {
  let url = isRelative ? prefix + (parts[0] as string) : (parts[0] as string);
  for (let part = 1; part < parts.length && url.length <= LONGEST_TEXT; part += 2) {
    const value = values[parts[part] as number];
    const position = part >> 1;
    const isInPath = position < pathValues;
    const text = isInPath ? encodeScalar(value) : encodeQueryValue(value, position < templateValues ? "comma" : arrays);
    if (text === undefined || (isInPath && (!text || text === "." || text === ".."))) return undefined;
    url += text + (parts[part + 1] as string);
  }
  return url.length > LONGEST_TEXT ? undefined : url;
}
