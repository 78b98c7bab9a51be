import type { Call, Place, Route } from "./call.js";
import { addPair } from "./expansion.js";
import { isMistaken, mistakeOf } from "./mistaken-name.js";
import { asObject, rejectsObject } from "./objects.js";
import { NO_VALUES } from "./options.js";
import { isMet, isOfPath, isOverridden } from "./overriding.js";
import { MISSING } from "./path.js";
import { segments } from "./segments.js";
import { isOriginOpen, isUntrusted } from "./trust.js";
import { getOwn, isOwn, setOwn, withoutAbsent, type Values } from "./values.js";

// Where each parameter goes: the value of a placeholder, the query, or the body (rule set P).

/** Where a route has a parameter: the slot of its value, or what puts it elsewhere. */
export function placeOf({ places, rule }: Route, name: string): number | Place | undefined {
  return places.get(name) ?? rule?.fields.get(name.toLowerCase());
}

/** Places each parameter once: those of the defaults with what the call sets instead, then the others of the call. */
export function placeParameters(call: Call): void {
  const { state, parameters, options, route } = call;
  const defaults = state.defaults.parameters;
  if (defaults !== NO_VALUES) placeDefaults(call, defaults);
  if (route.rule) placeRuled(call, route.rule.defaults);
  // V8 reads objects of many shapes fastest by a loop of this form.
  for (const name in parameters) {
    if (!isOwn(parameters, name)) continue;
    const value = parameters[name];
    if (value === undefined || (defaults !== NO_VALUES && isOwn(defaults, name))) continue;
    place(call, name, value, true);
  }
  if (route.rule) readSegments(call, route.rule.segments);
  if (options.query) for (const name of Object.keys(options.query)) placeInQuery(call, name);
}

/** Places what the defaults have, or the call instead of them. */
function placeDefaults(call: Call, defaults: Values): void {
  const { parameters, route } = call;
  for (const name in defaults) {
    const ofCall = getOwn(parameters, name);
    const isElsewhere = route.credentials.length > 0 && route.credentials.includes(name);
    if (ofCall !== undefined) place(call, name, ofCall, true);
    if ((ofCall !== undefined && !isElsewhere) || isHeldBack(call, name)) continue;
    if (!isElsewhere) place(call, name, defaults[name], false);
    else if (!isOverridden(call, name, false, ofVendor)) addPair(call, name, defaults[name], "A2");
  }
}

/** Reads the texts of parameters whose slashes a rule has as those of the path (C13). */
function readSegments({ route, values }: Call, names: readonly string[]): void {
  for (const name of names) {
    const slot = route.places.get(name) as number;
    const value = values[slot];
    if (typeof value === "string") values[slot] = segments(value);
  }
}

/** Places what a document requires, and neither defaults nor the call set (I11). */
function placeRuled(call: Call, ruled: Values): void {
  const { state, parameters, route, faults } = call;
  for (const name in ruled) {
    const isField = route.rule!.fields.has(name.toLowerCase()) && typeof route.places.get(name) !== "number";
    const [ofCall, ofDefaults] = [parameters, state.defaults.parameters].map((values) =>
      readNamed(values, name, isField),
    );
    if (ofCall === null) faults.push({ ...MISSING, name });
    else if ((ofCall ?? ofDefaults) === undefined && !(isField && isFieldSet(call, name)))
      place(call, name, ruled[name], false);
  }
}

/** A parameter, that of a header field in any case. */
function readNamed(values: Values, name: string, isField: boolean): unknown {
  const isSame = (one: string): boolean => one.toLowerCase() === name.toLowerCase();
  const own = isField && !Object.hasOwn(values, name) ? Object.keys(values).find(isSame) : undefined;
  return getOwn(values, own ?? name);
}

/** Whether an option sets or removes a header field. */
function isFieldSet({ state, options }: Call, name: string): boolean {
  return [options.headers, state.defaults.options.headers].some(
    (headers) => headers !== undefined && Object.hasOwn(headers, name.toLowerCase()),
  );
}

/** Places a parameter of `.query()`: where is said by the chain, how by the rule (C9). */
function placeInQuery(call: Call, name: string): void {
  const { route, options, values } = call;
  const value = options.query![name];
  if (isMet(call, name)) return;
  const known = route.places.get(name);
  // An expression of the route itself is overridden, and one of the rule says how.
  const isWritten = route.asWritten.expressions.some(({ variables }) => variables.some((one) => one.name === name));
  const isSlot =
    typeof known === "number" &&
    !isWritten &&
    route.expressions.some(({ slots, operator }) => slots.includes(known) && /[?&]/.test(operator));
  const place = route.rule?.query.get(name);
  if (typeof value === "object" && isSettled(call, name, value, isSlot ? known : (place ?? ofVendor), "query()"))
    return;
  if (isSlot) values[known] = typeof value === "object" ? withoutAbsent(value) : value;
  else if (place) place(call, name, value, true);
  else addPair(call, name, value, "query()");
}

/** Whether a list or an object is refused (C9), or written as a chain says instead of the rule. */
function isSettled(
  call: Call,
  name: string,
  value: object | null,
  known: number | Place | undefined,
  rule: "I1" | "query()",
): boolean {
  const { route, options } = call;
  const object = isOfBody(route, known) ? undefined : asObject(value);
  if (object && rejectsObject(call, name, object, known)) return true;
  if (!options.policy || route.rule?.isRestyled(call, name, value) !== true) return false;
  if (isOfPath(route, known)) return false;
  addPair(call, name, value, rule);
  return true;
}

/** Whether a default is a credential that must not go to the origin of the call (D5), or waits until values have chosen it. */
function isHeldBack(call: Call, name: string): boolean {
  const { state, route, recorder } = call;
  if (!state.secrets.includes(name)) return false;
  if (isOriginOpen(route)) return true;
  if (!isUntrusted(call, route.literals[0]!)) return false;
  recorder?.placed({ name, place: "dropped", rule: "D5" });
  return true;
}

/** Places the credentials that have waited for the url: they fill no placeholder of it. */
export function placeSecrets(call: Call, url: string): void {
  const { state, parameters, recorder } = call;
  if (state.secrets.length === 0) return;
  const isOut = isUntrusted(call, url);
  for (const name of state.secrets) {
    if (getOwn(parameters, name) !== undefined) continue;
    if (isOut) recorder?.placed({ name, place: "dropped", rule: "D5" });
    else place(call, name, state.defaults.parameters[name], false);
  }
}

/** Places a parameter. */
function place(call: Call, name: string, value: unknown, isOfCall: boolean): void {
  const { route } = call;
  const known = placeOf(route, name);
  if ((route.hasLiteralQuery || call.options.query) && isOverridden(call, name, isOfCall, known)) return;
  if (typeof value === "object" && isSettled(call, name, value, known, "I1")) return;
  if (typeof known === "number") call.values[known] = typeof value === "object" ? withoutAbsent(value) : value;
  else if (known) known(call, name, value, isOfCall);
  else if (isOfCall && call.checksNames && isMistaken(call, name)) call.faults.push(mistakeOf(name));
  else if (route.method.hasBody) toMember(call, name, value, isOfCall);
  else addPair(call, name, value, "P2");
}

/** Whether a parameter is a member of the body. */
function isOfBody({ method }: Route, known: number | Place | undefined): boolean {
  return known === toMember || (known === undefined && method.hasBody);
}

/** A member of the body (P3); a default is none, if the vendor says so. */
export const toMember: Place = (call, name, value, isOfCall) => {
  if (isOfCall || call.state.vendor.rules?.bodiesWithoutDefaults !== true) setOwn((call.members ??= {}), name, value);
  else call.recorder?.placed({ name, place: "dropped", rule: "I9" });
};

/** What the defaults of an endpoint set in its base URL is sent nowhere else; of a call, the name is any (A2). */
export const ofBaseUrl: Place = (call, name, value, isOfCall) => {
  if (isOfCall) (call.route.method.hasBody ? toMember : toQuery)(call, name, value, true);
  else call.recorder?.placed({ name, place: "dropped", rule: "A2" });
};

const toQuery: Place = (call, name, value) => {
  addPair(call, name, value, "P2");
};

/** The query of a vendor is in the query whatever the method is. */
export const ofVendor: Place = (call, name, value) => {
  addPair(call, name, value, "A2");
};
