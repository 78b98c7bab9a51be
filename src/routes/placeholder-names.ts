import { attempt } from "../kernel/values.js";
import { replaceBraced } from "../shared/braces.js";
import type { ParsedTemplate } from "../kernel/template.js";

// Documents name placeholders as they like: `{$id}`, `{item id}`. The template of a rule has such a name percent-encoded, `{%24id}`,
// where its documented route has the name itself.

/** The placeholders of documents that no template can have, with those that rules have in their place. */
export type PlaceholderNames = ReadonlyMap<string, string>;

const EXPRESSION = /\{[./;+]?([^{}*]*)\*?\}/g;

/**
 * Finds the names of a rule.
 *
 * @param documented - its route
 * @param url - its template
 */
export function placeholderNamesOf(
  documented: string,
  url: string,
): readonly (readonly [written: string, template: string])[] {
  if (!url.includes("%")) return [];
  return [...url.matchAll(EXPRESSION)].flatMap(([, encoded = ""]) => {
    const name = attempt(() => decodeURIComponent(encoded)) ?? encoded;
    return name !== encoded && documented.includes(`{${name}}`) ? [[`{${name}}`, `{${encoded}}`] as const] : [];
  });
}

/** Writes the placeholders of a documented url as a template has them. */
export function toTemplate(url: string, names: PlaceholderNames): string {
  return names.size === 0 ? url : replaceBraced(url, (name) => names.get(`{${name}}`));
}

/** Returns a reader of templates whose variables have the names of the document. */
export function withNames(
  read: (url: string) => ParsedTemplate,
  names: PlaceholderNames,
): (url: string) => ParsedTemplate {
  if (names.size === 0) return read;
  const documented = new Map(Array.from(names, ([written, template]) => [template.slice(1, -1), written.slice(1, -1)]));
  return (url): ParsedTemplate => {
    const parsed = read(url);
    const expressions = parsed.expressions.map((expression) => ({
      ...expression,
      variables: expression.variables.map((one) => {
        const name = documented.get(one.name);
        return name === undefined ? one : { ...one, name, written: one.name };
      }),
    }));
    return { ...parsed, expressions };
  };
}
