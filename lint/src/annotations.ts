import type { TSESTree } from "@typescript-eslint/utils";

import { functionOf } from "./functions.js";
import { classAround, memberName, nameOf, type Node, type Source, unwrap, variableOf } from "./tree.js";

/** How many names of types are followed. */
const DEPTH = 8;

const LIST = /^(?:Readonly)?Array$/;

/** The type that the file itself gives an expression. */
export function typeOf(source: Source, node: Node): TSESTree.TypeNode | undefined {
  if (node.type === "TSAsExpression" || node.type === "TSTypeAssertion") {
    const { typeAnnotation } = node;
    const isConst = typeAnnotation.type === "TSTypeReference" && nameOf(typeAnnotation.typeName) === "const";
    return isConst ? undefined : typeAnnotation;
  }
  const inner = unwrap(node);
  if (inner !== node) return typeOf(source, inner);
  switch (inner.type) {
    case "Identifier":
      return typeOfVariable(source, inner);
    case "MemberExpression": {
      const name = memberName(inner);
      if (inner.object.type === "ThisExpression") return name === undefined ? undefined : typeOfField(inner, name);
      const type = typeOf(source, inner.object);
      return type && memberType(source, type, name);
    }
    case "CallExpression":
      return functionOf(source, inner)?.returnType?.typeAnnotation;
    default:
      return undefined;
  }
}

function typeOfVariable(source: Source, identifier: TSESTree.Identifier): TSESTree.TypeNode | undefined {
  const definition = variableOf(source, identifier)?.defs[0];
  if (definition?.type !== "Variable" && definition?.type !== "Parameter") return undefined;
  const names: (string | undefined)[] = [];
  let pattern: Node = definition.name;
  while (!("typeAnnotation" in pattern) || !pattern.typeAnnotation) {
    const parent: Node = pattern.parent;
    if (parent.type === "Property" && parent.value === pattern) {
      names.unshift(parent.computed ? undefined : nameOf(parent.key));
      pattern = parent.parent;
    } else if (parent.type === "ArrayPattern") {
      names.unshift(undefined);
      pattern = parent;
    } else if (parent.type === "AssignmentPattern" && parent.left === pattern) pattern = parent;
    else break;
  }
  const annotated = "typeAnnotation" in pattern ? pattern.typeAnnotation : undefined;
  const type =
    annotated?.type === "TSTypeAnnotation" ? annotated.typeAnnotation : typeOfSource(source, definition.node);
  return names.reduce<TSESTree.TypeNode | undefined>((outer, name) => outer && memberType(source, outer, name), type);
}

/** The type of what a declaration is initialised with, or loops over. */
function typeOfSource(source: Source, declaration: Node): TSESTree.TypeNode | undefined {
  if (declaration.type !== "VariableDeclarator") return undefined;
  if (declaration.init) return typeOf(source, declaration.init);
  const loop = declaration.parent.parent;
  const list = loop.type === "ForOfStatement" ? typeOf(source, loop.right) : undefined;
  return list && memberType(source, list, undefined);
}

/** The type of a field of the class, or of a parameter of its constructor that is one. */
function typeOfField(node: Node, name: string): TSESTree.TypeNode | undefined {
  for (const member of classAround(node)?.body ?? []) {
    if (member.type === "PropertyDefinition" && nameOf(member.key) === name)
      return member.typeAnnotation?.typeAnnotation;
    if (member.type !== "MethodDefinition" || member.kind !== "constructor") continue;
    for (const parameter of member.value.params) {
      const property = parameter.type === "TSParameterProperty" ? parameter.parameter : undefined;
      const target = property?.type === "AssignmentPattern" ? property.left : property;
      if (target?.type === "Identifier" && target.name === name) return target.typeAnnotation?.typeAnnotation;
    }
  }
  return undefined;
}

/** The type of a member; of an item, without a name. */
function memberType(
  source: Source,
  type: TSESTree.TypeNode,
  name: string | undefined,
  depth = DEPTH,
): TSESTree.TypeNode | undefined {
  if (depth === 0) return undefined;
  switch (type.type) {
    case "TSArrayType":
      return name === undefined ? type.elementType : undefined;
    case "TSTypeLiteral":
      return memberOf(type.members, name);
    case "TSIntersectionType":
    case "TSUnionType": {
      const found = type.types.map((one) => memberType(source, one, name, depth - 1)).filter((one) => !!one);
      return found.length === 1 ? found[0] : undefined;
    }
    case "TSTypeOperator":
      return type.typeAnnotation && memberType(source, type.typeAnnotation, name, depth - 1);
    case "TSTypeReference": {
      const [argument] = type.typeArguments?.params ?? [];
      const reference = nameOf(type.typeName) ?? "";
      if (argument && /^(?:Readonly|Partial|Required|Promise|Pick|Omit|NonNullable)$/.test(reference))
        return memberType(source, argument, name, depth - 1);
      if (argument && LIST.test(reference)) return name === undefined ? argument : undefined;
      if (reference === "Record") return type.typeArguments?.params[1];
      const declared = declarationOf(source, type);
      if (declared?.type === "TSInterfaceDeclaration") return memberOf(declared.body.body, name);
      if (declared?.type === "TSTypeAliasDeclaration")
        return memberType(source, declared.typeAnnotation, name, depth - 1);
      return undefined;
    }
    default:
      return undefined;
  }
}

function memberOf(members: readonly TSESTree.TypeElement[], name: string | undefined): TSESTree.TypeNode | undefined {
  const member = members.find((one) => one.type === "TSPropertySignature" && nameOf(one.key) === name);
  return member?.type === "TSPropertySignature" ? member.typeAnnotation?.typeAnnotation : undefined;
}

/** The declaration of a type's name in the file. */
function declarationOf(source: Source, type: TSESTree.TSTypeReference): Node | undefined {
  const { typeName } = type;
  return typeName.type === "Identifier" ? variableOf(source, typeName)?.defs[0]?.node : undefined;
}

/** Whether no value of a type can change a url: numbers, booleans, dates, enums and literals. */
export function isHarmlessType(source: Source, type: TSESTree.TypeNode, depth: number = DEPTH): boolean {
  if (depth === 0) return false;
  switch (type.type) {
    case "TSNumberKeyword":
    case "TSBigIntKeyword":
    case "TSBooleanKeyword":
    case "TSLiteralType":
    case "TSNullKeyword":
    case "TSUndefinedKeyword":
      return true;
    case "TSUnionType":
      return type.types.every((one) => isHarmlessType(source, one, depth - 1));
    case "TSIndexedAccessType": {
      // `(typeof LIST)[number]`, of a constant of the file.
      const { objectType } = type;
      return objectType.type === "TSTypeQuery" && isConstantName(source, objectType.exprName);
    }
    case "TSTypeOperator":
      if (type.operator === "readonly") return !!type.typeAnnotation && isHarmlessType(source, type.typeAnnotation);
      return type.operator === "keyof" && type.typeAnnotation?.type === "TSTypeQuery";
    // A list as a text.
    case "TSArrayType":
      return isHarmlessType(source, type.elementType, depth - 1);
    case "TSTypeReference": {
      const name = nameOf(type.typeName) ?? "";
      if (name === "Date") return true;
      const [item] = type.typeArguments?.params ?? [];
      if (item && LIST.test(name)) return isHarmlessType(source, item, depth - 1);
      const declared = declarationOf(source, type);
      if (declared?.type === "TSTypeAliasDeclaration")
        return isHarmlessType(source, declared.typeAnnotation, depth - 1);
      return declared?.type === "TSEnumDeclaration";
    }
    default:
      return false;
  }
}

function isConstantName(source: Source, name: TSESTree.Node): boolean {
  return name.type === "Identifier" && variableOf(source, name)?.defs[0]?.type === "Variable";
}
