import { withStyles } from "../bodies/index.js";
import type { BodyEncoder } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { DocumentNode } from "./node.js";
import { isOfPolicy, queryStyleOf, type StylePolicy } from "./query-style.js";
import { hasNestedValues, readSchemaMembers } from "./schema-parts.js";
import { hasLists, shapeOf, type ValueShape } from "./value-shape.js";

/** The styles of form members that differ from the style of the encoder. */
export type MemberStyles = Readonly<Record<string, QueryStyle>>;

/** A list or an object in a form, with its style in the document (OpenAPI 3.1.1, section 4.8.15). */
export interface FormMember extends ValueShape {
  readonly name: string;
  readonly style: QueryStyle;
  readonly hasLists: boolean;
  /** Whether its style cannot express lists or objects that it contains. */
  readonly hasNested: boolean;
}

/** The members of a form whose wire format depends on a style. */
export function membersOf(content: DocumentNode): readonly FormMember[] {
  const encoding = content.get("encoding");
  return [...readSchemaMembers(content.get("schema"))].flatMap(([name, schema]) => {
    const shape = shapeOf(schema);
    const style = shape.isList || shape.isObject ? styleOf(shape, encoding?.get(name)) : undefined;
    if (!style) return [];
    const isDeep = style === "deepObject";
    const hasNested = !isDeep && style !== "json" && !shape.isScalar && hasNestedValues(schema);
    return [{ name, ...shape, style, hasLists: isDeep && hasLists(schema), hasNested }];
  });
}

/** Returns the members of a form with another style than that of the encoder. */
export function stylesOf(content: DocumentNode, { arrays, objects }: StylePolicy): MemberStyles {
  // In forms, the policy `comma` means `repeat`.
  const policy: StylePolicy = { arrays: arrays === "comma" ? "repeat" : arrays, objects };
  const members = membersOf(content).filter(
    (member) => member.style === "json" || member.hasNested || !isOfPolicy(member, member.style, policy),
  );
  return Object.fromEntries(members.map(({ name, style }) => [name, style]));
}

function styleOf(
  { isList, isObject }: ValueShape,
  encoding: DocumentNode | undefined,
): FormMember["style"] | undefined {
  const explode = encoding?.flag("explode");
  const style = encoding?.text("style") ?? (explode === undefined ? undefined : "form");
  if (style !== undefined) return queryStyleOf({ style, explode: explode ?? style === "form", isList, isObject });
  const type = encoding?.text("contentType");
  if (type?.startsWith("application/json")) return "json";
  // A value that may be a list or an object follows the policy.
  if (isList) return isObject ? undefined : "form";
  return type === undefined ? "json" : undefined;
}

const styled = /* @__PURE__ */ new WeakMap<BodyEncoder, { encoder: BodyEncoder; styles: MemberStyles }>();

/** An encoder with styles; `partsOf()` returns its parts. */
export function styledEncoder(encoder: BodyEncoder, styles: MemberStyles): BodyEncoder {
  const made = withStyles(encoder, styles);
  styled.set(made, { encoder, styles });
  return made;
}

/** Returns the encoder of all other members, and the styles; `undefined` for an encoder without styles. */
export function partsOf(encoder: BodyEncoder): { encoder: BodyEncoder; styles: MemberStyles } | undefined {
  return styled.get(encoder);
}
