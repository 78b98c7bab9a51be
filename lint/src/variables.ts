import type { TSESTree } from "@typescript-eslint/utils";

import type { Node, Variable } from "./tree.js";

export interface Writes {
  /** The expressions that the variable is initialised with or set to. */
  readonly expressions: readonly Node[];
  /** Whether the file shows no others: a parameter and a part of an object have values from elsewhere. */
  readonly isComplete: boolean;
}

const known = new WeakMap<Variable, Writes>();

/** Where a variable has its values from. */
export function writesOf(variable: Variable): Writes {
  const writes = known.get(variable) ?? readWrites(variable);
  known.set(variable, writes);
  return writes;
}

function readWrites(variable: Variable): Writes {
  const [definition, ...others] = variable.defs;
  const declarator = definition?.type === "Variable" && others.length === 0 ? definition.node : undefined;
  const isLoop = /^For(?:In|Of)Statement$/.test(definition?.parent?.parent.type ?? "");
  const isWhole = declarator?.id.type === "Identifier" && !isLoop;
  const { init } = (declarator ?? {}) as Partial<TSESTree.VariableDeclarator>;
  // `index++` leaves a number.
  const assignments = variable.references.filter(
    (one) => one.isWrite() && !one.init && one.identifier.parent.type !== "UpdateExpression",
  );
  const written = assignments.map((reference) => reference.writeExpr);
  return {
    expressions: [isWhole ? init : undefined, ...written].filter((expression) => !!expression),
    isComplete: isWhole && assignments.every(({ identifier, writeExpr }) => writeExpr && !isInPattern(identifier)),
  };
}

/** Whether an assignment takes an object or a list apart: `[a] = list`. */
function isInPattern(identifier: Node): boolean {
  return identifier.parent?.type !== "AssignmentExpression";
}
