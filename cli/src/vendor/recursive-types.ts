import ts from "typescript";

import { elementName } from "./method-types.js";

/** What the alias of a recursive schema is called: this, and the name of the schema. */
export const RECURSIVE = "Recursive_";

/**
 * Gives schemas that contain themselves in lists, such as `Filter: components["schemas"]["Filter"][] | string`, a type alias each.
 * TypeScript resolves a list of an alias later, but that of a member of an interface at once, and so finds a circle.
 */
export function nameRecursive(declarations: readonly ts.Node[]): ts.Node[] {
  const schemas = schemasOf(declarations);
  const used = new Map<string, Uses>([...schemas].map(([name, { type }]) => [name, usesOf(type!)]));
  // No alias helps where there is no list between: alternatives in a circle.
  const endless = inCircles(new Map([...used].map(([name, { directly }]) => [name, directly])));
  const mendable = [...used].filter(([name]) => !endless.has(name));
  const recursive = inCircles(
    new Map(mendable.map(([name, { directly, inLists }]) => [name, [...directly, ...inLists]])),
  );
  if (recursive.size === 0) return [...declarations];
  const aliases = aliasNames(recursive);
  const written = [...recursive].map((name) => {
    const body = withAliases(schemas.get(name)!.type!, aliases);
    return ts.factory.createTypeAliasDeclaration(undefined, aliases.get(name)!, undefined, body);
  });
  const replaced = new Map([...recursive].map((name) => [schemas.get(name)!, referenceTo(aliases.get(name)!)]));
  return [...written, ...declarations.map((one) => (isNamed(one, "components") ? withTypes(one, replaced) : one))];
}

/** The schemas that a type contains, but for those in objects, which TypeScript resolves later. */
interface Uses {
  readonly directly: readonly string[];
  readonly inLists: readonly string[];
}

function isNamed(node: ts.Node, name: string): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text === name;
}

function schemasOf(declarations: readonly ts.Node[]): ReadonlyMap<string, ts.PropertySignature> {
  const groups = declarations.flatMap((one) => (isNamed(one, "components") ? [...one.members] : []));
  const schemas = groups.flatMap((group) => {
    const isSchemas = ts.isPropertySignature(group) && elementName(group) === "schemas";
    return isSchemas && group.type && ts.isTypeLiteralNode(group.type) ? [...group.type.members] : [];
  });
  return new Map(
    schemas.flatMap((one) => (ts.isPropertySignature(one) && one.type ? [[elementName(one), one] as const] : [])),
  );
}

function usesOf(type: ts.TypeNode): Uses {
  const directly: string[] = [];
  const inLists: string[] = [];
  const visit = (node: ts.Node, found: string[]): void => {
    if (ts.isTypeLiteralNode(node)) return;
    const schema = schemaNameOf(node);
    if (schema !== undefined) found.push(schema);
    else {
      const isList = ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node);
      ts.forEachChild(node, (child) => {
        visit(child, isList ? inLists : found);
      });
    }
  };
  visit(type, directly);
  return { directly, inLists };
}

/** The schema of `components["schemas"]["…"]`. */
function schemaNameOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined;
  const { objectType: group, indexType } = node;
  const isSchemas =
    ts.isIndexedAccessTypeNode(group) &&
    ts.isTypeReferenceNode(group.objectType) &&
    ts.isIdentifier(group.objectType.typeName) &&
    group.objectType.typeName.text === "components" &&
    literalOf(group.indexType) === "schemas";
  return isSchemas ? literalOf(indexType) : undefined;
}

function literalOf(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
}

/** The names that lead to themselves, and those between two that do. */
function inCircles(edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const backwards = new Map<string, string[]>();
  for (const [name, targets] of edges)
    for (const target of targets) backwards.set(target, [...(backwards.get(target) ?? []), name]);
  const forwards = withoutEnds(new Set(edges.keys()), edges, backwards);
  return withoutEnds(forwards, backwards, edges);
}

/** Takes out the names that lead to no other, until all do. */
function withoutEnds(
  names: ReadonlySet<string>,
  edges: ReadonlyMap<string, readonly string[]>,
  backwards: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const left = new Set(names);
  const counts = new Map(
    [...left].map((name) => [name, (edges.get(name) ?? []).filter((one) => left.has(one)).length]),
  );
  const ends = [...left].filter((name) => counts.get(name) === 0);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    left.delete(end);
    for (const source of (backwards.get(end) ?? []).filter((one) => left.has(one))) {
      counts.set(source, counts.get(source)! - 1);
      if (counts.get(source) === 0) ends.push(source);
    }
  }
  return left;
}

function aliasNames(schemas: Iterable<string>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const aliases = new Map<string, string>();
  for (const schema of schemas) {
    const name = `${RECURSIVE}${schema.replaceAll(/\W/g, "_")}`;
    let alias = name;
    for (let count = 2; taken.has(alias); count += 1) alias = `${name}_${count}`;
    taken.add(alias);
    aliases.set(schema, alias);
  }
  return aliases;
}

function referenceTo(alias: string): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(alias);
}

function withAliases(type: ts.TypeNode, aliases: ReadonlyMap<string, string>): ts.TypeNode {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isTypeLiteralNode(node)) return node;
    const alias = aliases.get(schemaNameOf(node) ?? "");
    return alias === undefined ? ts.visitEachChild(node, visit, undefined) : referenceTo(alias);
  };
  return visit(type) as ts.TypeNode;
}

/** Replaces the types of some schemas; their documentation stays. */
function withTypes(
  components: ts.InterfaceDeclaration,
  types: ReadonlyMap<ts.TypeElement, ts.TypeNode>,
): ts.InterfaceDeclaration {
  const groups = components.members.map((group) => {
    if (!ts.isPropertySignature(group) || !group.type || !ts.isTypeLiteralNode(group.type)) return group;
    const members = group.type.members.map((one) => withType(one, types.get(one)));
    const literal = ts.factory.updateTypeLiteralNode(group.type, ts.factory.createNodeArray(members));
    return withType(group, literal);
  });
  const { modifiers, name, typeParameters, heritageClauses } = components;
  return ts.factory.updateInterfaceDeclaration(components, modifiers, name, typeParameters, heritageClauses, groups);
}

function withType(member: ts.TypeElement, type: ts.TypeNode | undefined): ts.TypeElement {
  if (!type || !ts.isPropertySignature(member)) return member;
  return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type);
}
