import { format } from "prettier";

import type { Messages } from "./messages.js";
import type { Mistake, MistakeGroup } from "./mistake.js";

const INTRODUCTION = `# Mistakes

What people write, and what the library says: at run time, and in the compiler without a document and with GitHub's (types of
\`@octokit/openapi-types\`, first line of TypeScript 6.0). \`endpoint\` is the function, \`github\` an endpoint: \`new Endpoint()\`, or
\`new Endpoint<paths>()\` with the document.

\`\`\`ts
import { endpoint } from "fluent-endpoint";
import { explain } from "fluent-endpoint/explain";

// @ts-expect-error -- did you mean GET?
endpoint("GTE /user");
// throws InvalidMethodError: Invalid method: "GTE" must be one of GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE, QUERY
explain(endpoint.endpoint, "GET /user", { timeout: 5000 }).warnings.map(({ message }) => message);
// => ['"timeout" (call) is sent as a parameter; write request: { timeout }, or .timeout(ms)']
\`\`\`

The last column follows the advice. The tests write this page: they run and compile both columns of code, and check that what to
write sends the request that was meant. [Errors](../errors.md) explains each code.
`;

const HEADING = ["You write", "At run time", "Compiler", "Compiler, with a document", "Write instead"];

/** docs/spec/mistakes.md. */
export async function pageOf(
  groups: readonly MistakeGroup[],
  messages: ReadonlyMap<Mistake, Messages>,
): Promise<string> {
  const sections = groups.map(({ title, mistakes }) => {
    const rows = mistakes.map((mistake) => rowOf(mistake, messages.get(mistake)!));
    return [`## ${title}`, "", ...[HEADING, HEADING.map(() => "---"), ...rows].map(tableRow)].join("\n");
  });
  return format([INTRODUCTION, ...sections].join("\n\n"), { parser: "markdown", printWidth: 120 });
}

const tableRow = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function rowOf({ write, instead }: Mistake, { thrown, warnings, sent, compiler }: Messages): string[] {
  const [without, withDocument] = compiler.map((message) => firstLine(message));
  return [
    code(write),
    thrown === undefined ? builtText(warnings, sent) : linesOf(thrown).map(code).join("<br>"),
    without ? code(without) : "compiles",
    withDocument === without && without ? "the same" : withDocument ? code(withDocument) : "compiles",
    instead.map((way) => code(way.code)).join(" or<br>"),
  ];
}

function builtText(warnings: readonly string[], sent: string): string {
  const built = `builds ${code(sent)}`;
  return warnings.length === 0 ? built : `${built}; \`explain()\` warns: ${warnings.map(code).join("<br>")}`;
}

/** The lines of a message but those that show the route. */
const linesOf = (message: string): string[] => message.split("\n").filter((line) => !line.startsWith("  "));

const firstLine = (message: string): string => message.split("\n", 1)[0]!;

/** A text as code in a cell, which ends at `|`. */
function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  return `${fence}${text.replaceAll("|", "\\|")}${fence}`;
}
