import ts from "typescript";

import { quote } from "../library.js";
import { DocumentError } from "./document-error.js";
import { elementName } from "./method-types.js";
import { RECURSIVE } from "./recursive-types.js";

/** The declarations that types of openapi-typescript use. Those of the compiler take a second. */
const LIBRARY = `
interface Array<T> { readonly length: number; [index: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T }
interface Boolean {} interface Function {} interface CallableFunction {} interface NewableFunction {} interface IArguments {}
interface Number {} interface Object {} interface RegExp {} interface String {}
type Partial<T> = { [P in keyof T]?: T[P] };
type Required<T> = { [P in keyof T]-?: T[P] };
type Readonly<T> = { readonly [P in keyof T]: T[P] };
type Record<K extends keyof any, T> = { [P in K]: T };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
type NonNullable<T> = T & {};
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
`;

/** The result of a check. */
export interface CheckedTypes {
  /** The number of errors. */
  readonly errors: number;
  /** The operations whose types contain one, such as `GET /users`. */
  readonly operations: readonly string[];
}

/**
 * Checks declarations as a strict program does.
 *
 * @throws {DocumentError} When they are not even ts.
 */
export function checkTypes(text: string): CheckedTypes {
  const program = programOf(text.replace(NOTHING, (lines) => lines.replace(/.+/g, "")));
  const file = program.getSourceFile("types.ts")!;
  const [broken] = program.getSyntacticDiagnostics(file);
  if (broken) {
    const { line } = file.getLineAndCharacterOfPosition(broken.start);
    const source = text.split("\n")[line]!;
    throw new DocumentError(
      `openapi-typescript writes types for it that are not TypeScript: ${quote(source.trim())}, in line ${line + 1}; check what it refers to there`,
    );
  }
  const starts = program.getSemanticDiagnostics(file).map(({ start }) => start!);
  return { errors: starts.length, operations: starts.length > 0 ? operationsWith(file, starts) : [] };
}

/**
 * Members that say only what is absent, such as `put?: never;`: they have no errors, and most members of a large document are
 * such, which would take half of the memory. Lines keep their numbers.
 */
const NOTHING = /^ +\w+\?: never;$|^ +headers: \{\n +\[name: string\]: unknown;\n +\};$/gm;

function programOf(text: string): ts.Program {
  const sources = new Map([
    ["types.ts", text],
    ["library.d.ts", LIBRARY],
  ]);
  const options: ts.CompilerOptions = {
    noLib: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
  };
  return ts.createProgram(["library.d.ts", "types.ts"], options, {
    getSourceFile: (name, version) => ts.createSourceFile(name, sources.get(name)!, version),
    fileExists: (name) => sources.has(name),
    readFile: (name) => sources.get(name),
    writeFile: () => undefined,
    getDefaultLibFileName: () => "library.d.ts",
    getCurrentDirectory: () => "",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  });
}

/** A part of the declarations that others refer to: a schema, an operation, the method of a path. */
interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The names of the parts that it refers to. */
  readonly references: ReadonlySet<string>;
  /** For the method of a path. */
  readonly route: string | undefined;
}

/** Returns the operations with an error at one of these positions, in their own types or in those that they refer to. */
function operationsWith(file: ts.SourceFile, starts: readonly number[]): readonly string[] {
  const parts = filePartsOf(file);
  const users = new Map<string, Part[]>();
  for (const part of parts) {
    for (const name of part.references) users.set(name, [...(users.get(name) ?? []), part]);
  }
  const affected = new Set(parts.filter(({ start, end }) => starts.some((at) => start <= at && at < end)));
  // A set also visits the items that are added meanwhile.
  for (const { name } of affected) for (const user of users.get(name) ?? []) affected.add(user);
  return [...affected].flatMap(({ route }) => route ?? []).sort();
}

/** Matches what declarations refer to: `components["schemas"]["Pet"]`, `operations["getPet"]`, and the alias of a schema. */
const REFERENCE = new RegExp(
  `\\b(components|operations|paths)((?:\\["(?:[^"\\\\]|\\\\.)*"\\]){1,2})|\\b${RECURSIVE}\\w+`,
  "g",
);

function filePartsOf(file: ts.SourceFile): readonly Part[] {
  const parts: Part[] = [];
  const add = (member: ts.TypeElement | ts.TypeNode, name: string, route: string | undefined): void => {
    const references = [...member.getText(file).matchAll(REFERENCE)].map(([reference]) => reference);
    parts.push({ name, start: member.getStart(file), end: member.end, references: new Set(references), route });
  };
  for (const declaration of file.statements) {
    if (ts.isTypeAliasDeclaration(declaration)) add(declaration.type, declaration.name.text, undefined);
    if (!ts.isInterfaceDeclaration(declaration)) continue;
    const group = declaration.name.text;
    for (const member of declaration.members) {
      const name = elementName(member);
      const key = `${group}[${JSON.stringify(name)}]`;
      const inner =
        ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type) ? member.type.members : [];
      if (group === "operations" || inner.length === 0) add(member, key, undefined);
      else
        for (const one of inner) {
          const own = elementName(one);
          const isMethod = group === "paths" && own !== "parameters";
          add(
            one,
            group === "paths" ? key : `${key}[${JSON.stringify(own)}]`,
            isMethod ? `${own.toUpperCase()} ${name}` : undefined,
          );
        }
    }
  }
  return parts;
}
