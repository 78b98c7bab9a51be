// No call of the fixtures results in `any`, which would silently disable all later checks. (ESLint finds an `any` in a declaration.) After the
// fixtures, whose copies it reads.
import { readdirSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

import { workspace } from "./fixtures.mjs";

/** @returns {Promise<{ passed: string[], failures: string[] }>} */
export async function checkAny() {
  const folder = join(workspace, "layout-7/fixtures");
  const files = readdirSync(folder).filter((file) => !/platform|expect/.test(file));
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
      strict: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  let calls = 0;
  /** @type {string[]} */
  const failures = [];
  for (const file of files) {
    const source = program.getSourceFile(join(folder, file));
    if (!source) throw new Error(`${file} is not read`);
    const lines = source.text.split("\n");
    ts.forEachChild(source, function look(node) {
      ts.forEachChild(node, look);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      // A mistake has no type.
      if (!ts.isCallExpression(node) || lines[line - 1]?.includes("// mistake: ")) return;
      calls += 1;
      if (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) failures.push(`any: ${file}:${line + 1}`);
    });
  }
  return { passed: [`${calls} calls`], failures };
}
