import { InvalidTemplateError } from "../errors/kinds.js";
import { WHOLE_URL } from "../kernel/route.js";
import type { ParsedTemplate } from "../kernel/template.js";

/**
 * Checks that the expressions `{?x}` and `{&x}` of a url make one query (C12).
 *
 * @throws {InvalidTemplateError} With the text to write.
 */
export function checkOneQuery(text: string, { literals, expressions }: ParsedTemplate): void {
  if (WHOLE_URL.test(text)) return;
  const inQuery = expressions.filter(({ operator }) => operator === "?" || operator === "&");
  const names = inQuery.map(({ start, end }) => text.slice(start + 2, end - 1)).join(",");
  /** A query that begins with `{?x}` may be absent: no `{&x}` continues it. */
  let place: "path" | "literal query" | "query" | "fragment" = "path";
  expressions.forEach(({ operator, start }, index) => {
    const literal = literals[index]!;
    if (place === "path" && /^[^#]*\?/.test(literal)) place = "literal query";
    if (literal.includes("#") || operator === "#") place = "fragment";
    if (!inQuery.includes(expressions[index]!)) return;
    const isRight = place === (operator === "?" ? "path" : "literal query");
    if (!isRight) {
      const right = place === "literal query" ? `{&${names}}` : `{?${names}}`;
      throw new InvalidTemplateError(text, start, "query", place === "fragment" ? 'it before the "#"' : right);
    }
    if (operator === "?") place = "query";
  });
}
