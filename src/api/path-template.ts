import type { Route } from "../kernel/call.js";

/** The route of `follow()`. */
export const FOLLOWED = "{+url}";

/**
 * Returns the method and the path template of a route as the caller wrote it, with braces for colons, and without its
 * query and its fragment (A8). It contains no values. `follow()` has none.
 */
export function pathTemplateOf({ method, written, asWritten }: Route): string | undefined {
  if (written === FOLLOWED) return undefined;
  const braced = asWritten.expressions.reduceRight(
    (whole, { start, end, variables }) =>
      whole[start] === ":" ? `${whole.slice(0, start)}{${variables[0]!.name}}${whole.slice(end)}` : whole,
    written,
  );
  return `${method.name} ${braced.replace(/(?:\{?[?#]|\{&)[^]*/, "")}`;
}
