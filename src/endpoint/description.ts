import { withDots } from "../shared/terminal-text.js";
import type { Values } from "../kernel/values.js";

/** The names of parameters and headers, without values, which may be secret (H6). */
export function shownNamesOf(
  parameters: Values = {},
  headers: Values = {},
): { parameters: string[]; headers: string[] } {
  return {
    parameters: Object.keys(parameters),
    headers: Object.keys(headers).filter((name) => headers[name] !== null),
  };
}

/** Describes an object for logs. */
export function describe(kind: string, content: object): string {
  return `${kind} ${withDots(JSON.stringify(content))}`;
}

const INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");

function inspect(this: { toString(): string }): string {
  return this.toString();
}

/**
 * Makes Node show an object, or the instances of a prototype, as their text. It is a function, because bundlers keep
 * unused classes with computed members.
 */
export function makeInspectable(object: object): void {
  if (!(INSPECT in object)) {
    Reflect.defineProperty(object, INSPECT, { __proto__: null, value: inspect } as PropertyDescriptor);
  }
}
