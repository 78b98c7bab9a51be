import ts from "typescript";

/**
 * Moves the operations of QUERY, and of methods that only some vendors have, to the types of their paths: see
 * `withMethodsAsTrace()`.
 */
export function moveToPaths(declarations: readonly ts.Node[]): ts.Node[] {
  return declarations.map((declaration) => {
    if (!ts.isInterfaceDeclaration(declaration) || declaration.name.text !== "paths") return declaration;
    const { modifiers, name, typeParameters, heritageClauses, members } = declaration;
    const moved = new Map<string, ts.TypeElement[]>();
    const paths = members.filter((member) => {
      const [, method, path] = /^(\S+) (\/[^]*)$/.exec(elementName(member)) ?? [];
      const operation = typeMembersOf(member).find((one) => elementName(one) === "trace");
      if (method === undefined || !operation) return true;
      moved.set(path!, [...(moved.get(path!) ?? []), renamed(operation, method.toLowerCase())]);
      return false;
    });
    const complete = paths.map((path) => withMembers(path, moved.get(elementName(path)) ?? []));
    return ts.factory.updateInterfaceDeclaration(
      declaration,
      modifiers,
      name,
      typeParameters,
      heritageClauses,
      complete,
    );
  });
}

/** openapi-typescript writes no other names. */
export function elementName({ name }: ts.TypeElement): string {
  return (name as ts.Identifier | ts.StringLiteral | ts.NumericLiteral).text;
}

function typeMembersOf(path: ts.TypeElement): readonly ts.TypeElement[] {
  return ts.isPropertySignature(path) && path.type && ts.isTypeLiteralNode(path.type) ? path.type.members : [];
}

function renamed(operation: ts.TypeElement, method: string): ts.TypeElement {
  const { modifiers, questionToken, type } = operation as ts.PropertySignature;
  const name = method.includes("-") ? ts.factory.createStringLiteral(method) : ts.factory.createIdentifier(method);
  return ts.factory.updatePropertySignature(operation as ts.PropertySignature, modifiers, name, questionToken, type);
}

function withMembers(path: ts.TypeElement, members: readonly ts.TypeElement[]): ts.TypeElement {
  if (members.length === 0) return path;
  const { modifiers, name, questionToken } = path as ts.PropertySignature;
  const type = ts.factory.createTypeLiteralNode([...typeMembersOf(path), ...members]);
  return ts.factory.updatePropertySignature(path as ts.PropertySignature, modifiers, name, questionToken, type);
}
