import type { ParsedTemplate, TemplateVariable } from "../kernel/template.js";
import { readTemplate } from "../template/syntax.js";

/** The url of a route, and its template. */
export interface WrittenUrl {
  readonly written: string;
  readonly template: ParsedTemplate;
}

/** The url of a route with a rule, and the names of the query parameters that only the rule writes. */
export interface RuledUrl {
  readonly url: string;
  readonly names: readonly string[];
  /** The names of variables that may be objects: those that a rule explodes, and all of the caller's own query. */
  readonly exploded: readonly string[];
}

/** A url: its path, its literal query with the "?", the variables of its query expressions, and its fragment. */
interface Parts {
  readonly path: string;
  readonly query: string;
  readonly variables: readonly TemplateVariable[];
  readonly fragment: string;
  /** Whether nothing is between the query expressions, and behind them only a fragment. */
  readonly isExtensible: boolean;
}

function urlPartsOf(text: string, { expressions, outline }: ParsedTemplate): Parts {
  const end = outline.search(/#|$/);
  const inQuery = expressions.filter(({ operator, start }) => /[?&]/.test(operator) && start < end);
  const start = inQuery[0]?.start ?? end;
  const pathEnd = Math.min(start, outline.search(/[?#]|$/));
  return {
    path: text.slice(0, pathEnd),
    query: text.slice(pathEnd, start),
    variables: inQuery.flatMap(({ variables }) => variables),
    fragment: text.slice(end),
    isExtensible: inQuery.reduce((length, one) => length + one.end - one.start, start) === end,
  };
}

/** A url as in OpenAPI documents: a path with `{name}` for each expression, a literal query, and a fragment. */
interface DocumentedUrl {
  readonly path: string;
  /** The pairs of the query, as they stand. */
  readonly pairs: readonly string[];
  /** The literal fragment with its "#", which names a variant of an operation. */
  readonly fragment: string;
}

/** Returns the url of a route as a document writes it. */
export function documentedUrl({ written, template }: WrittenUrl): DocumentedUrl {
  const { path: text, query, fragment, isExtensible } = urlPartsOf(written, template);
  const path = template.expressions
    .filter(({ end }) => end <= text.length)
    .reduceRight((whole, { start, end, variables }) => {
      return `${whole.slice(0, start)}{${variables.map(({ name }) => name).join(",")}}${whole.slice(end)}`;
    }, text);
  return {
    path,
    pairs: isExtensible ? query.slice(1).split("&").filter(Boolean) : [],
    fragment: fragment.includes("{") ? "" : fragment,
  };
}

/** Returns the url of a route without a rule. */
export function unruledUrl({ written, template }: WrittenUrl): RuledUrl {
  return { url: written, names: [], exploded: urlPartsOf(written, template).variables.map(({ name }) => name) };
}

/**
 * Returns the url of a route with a rule: the path of the rule if it has one, and the queries of both.
 *
 * @param ruled - a suffix of the documented path, or a whole path
 * @returns `undefined` if the route has more than a query after its path
 */
export function extendUrl({ written, template }: WrittenUrl, ruled: string): RuledUrl | undefined {
  const own = urlPartsOf(written, template);
  const meant = urlPartsOf(ruled, readTemplate(ruled, true));
  // The compiler of the url throws the error with the position.
  const names = meant.variables
    .map(({ name }) => name)
    .filter((name) => own.variables.every((one) => one.name !== name));
  const exploded = [...own.variables, ...meant.variables.filter(({ modifier }) => modifier === "*")].map(
    ({ name }) => name,
  );
  if (!meant.isExtensible) return { url: (meant.path ? "" : own.path) + ruled, names, exploded };
  if (!own.isExtensible) return undefined;
  // The caller may correct the rule: of a name that both have, the caller's variable counts.
  const corrections = new Map(own.variables.map((variable) => [variable.name, variable]));
  const variables = new Map([...meant.variables.map((variable) => [variable.name, variable] as const), ...corrections]);
  // A rule with a path repeats the query of its route.
  const literals = [...new Set([meant, own].map(({ query }) => query.slice(1)).filter(Boolean))];
  const query = literals.length > 0 ? `?${literals.join("&")}` : "";
  const list = Array.from(variables.values(), ({ name, modifier }) => name + modifier).join(",");
  const url = (meant.path || own.path) + query + (list && `{${query ? "&" : "?"}${list}}`) + own.fragment;
  return { url, names, exploded };
}
