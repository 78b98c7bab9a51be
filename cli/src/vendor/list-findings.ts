import { describeFinding, type Finding } from "../../../src/openapi/index.js";

/** A finding of this many operations is one line; a body that is not sent takes no part in calls, and is one line at once. */
const MANY_FINDINGS = 4;
const MANY_BODIES = 2;

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
    const many = first.reason === "bodyOfMethod" ? MANY_BODIES : MANY_FINDINGS;
    if (group.length < many || first.route === undefined) return group.map(describeFinding);
    return [describeFinding({ ...first, route: `${first.route} and ${group.length - 1} others` })];
  });
  return lines.map((line) => `- ${line}\n`).join("");
}
