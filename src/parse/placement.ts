import type { Parameters } from "../merged-options.js";
import type { RouteTemplate } from "./route-template.js";

/** Where the parameters go (specification, rule set P). */
export interface Placement {
  /** The values of the template's variables, by their places (P1). */
  readonly values: readonly unknown[];
  /** The parameters that have no placeholder, in their order: for the query or the body (P2, P3). */
  readonly rest: Parameters;
}

/** Gives each placeholder its parameter, wherever it stands; what is left has none (specification P1; decision C10). */
export function placeParameters({ places }: RouteTemplate, { names, values }: Parameters): Placement {
  const placed = new Array<unknown>(places.size).fill(undefined);
  const restNames: string[] = [];
  const restValues: unknown[] = [];
  names.forEach((name, index) => {
    const place = places.get(name);
    if (place !== undefined) placed[place] = values[index];
    else {
      restNames.push(name);
      restValues.push(values[index]);
    }
  });
  return { values: placed, rest: { names: restNames, values: restValues } };
}
