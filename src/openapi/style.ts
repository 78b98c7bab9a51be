import { withStyles, withTypes } from "../bodies/index.js";
import type { BodyEncoder, Policy, QueryStyle } from "../types/policy.js";
import type { DocumentNode } from "./document.js";
import { hasLists, hasNestedValues, OBJECT, readSchemaMembers, shapeOf, type ValueShape } from "./schema.js";

/** The choices of a policy for lists and objects. */
export type StylePolicy = Pick<Policy, "arrays" | "objects">;

/** Returns the style of a list or an object in a query or a form (OpenAPI 3.1.1, section 4.8.12.4). */
export function queryStyleOf({ style, explode, isList, isObject }: StyledValue): QueryStyle {
  if (style === "deepObject") return isList || isObject ? "deepObject" : "form";
  // With `explode`, the delimiter is `&`.
  if (explode) return "form";
  return style === "spaceDelimited" || style === "pipeDelimited" || style === "tabDelimited" ? style : "comma";
}

interface StyledValue extends Omit<ValueShape, "isScalar"> {
  readonly style: string;
  readonly explode: boolean;
}

interface NamedValue extends Omit<ValueShape, "isScalar"> {
  readonly name: string;
  readonly hasLists: boolean;
}

/** Whether the policy writes a list or an object in this style. */
export function isOfPolicy(
  { name, isList, isObject, hasLists }: NamedValue,
  style: QueryStyle,
  { arrays, objects }: StylePolicy,
): boolean {
  if (style === "deepObject")
    return (!(isList || hasLists) || arrays === "brackets") && (!isObject || objects === "brackets");
  const written = name.endsWith("[]") && arrays !== "comma" ? "repeat" : arrays;
  const isListOfPolicy = style === "form" ? written === "repeat" : style === "comma" && written === "comma";
  return !isObject && (!isList || isListOfPolicy);
}

/** The styles that OpenAPI has for parameters of a query, and for members of a form; of OpenAPI 2.0 also that with tabs. */
export const QUERY_STYLE: RegExp = /^(?:form|spaceDelimited|pipeDelimited|tabDelimited|deepObject)$/;

/** Whether a range names a single type that can be sent (RFC 9110, section 8.3.1). */
export function isConcrete(mediaType: string): boolean {
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:[ \t]*;[\t\x20-\x7e]*)?$/.test(mediaType);
}

/** The styles of form members that differ from the style of the encoder. */
export type MemberStyles = Readonly<Record<string, QueryStyle>>;

/** The media types of members that are parts of their own. */
export type PartTypes = Readonly<Record<string, string>>;

/** A list or an object in a form, with its style in the document (OpenAPI 3.1.1, section 4.8.15). */
export interface FormMember extends ValueShape {
  readonly name: string;
  readonly style: QueryStyle;
  readonly hasLists: boolean;
  /** Whether its style cannot express lists or objects that it contains. */
  readonly hasNested: boolean;
}

/** The members of a form whose wire format depends on a style. */
export function formMembersOf(content: DocumentNode): readonly FormMember[] {
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
  const members = formMembersOf(content).filter(
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

/**
 * The media types of parts of a multipart form, where each has a single one: an object is JSON, unless its encoding says else
 * (OpenAPI 3.1.1, section 4.8.15).
 */
export function partTypesOf(content: DocumentNode): PartTypes {
  const encoding = content.get("encoding");
  const objects = [...readSchemaMembers(content.get("schema"))].filter(([name, schema]) => {
    const { isObject, isList, isScalar } = shapeOf(schema);
    return isObject && !isList && !isScalar && styleOf(OBJECT, encoding?.get(name)) === "json";
  });
  const types = (encoding?.members ?? []).map(([name, own]) => [name, own.text("contentType")?.trim()] as const);
  return Object.fromEntries([
    ...objects.map(([name]) => [name, "application/json"] as const),
    ...types.filter((entry): entry is [string, string] => isConcrete(entry[1] ?? "")),
  ]);
}

/** The parts of an encoder that was made for a document. */
interface EncoderParts {
  readonly encoder: BodyEncoder;
  readonly styles: MemberStyles;
  readonly types: PartTypes;
}

const made = /* @__PURE__ */ new WeakMap<BodyEncoder, EncoderParts>();

/** An encoder with styles and media types of members; `encoderPartsOf()` returns its parts. */
export function encoderWith(encoder: BodyEncoder, styles: MemberStyles, types: PartTypes): BodyEncoder {
  const styled = Object.keys(styles).length > 0 ? withStyles(encoder, styles) : encoder;
  const typed = Object.keys(types).length > 0 ? withTypes(styled, types) : styled;
  if (typed !== encoder) made.set(typed, { encoder, styles, types });
  return typed;
}

/** Returns the encoder of all other members, and the styles and types; `undefined` for an encoder without them. */
export function encoderPartsOf(encoder: BodyEncoder): EncoderParts | undefined {
  return made.get(encoder);
}
