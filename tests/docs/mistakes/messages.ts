import { EndpointError } from "../../../src/index.js";
import { typeErrors } from "../compile.js";
import { evaluate, PRELUDES, warningsOf } from "./expressions.js";
import { requestText } from "./request-text.js";

/** What the library says about a mistake. */
export interface Messages {
  /** The message of the error, and its code. */
  readonly thrown?: string;
  readonly code?: string;
  /** What `explain()` warns about, where there is no error. */
  readonly warnings: readonly string[];
  /** The request that is built all the same. */
  readonly sent: string;
  readonly compiler: CompilerMessages;
}

/** What the compiler says; `""` where the code compiles. */
export type CompilerMessages = readonly [without: string, withDocument: string];

/** Compiles expressions without a document and with GitHub's, in one program. */
export function compile(expressions: readonly string[]): CompilerMessages[] {
  const blocks = expressions.flatMap((expression) =>
    PRELUDES.map((prelude) => ({ file: "", line: 0, language: "ts", code: `${prelude}(${expression});` })),
  );
  const errors = typeErrors(blocks).map(([first = ""]) => first);
  return expressions.map((_, index) => [errors[index * 2]!, errors[index * 2 + 1]!]);
}

/** Runs a mistake. */
export async function readMessages(expression: string, compiler: CompilerMessages): Promise<Messages> {
  try {
    const sent = await requestText(evaluate(expression));
    return { warnings: warningsOf(expression), sent, compiler };
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return { thrown: error.message, code: error.code, warnings: [], sent: "", compiler };
  }
}
