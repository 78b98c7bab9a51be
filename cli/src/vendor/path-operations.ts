import { isPart, METHODS, type Part } from "./part.js";

/** An operation of a path. */
export interface PathOperation {
  /** As in a route, such as `GET`. */
  readonly method: string;
  readonly operation: unknown;
  /** The names of the members of the path that lead to it. */
  readonly names: readonly string[];
}

/** OpenAPI has a member for each of these methods; vendors have no TRACE. */
const OF_OPENAPI: readonly string[] = [...METHODS, "trace", "query"];

/** The operations of a path: those of the methods of OpenAPI, and additional ones by their names (OpenAPI 3.2). */
export function operationsOf(item: Part): readonly PathOperation[] {
  const own = OF_OPENAPI.filter((name) => Object.hasOwn(item, name));
  const additional = isPart(item["additionalOperations"]) ? item["additionalOperations"] : {};
  const others = Object.keys(additional).filter((name) => !OF_OPENAPI.includes(name.toLowerCase()));
  return [
    ...own.map((name) => ({ method: name.toUpperCase(), operation: item[name], names: [name] })),
    ...others.map((name) => ({
      method: name,
      operation: additional[name],
      names: ["additionalOperations", name],
    })),
  ];
}

/** A copy of a path with an operation of this method. */
export function withOperation(item: Part, method: string, operation: Part): Part {
  const name = method.toLowerCase();
  if (OF_OPENAPI.includes(name)) return { ...item, [name]: operation };
  const others = isPart(item["additionalOperations"]) ? item["additionalOperations"] : {};
  return { ...item, additionalOperations: { ...others, [method]: operation } };
}
