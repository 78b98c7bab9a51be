// Programs that use what the command writes.
import { fileURLToPath } from "node:url";
import type ts from "typescript";

import type { Folder } from "./command.js";

const SOURCE = fileURLToPath(new URL("../../../src", import.meta.url));

/** Runs the command, and compiles a program that uses its files. Returns its errors, with their lines. */
export async function compileWith(
  compiler: typeof ts,
  folder: Folder,
  document: unknown,
  lines: readonly string[],
  ...more: readonly string[]
): Promise<readonly string[]> {
  folder.write("api.json", document);
  const { code, stderr } = await folder.vendor(
    "api.json",
    "--out",
    "out",
    "--name",
    "acme",
    "--class",
    "Acme",
    ...more,
  );
  if (code !== 0) throw new Error(stderr);
  folder.write("main.ts", ['import { Acme } from "./out/acme.js";', "const acme = new Acme();", ...lines].join("\n"));
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ["node"],
    typeRoots: [fileURLToPath(new URL("../../../node_modules/@types", import.meta.url))],
    module: compiler.ModuleKind.NodeNext,
    moduleResolution: compiler.ModuleResolutionKind.NodeNext,
    target: compiler.ScriptTarget.ES2022,
    paths: { "fluent-endpoint": [`${SOURCE}/index.ts`], "fluent-endpoint/*": [`${SOURCE}/*/index.ts`] },
  };
  const program = compiler.createProgram([`${folder.path}/main.ts`], options);
  const own = compiler.getPreEmitDiagnostics(program).filter(({ file }) => file?.fileName.startsWith(folder.path));
  return own.map(({ file, start = 0, messageText }) => {
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1;
    const message = compiler.flattenDiagnosticMessageText(messageText, " ");
    return `${file?.fileName.replace(/.*\//, "")} ${line}: ${message}`;
  });
}
