import { format } from "prettier";

import { COLUMNS, KINDS, type Column } from "./bodies.js";
import { CLIENTS, type Way } from "./clients.js";
import { worstOf, type Outcome } from "./outcome.js";

/** What was found for a client, a kind of body and a way. */
export interface Finding {
  readonly client: string;
  readonly kind: string;
  readonly way: Way;
  readonly outcome: Outcome;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  same: "yes",
  error: "error",
  refused: "refused",
  unreadable: "unreadable",
  lost: "lost",
  waits: "waits",
};

const OCCASIONS: Readonly<Record<string, readonly Way[]>> = {
  "after 503": ["503"],
  redirected: ["307", "308"],
  "same arguments": ["same arguments"],
};

/** The table of docs/spec/sent-again.md: a row for each client, with the worst of what was found. */
export async function tableOf(findings: readonly Finding[]): Promise<string> {
  const rows = [...new Set(Object.values(CLIENTS).map(({ row }) => row))].map((row) => {
    const ofRow = findings.filter(({ client }) => CLIENTS[client]!.row === row);
    const cells = (Object.keys(COLUMNS) as Column[]).map((column) =>
      cellOf(ofRow.filter(({ kind }) => KINDS[kind]!.column === column)),
    );
    return [row, ...cells];
  });
  const heading = ["Client", ...Object.values(COLUMNS)];
  const lines = [heading, heading.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return format(lines.join("\n"), { parser: "markdown", printWidth: 120 });
}

/** What becomes of the same request, and on which occasions it is something else. */
function cellOf(findings: readonly Finding[]): string {
  const wordFor = (ways: readonly Way[]): string | undefined => {
    const outcomes = findings.filter(({ way }) => ways.includes(way)).map(({ outcome }) => outcome);
    return outcomes.length > 0 ? WORDS[worstOf(outcomes)] : undefined;
  };
  const usual = wordFor(["same request"])!;
  const others = Object.entries(OCCASIONS).flatMap(([occasion, ways]) => {
    const word = wordFor(ways);
    return word === undefined || word === usual ? [] : [`${occasion}: ${word}`];
  });
  return [usual, ...others].join("; ");
}
