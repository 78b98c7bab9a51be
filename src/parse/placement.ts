import { percentEncode } from "./percent-encoding.js";
import type { RouteTemplate } from "./route-template.js";
import type { SimpleUrl } from "./simple-url.js";

/**
 * Where parameters of certain names go (specification, rule set P): worked out once, and good for all their values. An
 * index is one in the list of the names, and in that of the values.
 */
export class Placement {
  /** `undefined` where the url takes more than its values put between literals. */
  readonly simple: SimpleUrl | undefined;
  /** The JSON object of the names without a placeholder (P3), without the values; `undefined` without any. */
  readonly members: Readonly<Record<string, unknown>> | undefined;
  /** The names without a placeholder, and their indices. */
  readonly others: readonly string[];
  readonly unplaced: readonly number[];
  /** For each variable of the template the index of its value, or -1 where none is given (P1; decision C10). */
  readonly placed: readonly number[];
  readonly names: readonly string[];
  /** The indices that count, each name once, in their order. */
  readonly places: readonly number[];

  /** Puts each name in its place: the placeholder, wherever that stands, else the query or the body. */
  constructor(template: RouteTemplate, names: readonly string[], places: readonly number[], hasBody: boolean) {
    const placed = new Array<number>(template.places.size).fill(-1);
    const unplaced = places.filter((index) => {
      const place = template.places.get(names[index]!);
      if (place !== undefined) placed[place] = index;
      return place === undefined;
    });
    const others = unplaced.map((index) => names[index]!);
    this.simple = hasBody ? simpleUrlOf(template, placed, [], []) : simpleUrlOf(template, placed, others, unplaced);
    this.members =
      hasBody && others.length > 0 ? Object.fromEntries(others.map((name) => [name, undefined])) : undefined;
    this.others = others;
    this.unplaced = unplaced;
    this.placed = placed;
    this.names = names;
    this.places = places;
  }
}

/** Fields of the query behind the path of a simple template that has all its values. */
function simpleUrlOf(
  { isSimple, literals, address }: RouteTemplate,
  placed: readonly number[],
  fields: readonly string[],
  indices: readonly number[],
): SimpleUrl | undefined {
  if (!isSimple || placed.includes(-1) || !fields.every((name) => name.isWellFormed())) return undefined;
  const [mark = "", ...marks] = fields.map((name, index) => `${index > 0 ? "&" : "?"}${percentEncode(name)}=`);
  const path = literals.map((literal, index) => (index < placed.length ? literal : literal + mark));
  const all = mark ? [...path, ...marks, ""] : path;
  const values = [...placed, ...indices];
  return {
    isPath: address === "path",
    segments: placed.length,
    parts: all.flatMap((literal, index) => (index < values.length ? [literal, values[index]!] : literal)),
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
