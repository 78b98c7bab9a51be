import { InvalidRouteError } from "../errors/kinds.js";
import { kindOf } from "../errors/format.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import type { ParsedTemplate } from "../kernel/template.js";
import { readTemplate } from "../template/syntax.js";

/** A route, read as an endpoint reads it (B1). */
export interface ReadRoute {
  /** In upper case. */
  readonly method: string;
  readonly url: string;
  readonly template: ParsedTemplate;
}

/**
 * Reads a route.
 *
 * @throws {InvalidRouteError} When it is not one.
 * @throws {InvalidTemplateError} When its URL is not a valid template.
 */
export function readRoute(route: unknown): ReadRoute {
  if (typeof route !== "string") throw new InvalidRouteError(undefined, "text", kindOf(route));
  if (route.length > LONGEST_TEXT) throw new InvalidRouteError(route.slice(0, LONGEST_TEXT), "length");
  const [, method = "GET", url] = /^[ \t]*(?:([^ \t]+)[ \t]+)?([^ \t]+)[ \t]*$/.exec(route) ?? [];
  if (url === undefined) throw new InvalidRouteError(route, "form");
  return { method: method.toUpperCase(), url, template: readTemplate(url, true) };
}
