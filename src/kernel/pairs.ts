import type { Issue } from "../errors/endpoint-error.js";
import { noObjects, wrongNesting } from "../errors/issue-of.js";
import { isWellFormed } from "../shared/well-formed.js";
import type { Policy } from "../types/policy.js";
import type { Call } from "./call.js";
import { isList, isPlainObject, ownItems, percentEncode, readText } from "./values.js";
import { LONGEST_TEXT } from "../shared/limits.js";

// How lists and plain objects can be written: the choices of a policy.
export const ARRAYS: readonly Policy["arrays"][] = ["comma", "repeat", "brackets", "indices"];
export const OBJECTS: readonly Policy["objects"][] = ["error", "brackets"];

/** No API has more levels, so a deeper value is a mistake. */
const DEEPEST = 32;

/** Writes a query parameter that is an object, or a list that is not written with commas, by the policy (C9). */
export function writePairs({ policy, faults }: Call, name: string, value: unknown): string {
  const issues: Issue[] = [];
  const pairs = pairsOf(name, value, policy, issues, undefined, LONGEST_TEXT).map(([key, content]) => {
    const text = isList(content)
      ? content.map((item) => percentEncode(item as string)).join(",")
      : percentEncode(content as string);
    return `${percentEncode(key)}=${text}`;
  });
  for (const issue of issues) faults.push({ code: "ERR_INVALID_PARAMETER", ...issue });
  return pairs.join("&");
}

/** A name with its text, with the texts that share one pair (`arrays: "comma"`), or with a file. */
export type Pair = readonly [name: string, content: string | readonly string[] | object];

/** How lists and objects are written. */
export type PairStyle = Pick<Policy, "arrays" | "objects">;

/**
 * Flattens a parameter to unencoded pairs of a query or a form: lists and objects according to the policy, without
 * absent items. Adds what is wrong to `issues`.
 *
 * @param isFile - whether a value is a file, which a multipart form sends unchanged
 * @param longest - stops when the names and texts have more characters: each pair of a long list has the name; bodies have no limit
 */
export function pairsOf(
  parameter: string,
  value: unknown,
  { arrays, objects }: PairStyle,
  issues: Issue[],
  isFile?: (value: unknown) => boolean,
  longest: number = Infinity,
): readonly Pair[] {
  let length = 0;
  const pairs: Pair[] = [];
  /** The lists and objects that contain the current value. */
  const parents: unknown[] = [];
  /** Reported once for all objects of a list. */
  let ofObjects: Issue | undefined;

  /** @param key - the last name that the caller gave: one that ends in "[]" gets no second pair. In lists, `undefined`. */
  const add = (name: string, item: unknown, key: string | undefined, nameLength = name.length): void => {
    const isListed = typeof item === "object" && isList(item);
    const isObject = typeof item === "object" && !isListed && isPlainObject(item);
    // Servers have no common format for a list in a list.
    if (!isObject && (key === undefined || !isListed)) {
      const reason = parents.length > 0 ? "item" : "value";
      const content = isFile?.(item) ? (item as object) : readText(parameter, item, issues, reason, name);
      if (content === undefined) return;
      length += nameLength + (typeof content === "string" ? content.length : 0);
      if (isWellFormed(name) || readText(parameter, name, issues)) pairs.push([name, content]);
      return;
    }
    if (isObject && objects === "error") {
      // As in a template, an object without values is absent; a nested one is an error.
      const isAbsent = parents.length === 0 && Object.values(item).every((member) => (member ?? null) === null);
      if (!isAbsent && !ofObjects) issues.push((ofObjects = noObjects(parameter)));
      return;
    }
    const isCycle = parents.includes(item);
    if (isCycle || parents.length === DEEPEST) {
      const problem = isCycle ? "contain itself" : `have more than ${DEEPEST} levels`;
      issues.push(wrongNesting(parameter, problem, name));
      return;
    }
    parents.push(item);
    if (isObject) addMembers(name, item);
    else addItems(name, ownItems(item), key!.endsWith("[]"));
    parents.pop();
  };

  const addMembers = (name: string, object: Readonly<Record<string, unknown>>): void => {
    for (const key of Object.keys(object)) if (length <= longest) add(memberName(name, key), object[key], key);
  };

  const addItems = (name: string, items: readonly unknown[], isBracketed: boolean): void => {
    let hasObjects = false;
    for (const item of items) hasObjects ||= typeof item === "object" && isPlainObject(item);
    const style = hasObjects ? "indices" : arrays !== "comma" && isBracketed ? "repeat" : arrays;
    const base = hasObjects && isBracketed ? name.slice(0, -2) : name;
    const start = pairs.length;
    let index = 0;
    for (const item of items) {
      if (length > longest) break;
      const count = pairs.length;
      const own = style === "indices" ? `${base}[${index}]` : style === "brackets" ? `${base}[]` : base;
      add(own, item, undefined, style === "comma" ? 1 : undefined);
      if (pairs.length > count) index += 1;
    }
    if (style === "comma" && index > 0) pairs.push([name, pairs.splice(start).map(([, content]) => content as string)]);
  };

  add(parameter, value, parameter);
  return pairs;
}

/** Returns `a[k]`. If a key ends in "[]", these brackets stay at the end, so that a list adds no second pair. */
function memberName(name: string, key: string): string {
  const [, own, ending] = /^([^]*?)((?:\[\])?)$/.exec(key)!;
  // A key with brackets is encoded, so that it stays within these.
  const text = /[[\]]/.test(own!) ? own!.replace(/[%[\]]/g, encodeURIComponent) : own!;
  return `${name}[${text}]${ending!}`;
}
