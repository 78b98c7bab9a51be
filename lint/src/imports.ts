import type { TSESLint, TSESTree } from "@typescript-eslint/utils";

import { indexOf } from "./file-index.js";
import { nameOf, type Source } from "./tree.js";

const MODULE = "fluent-endpoint/path";

export type ImportName = "path" | "base" | "segments";

/** The names that a suggestion imports. */
export class Imports {
  readonly #source: Source;
  readonly #declaration: TSESTree.ImportDeclaration | undefined;
  /** What is imported already, and what has to be, with the names in the file. */
  readonly #known = new Map<string, string>();
  readonly #added = new Map<ImportName, string>();

  constructor(source: Source) {
    this.#source = source;
    this.#declaration = source.ast.body.find(
      (statement): statement is TSESTree.ImportDeclaration =>
        statement.type === "ImportDeclaration" && statement.source.value === MODULE && statement.importKind !== "type",
    );
    for (const specifier of this.#declaration?.specifiers ?? [])
      if (specifier.type === "ImportSpecifier") this.#known.set(nameOf(specifier.imported) ?? "", specifier.local.name);
  }

  /** The name of an import in the file, where that of the library may be taken: by `node:path`, or a variable. */
  nameOf(name: ImportName): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const { names } = indexOf(this.#source);
    const upper = name[0]!.toUpperCase() + name.slice(1);
    const free = [name, `url${upper}`, `safe${upper}`].find((one) => !names.has(one)) ?? `${name}OfUrl`;
    this.#known.set(name, free);
    this.#added.set(name, free);
    return free;
  }

  /** Adds what is missing: to the import that there is, or in a line of its own behind the others. */
  fix(fixer: TSESLint.RuleFixer): TSESLint.RuleFix[] {
    if (this.#added.size === 0) return [];
    const isModule = this.#source.ast.sourceType === "module";
    const names = [...this.#added]
      .map(([name, local]) => (name === local ? name : `${name}${isModule ? " as" : ":"} ${local}`))
      .sort();
    const last = this.#declaration?.specifiers.at(-1);
    if (last?.type === "ImportSpecifier") return [fixer.insertTextAfter(last, `, ${names.join(", ")}`)];
    const list = `{ ${names.join(", ")} }`;
    const line = isModule ? `import ${list} from "${MODULE}";` : `const ${list} = require("${MODULE}");`;
    const { body } = this.#source.ast;
    const before = body.findLast(
      (statement) => statement.type === "ImportDeclaration" || ("directive" in statement && statement.directive),
    );
    if (before) return [fixer.insertTextAfter(before, `\n${line}`)];
    return body[0] ? [fixer.insertTextBefore(body[0], `${line}\n`)] : [];
  }
}
