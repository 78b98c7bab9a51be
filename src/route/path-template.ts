import type { CallPlan } from "./call-plan.js";

/** The route of `follow()`. */
export const FOLLOWED = "{+url}";

/**
 * Returns the method and the path template of a call as the caller wrote it, with braces for colons, and without its
 * query and its fragment (A8). It contains no values. `follow()` has none.
 */
export function pathTemplateOf({ method, given: { text, template } }: CallPlan): string | undefined {
  if (text === FOLLOWED) return undefined;
  const braced = template.expressions.reduceRight(
    (whole, { start, end, variables }) =>
      whole[start] === ":" ? `${whole.slice(0, start)}{${variables[0]!.name}}${whole.slice(end)}` : whole,
    text,
  );
  return `${method.name} ${braced.replace(/(?:\{?[?#]|\{&)[^]*/, "")}`;
}
