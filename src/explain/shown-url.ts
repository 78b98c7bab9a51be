import { shownRoute } from "../errors/shown.js";
import { withoutValue } from "./parameters.js";
import type { Run } from "./run.js";
import { withoutSecrets } from "./secrets.js";

/** More secrets than this are not looked for one by one: the url is shown as its template then. */
const MANY = 99;

/**
 * The finished url as it may be shown (decision D6).
 *
 * @param secrets - the names of the parameters whose values are secrets
 */
export function shownUrl(
  { request, template, placements, queries, expansions }: Run,
  secrets: ReadonlySet<string>,
): string {
  const inTemplate = template!.expressions.flatMap(({ varspecs }) =>
    varspecs.map((varspec) => ({ name: varspec.name, text: expansions.get(varspec) ?? "" })),
  );
  const inQuery = [
    ...placements.map(({ name, pairs = "" }) => ({ name, text: pairs })),
    ...Array.from(queries, ([name, text]) => ({ name, text })),
  ];
  const texts = [...inTemplate, ...inQuery].filter(({ name, text }) => text && secrets.has(name));
  if (texts.length > MANY) return shownRoute(template!.text);
  // A longer text may hold a shorter one.
  const longestFirst = texts.toSorted((one, other) => other.text.length - one.text.length);
  const url = longestFirst.reduce(
    (shown, { name, text }) => shown.split(text).join(withoutValue(name, text)),
    request!.url,
  );
  return withoutSecrets(url);
}
