import type { DocumentNode } from "./node.js";
import { hasLists, shapeOf, type ValueShape } from "./value-shape.js";

/** A parameter of an operation, with the default values of OpenAPI. */
export interface Parameter extends ValueShape {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly style: string;
  readonly explode: boolean;
  /** Whether it is an object that contains lists. */
  readonly hasLists: boolean;
  /** The media type of the value, if it has one; usually `application/json`. */
  readonly mediaType: string | undefined;
}

const PLACES = ["path", "query", "header", "cookie"] as const;

/** The headers that OpenAPI ignores as parameters (OpenAPI 3.1.1, section 4.8.12.1). */
const IGNORED_HEADER = /^(?:accept|content-type|authorization)$/i;

/** Returns the parameters of an operation, and those of its path that it does not override. */
export function readParameters(item: DocumentNode, operation: DocumentNode): readonly Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const node of [...(item.get("parameters")?.items ?? []), ...(operation.get("parameters")?.items ?? [])]) {
    const parameter = readParameter(node);
    if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...parameters.values()];
}

function readParameter(node: DocumentNode): Parameter | undefined {
  const name = node.text("name");
  const place = PLACES.find((known) => known === node.text("in"));
  if (!name || !place || (place === "header" && IGNORED_HEADER.test(name))) return undefined;
  const style = node.text("style") ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const mediaType = node.get("content")?.names[0];
  return {
    name,
    in: place,
    style,
    explode: node.flag("explode") ?? style === "form",
    hasLists: style === "deepObject" && hasLists(node.get("schema")),
    mediaType,
    ...shapeOf(node.get("schema")),
  };
}

const STYLES: Readonly<Record<Parameter["in"], RegExp>> = {
  path: /^(?:simple|label|matrix)$/,
  query: /^(?:form|spaceDelimited|pipeDelimited|deepObject)$/,
  header: /^simple$/,
  cookie: /^form$/,
};

/** Whether OpenAPI has the style of a parameter in its place; scalars are the same in all. */
export function hasKnownStyle({ in: place, style, isList, isObject }: Parameter): boolean {
  return STYLES[place].test(style) || (place !== "path" && !isList && !isObject);
}

/** Whether OpenAPI has a style for members of forms. */
export function isFormStyle(style: string): boolean {
  return STYLES.query.test(style);
}
