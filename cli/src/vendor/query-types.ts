import ts from "typescript";

/**
 * Renames the operations of TRACE in the types of paths to those of QUERY, which the document has instead: see
 * `repairForTypes()`.
 */
export function queryInsteadOfTrace(declarations: readonly ts.Node[]): ts.Node[] {
  return declarations.map((declaration) => {
    if (!ts.isInterfaceDeclaration(declaration) || declaration.name.text !== "paths") return declaration;
    const { modifiers, name, typeParameters, heritageClauses, members } = declaration;
    const renamed = members.map(withQuery);
    return ts.factory.updateInterfaceDeclaration(
      declaration,
      modifiers,
      name,
      typeParameters,
      heritageClauses,
      renamed,
    );
  });
}

function withQuery(path: ts.TypeElement): ts.TypeElement {
  if (!ts.isPropertySignature(path) || !path.type || !ts.isTypeLiteralNode(path.type)) return path;
  const members = path.type.members.map((member) => {
    const isOperation = ts.isPropertySignature(member) && member.type?.kind !== ts.SyntaxKind.NeverKeyword;
    if (!isOperation || !ts.isIdentifier(member.name) || member.name.text !== "trace") return member;
    const query = ts.factory.createIdentifier("query");
    return ts.factory.updatePropertySignature(member, member.modifiers, query, member.questionToken, member.type);
  });
  const type = ts.factory.updateTypeLiteralNode(path.type, ts.factory.createNodeArray(members));
  return ts.factory.updatePropertySignature(path, path.modifiers, path.name, path.questionToken, type);
}
