import { closest } from "./did-you-mean.js";
import type { EndpointError, Issue } from "./endpoint-error.js";
import { LONGEST_TEXT, type Fault, type FaultContext, type FaultyCall, type Raise } from "./fault.js";
import { describeValue, formatRoute, kindOf, quote } from "./format.js";
import {
  InvalidBaseUrlError,
  InvalidHeaderError,
  InvalidMediaTypeError,
  InvalidMethodError,
  InvalidOptionError,
  InvalidParameterError,
  InvalidRouteError,
  InvalidTemplateError,
  MissingParameterError,
  UnsafeOriginError,
  UnsafePathError,
} from "./kinds.js";
import { segmentsOf } from "../shared/path-segments.js";
import { BYTES } from "./sentences.js";

/** Throws the class of a code, with a sentence for each fault: the prose of the kernel's errors. */
export const raise: Raise = (code, faults, context = {}) => {
  throw errorOf(code, faults, context);
};

function errorOf(code: string, faults: readonly Fault[], context: FaultContext): EndpointError {
  const { text = "", position = 0, reason, detail, call } = context;
  const issues = faults.map((fault) => issueOf(fault, code === "ERR_INVALID_HEADER"));
  switch (code) {
    case "ERR_INVALID_ROUTE":
      if (reason === "text") return new InvalidRouteError(undefined, "text", kindOf(context.value));
      return new InvalidRouteError(context.text, reason as "form", detail && quote(formatRoute(detail)));
    case "ERR_INVALID_METHOD":
      return new InvalidMethodError(text, detail!.split(", "));
    case "ERR_INVALID_TEMPLATE":
      return new InvalidTemplateError(text, position, reason as "dots", detail);
    case "ERR_INVALID_BASE_URL":
      return new InvalidBaseUrlError(reason as "host");
    case "ERR_INVALID_HEADER":
      return new InvalidHeaderError(issues);
    case "ERR_INVALID_MEDIA_TYPE":
      return new InvalidMediaTypeError(issues);
    case "ERR_MISSING_PARAMETER":
      return new MissingParameterError(missingIssues(issues, call!), call!.route.url, markedBy(faults, call!));
    case "ERR_UNSAFE_ORIGIN":
      return new UnsafeOriginError(issues, call!.route.url, markedBy(faults, call!));
    case "ERR_UNSAFE_PATH":
      return new UnsafePathError(pathIssues(faults, call!), call!.route.url, markedBy(faults, call!));
    case "ERR_INVALID_PARAMETER":
      return new InvalidParameterError(issues);
    default:
      return new InvalidOptionError(issues);
  }
}

/** Tells the kind of a value, and what to write instead. */
function issueOf(fault: Fault, isHeader: boolean): Issue {
  const { name, reason, detail } = fault;
  if (!Object.hasOwn(fault, "value"))
    return Object.hasOwn(fault, "detail")
      ? { name, reason, detail: detail && detail + placeOf(fault) }
      : { name, reason };
  const value = segmentsOf(fault.value)?.text ?? fault.value;
  if (typeof value === "string" && value.length > LONGEST_TEXT) return { name, reason: "length" };
  // The only text that no url and no header can have; an object is never one.
  const isMalformed = typeof value === "string" && value && reason !== "object";
  const kind = isMalformed ? "text with a lone surrogate" : describeValue(value);
  if (reason === "value" || reason === "item")
    return { name, reason, detail: kind.replace(/^bytes$/, BYTES) + placeOf(fault) };
  if (reason === "text")
    return { name, reason, detail: kind + (isHeader && Array.isArray(value) ? '; write .join(", ")' : "") };
  const isOfEntries = typeof value === "object" && value !== null && Symbol.iterator in value && name !== "request";
  // Its names may repeat, as those of a URLSearchParams or a FormData. In some runtimes Headers have `getAll`, too.
  const cure =
    isOfEntries && "getAll" in value && !("getSetCookie" in value)
      ? `; write { name: ${name}.getAll("name") }`
      : `; write { name: value }, or Object.fromEntries(${name})`;
  return { name, reason, detail: kind + (isOfEntries ? cure : "") };
}

/** The end of a message: where a value is in a parameter. Written for errors only, because a list may be long. */
function placeOf(fault: Fault): string {
  const pair = Object.hasOwn(fault, "pair") ? fault.pair! : fault.name;
  return pair === fault.name ? "" : `, at ${quote(pair)}`;
}

/** Says which of its rules a value in the path breaks, and what to write instead. */
function pathIssues(faults: readonly Fault[], { texts }: FaultyCall): Issue[] {
  // Everything in one pass: a route may have very many expressions, and an expression very many variables.
  const marks = texts.map((text) => ["?", "#"].filter((mark) => text.includes(mark)).map((mark) => `"${mark}"`));
  const variables = new Map<string, { readonly fault: Fault; readonly details: Set<string | undefined> }>();
  for (const fault of faults) {
    const key = `${fault.expression} ${fault.name}`;
    const known = variables.get(key);
    if (known) known.details.add(fault.detail);
    else variables.set(key, { fault, details: new Set([fault.detail]) });
  }
  return Array.from(variables.values(), ({ fault: { name, reason, expression }, details }): Issue => {
    if (reason === "query") return { name, reason };
    const causes = [
      ...(details.has("end") ? [`contain ${marks[expression!]!.join(" or ")}`] : []),
      ...(details.has("ambiguous") ? ["contain a backslash or a control character"] : []),
      ...(details.has("dots") ? ['make a "." or ".." segment'] : []),
      ...(details.has("empty") ? ["make an empty segment"] : []),
    ];
    const cure = details.has("end") ? "; pass segments(value), which encodes it" : "";
    return { name, reason, detail: causes.join(" or ") + cure };
  });
}

/** The places of the expressions at fault, in their order. */
function markedBy(faults: readonly Fault[], { route: { expressions } }: FaultyCall) {
  const indexes = new Set(faults.map(({ expression }) => expression));
  return expressions.filter((_, index) => indexes.has(index));
}

/** Missing values, with a hint if a parameter without a placeholder is probably a misspelling. */
function missingIssues(issues: readonly Issue[], { route: { places }, given }: FaultyCall): Issue[] {
  const others = Object.keys(given)
    .filter((name) => typeof places.get(name) !== "number")
    .slice(0, 99);
  const names = issues.map(({ name }) => name);
  const meant = others.map((name) => closest(name, names));
  return issues.map(({ name, reason }) => {
    if (Object.hasOwn(given, name) && given[name] !== undefined) return { name, reason: "empty" };
    const other = others.find((_, index) => meant[index] === name);
    const hint = other === undefined ? undefined : `; ${quote(other)} was passed, did you mean {${name}}?`;
    return { name, reason, detail: hint };
  });
}
