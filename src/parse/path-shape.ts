import type { RouteTemplate } from "./route-template.js";
import type { Expression } from "./template-syntax.js";

/** The expressions whose values change the shape of a path. */
export interface PathFaults {
  /** Those whose empty or absent value leaves an empty segment. */
  readonly empty: ReadonlySet<Expression>;
  /** Those that bring a "." or ".." segment, an empty segment, a "?" or a "#". */
  readonly unsafe: ReadonlySet<Expression>;
}

/**
 * Looks at the finished path, cut at "/", for what values have made of it and the template does not mean (decision C6).
 *
 * @param pieces - what each expression of the template has expanded to
 * @param start - where the path starts in the finished url
 */
export function pathFaults(template: RouteTemplate, pieces: readonly string[], url: string, start: number): PathFaults {
  const { literals, expressions } = template;
  const empty = new Set<Expression>();
  const unsafe = new Set<Expression>();
  const path = url.slice(start, pathEndOf(url, start));
  let position = 0;
  const stretches = expressions.map((expression, index) => {
    const from = position + literals[index]!.length;
    position = from + pieces[index]!.length;
    return { expression, from, to: position };
  });
  let first = 0;
  let from = start;
  for (const segment of path.split("/")) {
    const to = from + segment.length;
    while ((stretches[first]?.to ?? to) < from) first += 1;
    // A url parser resolves such a segment away before the request is sent; it decodes "%2e" to find it.
    const isDots = /^(?:\.|%2e){1,2}$/i.test(segment);
    for (let index = first; (isDots || !segment) && (stretches[index]?.from ?? Infinity) <= to; index += 1) {
      const { expression, ...stretch } = stretches[index]!;
      if (!isDots && stretch.from === stretch.to) empty.add(expression);
      // The "/" that opens the path parts no segments: there is nothing before it.
      else if (isDots || from > start) unsafe.add(expression);
    }
    from = to + 1;
  }
  stretches.forEach(({ expression, ...stretch }, index) => {
    const isReserved =
      expression.operator === "+" && expression.start < template.queryEnd && !isWholeUrl(template, start);
    const endsPath = stretch.from < from && from <= stretch.to;
    if (isReserved && (endsPath || pieces[index]?.includes("#"))) unsafe.add(expression);
  });
  return { empty, unsafe };
}

/** Where the path of a url ends that starts at `start`. */
export function pathEndOf(url: string, start: number): number {
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.length : start + end;
}

/** `{+url}` with a full url, and behind it nothing that a query or a fragment in the value could hide. */
function isWholeUrl({ literals, expressions }: RouteTemplate, pathStart: number): boolean {
  const [first, ...rest] = expressions;
  return pathStart > 0 && first?.start === 0 && !literals.join("") && rest.every(({ operator }) => operator === "&");
}
