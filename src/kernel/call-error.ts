import { closest } from "../errors/did-you-mean.js";
import type { EndpointError, Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { formatRoute, quote } from "../errors/quote.js";
import type { Call } from "./call.js";
import { getOwn } from "./values.js";

/** The first kind that a call has is reported. */
const KINDS = ["ERR_INVALID_PARAMETER", "ERR_MISSING_PARAMETER", "ERR_UNSAFE_ORIGIN", "ERR_UNSAFE_PATH"] as const;

/** Returns the error of the faults of a call, which points at their places in the route. */
export function callError(call: Call): EndpointError {
  const { route, faults } = call;
  const code = KINDS.find((kind) => faults.some((fault) => fault.code === kind))!;
  const ofCode = faults.filter((fault) => fault.code === code);
  const indexes = new Set(ofCode.map(({ expression }) => expression));
  const marked = route.expressions.filter((_, index) => indexes.has(index));
  const place = marked.length > 0 ? { text: formatRoute(route.url), marked } : undefined;
  const issues = ofCode.map(({ name, reason, detail }) => ({ name, reason, detail }));
  return errorOf(code, code === "ERR_MISSING_PARAMETER" ? withHints(issues, call) : issues, place);
}

/** Adds a hint if a parameter without a placeholder is probably a misspelling of one that is missing. */
function withHints(issues: readonly Issue[], { route, state, parameters }: Call): readonly Issue[] {
  const given = { ...state.defaults.parameters, ...parameters };
  const others = Object.keys(given).filter((name) => typeof route.places.get(name) !== "number");
  const names = issues.map(({ name }) => name);
  const meant = others.slice(0, 99).map((name) => closest(name, names));
  return issues.map((issue): Issue => {
    const { name, reason, detail } = issue;
    // A default credential fills nothing else of its name.
    const values = route.credentials.includes(name) ? parameters : given;
    if (getOwn(values, name) !== undefined) return { name, reason: "empty", detail: "must not be empty" };
    const index = meant.indexOf(name);
    if (index < 0) return issue;
    return { name, reason, detail: `${detail}; ${quote(others[index]!)} was passed, did you mean {${name}}?` };
  });
}
