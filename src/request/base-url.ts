import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import { readBaseUrl } from "../options/base-url.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import { authorityOf, originOf } from "../shared/origin.js";
import { NO_VALUES, type NamedValues } from "../shared/own-properties.js";
import type { RequestObserver } from "./observer.js";
import { reportBaseUrl } from "./placements.js";
import { checkUrl } from "./url.js";

export type BaseUrl = NonNullable<ParsedOptions["baseUrl"]>;

/** The base url of a vendor that has variables (A2). */
export interface BaseUrlTemplate {
  /** The option that means it, and no other: callers have no templates. */
  readonly option: BaseUrl;
  readonly url: RouteUrl;
}

/** A base url as far as defaults fill it. */
export interface DefaultBaseUrl {
  /** `undefined` if calls must fill some of its variables. */
  readonly baseUrl: BaseUrl | undefined;
  /** Its origin; that of no url, if calls must fill it. */
  readonly origin: string;
}

/** The origin of no url. */
const NOWHERE = "-";

/** Fills the variables with the parameters of defaults, which may choose the whole host. */
export function expandDefaults({ url }: BaseUrlTemplate, { names, values }: NamedValues = NO_VALUES): DefaultBaseUrl {
  const given = [...url.template.indexes.keys()].map((name) => values[names.lastIndexOf(name)] ?? undefined);
  const expanded = expand(url, given);
  const origin = originOf(authorityOf(expanded.text)) || NOWHERE;
  const trusted = url.target === "dynamic" ? origin : NOWHERE;
  const plan = { url, variableIndexes: [], queryNames: [], restNames: [] };
  return { baseUrl: given.includes(undefined) ? undefined : check(plan, expanded, trusted), origin };
}

/**
 * Fills the variables with the parameters of a call and its defaults.
 *
 * @param ofDefaults - the base url as far as defaults fill it
 * @throws {MissingParameterError} When a variable has no value.
 * @throws {UnsafeOriginError} When a value chooses more than a label of the host.
 * @throws {UnsafePathError} When a value changes the structure of the path.
 */
export function expandBaseUrl(
  { url, option }: BaseUrlTemplate,
  plan: CallPlan,
  values: readonly unknown[],
  { baseUrl, origin }: DefaultBaseUrl,
  observer?: RequestObserver,
): BaseUrl {
  const { baseIndexes, defaultNames, queryNames, restNames } = plan;
  if (baseUrl && !observer && baseIndexes.every((index) => index >= 0 && index < defaultNames.length)) return baseUrl;
  const isUsed = plan.url.target === "relative" || plan.url.target === "dynamic";
  if (!isUsed && baseIndexes.includes(-1)) return baseUrl ?? { ...option, origin };
  const given = baseIndexes.map((index) => (index < 0 ? undefined : values[index]));
  const expanded = expand(url, given);
  if (observer && isUsed) reportBaseUrl(url, expanded.expansions, observer);
  return check({ url, variableIndexes: baseIndexes, queryNames, restNames }, expanded, origin);
}

interface Expanded {
  readonly text: string;
  readonly expansions: readonly string[];
  readonly normalized: Parameters<typeof checkUrl>[3];
}

function expand({ template, pathStart }: RouteUrl, values: readonly unknown[]): Expanded {
  const issues: Issue[] = [];
  const normalized = template.normalize(values, issues);
  const expansions = template.expandEach(normalized, issues).map((text, index) =>
    // A host may have a port, or be an IPv6 address.
    template.expressions[index]!.start < pathStart ? text.replace(/%(?:3A|5B|5D)/g, decodeURIComponent) : text,
  );
  if (issues.length > 0) throw new InvalidParameterError(issues);
  return { text: template.join(expansions), expansions, normalized };
}

function check(
  plan: Parameters<typeof checkUrl>[0],
  { text, expansions, normalized }: Expanded,
  trusted: string,
): BaseUrl {
  checkUrl(plan, text, expansions, normalized, trusted, { missing: "error" });
  return readBaseUrl(text);
}
