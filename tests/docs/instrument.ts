import ts from "typescript";

import type { Block } from "./blocks.js";

/** What a block says about one of its statements: `// => value`, or `// throws Name: message`. */
interface Expectation {
  readonly kind: "=>" | "throws";
  /** The value as an expression, or the name of the error. */
  readonly text: string;
  /** The message of the error, where the block shows it. */
  readonly message: string | undefined;
}

/** A block as JavaScript that calls `check.equal` and `check.throws` where it says what comes out. */
export interface Instrumented {
  readonly code: string;
  /** How many calls there are. */
  readonly checks: number;
}

// Behind a statement, on its line or on the next: what it gives, or what it throws. What the compiler underlines may come before.
const EXPECTATION = /^[ \t]*(?:\n[ \t]*\/\/ +~+ .*)?(?:\n[ \t]*)?\/\/ (=>|throws) (.*)/;
// A value goes on in lines that are indented further; a message, in all the lines of the comment.
const REST = { "=>": /^\n[ \t]*\/\/ ( .*)/, throws: /^\n[ \t]*\/\/ (.*)/ };

/** Turns what a block says into calls, and the whole to JavaScript with `require`. */
export function instrument(block: Block): Instrumented {
  const { code } = block;
  const file = ts.createSourceFile("block.ts", code, ts.ScriptTarget.ESNext, true);
  let checks = 0;
  const statements = file.statements.map((statement) => {
    const text = code.slice(statement.pos, statement.end);
    const expectation = expectationAt(code.slice(statement.end));
    if (!expectation) return text;
    checks += 1;
    const line = block.line + file.getLineAndCharacterOfPosition(statement.getStart()).line;
    return checked(statement, text, line, expectation);
  });
  const claims = code.match(/\/\/ (?:=>|throws )/g)?.length ?? 0;
  if (checks !== claims) {
    throw new Error(`${block.file}:${block.line}: of ${claims} claims only ${checks} follow a statement`);
  }
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext };
  return { code: ts.transpileModule(statements.join("\n"), { compilerOptions }).outputText, checks };
}

function expectationAt(text: string): Expectation | undefined {
  const [found, mark, first = ""] = EXPECTATION.exec(text) ?? [];
  if (found === undefined) return undefined;
  const kind = mark as Expectation["kind"];
  const lines = [first];
  for (let rest = text.slice(found.length); ;) {
    const [line, more = ""] = REST[kind].exec(rest) ?? [];
    if (line === undefined) break;
    lines.push(more);
    rest = rest.slice(line.length);
  }
  const whole = lines.join("\n");
  if (kind === "=>") return { kind, text: whole, message: undefined };
  const [, name = "", message] = /^(\w+)(?:: ([^]*))?$/.exec(whole) ?? [];
  return { kind, text: name, message };
}

function checked(statement: ts.Statement, text: string, line: number, { kind, text: claim, message }: Expectation) {
  if (kind === "throws") {
    return `await check.throws(${line}, async () => { ${text}\n }, ${JSON.stringify([claim, message])});`;
  }
  if (ts.isExpressionStatement(statement)) {
    return `check.equal(${line}, (${shown(statement.expression).getText()}), (${claim}));`;
  }
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return `${text}\n check.equal(${line}, [${declared.map(({ name }) => name.getText()).join()}], [${claim}]);`;
}

/** What an expression shows to a reader: of `console.log(value)`, the value. */
function shown(expression: ts.Expression): ts.Expression {
  const isLog = ts.isCallExpression(expression) && expression.expression.getText() === "console.log";
  return (isLog ? expression.arguments[0] : undefined) ?? expression;
}
