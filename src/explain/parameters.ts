import { mayBeSecret } from "../shared/credentials.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { MissingParameterError } from "../errors/missing-parameter-error.js";
import { UnsafeOriginError } from "../errors/unsafe-origin-error.js";
import { UnsafePathError } from "../errors/unsafe-path-error.js";
import { NO_PARAMETERS } from "../layer.js";
import { percentEncode } from "../parse/percent-encoding.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import type { ExplainedParameter, Rule, Said } from "./explanation.js";
import { historiesOf, type Histories } from "./history.js";
import type { Placed, Run } from "./run.js";
import { said } from "./said.js";
import { HIDDEN, holdsSecret } from "./secrets.js";
import { shownValue } from "./shown-value.js";
import { usesOf, type Use } from "./uses.js";

/** What all layers said of each parameter; of those that `query()` gives in a place of their own. */
export function parameterHistories({ layers }: Run, kind: "parameters" | "query" = "parameters"): Histories {
  return historiesOf(layers, ({ [kind]: { names, values } = NO_PARAMETERS }) =>
    names.map((name, index) => [name, values[index]]),
  );
}

/** The names of the parameters that hold secrets, as far as they went to the url, or have a name that tells. */
export function secretParameters(
  { placements, queries }: Run,
  histories: Histories,
  queried: Histories,
): ReadonlySet<string> {
  const secrets = placements.filter(({ name, inTemplate, pairs }) =>
    inTemplate || pairs !== undefined ? holdsSecret(name, histories.get(name)!.at(-1)!.value) : mayBeSecret(name),
  );
  const inQuery = [...queries.keys()].filter((name) => holdsSecret(name, queried.get(name)!.at(-1)!.value));
  return new Set([...secrets.map(({ name }) => name), ...inQuery]);
}

/**
 * Tells of each parameter where it went and why; where the call failed before that, who gave it.
 *
 * @param secrets - the names of those whose values are not shown
 */
export function explainParameters(
  run: Run,
  histories: Histories,
  secrets: ReadonlySet<string>,
  showSecrets: boolean,
): ExplainedParameter[] {
  const tell = (name: string): Said => said(histories.get(name)!, (value) => shownValue(name, value, showSecrets));
  const { verb, template } = run;
  if (!verb || !template) return [...histories.keys()].map((name) => ({ name, ...tell(name), ...UNKNOWN }));
  const ways = {
    verb: verb.name,
    hasBody: verb.body,
    hasData: run.layers.some(({ layer }) => layer.data !== undefined),
  };
  const uses = usesOf(template, run);
  const faulty = faultyNames(run);
  return run.placements.flatMap((placed) => {
    const { name } = placed;
    const isFaulty = faulty.has(name);
    const value = histories.get(name)!.at(-1)!.value;
    const places = placed.inTemplate
      ? inTemplate(uses.get(name)!, value, ways, isFaulty)
      : [elsewhere(placed, value, ways, isFaulty)];
    return places.map((where) => ({ name, ...tell(name), ...shownWhere(name, where, isFaulty, secrets) }));
  });
}

const UNKNOWN = { place: "unknown", reason: "the call failed before" } as const;

function shownWhere(
  name: string,
  { became, reason, ...where }: Whereabouts,
  isFaulty: boolean,
  secrets: ReadonlySet<string>,
): Whereabouts {
  return {
    ...where,
    reason: isFaulty ? `at fault: ${reason}` : reason,
    ...(became !== undefined && { became: secrets.has(name) ? withoutValue(name, became) : became }),
  };
}

type Whereabouts = Pick<ExplainedParameter, "place" | "rule" | "reason" | "became">;

/** What decides where parameters without a placeholder go. */
interface Ways {
  readonly verb: string;
  readonly hasBody: boolean;
  readonly hasData: boolean;
}

/** What has a placeholder is told once for each expression that took it; what is at fault may have become nothing. */
function inTemplate(uses: readonly Use[], value: unknown, { hasBody }: Ways, isFaulty: boolean): Whereabouts[] {
  const taken = uses.filter(({ became }) => became !== undefined);
  if (taken.length === 0 && !isFaulty) return [absent(value, "C1")];
  return (taken.length > 0 ? taken : uses).map(({ expression, place, became }) => {
    const rule = hasBody && place === "query" ? "P5" : "P1";
    return { place, rule, reason: expression, ...(became !== undefined && { became }) };
  });
}

/** Tells the same of each parameter that `query()` gives: it goes to the query, whatever the verb and the placeholders. */
export function explainQuery(
  run: Run,
  histories: Histories,
  secrets: ReadonlySet<string>,
  showSecrets: boolean,
): ExplainedParameter[] {
  const faulty = faultyNames(run);
  return [...histories].map(([name, words]) => {
    const told = { name, ...said(words, (value) => shownValue(name, value, showSecrets)) };
    const pairs = run.queries.get(name);
    if (pairs === undefined) return { ...told, ...UNKNOWN };
    const isFaulty = faulty.has(name);
    const where = inQuery(pairs, words.at(-1)!.value, "given by query()", isFaulty);
    return { ...told, ...shownWhere(name, where, isFaulty, secrets) };
  });
}

function elsewhere({ pairs }: Placed, value: unknown, { verb, hasData }: Ways, isFaulty: boolean): Whereabouts {
  const reason = `${verb}, no placeholder`;
  if (pairs === undefined) {
    return hasData
      ? { place: "dropped", rule: "D2", reason: "data is the body" }
      : { place: "body", rule: "P3", reason };
  }
  return { rule: "P2", ...inQuery(pairs, value, reason, isFaulty) };
}

function inQuery(pairs: string, value: unknown, reason: string, isFaulty: boolean): Whereabouts {
  if (!isFaulty && !pairs) return absent(value, "C9");
  const kind = isList(value) ? " (list: C9)" : isPlainObject(value) ? " (object: C9)" : "";
  return { place: "query", reason: reason + kind, ...(!isFaulty && { became: pairs }) };
}

function absent(value: unknown, rule: Rule): Whereabouts {
  return value === null
    ? { place: "dropped", rule: "A5", reason: "null is absent in a url" }
    : { place: "dropped", rule, reason: "empty, absent in a url" };
}

/** The names that the error is about, where they are those of parameters. */
function faultyNames({ error }: Run): ReadonlySet<string> {
  const isOfParameters =
    error instanceof InvalidParameterError ||
    error instanceof MissingParameterError ||
    error instanceof UnsafeOriginError ||
    error instanceof UnsafePathError;
  return new Set(isOfParameters ? error.names : []);
}

/** What a secret has become, as it may be shown: its name is none. */
export function withoutValue(name: string, became: string): string {
  const field = `${percentEncode(name)}=`;
  return (became.startsWith(field) ? field : "") + HIDDEN;
}
