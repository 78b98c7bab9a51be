import { withStyles } from "../bodies/index.js";
import type { BodyEncoder, Policy } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { DocumentNode } from "./node.js";
import { shapeOf } from "./value-shape.js";

/** The styles of the members of a form that its encoder writes otherwise. */
export type MemberStyles = Readonly<Record<string, QueryStyle | "json">>;

/** The members of a form that the document wants in another style than the policy has (OpenAPI 3.1.1, section 4.8.15). */
export function stylesOf(content: DocumentNode, policy: Pick<Policy, "objects">): MemberStyles {
  const encoding = content.get("encoding");
  const properties = content.get("schema")?.get("properties")?.members ?? [];
  const styles = properties.flatMap(([name, schema]) => {
    const style = styleOf(schema, encoding?.get(name), policy);
    return style ? [[name, style] as const] : [];
  });
  return Object.fromEntries(styles);
}

function styleOf(
  schema: DocumentNode,
  encoding: DocumentNode | undefined,
  { objects }: Pick<Policy, "objects">,
): QueryStyle | "json" | undefined {
  const { isList, isObject } = shapeOf(schema);
  const isOnlyObject = isObject && !isList;
  const style = encoding?.text("style") ?? "form";
  const explode = encoding?.flag("explode");
  const isStyled = encoding?.text("style") !== undefined || explode !== undefined;
  if (!isStyled) {
    const type = encoding?.text("contentType");
    return (isOnlyObject && type === undefined) || type?.startsWith("application/json") ? "json" : undefined;
  }
  if (style === "deepObject") return isOnlyObject && objects !== "brackets" ? "deepObject" : undefined;
  if (explode ?? style === "form") return isOnlyObject ? "form" : undefined;
  if (!isList && !isObject) return undefined;
  return style === "spaceDelimited" || style === "pipeDelimited" ? style : "comma";
}

const styled = /* @__PURE__ */ new WeakMap<BodyEncoder, { encoder: BodyEncoder; styles: MemberStyles }>();

/** An encoder with styles, of which `partsOf()` knows the parts. */
export function styledEncoder(encoder: BodyEncoder, styles: MemberStyles): BodyEncoder {
  const made = withStyles(encoder, styles);
  styled.set(made, { encoder, styles });
  return made;
}

/** The encoder that writes all other members, and the styles; `undefined` for an encoder without styles. */
export function partsOf(encoder: BodyEncoder): { encoder: BodyEncoder; styles: MemberStyles } | undefined {
  return styled.get(encoder);
}
