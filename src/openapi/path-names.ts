import { bodyOf } from "./document-body.js";
import type { Operation } from "./operation.js";
import { placeholdersOf } from "./report-parameters.js";
import { readSchemaMembers } from "./schema-parts.js";

/** The names that most paths of a document have, and nothing else in it, such as the account in an API of accounts. */
export function findPathNames(operations: readonly Operation[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of operations)
    for (const name of placeholdersOf(path)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count * 2 > operations.length && count < operations.length);
  if (names.length === 0) return [];
  const others = new Set(operations.flatMap(otherNames));
  return names.map(([name]) => name).filter((name) => !others.has(name));
}

/** The names that an operation has elsewhere than in its path. */
function otherNames(operation: Operation): readonly string[] {
  const parameters = operation.parameters.filter((one) => one.in !== "path").map(({ name }) => name);
  return [...parameters, ...memberNames(operation)];
}

function memberNames(operation: Operation): readonly string[] {
  return [...readSchemaMembers(bodyOf(operation)?.content.get("schema")).keys()];
}

/** The names of parameters that are members of no body in a document, such as `page_size`: their defaults are none, either. */
export function namesOutsideBodies(operations: readonly Operation[]): readonly string[] {
  if (!operations.some(({ hasBody }) => hasBody)) return [];
  const members = new Set(operations.flatMap(memberNames));
  const names = operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  return [...new Set(names)].filter((name) => !members.has(name));
}
