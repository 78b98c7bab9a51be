import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import { readBaseUrl } from "../options/base-url.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import { authorityOf, originOf } from "../shared/origin.js";
import type { RequestObserver } from "./observer.js";
import { checkUrl } from "./url.js";

/** A base URL. It has no prefix if calls must set variables. */
export type BaseUrl = NonNullable<ParsedOptions["baseUrl"]>;

/** The base URL of a vendor with variables (A2). */
export interface BaseUrlTemplate {
  /** The option that stands for this base URL, because callers must not pass templates. */
  readonly option: BaseUrl;
  readonly url: RouteUrl;
}

const NO_NAMES = { queryNames: [], restNames: [] };

/**
 * Fills the variables.
 *
 * @param values - in the order of the variables
 * @param trusted - the origin that values may choose; by default any, for values of defaults
 * @param plan - the plan of the call; without it, variables may have no value yet
 * @throws {MissingParameterError} When a variable has no value.
 * @throws {UnsafeOriginError} When a value chooses more than a label of the host.
 * @throws {UnsafePathError} When a value changes the structure of the path.
 */
export function expandBaseUrl(
  { url, option }: BaseUrlTemplate,
  values: readonly unknown[],
  trusted?: string,
  plan?: CallPlan,
  observer?: RequestObserver,
): BaseUrl {
  const { template, pathStart, target } = url;
  const issues: Issue[] = [];
  const normalized = template.normalize(values, issues);
  const expansions = template.expandEach(normalized, issues).map((text, index) =>
    // A host may have a port, or be an IPv6 address.
    template.expressions[index]!.start < pathStart ? text.replace(/%(?:3A|5[BD])/g, decodeURIComponent) : text,
  );
  if (issues.length > 0) throw new InvalidParameterError(issues);
  const text = template.join(expansions);
  // An origin in its normal form has no "-" alone: nobody is trusted.
  const origin = originOf(authorityOf(text)) || "-";
  if (!plan && normalized.includes(undefined)) return { ...option, origin };
  observer?.baseExpanded(url, expansions);
  const { queryNames, restNames } = plan ?? NO_NAMES;
  const variableIndexes = values.map((value) => (value === undefined ? -1 : 0));
  const own = { url, variableIndexes, queryNames, restNames };
  checkUrl(own, text, expansions, normalized, trusted ?? (target === "dynamic" ? origin : "-"), {
    missing: "error",
    trustedOrigins: undefined,
  });
  return readBaseUrl(text);
}
