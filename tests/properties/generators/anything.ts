import fc from "fast-check";
import { ODD_VALUES } from "./odd-values.js";
import { codePoint } from "./texts.js";

const NAMES = ["method", "url", "baseUrl", "headers", "mediaType", "format", "previews", "data", "request", "a", "b"];
const POLICIES = ["arrays", "objects", "route", "trustedOrigins", "body"];
const REQUESTS = ["body", "toString", "secrets", "shell", "stringify", "authorization", "content-type"];
const VENDORS = ["name", "baseUrl", "mediaTypeVersion", "accept", "methods", "policy", "PURGE", "body"];
const key = fc.oneof(
  fc.constantFrom(...NAMES, ...POLICIES, ...VENDORS, ...REQUESTS, "__proto__", "constructor", "then"),
  fc.string(),
);

/** A placeholder for an odd value: fast-check inspects the values it generates, which would call their getters. */
class Slot {
  constructor(readonly index: number) {}
}

const slot = fc.nat(ODD_VALUES.length - 1).map((index) => new Slot(index));

/** Replaces the placeholders by the odd values. */
export function fillSlots(value: unknown): unknown {
  if (value instanceof Slot) return ODD_VALUES[value.index];
  if (typeof value !== "object" || value === null) return value;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === "object") Object.defineProperty(value, name, { value: fillSlots(part) });
  }
  return value;
}

/** Any JavaScript value; objects have the keys of options. */
export const anything = fc.oneof(
  { weight: 2, arbitrary: slot },
  {
    weight: 3,
    arbitrary: fc.anything({
      key,
      values: [
        fc.string({ unit: codePoint }),
        slot,
        fc.double(),
        fc.bigInt(),
        fc.boolean(),
        fc.constantFrom(null, undefined, "GET /x/{a}", "raw", "repeat", "https://x.example", "POST"),
      ],
      maxDepth: 3,
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
  },
  { weight: 2, arbitrary: fc.dictionary(key, fc.oneof(slot, fc.constantFrom("/x", "POST")), { maxKeys: 3 }) },
);
