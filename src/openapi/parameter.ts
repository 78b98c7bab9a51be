import { replaceBraced } from "../shared/braces.js";
import { FIELD_VALUE } from "../shared/field-values.js";
import { isWellFormed } from "../shared/well-formed.js";
import { DocumentNode } from "./document.js";
import { shapeOf, hasNestedValues, hasLists, SCALAR, type ValueShape } from "./schema.js";
import { namesOfPath } from "./path-template.js";
import { isPassedAsText, isQueryString, readQueryString, type QueryString } from "./query-string.js";
import { formMembersOf, QUERY_STYLE } from "./style.js";

/** A parameter of an operation, with the default values of OpenAPI. */
export interface Parameter extends ValueShape {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly style: string;
  readonly explode: boolean;
  /** Whether reserved characters stay as they are. */
  readonly allowReserved: boolean;
  /** Whether it is an object that contains lists. */
  readonly hasLists: boolean;
  /** Whether its style cannot express lists or objects that it contains. */
  readonly hasNested: boolean;
  /** The media type of the value, if it has one; usually `application/json`. */
  readonly mediaType: string | undefined;
  /** Whether it is the whole query, without its name. */
  readonly isWholeQuery: boolean;
  readonly isRequired: boolean;
  /** What is sent where a call does not pass it: the default of a required parameter, if it is such a value (I11). */
  readonly default: unknown;
  readonly description: string | undefined;
  /** Its schema as it stands, with references. */
  readonly schema: DocumentNode | undefined;
  /** The parameter in the document; of members of a whole query, that parameter. */
  readonly node: DocumentNode;
}

/** The parameters of an operation. */
export interface OperationParameters {
  /** The names of the placeholders of its path. */
  readonly placeholders: ReadonlySet<string>;
  /** The `accept` header, if a parameter gives it a single value. */
  readonly accept: string | undefined;
  /** The names of its header parameters that OpenAPI leaves to others: calls set them by the option `headers`. */
  readonly optionHeaders: readonly string[];
  readonly parameters: readonly Parameter[];
  /** The names of declared query parameters that the literal query of its path has: it meets them (A4). */
  readonly met: readonly string[];
  /** What else is to say of parameters, with their names or positions. */
  readonly problems: readonly (readonly [
    reason: "parameter" | "undeclared" | "unplaced" | "literal" | "wholeQuery" | "freeQuery",
    name: string,
  ])[];
}

/** Tells whether a parameter in the path, or one in the query before a header, has the same name: calls mean that one by it. */
export function findSharedNames(parameters: readonly Parameter[]): (parameter: Parameter) => boolean {
  const [inPath, inQuery] = [namesIn(parameters, "path"), namesIn(parameters, "query")];
  return ({ name, in: place }) =>
    (place === "query" && inPath.has(name)) || (place === "header" && (inPath.has(name) || inQuery.has(name)));
}

const PLACES = ["path", "query", "header", "cookie"] as const;

/** The headers that OpenAPI ignores as parameters (OpenAPI 3.1.1, section 4.8.12.1). */
const IGNORED_HEADER = /^(?:accept|content-type|authorization)$/i;

/** The names of the parameters in a place. */
export function namesIn(parameters: readonly Parameter[], place: Parameter["in"]): ReadonlySet<string> {
  return new Set(parameters.filter((one) => one.in === place).map(({ name }) => name));
}

/**
 * Returns the parameters of an operation, and those of its path that it does not override. A parameter of the path that is not in
 * it goes to the query, also that of a POST. A placeholder that no parameter declares is a text.
 */
export function readDocumentParameters(path: string, item: DocumentNode, operation: DocumentNode): OperationParameters {
  const parameters = new Map<string, Parameter>();
  const problems: OperationParameters["problems"][number][] = [];
  const unplaced: Parameter[] = [];
  const optionHeaders = new Set<string>();
  let accept: string | undefined;
  const nodes = [...(item.get("parameters")?.items ?? []), ...(operation.get("parameters")?.items ?? [])];
  const queryString = readQueryString(nodes);
  const read = nodes.map((node) => [node, node.once("parameter", () => readParameter(node))] as const);
  const inPath = new Set(read.flatMap(([, one]) => (one?.in === "path" ? one.name : [])));
  const { placeholders, literals } = namesOfPath(path, inPath);
  const met = new Set<string>();
  for (const [node, parameter] of read) {
    if (queryString && isQueryString(node)) {
      const members = membersOfQuery(queryString);
      if (members.length === 0) problems.push(["freeQuery", queryString.name]);
      if (!queryString.members && isPassedAsText(queryString)) problems.push(["wholeQuery", queryString.name]);
      for (const member of members) parameters.set(keyOf(member), member);
    } else if (parameter?.in === "query" && literals.has(parameter.name)) met.add(parameter.name);
    else if (!parameter) problems.push(["parameter", parameterNameOf(node)]);
    else if (parameter.in === "path" && !placeholders.has(parameter.name)) {
      problems.push(["unplaced", parameter.name]);
      unplaced.push({ ...parameter, in: "query", style: "form", explode: true });
    } else if (!isIgnored(parameter)) parameters.set(keyOf(parameter), parameter);
    else {
      optionHeaders.add(parameter.name);
      if (/^accept$/i.test(parameter.name)) accept = onlyValueOf(node.get("schema"));
    }
  }
  for (const name of met) problems.push(["literal", name]);
  const own = unplaced.filter((one) => !parameters.has(keyOf(one)));
  for (const parameter of undeclaredIn(path, placeholders, parameters)) {
    problems.push(["undeclared", parameter.name]);
    parameters.delete(keyOf({ in: "query", name: parameter.name }));
    parameters.set(keyOf(parameter), parameter);
  }
  return {
    accept,
    optionHeaders: [...optionHeaders],
    parameters: [...parameters.values(), ...own],
    placeholders,
    met: [...met],
    problems,
  };
}

/** The placeholders that no parameter declares: texts, or what the document has in the query by that name. */
function undeclaredIn(
  path: string,
  placeholders: ReadonlySet<string>,
  parameters: ReadonlyMap<string, Parameter>,
): readonly Parameter[] {
  if ([...placeholders].every((name) => parameters.has(keyOf({ in: "path", name })))) return [];
  const query = replaceBraced(path, (name) => "_".repeat(name.length + 2)).indexOf("?");
  const beforeQuery = query < 0 ? placeholders : namesOfPath(path.slice(0, query), placeholders).placeholders;
  return [...placeholders].flatMap((name): Parameter | [] => {
    const inQuery = parameters.get(keyOf({ in: "query", name }));
    if (parameters.has(keyOf({ in: "path", name })) || (inQuery && !beforeQuery.has(name))) return [];
    return { ...UNDECLARED, ...inQuery, name, in: "path", style: "simple", explode: false, isRequired: true };
  });
}

/** What OpenAPI requires of a placeholder (OpenAPI 3.1.1, section 4.8.12.2.1). */
const UNDECLARED = /* @__PURE__ */ (() => ({
  ...SCALAR,
  allowReserved: false,
  hasLists: false,
  hasNested: false,
  mediaType: undefined,
  isWholeQuery: false,
  default: undefined,
  description: undefined,
  schema: DocumentNode.of({ type: "string" }),
  node: DocumentNode.of({}),
}))();

/** An operation may override a header field of its path in another case (RFC 9110, section 5.1). */
function keyOf({ in: place, name }: Pick<Parameter, "in" | "name">): string {
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

function readParameter(node: DocumentNode): Parameter | undefined {
  const name = node.text("name");
  const own = node.text("in");
  const place = PLACES.find((known) => known === own);
  if (!name || !place) return undefined;
  const style = node.text("style") ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const mediaType = node.get("content")?.names.at(0);
  const schema = node.get("schema");
  const shape = shapeOf(schema);
  const isRequired = place === "path" || node.flag("required") === true;
  return {
    name,
    in: place,
    style,
    explode: node.flag("explode") ?? style === "form",
    allowReserved: node.flag("allowReserved") ?? false,
    hasLists: style === "deepObject" && hasLists(schema),
    hasNested: style !== "deepObject" && !shape.isScalar && hasNestedValues(schema!),
    mediaType,
    isWholeQuery: false,
    isRequired,
    default: isRequired && mediaType === undefined ? parameterDefault(node.at("schema"), shape, place) : undefined,
    description: node.text("description"),
    node,
    schema:
      node.at("schema") ?? (mediaType === undefined ? undefined : node.get("content")?.get(mediaType)?.at("schema")),
    ...shape,
  };
}

/** The default of a schema, if its place can have it: a text, a number or a boolean, or a list of these. */
function parameterDefault(schema: DocumentNode | undefined, { isList, isScalar }: ValueShape, place: string): unknown {
  // That beside a reference is meant for this parameter.
  const value = schema?.data("default") ?? schema?.target.data("default");
  const items: readonly unknown[] = isList && Array.isArray(value) ? value : isScalar ? [value] : [];
  const isFine = (item: unknown): boolean => {
    if (typeof item !== "string") return typeof item === "boolean" || Number.isFinite(item);
    return place === "header" ? FIELD_VALUE.test(item) : isWellFormed(item) && (item !== "" || place !== "path");
  };
  return items.length > 0 && items.every(isFine) ? value : undefined;
}

/** The parameters that the whole query is made of: the members of a form, which have its encoding, or one value. */
function membersOfQuery({ name, node, content, members }: QueryString): readonly Parameter[] {
  const isRequired = node.flag("required") === true;
  const parameter = { in: "query", style: "form", explode: true, allowReserved: false, mediaType: undefined } as const;
  const described = { isRequired: false, default: undefined, description: node.text("description"), node };
  const text = { ...parameter, ...described, isWholeQuery: true, hasLists: false, hasNested: false, ...SCALAR };
  if (!members) return [{ ...text, name, isRequired, schema: content.at("schema") }];
  const styled = new Map(formMembersOf(content).map((member) => [member.name, member]));
  return [...members].map(([member, schema]) => {
    const { style = "form", ...own } = styled.get(member) ?? {};
    return {
      ...text,
      isWholeQuery: false,
      ...shapeOf(schema),
      ...own,
      name: member,
      schema,
      style: style === "json" || style === "comma" ? "form" : style,
      explode: style === "form",
      mediaType: style === "json" ? "application/json" : undefined,
    };
  });
}

/** The only value of a header that OpenAPI leaves to other parts of a document: PagerDuty's has a default. */
function onlyValueOf(schema: DocumentNode | undefined): string | undefined {
  const choices = schema?.data("enum");
  const values: readonly unknown[] = Array.isArray(choices) ? choices : [];
  const value = schema?.data("const") ?? (values.length > 0 ? values[0] : schema?.data("default"));
  return values.length < 2 && typeof value === "string" && /^[!-~](?:[ -~]*[!-~])?$/.test(value) ? value : undefined;
}

/** The name of an invalid parameter, or its position. */
function parameterNameOf(node: DocumentNode): string {
  const name = node.text("name");
  return name === undefined || name === "" ? node.pointer : name;
}

function isIgnored({ name, in: place }: Parameter): boolean {
  return place === "header" && IGNORED_HEADER.test(name);
}

const STYLES: Readonly<Record<Parameter["in"], RegExp>> = {
  path: /^(?:simple|label|matrix)$/,
  query: QUERY_STYLE,
  header: /^simple$/,
  cookie: /^form$/,
};

/** Whether OpenAPI has the style of a parameter in its place; scalars are the same in all. */
export function hasKnownStyle({ in: place, style, isList, isObject }: Parameter): boolean {
  return STYLES[place].test(style) || (place !== "path" && !isList && !isObject);
}
