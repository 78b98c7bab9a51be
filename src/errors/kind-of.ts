/** Describes a value for a message. */
export function kindOf(value: unknown): string {
  if (value === "") return "an empty string";
  if (value === null || value === undefined || (typeof value === "number" && !Number.isFinite(value)))
    return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  if (Array.isArray(value)) return "a list";
  const prototype = Object.getPrototypeOf(value) as object | null;
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain ? "a plain object" : "a class instance";
}

/** Describes a wrong value for a message, with the cure of a promise. */
export function describeValue(value: unknown): string {
  const kind = kindOf(value);
  if (kind !== "a class instance") return kind;
  if (ArrayBuffer.isView(value)) return "bytes";
  const tag = Object.prototype.toString.call(value).slice("[object ".length, -1);
  if (tag === "Date") return Number.isNaN((value as Date).getTime()) ? "an invalid Date" : "a Date";
  // The Promise of React Native has no tag, and that of another realm is no instance.
  if (tag === "Promise" || value instanceof Promise) return "a promise; await it";
  return tag.endsWith("ArrayBuffer") ? "bytes" : kind;
}

/** What to write for bytes, in a query or a form. */
export const BYTES = "bytes; send them as a Blob or a File with the encoder multipart, or as text";
