import type { Call, Place, Placement, Route } from "./call.js";
import { getOwn } from "./values.js";

/**
 * Whether the query of the call overrides a parameter (A4): `query()` overrides the parameters that also go to the query, and
 * defaults wherever they go; a literal query in its route overrides defaults. Placeholders of the path and the members that
 * the call gives its body are no part of the query.
 */
export function isOverridden(call: Call, name: string, isOfCall: boolean, known: number | Place | undefined): boolean {
  const { state, route, options, recorder } = call;
  const isOfQuery = getOwn(options.query, name) !== undefined;
  const isOfRoute = route.asWritten.literalNames.has(name);
  if (!isOfQuery && !isOfRoute) return false;
  if (isOfPath(route, known)) return false;
  if (isOfCall && isQueryPlace(route, name, known) && isMet(call, name)) return true;
  const isInQuery = typeof known === "number" || !route.method.hasBody || state.vendor.query.has(name);
  if (isOfCall && !(isOfQuery && isInQuery)) return false;
  recorder?.placed({ name, place: "dropped", rule: "A4" } satisfies Placement);
  return true;
}

/** Whether the literal query of a route of a document has a name: passing it is a fault (A4). */
export function isMet({ route, faults }: Call, name: string): boolean {
  if (!route.rule?.takesObject || !route.asWritten.literalNames.has(name)) return false;
  faults.push({
    code: "ERR_INVALID_PARAMETER",
    name,
    reason: "literal",
    detail: "is already in the query of the route",
  });
  return true;
}

/** Whether what is not in the path goes to the query: in an expression of it, by a rule, or because the method has no body. */
function isQueryPlace({ rule, method }: Route, name: string, known: number | Place | undefined): boolean {
  if (known === undefined) return !method.hasBody;
  return typeof known === "number" || known === rule?.query.get(name);
}

/** Whether a parameter has a place in the path. */
export function isOfPath({ expressions }: Route, known: number | Place | undefined): boolean {
  return expressions.some(({ slots, operator }) => slots.includes(known as number) && !/[?&]/.test(operator));
}
