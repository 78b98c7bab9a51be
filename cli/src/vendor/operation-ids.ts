import { quote } from "../../../src/errors/format.js";
import { DocumentError } from "./document-error.js";
import { isPart, METHODS } from "./part.js";

/**
 * Checks that no two operations have the same id: their types would be those of one.
 *
 * @throws {DocumentError} When two have. The message contains their places.
 */
export function checkOperationIds(document: object): void {
  const places = new Map<string, string>();
  for (const group of ["paths", "webhooks"]) {
    const items = (document as Readonly<Record<string, unknown>>)[group];
    for (const [path, item] of isPart(items) ? Object.entries(items) : []) {
      for (const method of isPart(item) ? [...METHODS, "trace"] : []) {
        const operation = (item as Readonly<Record<string, unknown>>)[method];
        const id = isPart(operation) ? operation["operationId"] : undefined;
        if (typeof id !== "string") continue;
        const place = `${method.toUpperCase()} ${path}`;
        const other = places.get(id);
        if (other !== undefined)
          throw new DocumentError(
            `the operationId ${quote(id)} is that of ${quote(other)} and of ${quote(place)}; give each its own`,
          );
        places.set(id, place);
      }
    }
  }
}
