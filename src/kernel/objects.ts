import { quote } from "../errors/quote.js";
import type { Call, Place } from "./call.js";
import { getOwn, isPlainObject, type Values } from "./values.js";

// What an object may be: none where a document declares none, and one that is exploded adds no name of another parameter (C9).

/** Adds the faults of an object; returns whether there are any. */
export function rejectsObject(call: Call, name: string, value: Values, known: number | Place | undefined): boolean {
  const { route, options } = call;
  const takesObject = route.rule?.takesObject;
  if (takesObject && !takesObject(name) && options.policy?.objects === undefined) {
    const detail = 'must not be an object: the document declares none; a rule names others in "objects"';
    call.faults.push({ code: "ERR_INVALID_PARAMETER", name, reason: "undeclaredObject", detail });
    return true;
  }
  const isExploded = route.expressions.some(({ operator, variables, slots }) => {
    return /[?&]/.test(operator) && slots.some((slot, index) => slot === known && variables[index]!.modifier === "*");
  });
  return isExploded && rejectsNames(call, name, value);
}

/** Adds the faults of an object whose members become parameters of the query; returns whether there are any. */
export function rejectsNames(call: Call, name: string, value: Values): boolean {
  const taken = Object.keys(value).filter((key) => key !== name && (value[key] ?? null) !== null && isTaken(call, key));
  for (const key of taken) {
    const detail = `must not add ${quote(key)} to the query, which is the name of something else`;
    call.faults.push({ code: "ERR_INVALID_PARAMETER", name, reason: "exploded", detail });
  }
  return taken.length > 0;
}

/** Whether something else of a call has a name, or a credential of its vendor. */
function isTaken({ state, route, parameters, options }: Call, name: string): boolean {
  const { query, credentials } = state.vendor;
  const given = [parameters, state.defaults.parameters, options.query, route.rule?.defaults];
  return (
    given.some((values) => (getOwn(values, name) ?? null) !== null) ||
    query.has(name) ||
    credentials.includes(name.toLowerCase()) ||
    route.asWritten.literalNames.has(name)
  );
}

/** An object that is no list and no instance of a class. */
export function asObject(value: unknown): Values | undefined {
  return isPlainObject(value) ? value : undefined;
}
