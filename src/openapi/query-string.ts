import { essenceOf, FORM, isJson } from "../shared/field-values.js";
import type { DocumentNode } from "./document.js";
import { allowsText, readSchemaMembers, shapeOf } from "./schema.js";

/** A parameter that is the whole query of a url (OpenAPI 3.2, section 4.12). */
export interface QueryString {
  readonly name: string;
  readonly node: DocumentNode;
  readonly content: DocumentNode;
  readonly mediaType: string;
  /** The members of a form, which are parameters of the query; `undefined` in another media type. */
  readonly members: ReadonlyMap<string, DocumentNode> | undefined;
}

/** Whether a parameter is the whole query. */
export function isQueryString(parameter: DocumentNode): boolean {
  return parameter.text("in") === "querystring";
}

/**
 * Returns the parameter that is the whole query: `undefined` if there is none, or another that is in the query, too.
 *
 * @param parameters - those of an operation and of its path
 */
export function readQueryString(parameters: readonly DocumentNode[]): QueryString | undefined {
  const [node, ...others] = parameters.filter((parameter) => /^query(?:string)?$/.test(parameter.text("in") ?? ""));
  const name = node?.text("name");
  const [mediaType = "", content] = node?.get("content")?.members[0] ?? [];
  if (!node || !name || !content || others.length > 0 || !isQueryString(node)) return undefined;
  const members = essenceOf(mediaType) === FORM ? readSchemaMembers(content.get("schema")) : undefined;
  return { name, node, content, mediaType, members };
}

/** Whether calls must pass it as text: it is JSON that may be a text, or an object in another media type. */
export function isPassedAsText({ content, mediaType }: QueryString): boolean {
  const schema = content.get("schema");
  if (isJson(mediaType)) return allowsText(schema);
  const { isList, isObject } = shapeOf(schema);
  return isList || isObject;
}
