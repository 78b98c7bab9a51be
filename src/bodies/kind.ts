import { isList } from "../kernel/values.js";

/**
 * What a body is. `"data"` has no bytes of its own: it is written as JSON or as a form. Of the forms of the package form-data, all
 * clients but axios would send the name.
 */
export type BodyKind =
  "none" | "text" | "bytes" | "blob" | "search-params" | "form-data" | "package-form" | "stream" | "data";

/**
 * Tells what a body is. The tag of a class, unlike `instanceof`, also identifies classes of other realms and polyfills.
 */
export function bodyKindOf(value: unknown): BodyKind {
  if (value === undefined) return "none";
  if (typeof value === "string") return "text";
  if (typeof value !== "object" || value === null || isList(value)) return "data";
  // A plain object may have this method, which is enough to iterate it.
  if (Symbol.asyncIterator in value) return "stream";
  if (Object.getPrototypeOf(value) === Object.prototype) return "data";
  if (ArrayBuffer.isView(value)) return "bytes";
  const kind = KINDS[tagOf(value)];
  const { pipe, getReader } = value as Readonly<Record<string, unknown>>;
  if (kind === "form-data" && pipe) return "package-form";
  return kind ?? (typeof (pipe ?? getReader) === "function" ? "stream" : "data");
}

const KINDS: Readonly<Record<string, BodyKind>> = {
  ArrayBuffer: "bytes",
  SharedArrayBuffer: "bytes",
  Blob: "blob",
  File: "blob",
  URLSearchParams: "search-params",
  FormData: "form-data",
};

/** The name of a value's class, as in `Object.prototype.toString`. */
export function tagOf(value: unknown): string {
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  if (tag !== "Object" || Object.getPrototypeOf(value) === Object.prototype) return tag;
  // Classes of React Native have no tag. A File is a Blob there.
  const untagged = ["Blob", "FormData", "Headers", "Promise"].find((name) => {
    const { [name]: Class = Set } = globalThis as unknown as Readonly<Record<string, typeof Set>>;
    return value instanceof Class;
  });
  return untagged ?? tag;
}

/** Whether a value is a file or a blob of the platform: its getter throws for every other object, whatever its tag. */
export function isFile(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  try {
    return typeof Reflect.get(Blob.prototype, "size", value) === "number";
  } catch {
    return false;
  }
}
