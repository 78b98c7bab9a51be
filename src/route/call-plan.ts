import { isWellFormed } from "../shared/well-formed.js";
import { findOptionIndexes } from "../options/options.js";
import { lastIndexes } from "../options/parameters.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { percentEncode } from "../template/percent-encoding.js";
import type { Method, PlannedRule, ApiMethods } from "./methods.js";
import type { RouteUrl } from "./route-url.js";

/**
 * Where the parameters of calls go (rule set P). A plan is created once for a route, the rules of an API, and the names
 * in a call and its defaults. It is valid for all values. An index refers to the list of all names, default names
 * first, and to the list of their values.
 */
export interface CallPlan {
  readonly rule: PlannedRule | undefined;
  readonly url: RouteUrl;
  /** The url as the caller wrote it, which a rule may extend. */
  readonly given: RouteUrl;
  readonly method: Method;
  readonly methods: ApiMethods;
  /** The names in the call. */
  readonly names: readonly string[];
  readonly defaultNames: readonly string[];
  /** Whether names of options are options; `undefined` if there are no such names. */
  readonly hasOptions: boolean | undefined;
  /** The indexes in `names` of the names that are options. */
  readonly optionIndexes: readonly number[];
  /** The effective parameters, without duplicate names. */
  readonly liveIndexes: readonly number[];
  /** For each variable of the template, the index of its value, or -1 (P1; C10). */
  readonly variableIndexes: readonly number[];
  /** For each variable of the vendor's base URL, the index of its value, or -1 (A2). */
  readonly baseIndexes: readonly number[];
  /** The parameters without a placeholder that go to the query (P2; A2). */
  readonly queryIndexes: readonly number[];
  readonly queryNames: readonly string[];
  /** The indexes of all values that go to the url. */
  readonly urlIndexes: readonly number[];
  /** The other parameters without a placeholder: for the body. */
  readonly restIndexes: readonly number[];
  readonly restNames: readonly string[];
  /** The JSON object of these parameters, without values (P3); `undefined` if there are none. */
  readonly members: Readonly<Record<string, unknown>> | undefined;
  /** The url, if it consists of alternating literals and values. */
  readonly plain:
    | {
        readonly isRelative: boolean;
        /** The number of values in the path, which come first. */
        readonly pathValues: number;
        /** The number of values in the template, which come first: of lists, it writes the items with commas (C2). */
        readonly templateValues: number;
        /** The literals, with the indexes of the values between them. */
        readonly parts: readonly (string | number)[];
      }
    | undefined;
}

/** @param optionIndexes - the indexes of names that are options; `undefined` if all are names of parameters */
export function planCall(
  given: RouteUrl,
  method: Method,
  methods: ApiMethods,
  names: readonly string[],
  defaultNames: readonly string[],
  optionIndexes?: readonly number[],
  rule?: PlannedRule,
): CallPlan {
  const url = rule ? rule.url : given;
  const all = [...defaultNames, ...names];
  // The names of a single object are distinct, and in its order.
  const lasts = optionIndexes && defaultNames.length === 0 ? [...names.keys()] : lastIndexes(all);
  const liveIndexes = lasts.filter((index) => !optionIndexes?.includes(index - defaultNames.length));
  const isAmbiguous = (optionIndexes ?? findOptionIndexes(names)).length > 0;
  const { indexes } = url.template;
  const variableIndexes = new Array<number>(indexes.size).fill(-1);
  const baseIndexes = methods.baseNames.map((name) => liveIndexes.findLast((index) => all[index] === name) ?? -1);
  const queryIndexes: number[] = [];
  const restIndexes: number[] = [];
  let hasRuledQuery = false;
  for (const index of liveIndexes) {
    const name = all[index]!;
    const variable = indexes.get(name);
    if (variable !== undefined) variableIndexes[variable] = index;
    if (variable !== undefined || baseIndexes.includes(index)) continue;
    const ruledPlace = rule?.placeOf(name, methods);
    hasRuledQuery ||= ruledPlace === "query";
    const isQuery = ruledPlace ? ruledPlace === "query" : !method.hasBody || methods.queryNames.includes(name);
    if (isQuery) queryIndexes.push(index);
    else if (!ruledPlace) restIndexes.push(index);
  }
  const queryNames = queryIndexes.map((index) => all[index]!);
  const restNames = restIndexes.map((index) => all[index]!);
  return {
    // What each call reads comes first: in few cache lines.
    methods,
    names,
    defaultNames,
    hasOptions: isAmbiguous ? optionIndexes !== undefined : undefined,
    optionIndexes: optionIndexes ?? [],
    plain: hasRuledQuery ? undefined : planPlainUrl(url, variableIndexes, queryNames, queryIndexes),
    members: restNames.length > 0 ? Object.fromEntries(restNames.map((name) => [name, undefined])) : undefined,
    restIndexes,
    restNames,
    method,
    rule,
    url,
    given,
    liveIndexes,
    variableIndexes,
    baseIndexes,
    queryIndexes,
    queryNames,
    urlIndexes: [...variableIndexes, ...baseIndexes, ...queryIndexes].filter((index) => index >= 0),
  };
}

/** Returns the plan of calls without some of the values, whose indexes it keeps. */
export function withoutValues(plan: CallPlan, omitted: ReadonlySet<number>): CallPlan {
  const all = [...plan.defaultNames, ...plan.names];
  const keep = (indexes: readonly number[]): readonly number[] => indexes.filter((index) => !omitted.has(index));
  const empty = (indexes: readonly number[]): readonly number[] =>
    indexes.map((index) => (omitted.has(index) ? -1 : index));
  const [queryIndexes, restIndexes, urlIndexes] = [plan.queryIndexes, plan.restIndexes, plan.urlIndexes].map(keep);
  const restNames = restIndexes!.map((index) => all[index]!);
  return {
    ...plan,
    // It contains the indexes of the url.
    plain: urlIndexes!.length < plan.urlIndexes.length ? undefined : plan.plain,
    members: restNames.length > 0 ? Object.fromEntries(restNames.map((name) => [name, undefined])) : undefined,
    restIndexes: restIndexes!,
    restNames,
    variableIndexes: empty(plan.variableIndexes),
    baseIndexes: empty(plan.baseIndexes),
    queryIndexes: queryIndexes!,
    queryNames: queryIndexes!.map((index) => all[index]!),
    urlIndexes: urlIndexes!,
  };
}

/**
 * A plain url consists of literals and expressions `{a}`, all with values, without a literal query or fragment. An
 * expression `{?a,b}` may follow. Each variable occurs once.
 *
 * @param names - the query parameters
 * @param indexes - the indexes of their values
 */
function planPlainUrl(
  { text, template, target }: RouteUrl,
  variableIndexes: readonly number[],
  names: readonly string[],
  indexes: readonly number[],
): CallPlan["plain"] {
  const { literals, expressions } = template;
  const isRelative = target === "relative";
  const match = /^[^{}?#]*(\{\?([\w.,-]+)\})?$/.exec(text.replace(/\{[\w%][\w.%-]*\}/g, "0"));
  if (!match || !(isRelative || target === "absolute")) return undefined;
  const inQuery = match[2]?.split(",") ?? [];
  const pathValues = expressions.length - (match[1] ? 1 : 0);
  const isOnce = pathValues + inQuery.length === variableIndexes.length;
  const isComplete = isOnce && !variableIndexes.slice(0, pathValues).includes(-1);
  if (!isComplete || !names.every((name) => name.length <= LONGEST_TEXT && isWellFormed(name))) return undefined;
  const queryNames = [...inQuery, ...names];
  let literal = (isRelative && !text.startsWith("/") ? "/" : "") + literals[0]!;
  const parts: (string | number)[] = [];
  let templateValues = 0;
  [...variableIndexes, ...indexes].forEach((index, position) => {
    const name = queryNames[position - pathValues];
    if (position < variableIndexes.length && index >= 0) templateValues += 1;
    if (name === undefined) {
      parts.push(literal, index);
      literal = literals[position + 1]!;
    } else if (index >= 0) {
      parts.push(`${literal}${parts.length > 2 * pathValues ? "&" : "?"}${percentEncode(name)}=`, index);
      literal = "";
    }
  });
  return { isRelative, pathValues, templateValues, parts: [...parts, literal] };
}
