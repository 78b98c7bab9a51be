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
