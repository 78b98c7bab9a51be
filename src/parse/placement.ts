import { percentEncode } from "./percent-encoding.js";
import type { RouteTemplate } from "./route-template.js";

/**
 * Where parameters of certain names go (specification, rule set P): worked out once, and good for all their values. An
 * index is one in both lists, that of the names and that of the values.
 */
export interface Placement {
  readonly names: readonly string[];
  /** Whether options of these names are parameters, all of them. */
  readonly areParameters: boolean;
  /** For each variable of the template the index of its value, or -1 where none is given (P1; decision C10). */
  readonly placed: readonly number[];
  /** The names without a placeholder, and their indices. */
  readonly others: readonly string[];
  readonly unplaced: readonly number[];
  /** Whether `baseUrl` stands before the first of the literals. */
  readonly isPath: boolean;
  /** The literals of a simple template that has all its values. */
  readonly literals: readonly string[] | undefined;
  /** What stands before the value of each of the others in a query (P2); empty where a name is not well-formed. */
  readonly fields: readonly string[];
  /** The JSON object that they make (P3), without the values; `undefined` without any. */
  readonly members: Readonly<Record<string, unknown>> | undefined;
}

/** Puts each name in its place: the placeholder, wherever that stands, else the query or the body. */
export function placementOf(
  template: RouteTemplate,
  names: readonly string[],
  hasBody: boolean,
  areParameters: boolean,
): Placement {
  const placed = new Array<number>(template.places.size).fill(-1);
  const unplaced: number[] = [];
  names.forEach((name, index) => {
    const place = template.places.get(name);
    if (place === undefined) unplaced.push(index);
    else placed[place] = index;
  });
  const others = unplaced.map((index) => names[index]!);
  return {
    names,
    areParameters,
    placed,
    others,
    unplaced,
    isPath: template.address === "path",
    literals: template.isSimple && !placed.includes(-1) ? template.literals : undefined,
    fields: hasBody ? [] : others.map((name) => (name.isWellFormed() ? `${percentEncode(name)}=` : "")),
    members: hasBody && others.length > 0 ? Object.fromEntries(others.map((name) => [name, undefined])) : undefined,
  };
}

/** The JSON object of the parameters without a placeholder, values by identity (P3; decision D1). */
export function jsonBody({ others, unplaced, members }: Placement, values: readonly unknown[]): object | undefined {
  if (!members) return undefined;
  // The copy has the names for its own: what is assigned stays in it, whatever Object.prototype may have (decision D7).
  const body = { ...members };
  for (let place = 0; place < unplaced.length; place += 1) body[others[place]!] = values[unplaced[place]!];
  return body;
}
