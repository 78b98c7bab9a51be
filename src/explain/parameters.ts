import { formatRoute } from "../errors/format.js";
import { percentEncode, isList, isPlainObject } from "../kernel/values.js";
import { isTexts, normalizeValue } from "../template/values.js";
import { REDACTED, type SecretNames, type Formatter } from "./formatter.js";
import type { Trace, Placement } from "./trace.js";
import { InvalidParameterError, MissingParameterError, UnsafeOriginError, UnsafePathError } from "../errors/kinds.js";
import { latest } from "./contributions.js";
import type { ExplainedParameter } from "./explanation.js";

/** With more secrets, the url is shown as its template. */
const MOST_REDACTED_TEXTS = 99;

/** What a secret parameter became in the url, without its value. */
function redactExpansion(name: string, expansion: string): string {
  const field = `${percentEncode(name)}=`;
  return (expansion.startsWith(field) ? field : "") + REDACTED;
}

/** The names of the parameters in the url that hold secrets. */
export function findSecretParameters({ parameters, query, secretNames }: Trace): ReadonlySet<string> {
  const names = [parameters, query].flatMap(({ contributions, placements }) =>
    [...contributions.keys()].filter(
      (name) =>
        placements.get(name)?.some(({ text }) => text !== undefined) &&
        (holdsSecret(name, contributions.get(name)!.at(-1)!.value, secretNames) ||
          placements.get(name)!.some(({ text = "" }) => secretNames.redact(text) !== text)),
    ),
  );
  return new Set(names);
}

function holdsSecret(name: string, value: unknown, secretNames: SecretNames): boolean {
  if (secretNames.mayBeSecret(name)) return true;
  const normalized = normalizeValue(name, value, []);
  const isTelling = (text: string): boolean => secretNames.redact(text) !== text;
  if (normalized === undefined) return false;
  if (typeof normalized === "string") return isTelling(normalized);
  if (isTexts(normalized)) return normalized.some(isTelling);
  return Object.entries(normalized).some(([key, text]) => secretNames.mayBeSecret(key) || isTelling(text));
}

/** The finished url without the values of secret parameters (D6). */
export function redactUrl(
  url: string,
  { route, parameters, query, secretNames }: Trace,
  secrets: ReadonlySet<string>,
): string {
  const placements = [...secrets].flatMap((name) => [
    ...(parameters.placements.get(name) ?? []),
    ...(query.placements.get(name) ?? []),
  ]);
  const inUrl = placements.filter(({ text }) => text);
  if (inUrl.length > MOST_REDACTED_TEXTS) return formatRoute(route!.url);
  // A longer text may contain a shorter one.
  const longestFirst = inUrl.toSorted((one, other) => other.text!.length - one.text!.length);
  return secretNames.redact(
    longestFirst.reduce((shown, { name, text }) => shown.split(text!).join(redactExpansion(name, text!)), url),
  );
}

type Outcome = Pick<ExplainedParameter, "place" | "rule" | "reason" | "became">;

/**
 * Explains where each parameter went, and why.
 *
 * @param kind - parameters that the rules place, or parameters of `query()`
 * @param secrets - the names of the parameters in the url that hold secrets
 */
export function explainParameters(
  trace: Trace,
  kind: "parameters" | "query",
  format: Formatter,
  secrets: ReadonlySet<string>,
): ExplainedParameter[] {
  const { route, error, api } = trace;
  const { contributions, placements } = trace[kind];
  const isOfParameters =
    error instanceof InvalidParameterError ||
    error instanceof MissingParameterError ||
    error instanceof UnsafeOriginError ||
    error instanceof UnsafePathError;
  const faulty = new Set(isOfParameters ? error.names : []);
  const baseNames = kind === "parameters" ? (api.vendor.base?.names ?? []) : [];
  const isUnused = (name: string): boolean => !error && baseNames.includes(name) && !placements.has(name);
  const isReplaced = (name: string): boolean =>
    route !== undefined && trace.query.contributions.has(name) && !placements.has(name);
  const names =
    kind === "parameters" && trace.given
      ? Object.keys(trace.given).filter((name) => !isReplaced(name))
      : [...contributions.keys()];
  return names.flatMap((name) => {
    // `query()` overrides a parameter that would go to the query, too (A4).
    const isOverriding = kind === "query" && !trace.parameters.placements.has(name);
    const overridden = isOverriding ? (trace.parameters.contributions.get(name) ?? []) : [];
    const values = [...overridden, ...contributions.get(name)!];
    const effective = latest(values, (value) => format.value(name, value));
    const { value } = values.at(-1)!;
    const outcomes = isUnused(name) ? [UNUSED] : outcomesOf(placements.get(name) ?? [], value, faulty.has(name), route);
    return outcomes.map((outcome) => {
      const isSecret = Object.hasOwn(outcome, "became") && secrets.has(name);
      const became = isSecret ? { became: redactExpansion(name, outcome.became!) } : {};
      return { name, ...effective, ...outcome, ...became };
    });
  });
}

const UNUSED: Outcome = { place: "dropped", rule: "A2", reason: "for the baseUrl of the vendor" };

/** One result for each expression that contains the parameter; an absent parameter has a single result. */
function outcomesOf(
  placements: readonly Placement[],
  value: unknown,
  isFaulty: boolean,
  route: Trace["route"],
): Outcome[] {
  const [first] = placements;
  if (!first) return [{ place: "unknown", reason: "the call failed earlier" }];
  const sent = placements.filter(({ text, place }) => text !== undefined || place === "body" || place === "dropped");
  if (sent.length === 0 && !isFaulty) return [absence(first, value)];
  return (sent.length > 0 ? sent : placements).map(({ place, rule, text, expression }) => {
    const { method, settings } = route!;
    const reason = expression
      ? expression + (settings ? reasonOfRule(expression, settings.route) : "")
      : rule === "D2"
        ? "data is the body"
        : rule === "D5"
          ? "origin not trusted"
          : rule === "A4"
            ? "the route names it in its query"
            : reasonOf(rule, value, method.name);
    return {
      place,
      ...(rule !== "query()" && { rule }),
      reason: isFaulty ? `at fault: ${reason}` : reason,
      // The pairs of an invalid value are not sent.
      ...(text !== undefined && (!isFaulty || expression !== undefined) && { became: text }),
    };
  });
}

/** The expressions that the rule of the vendor added to a documented route (I1). */
function reasonOfRule(expression: string, route: string): string {
  return /^(?:\{\+|:)/.test(expression) || route.includes(expression) ? "" : `, rule of ${route}`;
}

function reasonOf(rule: Placement["rule"], value: unknown, method: string): string {
  if (rule === "A2") return "query of the vendor";
  const reason = rule === "query()" ? "set by query()" : `${method}, no placeholder`;
  if (rule === "P3") return reason;
  return reason + (isList(value) ? " (list: C9)" : isPlainObject(value) ? " (object: C9)" : "");
}

function absence({ expression }: Placement, value: unknown): Outcome {
  return value === null
    ? { place: "dropped", rule: "A5", reason: "null is skipped in a url" }
    : { place: "dropped", rule: expression ? "C1" : "C9", reason: "empty, skipped in a url" };
}
