const INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");

function inspect(this: { toString(): string }): string {
  try {
    return this.toString();
  } catch {
    // A proxy of an object with private members: a log must not fail.
    return "[object Object]";
  }
}

/**
 * Lets Node show an object, or the instances of a prototype, as their text. Called at run time: bundlers keep unused classes
 * with computed members.
 */
export function makeInspectable(object: object): void {
  if (!(INSPECT in object)) {
    Reflect.defineProperty(object, INSPECT, { __proto__: null, value: inspect } as PropertyDescriptor);
  }
}
