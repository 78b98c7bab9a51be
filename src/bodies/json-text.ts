import { InvalidRequestError } from "../errors/invalid-request.js";

/**
 * Writes a body as JSON without losing a value silently: `JSON.stringify` alone writes a Map as `{}` and NaN as `null`
 * (decision D9).
 *
 * @throws {InvalidRequestError} When JSON cannot represent a value. It contains the path of the value.
 */
export function writeJson(body: unknown): string {
  /** The lists and objects that contain the current value, and the names on the path to the value. */
  const parents = new Set<unknown>();
  const stack: unknown[] = [];
  const names: string[] = [];
  // A property: after an error, optimized code of Hermes does not see what a callback assigned to a variable.
  const found: { lost: string | undefined } = { lost: undefined };
  let thrown: unknown;
  try {
    // Called for each value, after `toJSON`. `this` is the object or the list that contains the value.
    const text: unknown = JSON.stringify(body, function (this: unknown, name: string, value: unknown) {
      while (stack.length > 0 && stack.at(-1) !== this) parents.delete(stack.pop());
      names.splice(stack.length, Infinity, name);
      // Functions in objects are skipped, as by JSON.stringify; a function as a parameter is an error.
      const raw = (this as Readonly<Record<string, unknown>>)[name];
      found.lost = findLoss(hasPlatformJson(raw) ? raw : value, stack.length < 2);
      if (value === null && raw instanceof Date) found.lost = "an invalid Date";
      if (parents.has(value)) found.lost = "a cycle";
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- caught below
      if (found.lost) throw found.lost;
      if (typeof value === "object" && value !== null) {
        parents.add(value);
        stack.push(value);
      }
      return value;
    });
    if (typeof text === "string") return text;
  } catch (error) {
    thrown = error;
  }
  const path = ["body", ...names.slice(1)].join(".");
  const { lost = "this value" } = found;
  throw new InvalidRequestError(path, `JSON cannot represent ${lost}; ${cureOf(lost)}`, thrown);
}

/** What to write instead of a value. No encoder but multipart takes more than JSON, and it takes files. */
function cureOf(lost: string): string {
  if (lost === "a file") return "use multipart of fluent-endpoint/bodies";
  return `write ${/Map|Headers|Params/.test(lost) ? "Object.fromEntries(value)" : "text or a list, or pass { stringify }"}`;
}

/** Returns the tag of a value, as in `Object.prototype.toString`. */
export const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** The name of a class of React Native, whose instances have no tag. A File is a Blob there. */
export function untaggedClassOf(value: unknown): string | undefined {
  if (tagOf(value) !== "Object" || Object.getPrototypeOf(value) === Object.prototype) return undefined;
  return ["Blob", "FormData", "Headers", "Promise"].find((name) => {
    const { [name]: Class = Set } = globalThis as unknown as Readonly<Record<string, typeof Set>>;
    return value instanceof Class;
  });
}

/** A `toJSON` of the platform does not count: Bun adds one to FormData, which loses files. */
function hasPlatformJson(value: unknown): boolean {
  const tag = tagOf(value);
  const { [tag]: Class } = globalThis as unknown as Partial<Record<string, { readonly prototype: WithJson }>>;
  return LOST.test(tag) && (value as WithJson).toJSON === Class?.prototype.toJSON;
}

interface WithJson {
  readonly toJSON?: unknown;
}

/** Objects whose content is not in their properties. */
const LOST = /^(?:Blob|File|FormData|Headers|Map|Promise|Set|URLSearchParams|\w*(?:Array|ArrayBuffer|DataView))$/;

/** JSON text cannot contain more items; a sparse list can have a length of four billion. */
export const MOST_ITEMS: number = 2 ** 28;

/** Describes a value that JSON cannot represent; returns `undefined` for any other value. */
function findLoss(value: unknown, isParameter: boolean): string | undefined {
  if (Array.isArray(value)) return value.length > MOST_ITEMS ? "a list of this length" : undefined;
  const type = typeof value;
  if (type === "number") return Number.isFinite(value) ? undefined : String(value);
  if (type === "bigint" || (isParameter && (type === "function" || type === "symbol"))) return `a ${type}`;
  if (type !== "object" || value === null) return undefined;
  const tag = untaggedClassOf(value) ?? tagOf(value);
  // Bun calls a File a Blob.
  if (LOST.test(tag)) return /Blob|File/.test(tag) ? "a file" : `a ${tag}`;
  // Any other object without properties, such as a RegExp. JSON unboxes boxed numbers.
  const isEmpty = tag !== "Object" && Object.keys(value!).length === 0 && JSON.stringify(value) === "{}";
  return isEmpty ? "an object without properties" : undefined;
}
