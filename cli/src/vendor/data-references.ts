import { escapePart } from "../library.js";
import { isPart, type Part } from "./part.js";

/** The keywords whose values are data. A member of that name in a map, such as a property, is none of them. */
const DATA = /^(?:example|examples|default|enum|const|x-.*)$/;

/** The keywords whose values are maps from any names. Extensions may stand beside the paths and the expressions of the others. */
const MAPS =
  /^(?:properties|patternProperties|\$defs|dependentSchemas|schemas|definitions|parameters|responses|headers|requestBodies|securitySchemes|securityDefinitions|links|pathItems|content|encoding|variables|mapping)$/;
const MAPS_OF_EXPRESSIONS = /^(?:paths|webhooks|callbacks|additionalOperations)$/;

/** What the name of a member says: the keyword of an object, any name, or a path or an expression that may be an extension. */
type Position = "keyword" | "name" | "expression";

/** A value of a document in which `$ref` is no reference. */
interface Found {
  readonly pointer: string;
  readonly holder: Part;
  readonly name: string;
}

/**
 * Takes references out of the data of a document: what stands in an example, a default value, an `enum`, a `const` or an extension is a
 * value of the API, and no request depends on it. An extension that a reference leads to is a part of the document. Changes the
 * document.
 *
 * @param isRoot - whether it is the document itself, and not a file of any parts
 */
export function dropDataReferences(document: unknown, isRoot: boolean): void {
  const data: Found[] = [];
  const references: string[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown, pointer: string, position: Position): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (isPart(value) && position === "keyword" && typeof value["$ref"] === "string") references.push(value["$ref"]);
    for (const [name, member] of Object.entries(value)) {
      const place = `${pointer}/${escapePart(name)}`;
      const isData = position === "keyword" ? DATA.test(name) : position === "expression" && name.startsWith("x-");
      if (isData && isPart(value)) data.push({ pointer: place, holder: value, name });
      else visit(member, place, positionIn(name, member, position));
    }
  };
  visit(document, "#", isRoot || isNode(document) ? "keyword" : "name");
  for (const { pointer, holder, name } of data) {
    const kept = withoutReferences(holder[name]);
    // Few data have references: for the others, nobody looks through those of a large document.
    if (kept === holder[name]) continue;
    if (references.some((reference) => reference === pointer || reference.startsWith(`${pointer}/`))) continue;
    const isEmpty = name === "enum" && Array.isArray(kept) && kept.length === 0;
    if (kept === undefined || isEmpty) Reflect.deleteProperty(holder, name);
    else holder[name] = kept;
  }
}

function positionIn(name: string, member: unknown, position: Position): Position {
  if (position !== "keyword" || !isPart(member)) return "keyword";
  return MAPS.test(name) ? "name" : MAPS_OF_EXPRESSIONS.test(name) ? "expression" : "keyword";
}

/** Whether a file is a schema, a parameter, a path or another part, and not a map of these. */
function isNode(document: unknown): boolean {
  return isPart(document) && NODE.some((name) => Object.hasOwn(document, name));
}

const NODE = ["type", "properties", "allOf", "oneOf", "anyOf", "in", "content", "schema", "get", "post", "responses"];

/** A value without the objects that would be references: `undefined` if it is one. */
function withoutReferences(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isPart(value) && (typeof value["$ref"] === "string" || typeof value["externalValue"] === "string"))
    return undefined;
  const members = Object.entries(value);
  const kept = members.map(([name, member]) => [name, withoutReferences(member)] as const);
  if (kept.every(([, member], index) => member === members[index]![1])) return value;
  const present = kept.filter(([, member]) => member !== undefined);
  return Array.isArray(value) ? present.map(([, member]) => member) : Object.fromEntries(present);
}
