import { join } from "node:path";

import ts from "typescript";

import { ROOT, type Block } from "./blocks.js";
import { SOURCES } from "./modules.js";

/** As strict as a user may be. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  lib: ["lib.es2023.d.ts", "lib.es2024.string.d.ts"],
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  skipLibCheck: true,
  noEmit: true,
  paths: {
    ...Object.fromEntries([...SOURCES].map(([module, file]) => [module, [file]])),
    "eslint-plugin-fluent-endpoint": [join(ROOT, "lint/src/index.ts")],
  },
};

/** Source files that are on no disk, by their names. */
const virtual = new Map<string, string>();
const parsed = new Map<string, ts.SourceFile | undefined>();
const disk = ts.createCompilerHost(OPTIONS);
const host: ts.CompilerHost = {
  ...disk,
  fileExists: (name) => virtual.has(name) || disk.fileExists(name),
  readFile: (name) => virtual.get(name) ?? disk.readFile(name),
  getSourceFile: (name, language) => {
    if (!parsed.has(name)) {
      const text = virtual.get(name);
      const isVirtual = text !== undefined;
      parsed.set(name, isVirtual ? ts.createSourceFile(name, text, language) : disk.getSourceFile(name, language));
    }
    return parsed.get(name);
  },
};

/** What an editor underlines. */
export interface Mark {
  readonly message: string;
  /** The column of its first character, and how many characters it has. */
  readonly column: number;
  readonly length: number;
}

/**
 * Type-checks all blocks at once.
 *
 * @returns for each block, what the compiler finds wrong with it
 */
export function typeErrors(blocks: readonly Block[]): readonly string[][] {
  return underlined(blocks).map((marks) => marks.map(({ message }) => message));
}

/** The same, with the places. */
export function underlined(blocks: readonly Block[]): readonly Mark[][] {
  const names = blocks.map((_, index) => join(ROOT, `tests/docs/block-${index}.ts`));
  for (const [index, block] of blocks.entries()) {
    parsed.delete(names[index]!);
    // Also a block without any import is a module, with names of its own.
    virtual.set(names[index]!, `${importsOf(block)}export {}; ${block.code}`);
  }
  const program = ts.createProgram(names, OPTIONS, host);
  return blocks.map((_, index) => {
    const file = program.getSourceFile(names[index]!);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText, start = 0, length = 0 }) => ({
      message: ts.flattenDiagnosticMessageText(messageText, "\n"),
      column: file!.getLineAndCharacterOfPosition(start).character,
      length,
    }));
  });
}

/** A comment of a source has no room for imports: every export of the library that it names is there, but for what it declares. */
function importsOf({ file, code }: Block): string {
  if (!file.startsWith("src/")) return "";
  const words = new Set(code.match(/\w+/g));
  for (const name of declaredNames(code)) words.delete(name);
  const imports = [...SOURCES.keys()].map((module) => {
    // Several modules export the same class.
    const names = exportedNames(module).filter((name) => words.delete(name));
    return `import { ${names.join(", ")} } from "${module}"; `;
  });
  return imports.join("");
}

/** The names of the constants that a block declares, such as `body` in `const { body } = …`. */
function declaredNames(code: string): readonly string[] {
  const names: string[] = [];
  const add = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.push(name.text);
    else for (const element of name.elements) if (ts.isBindingElement(element)) add(element.name);
  };
  for (const statement of ts.createSourceFile("block.ts", code, ts.ScriptTarget.ESNext).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name } of statement.declarationList.declarations) add(name);
  }
  return names;
}

const exported = new Map<string, readonly string[]>();

/** The names of all that a module of the library exports, types too. */
function exportedNames(module: string): readonly string[] {
  if (!exported.has(module)) {
    const [file = ""] = OPTIONS.paths![module]!;
    const program = ts.createProgram([file], OPTIONS, host);
    const checker = program.getTypeChecker();
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    exported.set(
      module,
      checker.getExportsOfModule(symbol!).map(({ name }) => name),
    );
  }
  return exported.get(module)!;
}
