import { readBaseUrl } from "../options/base-url.js";
import type { BaseUrlTemplate } from "../request/base-url.js";
import { parseRouteUrl } from "../route/route-url.js";
import type { Expression } from "../template/syntax.js";

/**
 * Reads the base url of a vendor, if it has variables: labels of its host, its whole host, and path segments (A2).
 *
 * @throws {InvalidBaseUrlError} When it is not a base URL for any values.
 * @throws {InvalidTemplateError} When it is not a valid URI template.
 */
export function readBaseUrlTemplate(text: unknown): BaseUrlTemplate | undefined {
  if (typeof text !== "string" || !text.includes("{")) return undefined;
  const url = parseRouteUrl(text);
  const { expressions } = url.template;
  const isAllowed = expressions.every((expression) => text[expression.start] === "{" && isSimple(expression));
  readBaseUrl(isAllowed ? url.template.join(expressions.map(() => "x")) : "");
  return { option: { text, prefix: "", origin: "" }, url };
}

/** Whether an expression is a simple one with a single variable, `{name}`. */
function isSimple({ operator, variables: [first, second] }: Expression): boolean {
  return !operator && !second && !first!.modifier;
}
