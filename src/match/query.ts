import { invalidOption } from "../errors/kinds.js";
import type { ParsedTemplate, TemplateVariable } from "../kernel/template.js";
import { attempt, encodeLiteral } from "../kernel/values.js";
import { choicesOf, globOf, matchGlob, readingsOf, valueOf, type Glob, type Reading, type Token } from "./glob.js";

/** The query of a route. */
export interface QueryPattern {
  /** Pairs that a url must have, those without variables first. */
  readonly required: readonly PairPattern[];
  /** Variables of `{?x}` and `{&x}`, which it may have. */
  readonly optional: readonly TemplateVariable[];
}

interface PairPattern {
  /** `undefined` if a variable is a part of it. */
  readonly name: string | undefined;
  /** The forms of its value; without a name, of the whole pair. */
  readonly readings: readonly Reading<Glob>[];
  /** The same for a decoded value: many clients encode literals, too. */
  readonly decoded: readonly Reading<Glob>[];
}

/** Optional parts multiply. No API has as many. */
export const MOST_FORMS = 64;

/**
 * Reads the query of a route.
 *
 * @param url - the url of the route, in which a `:name` may also be text (C3)
 * @param start - the index of the literal or the expression with which the query starts
 * @throws {InvalidOptionError} When it has very many optional parts.
 */
export function queryOf(url: string, { literals, expressions }: ParsedTemplate, start: number): QueryPattern {
  const pairs: Token[][][] = [[[]]];
  const optional: TemplateVariable[] = [];
  for (let index = start; index < literals.length; index += 1) {
    const literal = index === start ? literals[index]!.replace(/^[^?#]*\??/, "") : literals[index]!;
    const [text = ""] = literal.split("#");
    text.split("&").forEach((part, position) => {
      if (position > 0) pairs.push([[]]);
      for (const form of pairs.at(-1)!) form.push(encodeLiteral(part));
    });
    const expression = expressions[index];
    if (text !== literal || !expression || expression.operator === "#") break;
    if (/[?&]/.test(expression.operator)) {
      optional.push(...expression.variables);
      continue;
    }
    const isColon = url[expression.start] === ":";
    // Without a parameter of its name, `:name` is text, which values are not: their colons are encoded.
    const choices = [...(isColon ? [[`:${expression.variables[0]!.name}`]] : []), ...choicesOf(expression, "query")];
    const forms = pairs.pop()!.flatMap((form) => choices.map((choice) => [...form, ...choice]));
    if (forms.length > MOST_FORMS) throw invalidOption("route", "form", `one with at most ${MOST_FORMS} forms`);
    pairs.push(forms);
  }
  const required = pairs.flatMap((forms) => patternOf(forms) ?? []);
  return { required: required.sort((one, other) => countOf(one) - countOf(other)), optional };
}

function countOf({ readings }: PairPattern): number {
  return readings.some(({ form }) => form.wildcards.length > 0) ? 1 : 0;
}

function patternOf(forms: readonly (readonly Token[])[]): PairPattern | undefined {
  // Each form starts with the same literal.
  const start = forms[0]![0] as string;
  const globs = forms.map(globOf);
  const isLiteral = globs.every(({ wildcards }) => wildcards.length === 0);
  if (isLiteral && start === "" && globs.length === 1) return undefined;
  if (!isLiteral && !start.includes("="))
    return { name: undefined, readings: readingsOf(globs, (glob) => [glob]), decoded: [] };
  const [name = ""] = start.split("=", 1);
  const values = globs.map(({ literals: [first = "", ...others], wildcards }) => ({
    literals: [first.slice(name.length + 1), ...others],
    wildcards,
  }));
  const readings = readingsOf(values, (glob) => [glob]);
  const decoded = readings.map(({ form: { literals, wildcards }, isLoose }) => ({
    form: { literals: literals.map((literal) => decodeForm(literal) ?? literal), wildcards },
    isLoose,
  }));
  return { name: decodeForm(name) ?? name, readings, decoded };
}

type Found = (readonly [name: string, value: string | string[]])[];

/** Finds the variables of a query: texts and lists by name; `undefined` if it lacks what the route requires. */
export function matchQuery({ required, optional }: QueryPattern, query: string): Found | undefined {
  const found: Found = [];
  if (required.length + optional.length === 0) return found;
  const pairs = readQuery(query);
  const used = new Set<Pair>();
  for (const pattern of required) {
    const { name } = pattern;
    const candidates = name === undefined ? [...pairs.values()].flat() : (pairs.get(name) ?? []);
    let values: Found | undefined;
    for (const pair of candidates) {
      values = used.has(pair) ? undefined : matchPair(pattern, pair);
      if (!values) continue;
      used.add(pair);
      break;
    }
    // A pair without text is left out.
    values ??= name === undefined ? matchReadings(pattern.readings, "", decodeForm) : undefined;
    if (!values) return undefined;
    found.push(...values);
  }
  for (const { name, modifier } of optional) {
    const all = pairs.get(attempt(() => decodeURIComponent(name)) ?? name);
    const texts = all?.filter((pair) => !used.has(pair)).map(({ text }) => text) ?? [];
    if (texts.length > 0) found.push([name, modifier === "*" ? texts : texts[0]!]);
  }
  return found;
}

function matchPair({ name, readings, decoded }: PairPattern, { raw, text }: Pair): Found | undefined {
  if (name === undefined) {
    // An expanded value has no "=".
    const hasEquals = ({ form: { literals, wildcards } }: Reading<Glob>): boolean =>
      literals.some((literal) => literal.includes("=")) || wildcards.some(({ operator }) => /[+;]/.test(operator));
    return matchReadings(raw.includes("=") ? readings.filter(hasEquals) : readings, raw, decodeForm);
  }
  const value = raw.includes("=") ? raw.slice(raw.indexOf("=") + 1) : "";
  return matchReadings(readings, value, decodeForm) ?? matchReadings(decoded, text, (one) => one);
}

function matchReadings(readings: readonly Reading<Glob>[], text: string, decode: typeof decodeForm): Found | undefined {
  for (const { form, isLoose } of readings) {
    const texts = matchGlob(form, text, isLoose);
    if (!texts) continue;
    const values = form.wildcards.map((wildcard, index) => [wildcard.name, valueOf(wildcard, texts[index]!, decode)]);
    if (values.every(([, value]) => value !== undefined)) return values as unknown as Found;
  }
  return undefined;
}

/** A pair of a query. */
interface Pair {
  readonly raw: string;
  /** Its value, decoded. */
  readonly text: string;
}

/** The pairs of each name. One that is not valid is skipped. */
function readQuery(query: string): Map<string, Pair[]> {
  const pairs = new Map<string, Pair[]>();
  for (const raw of query.split("&")) {
    const equals = raw.indexOf("=");
    const name = decodeForm(equals < 0 ? raw : raw.slice(0, equals));
    const text = equals < 0 ? "" : decodeForm(raw.slice(equals + 1));
    if (name === undefined || text === undefined || raw === "") continue;
    const known = pairs.get(name);
    if (known) known.push({ raw, text });
    else pairs.set(name, [{ raw, text }]);
  }
  return pairs;
}

/** In a query, forms and many clients write "+" for a space; a "+" itself is always encoded. */
function decodeForm(text: string): string | undefined {
  return attempt(() => decodeURIComponent(text.replaceAll("+", "%20")));
}
