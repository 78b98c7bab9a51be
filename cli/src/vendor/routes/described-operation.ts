import { operationsOf } from "../path-operations.js";
import { isPart, type Part, resolved } from "../part.js";

/** What a document tells people about an operation. */
export interface DescribedOperation {
  readonly id: string | undefined;
  /** The first of its tags. */
  readonly tag: string | undefined;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly isDeprecated: boolean;
}

/** Returns the operations of a document by their routes, such as `GET /files/{id}`. */
export function describeOperations(document: object): ReadonlyMap<string, DescribedOperation> {
  const { paths } = document as Part;
  const operations = new Map<string, DescribedOperation>();
  for (const [path, link] of isPart(paths) ? Object.entries(paths) : []) {
    const item = resolved(document as Part, link) ?? {};
    for (const { method, operation } of operationsOf(item))
      if (isPart(operation)) operations.set(`${method} ${path}`, describeOperation(operation, item));
  }
  return operations;
}

/** A path may describe all of its operations. */
function describeOperation(operation: Part, item: Part): DescribedOperation {
  const [tag] = Array.isArray(operation["tags"]) ? (operation["tags"] as unknown[]) : [];
  const isDescribed = [operation["summary"], operation["description"]].some((text) => filledText(text) !== undefined);
  const texts = isDescribed ? operation : item;
  return {
    id: filledText(operation["operationId"]),
    tag: filledText(tag),
    summary: filledText(texts["summary"]),
    description: filledText(texts["description"]),
    isDeprecated: operation["deprecated"] === true,
  };
}

function filledText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
