import { InvalidBaseUrlError } from "../errors/invalid-base-url-error.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import { readBaseUrl, type BaseUrl } from "../options/base-url.js";
import type { CallPlan } from "../route/call-plan.js";
import { parseRouteUrl, type RouteUrl } from "../route/route-url.js";
import { authorityOf, originOf } from "../shared/origin.js";
import type { Expression } from "../template/syntax.js";
import type { NormalizedValue } from "../template/values.js";
import { withOptions, type BaseUrlTemplate, type Call } from "./call.js";
import { checkUrl } from "./path-safety.js";

/** Equals no origin: values may choose none. */
const NO_ORIGIN = "-";

const NO_NAMES = { queryNames: [], restNames: [] };

/**
 * Returns the base URL of the defaults: without a prefix if calls must set variables.
 *
 * @param values - of the variables, in their order
 * @throws {EndpointError} When values are not allowed, as for a call.
 */
export function fillWithDefaults(template: BaseUrlTemplate, values: readonly unknown[]): BaseUrl {
  const expanded = expandVariables(template, values);
  const { option, url } = template;
  const origin = originOf(authorityOf(expanded.text)) || NO_ORIGIN;
  if (expanded.normalized.includes(undefined)) return { ...option, origin };
  // Defaults choose any host.
  return check(template, values, expanded, url.target === "dynamic" ? origin : NO_ORIGIN, NO_NAMES);
}

/** Returns the vendor's base URL with the values of a call and its defaults. */
function baseUrlOf(template: BaseUrlTemplate, { api, plan, values, observer }: Call): BaseUrl {
  const { defaultBaseUrl } = api;
  const { url, baseIndexes, defaultNames } = plan;
  const isOfDefaults = defaultBaseUrl.prefix && baseIndexes.every((index) => index >= 0 && index < defaultNames.length);
  const isUnused = url.target !== "relative" && url.target !== "dynamic";
  if (isUnused || (isOfDefaults && !observer)) return defaultBaseUrl;
  const variables = baseIndexes.map((index) => values[index]);
  const expanded = expandVariables(template, variables);
  observer?.baseExpanded(template.url, expanded.expansions);
  return check(template, variables, expanded, defaultBaseUrl.origin, plan);
}

interface Expanded {
  readonly text: string;
  readonly expansions: readonly string[];
  readonly normalized: readonly NormalizedValue[];
}

/** @param values - in the order of the variables */
function expandVariables({ url: { template, pathStart } }: BaseUrlTemplate, values: readonly unknown[]): Expanded {
  const issues: Issue[] = [];
  const normalized = template.normalize(values, issues);
  const expansions = template.expandEach(normalized, issues).map((text, index) =>
    // A host may have a port, or be an IPv6 address.
    template.expressions[index]!.start < pathStart ? text.replace(/%(?:3A|5[BD])/g, decodeURIComponent) : text,
  );
  if (issues.length > 0) throw new InvalidParameterError(issues);
  return { text: template.join(expansions), expansions, normalized };
}

/**
 * Checks an expanded base URL.
 *
 * @param trustedOrigin - the origin that values may choose
 * @param others - the names of the parameters that are not variables
 * @throws {MissingParameterError} When a variable has no value.
 * @throws {UnsafeOriginError} When a value chooses more than a label of the host.
 * @throws {UnsafePathError} When a value changes the structure of the path.
 */
function check(
  { url, option }: BaseUrlTemplate,
  values: readonly unknown[],
  { text, expansions, normalized }: Expanded,
  trustedOrigin: string,
  { queryNames, restNames }: Pick<CallPlan, "queryNames" | "restNames">,
): BaseUrl {
  const variableIndexes = values.map((value) => (value === undefined ? -1 : 0));
  const plan = { url, variableIndexes, queryNames, restNames };
  checkUrl(plan, text, expansions, normalized, [trustedOrigin], "error");
  // Its text stays that of the template, by which the base URL of the vendor is recognized.
  return { ...readBaseUrl(text), text: option.text };
}

/**
 * Reads the base url of a vendor, if it has variables: labels of its host, its whole host, and path segments (A2).
 *
 * @throws {InvalidBaseUrlError} When it is not a base URL for any values.
 * @throws {InvalidTemplateError} When it is not a valid URI template.
 */
export function readBaseUrlTemplate(text: unknown): BaseUrlTemplate | undefined {
  if (typeof text !== "string" || !text.includes("{")) return undefined;
  const url = parseRouteUrl(text);
  const { expressions } = url.template;
  const isAllowed = expressions.every((expression) => text[expression.start] === "{" && isSimple(expression));
  if (!isAllowed) throw new InvalidBaseUrlError("expression");
  readBaseUrl(url.template.join(expressions.map(() => "x")));
  const template: BaseUrlTemplate = {
    option: { text, prefix: "", origin: "" },
    url,
    covers: (origin) => url.target === "templated-host" && coversOrigin(url, origin),
    fill(call) {
      const { options } = call;
      if (options.baseUrl !== template.option) return call;
      return withOptions(call, call.api, { ...options, baseUrl: baseUrlOf(template, call) });
    },
  };
  return template;
}

/** Whether labels make this origin of the host of a base URL. */
function coversOrigin({ template, pathStart }: RouteUrl, origin: string): boolean {
  const [labels, parts] = [origin, template.outline.slice(0, pathStart)].map((text) => text.split(/[/.:]+/));
  const values = parts!.flatMap((part, index) => (part.startsWith("{") ? (labels![index] ?? "") : []));
  return originOf(authorityOf(template.join(template.expressions.map((_, index) => values[index] ?? "")))) === origin;
}

/** Whether an expression is a simple one with a single variable, `{name}`. */
function isSimple({ operator, variables: [first, second] }: Expression): boolean {
  return !operator && !second && !first!.modifier;
}
