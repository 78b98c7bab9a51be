import type { Explanation } from "fluent-endpoint/explain";

/** A value on its way: who gave it, and where it goes. */
export interface Flow {
  readonly name: string;
  readonly value: string;
  readonly layer: string;
  readonly place: string;
  readonly reason: string;
  /** The colour, if it is not that of the place. */
  readonly tone?: string;
}

/** The places in the order of a request. */
const PLACES = ["url", "host", "path", "query", "fragment", "header", "body", "dropped", "unknown", "rejected"];

/** Every parameter and every header field that the visitor gave. */
export function flowsOf({ parameters, headers, options }: Explanation): Flow[] {
  const fields = headers.filter(({ layer }) => layer !== "vendor");
  return [
    ...parameters.map(({ name, value, layer, place, reason }) => ({
      name,
      value,
      layer,
      place: reason.startsWith("at fault") ? "rejected" : place,
      reason,
    })),
    ...options
      .filter(({ name }) => name === "data")
      .map(({ name, value, layer, reason = "" }) => ({ name, value, layer, place: "body", reason })),
    ...fields.map(({ name, value, layer, state, reason = "" }) => ({
      name,
      value,
      layer,
      place: state === "sent" ? "header" : "dropped",
      reason: reason || (state === "sent" ? "" : state),
    })),
  ];
}

/** The places where flows end, in the order of a request. */
export function placesOf(flows: readonly Flow[]): string[] {
  const found = [...new Set(flows.map(({ place }) => place))];
  return found.sort((one, other) => PLACES.indexOf(one) - PLACES.indexOf(other));
}
