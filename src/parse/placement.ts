import { percentEncode } from "./percent-encoding.js";
import type { RouteTemplate } from "./route-template.js";
import type { SimpleUrl } from "./simple-url.js";

/** A name, and where its value stands in the list of values. */
export type NamedPlace = readonly [name: string, place: number];

/**
 * Where parameters of certain names go (specification, rule set P): worked out once, and good for all their values. An
 * index is one in the list of the values.
 */
export interface Placement {
  /** All parameters, each once, in their order. */
  readonly parameters: readonly NamedPlace[];
  /** For each variable of the template the index of its value, or -1 where none is given (P1; decision C10). */
  readonly placed: readonly number[];
  /** The names without a placeholder, and their indices. */
  readonly others: readonly string[];
  readonly unplaced: readonly number[];
  /** What stands before the value of each of the others in a query (P2); empty where a name is not well-formed. */
  readonly fields: readonly string[];
  /** The JSON object that they make (P3), without the values; `undefined` without any. */
  readonly members: Readonly<Record<string, unknown>> | undefined;
  /** `undefined` where the url takes more than its values put between literals. */
  readonly simple: SimpleUrl | undefined;
}

/** Puts each name in its place: the placeholder, wherever that stands, else the query or the body. */
export function placementOf(template: RouteTemplate, parameters: readonly NamedPlace[], hasBody: boolean): Placement {
  const placed = new Array<number>(template.places.size).fill(-1);
  const others: string[] = [];
  const unplaced: number[] = [];
  for (const [name, index] of parameters) {
    const place = template.places.get(name);
    if (place === undefined) {
      others.push(name);
      unplaced.push(index);
    } else placed[place] = index;
  }
  const fields = hasBody ? [] : others.map((name) => (name.isWellFormed() ? `${percentEncode(name)}=` : ""));
  return {
    parameters,
    placed,
    others,
    unplaced,
    fields,
    members: hasBody && others.length > 0 ? Object.fromEntries(others.map((name) => [name, undefined])) : undefined,
    simple: simpleUrlOf(template, placed, fields, unplaced),
  };
}

function simpleUrlOf(
  { isSimple, literals, address }: RouteTemplate,
  placed: readonly number[],
  fields: readonly string[],
  unplaced: readonly number[],
): SimpleUrl | undefined {
  if (!isSimple || placed.includes(-1) || fields.includes("")) return undefined;
  const marked = fields.map((field, index) => (index > 0 ? "&" : "?") + field);
  const [inQuery = "", ...more] = marked;
  return {
    isPath: address === "path",
    segments: placed.length,
    literals: [...literals.slice(0, -1), literals.at(-1)! + inQuery, ...more, ...(fields.length > 0 ? [""] : [])],
    indices: fields.length > 0 ? [...placed, ...unplaced] : placed,
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
