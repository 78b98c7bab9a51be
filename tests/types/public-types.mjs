// No `any` reaches the user: neither in what the package exports, however deep, nor in what any call of the fixtures
// gives. An `any` would switch all checks off behind it, and nobody would see.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const entry = join(root, "dist/index.d.ts");
const fixtures = join(root, "reports/types/fixtures");

/** A step of a chain gives another chain, which has steps: without an end, but nothing new after a few. */
const deepest = 6;

/** Walks types as far as they are the package's own, and says where it finds an `any`. */
class Walk {
  /** @type {Set<ts.Type>} */
  #seen = new Set();
  /** @type {{ type: ts.Type, path: string, depth: number }[]} */
  #waiting = [];
  #depth = 0;
  /** @type {string[]} */
  found = [];

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  get visited() {
    return this.#seen.size;
  }

  /**
   * Notes a type: what is nearest to the user is walked first.
   *
   * @param {ts.Type | undefined} type
   * @param {string} path
   */
  visit(type, path) {
    if (!type) return;
    if (type.flags & ts.TypeFlags.Any) this.found.push(path);
    if (this.#seen.has(type) || this.#depth > deepest) return;
    this.#seen.add(type);
    this.#waiting.push({ type, path, depth: this.#depth + 1 });
  }

  /** Walks all that was noted. */
  run() {
    for (const { type, path, depth } of this.#waiting) {
      this.#depth = depth;
      this.#inside(type, path);
    }
    this.#waiting = [];
    this.#depth = 0;
  }

  /**
   * @param {ts.Type} type
   * @param {string} path
   */
  #inside(type, path) {
    for (const [index, argument] of (type.aliasTypeArguments ?? []).entries())
      this.visit(argument, `${path}<${index}>`);
    if (type.isUnionOrIntersection()) for (const part of type.types) this.visit(part, path);
    if (type.isTypeParameter()) {
      this.visit(type.getConstraint(), `${path} extends`);
      this.visit(type.getDefault(), `${path} =`);
    }
    if (type.flags & ts.TypeFlags.Conditional) this.#conditional(/** @type {ts.ConditionalType} */ (type), path);
    if (type.flags & ts.TypeFlags.IndexedAccess) {
      this.visit(/** @type {ts.IndexedAccessType} */ (type).objectType, path);
      this.visit(/** @type {ts.IndexedAccessType} */ (type).indexType, path);
    }
    if (!(type.flags & ts.TypeFlags.Object)) return;
    for (const argument of this.#argumentsOf(type)) this.visit(argument, path);
    if (this.#isForeign(type)) return;
    this.#members(type, path);
  }

  /** @param {ts.Type} type */
  #argumentsOf(type) {
    const isReference = /** @type {ts.ObjectType} */ (type).objectFlags & ts.ObjectFlags.Reference;
    return isReference ? this.checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : [];
  }

  /**
   * What the language brings has its own `any`: `Function`, `Error.captureStackTrace()`.
   *
   * @param {ts.Type} type
   */
  #isForeign(type) {
    const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && /\/(?:lib\.[\w.]+\.d\.ts|@types\/.*)$/.test(file);
  }

  /**
   * @param {ts.Type} type
   * @param {string} path
   */
  #members(type, path) {
    const { checker } = this;
    for (const property of checker.getPropertiesOfType(type)) {
      // The language's own: the prototype of a generic class, and the sign that a class has private fields.
      if (property.flags & ts.SymbolFlags.Prototype || property.name.includes("#private")) continue;
      this.visit(checker.getTypeOfSymbol(property), `${path}.${property.name}`);
    }
    for (const { type: value } of checker.getIndexInfosOfType(type)) this.visit(value, `${path}[]`);
    for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) {
      for (const signature of checker.getSignaturesOfType(type, kind)) this.#signature(signature, path);
    }
  }

  /**
   * @param {ts.Signature} signature
   * @param {string} path
   */
  #signature(signature, path) {
    for (const parameter of signature.typeParameters ?? []) this.visit(parameter, `${path}<${parameter.symbol.name}>`);
    for (const parameter of signature.parameters) {
      this.visit(this.checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`);
    }
    this.visit(signature.getReturnType(), `${path}()`);
  }

  /**
   * @param {ts.ConditionalType} type
   * @param {string} path
   */
  #conditional(type, path) {
    this.visit(type.checkType, `${path} ?`);
    this.visit(type.extendsType, `${path} ? extends`);
    for (const node of [type.root.node.trueType, type.root.node.falseType]) {
      this.visit(this.checker.getTypeFromTypeNode(node), `${path} ?:`);
    }
  }
}

/**
 * The types of all that a module exports.
 *
 * @param {ts.Program} program
 * @param {Walk} walk
 * @returns {number} how many exports
 */
function walkExports(program, walk) {
  const { checker } = walk;
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error("dist/index.d.ts is no module: build first");
  const exports = checker.getExportsOfModule(module);
  for (const found of exports) {
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (symbol.flags & ts.SymbolFlags.Value) walk.visit(checker.getTypeOfSymbol(symbol), found.name);
    if (symbol.flags & ts.SymbolFlags.Type) walk.visit(checker.getDeclaredTypeOfSymbol(symbol), found.name);
  }
  // What a walk of types may not reach, such as the inside of a deferred type, is at least not written down.
  ts.forEachChild(source, function look(node) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      walk.found.push(`dist/index.d.ts:${line + 1}`);
    }
    ts.forEachChild(node, look);
  });
  return exports.length;
}

/**
 * The types of all calls in the fixtures; those with a mistake in them aside, which have no type.
 *
 * @param {ts.SourceFile} source
 * @param {Walk} walk
 * @returns {number} how many calls
 */
function walkCalls(source, walk) {
  const lines = source.text.split("\n");
  let calls = 0;
  ts.forEachChild(source, function look(node) {
    if (ts.isCallExpression(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (!lines[line - 1]?.includes("@ts-expect-error")) {
        calls++;
        walk.visit(walk.checker.getTypeAtLocation(node), `${basename(source.fileName)}:${line + 1}`);
      }
    }
    ts.forEachChild(node, look);
  });
  return calls;
}

/** @returns {Promise<{ passed: string[], failures: string[] }>} */
export async function checkPublicTypes() {
  const passed = [];
  const failures = [];
  for (const layout of ["layout-6", "layout-7"]) {
    const folder = join(fixtures, layout, "as-is");
    const files = readdirSync(folder)
      .filter((name) => !name.startsWith("platform") && name !== "expect.ts")
      .map((name) => join(folder, name));
    const program = ts.createProgram([entry, ...files], {
      strict: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: [],
    });
    const walk = new Walk(program.getTypeChecker());
    const exports = walkExports(program, walk);
    const calls = files
      .map((file) => program.getSourceFile(file))
      .reduce((sum, source) => sum + (source ? walkCalls(source, walk) : 0), 0);
    walk.run();
    failures.push(...walk.found.map((path) => `${layout}: any in ${path}`));
    if (walk.found.length === 0) passed.push(`${layout}: ${exports} exports, ${calls} calls, ${walk.visited} types`);
  }
  return { passed, failures };
}
