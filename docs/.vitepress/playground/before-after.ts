import { evaluate } from "./evaluate.js";
import { OWN_API } from "./examples.js";
import type { Flow } from "./flow.js";
import { json, type State } from "./state.js";
import { templateString } from "./unsafe.js";

/** What becomes of one value: with a template string, and with this library. */
export interface BeforeAfter {
  readonly before: Outcome;
  readonly after: Outcome;
}

interface Outcome {
  readonly flows: readonly Flow[];
  /** What the picture shows by its colour. */
  readonly sentence: string;
  /** The error, with the carets below the route. */
  readonly message?: string;
}

/** The call that a route and its parameters make of the reader's own API. */
export function callOf(route: string, parameters: object, headers: object = {}): State {
  return { ...OWN_API, route, parameters: json(parameters), headers: json(headers) };
}

export function compare(route: string, name: string, value: string): BeforeAfter {
  const state = callOf(route, { [name]: value });
  const { error, explanation } = evaluate(state);
  const request = explanation?.request;
  const sent = withoutOrigin(templateString(state) ?? "");
  const built = request ? withoutOrigin(`${request.method.toUpperCase()} ${request.url}`) : "";
  const isMeant = meaningOf(sent) === meaningOf(built);
  const flow = (place: string, tone: string): readonly Flow[] => [
    { name, value: JSON.stringify(value), layer: "", place, tone, reason: "" },
  ];
  return {
    before: {
      flows: flow(sent, isMeant ? "safe" : "unsafe"),
      sentence: isMeant ? "Sent, as you meant it." : "Sent, with your token.",
    },
    after: {
      flows: flow(error?.name ?? built, "safe"),
      sentence: error ? "Nothing is sent." : "Sent, as you meant it.",
      ...(error && { message: error.message }),
    },
  };
}

const withoutOrigin = (line: string): string => line.replace(OWN_API.vendorBaseUrl, "");

/** The places of a URL and what they hold: `'` and `%27` are the same, `/` and `%2F` are not. */
const meaningOf = (line: string): string =>
  JSON.stringify(line.split(/([/?#&=])/).map((part) => (isDecodable(part) ? decodeURIComponent(part) : part)));

function isDecodable(text: string): boolean {
  return !/%(?![\dA-F]{2})/i.test(text) && !/%[89A-F]/i.test(text);
}
