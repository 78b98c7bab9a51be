import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import type { BodyEncoder, Policy } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import { writeJson } from "./json-text.js";
import { writeStyle } from "./write-style.js";

/**
 * Makes an encoder of forms that writes some members in another style: an object as JSON text, or a list or an object in a
 * style of OpenAPI.
 *
 * ```ts
 * const filters = withStyles(form, { filter: "deepObject", ids: "comma", options: "json" });
 * const api = new Endpoint().withPolicy({ body: filters });
 * const { body } = api.build("POST /x", { filter: { a: 1 }, ids: [1, 2], options: { b: true } });
 * Object.fromEntries(new URLSearchParams(body as string));
 * // => { "filter[a]": "1", ids: "1,2", options: '{"b":true}' }
 * ```
 *
 * @param encoder - `form`, `multipart`, or an encoder of your own; it writes all other members
 * @param styles - the style of each member
 * @throws {InvalidParameterError} When a value has no form in its style. It lists all names.
 */
export function withStyles(encoder: BodyEncoder, styles: Readonly<Record<string, QueryStyle | "json">>): BodyEncoder {
  const styleOf = new Map(Object.entries(styles));
  return (members, context) => {
    const issues: Issue[] = [];
    const written = Object.entries(members).flatMap(([name, value]) => {
      const style = styleOf.get(name);
      return style && value !== null
        ? writeMember(name, value, style, context.policy, issues)
        : [[name, value] as const];
    });
    if (issues.length > 0) throw new InvalidParameterError(issues);
    return encoder(Object.fromEntries(written), context);
  };
}

function writeMember(
  name: string,
  value: unknown,
  style: QueryStyle | "json",
  policy: Policy,
  issues: Issue[],
): readonly (readonly [name: string, value: unknown])[] {
  if (style !== "json") return writeStyle(name, value, style, policy, issues);
  return [[name, typeof value === "string" ? value : writeJson(value)]];
}
