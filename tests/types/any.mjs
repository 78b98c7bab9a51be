// No `any` reaches users: neither in the declarations nor as the result of a call of the fixtures. It would silently disable all
// later checks. After the fixtures, whose copies it reads.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import ts from "typescript";

import { workspace } from "./fixtures.mjs";

/** What only a client knows the type of. */
const MEANT = /type ClientOption = any|init: any\) => Promise<Received>/;

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

/** @param {string} folder */
const filesIn = (folder) => readdirSync(folder).map((name) => join(folder, name));

/**
 * @param {ts.SourceFile} source
 * @param {(node: ts.Node) => boolean} isFound
 */
function placesOf(source, isFound) {
  /** @type {string[]} */
  const places = [];
  ts.forEachChild(source, function look(node) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (isFound(node)) places.push(`${basename(source.fileName)}:${line + 1}`);
    ts.forEachChild(node, look);
  });
  return places;
}

/** @returns {Promise<{ passed: string[], failures: string[] }>} */
export async function checkAny() {
  const declarations = filesIn(dist).filter((file) => file.endsWith(".d.ts"));
  const fixtures = filesIn(join(workspace, "layout-7/fixtures")).filter((file) => !/platform|expect/.test(file));
  const program = ts.createProgram([...declarations, ...fixtures], {
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const checker = program.getTypeChecker();
  let calls = 0;
  const failures = [...declarations, ...fixtures].flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not read`);
    const lines = source.text.split("\n");
    return placesOf(source, (node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (declarations.includes(file))
        return node.kind === ts.SyntaxKind.AnyKeyword && !isPattern(node) && !MEANT.test(lines[line] ?? "");
      // A mistake has no type.
      if (!ts.isCallExpression(node) || lines[line - 1]?.includes("// mistake: ")) return false;
      calls += 1;
      return (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) !== 0;
    });
  });
  return {
    passed: [`${declarations.length} declarations, ${calls} calls`],
    failures: failures.map((one) => `any: ${one}`),
  };
}

/**
 * Whether an `any` is on the right of `extends` in a condition: it matches anything, and is nobody's type.
 *
 * @param {ts.Node} node
 */
function isPattern(node) {
  for (let at = node; at.parent; at = at.parent)
    if (ts.isConditionalTypeNode(at.parent) && at.parent.extendsType === at) return true;
  return false;
}
