import { authorityOf } from "../parse/aim.js";
import type { RouteTemplate } from "../parse/route-template.js";
import type { ParameterPlace } from "./explanation.js";
import type { Run } from "./run.js";

/** A variable in an expression of the url. */
export interface Use {
  /** The expression as it is written. */
  readonly expression: string;
  readonly place: ParameterPlace;
  /** `undefined` where the variable is absent, or the call failed before. */
  readonly became: string | undefined;
}

/** Where each variable of the url stands, and what it became there. */
export function usesOf(template: RouteTemplate, { expansions }: Run): ReadonlyMap<string, readonly Use[]> {
  const { text, literals, expressions, address, pathStart } = template;
  const uses = new Map<string, Use[]>();
  let area: ParameterPlace = "path";
  expressions.forEach((expression, index) => {
    const { operator, varspecs, start, end } = expression;
    area = areaAfter(area, literals[index]!);
    // What an operator opens is there only where a value is (decision C6).
    const own = areaAfter(area, operator);
    if (varspecs.some((varspec) => expansions.has(varspec))) area = own;
    for (const varspec of varspecs) {
      const became = expansions.get(varspec);
      const isUrl = address === "open" && index === 0 && became !== undefined && authorityOf(literals[0]! + became);
      const place = isUrl ? "url" : start < pathStart ? "host" : own;
      const use = { expression: text.slice(start, end), place, became };
      const others = uses.get(varspec.name);
      if (others) others.push(use);
      else uses.set(varspec.name, [use]);
    }
  });
  return uses;
}

/** A "?" or "#" that is there starts another part of the url. */
function areaAfter(area: ParameterPlace, text: string): ParameterPlace {
  if (area === "fragment" || text.includes("#")) return "fragment";
  return text.includes("?") ? "query" : area;
}
