import { describeFinding, type Finding } from "../../openapi/index.js";

/** A finding of this many operations is one line. */
const MANY_FINDINGS = 4;

/** Lists what rules do not support: one line each, or one for what many operations have in common. */
export function listFindings(findings: readonly Finding[]): string {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.reason, finding.name, finding.route === undefined]);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group as [Finding];
    if (group.length < MANY_FINDINGS || first.route === undefined) return group.map(describeFinding);
    return [describeFinding({ ...first, route: `${first.route} and ${group.length - 1} others` })];
  });
  return lines.map((line) => `- ${line}\n`).join("");
}
