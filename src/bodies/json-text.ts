import type { Issue } from "../errors/endpoint-error.js";
import { invalidRequest } from "../errors/invalid-request.js";
import { wrongNesting } from "../errors/issue-of.js";
import { attempt, isList, isPlainObject, isScalar, type Values } from "../kernel/values.js";
import { bodyKindOf, tagOf } from "./kind.js";

/**
 * Writes a body as JSON without losing a value silently: `JSON.stringify` alone writes a Map as `{}` and NaN as `null`
 * (D9).
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when JSON cannot represent a value. It contains the path of the value.
 */
export function writeJson(body: unknown): string {
  // Checking every value would double the time of JSON.stringify. It throws for a text that is too long for a string.
  const text = isPlainData(body) ? attempt(() => JSON.stringify(body)) : undefined;
  return text ?? writeChecked(body);
}

/** The JSON of a member of a form; without it, adds what is wrong to `issues`. */
export function jsonOfMember(name: string, value: unknown, issues: Issue[]): string | undefined {
  const text = attempt(() => writeJson(value));
  if (text === undefined) issues.push(wrongNesting(name, "contain a value that JSON cannot represent"));
  return text;
}

/** The maximum depth, so that the stack does not overflow. */
const DEEP = 500;

/**
 * Whether JSON can represent a value without loss: it consists of plain objects, lists, text, finite numbers, booleans,
 * `null` and `undefined`. A deep value may be a cycle.
 */
function isPlainData(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null)
    return value === undefined ? depth > 0 : value === null || (isScalar(value) && typeof value !== "bigint");
  if (depth > DEEP) return false;
  // Most values in bodies are texts, which need no call.
  if (isList(value)) {
    for (const member of value) if (typeof member !== "string" && !isPlainData(member, depth + 1)) return false;
    return true;
  }
  if (!isPlainObject(value)) return false;
  for (const name in value) {
    const member = value[name];
    if (typeof member !== "string" && !isPlainData(member, depth + 1)) return false;
  }
  return true;
}

function writeChecked(body: unknown): string {
  /** The lists and objects that contain the current value, and the names on the path to the value. */
  const parents: unknown[] = [];
  const names: string[] = [];
  // A property: after an error, optimized code of Hermes does not see what a callback assigned to a variable.
  const found: { lost: string | undefined } = { lost: undefined };
  let thrown: unknown;
  try {
    // Called for each value, after `toJSON`. `this` is the object or the list that contains the value.
    const text: unknown = JSON.stringify(body, function (this: Values, name: string, value: unknown) {
      while (parents.length > 0 && parents.at(-1) !== this) parents.pop();
      names.splice(parents.length, Infinity, name);
      found.lost = findLoss(this[name], value);
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- caught below
      if (found.lost) throw found.lost;
      if (typeof value === "object" && value !== null) parents.push(value);
      return value;
    });
    if (typeof text === "string") return text;
  } catch (error) {
    thrown = error;
  }
  const path = ["body", ...names.slice(1)].join(".");
  // JSON.stringify() throws for a cycle after it asked for the value that closes it.
  const { lost = new Set(parents).size < parents.length ? "a cycle" : "this value" } = found;
  throw invalidRequest(path, `JSON cannot represent ${lost}; ${jsonCureOf(lost)}`, thrown);
}

/** What to write instead of a value. No encoder but multipart takes more than JSON, and it takes files. */
function jsonCureOf(lost: string): string {
  if (lost === "a file") return "use multipart of fluent-endpoint/bodies";
  return `write ${/Map|Headers|Params/.test(lost) ? "Object.fromEntries(value)" : "text or a list, or pass { stringify }"}`;
}

/**
 * Describes a value that JSON cannot represent; returns `undefined` for any other value.
 *
 * @param raw - the value before its `toJSON`
 */
function findLoss(raw: unknown, written: unknown): string | undefined {
  if (written === null && raw instanceof Date) return "an invalid Date";
  const value = hasPlatformJson(raw) ? raw : written;
  const type = typeof value;
  if (type === "number") return Number.isFinite(value) ? undefined : String(value);
  if (type === "bigint" || type === "function" || type === "symbol") return `a ${type}`;
  if (type !== "object" || value === null || isList(value)) return undefined;
  const tag = tagOf(value);
  if (isOpaque(value, tag)) return bodyKindOf(value) === "blob" ? "a file" : `a ${tag}`;
  // Any other object without properties, such as a RegExp. JSON unboxes boxed numbers.
  const isEmpty = tag !== "Object" && Object.keys(value!).length === 0 && JSON.stringify(value) === "{}";
  return isEmpty ? "an object without properties" : undefined;
}

/** Whether the content of an object is not in its properties. */
function isOpaque(value: unknown, tag: string): boolean {
  return bodyKindOf(value) !== "data" || /^(?:Map|Set|Headers|Promise)$/.test(tag);
}

/** A `toJSON` of the platform does not count: Bun adds one to FormData, which loses files. */
function hasPlatformJson(value: unknown): boolean {
  if (typeof value !== "object") return false;
  const tag = tagOf(value);
  const { [tag]: Class } = globalThis as unknown as Partial<Record<string, { readonly prototype: WithJson }>>;
  return isOpaque(value, tag) && (value as WithJson).toJSON === Class?.prototype.toJSON;
}

interface WithJson {
  readonly toJSON?: unknown;
}
