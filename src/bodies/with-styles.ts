import type { Issue } from "../errors/endpoint-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import { pairsOf } from "../kernel/pairs.js";
import { isList, isPlainObject, ownProperties, propertiesOf } from "../kernel/values.js";
import type { BodyEncoder, EncodedBody, Policy, QueryStyle } from "../types/policy.js";
import { formPolicyOf, wrongMembers } from "./form.js";
import { isFile } from "./kind.js";
import { isStyle, writeStyle } from "./write-style.js";

/**
 * Returns an encoder of forms that writes some members in another style: an object as JSON text, or a list or an object
 * in a style of OpenAPI.
 *
 * ```ts
 * const filters = withStyles(form, { filter: "deepObject", ids: "comma", options: "json" });
 * const api = new Endpoint().withPolicy({ body: filters });
 * const { body } = api.build("POST /x", { filter: { a: 1 }, ids: [1, 2], options: { b: true } });
 * Object.fromEntries(new URLSearchParams(body as string));
 * // => { "filter[a]": "1", ids: "1,2", options: '{"b":true}' }
 * ```
 *
 * @param encoder - `form`, `multipart`, or your own encoder, for all other members
 * @param styles - the style of each member
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a style is not known; as `form` does, when the encoder is called.
 * @throws {EndpointError} `ERR_INVALID_PARAMETER` when a value cannot be written in its style. It lists all names.
 */
export function withStyles<Encoded extends EncodedBody>(
  encoder: (...context: Parameters<BodyEncoder>) => Encoded,
  styles: Readonly<Record<string, QueryStyle>>,
): (...context: Parameters<BodyEncoder>) => Encoded {
  if (typeof encoder !== "function") throw invalidOption("encoder", "must be a function, such as form");
  const styleOf = readMemberStyles(styles);
  return (members, context) => {
    const policy = formPolicyOf(context);
    const { arrays, objects } = { arrays: undefined, objects: undefined, ...context.chosen };
    // The names of lists already have brackets here, so that the encoder can repeat the names of other styles.
    const isBracketed = policy.arrays === "brackets" || policy.arrays === "indices";
    const issues: Issue[] = [];
    const written = new Map<string, unknown[]>();
    for (const [name, value] of Object.entries(ownProperties(members, "members"))) {
      // What a chain has chosen overrides the style.
      const isChosen = isList(value) ? arrays : isPlainObject(value) && objects;
      const style = isChosen ? undefined : styleOf.get(name);
      for (const [own, content] of contentsOf(name, value, style, isBracketed, policy, issues)) {
        if (!written.has(own)) written.set(own, []);
        written.get(own)!.push(content);
      }
    }
    if (issues.length > 0) throw wrongMembers(issues);
    const entries = [...written].map(([name, contents]) => [name, contents.length > 1 ? contents : contents[0]]);
    return encoder(Object.fromEntries(entries) as typeof members, {
      ...context,
      ...(isBracketed && { policy: { ...policy, arrays: "repeat" } }),
    });
  };
}

/** The pairs of a member for the encoder: names with texts, files and values. */
function contentsOf(
  name: string,
  value: unknown,
  style: QueryStyle | undefined,
  isBracketed: boolean,
  policy: Policy,
  issues: Issue[],
): readonly (readonly [name: string, content: unknown])[] {
  if (style) return writeStyle(name, value, style, issues, isFile);
  return isBracketed && (isList(value) || isPlainObject(value))
    ? pairsOf(name, value, policy, issues, isFile)
    : [[name, value]];
}

function readMemberStyles(styles: object): ReadonlyMap<string, QueryStyle> {
  const own = propertiesOf(styles);
  if (own && Object.values(own).every(isStyle)) return new Map(Object.entries(own)) as never;
  throw invalidOption("styles", 'must be an object such as { filter: "deepObject", options: "json" }');
}
