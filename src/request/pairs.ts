import type { Policy } from "../types/policy.js";
import { quote } from "../errors/format.js";
import type { Issue } from "../errors/issue.js";
import { ownItems } from "../shared/own-properties.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import { textOf } from "../template/values.js";

/** A name with its text, with the texts that share one pair (`arrays: "comma"`), or with a file. */
export type Pair = readonly [name: string, content: string | readonly string[] | object];

/** No API has more levels, so a deeper value is a mistake. */
const DEEPEST = 32;

/**
 * Flattens a parameter to unencoded pairs of a query or a form: lists and objects according to the policy, without
 * absent items (C9). Adds its issues to `issues`.
 *
 * @param isFile - whether a value is a file, which a multipart form sends unchanged
 */
export function toPairs(
  parameter: string,
  value: unknown,
  { arrays, objects }: Pick<Policy, "arrays" | "objects">,
  issues: Issue[],
  isFile?: (value: unknown) => boolean,
): readonly Pair[] {
  const pairs: Pair[] = [];
  /** The lists and objects that contain the current value. */
  const parents: unknown[] = [];
  const objectIssue: Issue = { name: parameter, reason: "objects" };

  const add = (name: string, item: unknown, isInList = false): void => {
    const place = name === parameter ? "" : `, at ${quote(name)}`;
    const isObject = isPlainObject(item);
    // Servers have no common format for a list in a list (C4).
    if (!isObject && (isInList || !isList(item))) {
      const reason = parents.length > 0 ? "item" : "value";
      const content = isFile?.(item) ? (item as object) : textOf(parameter, item, issues, reason, place);
      if (content !== undefined && textOf(parameter, name, issues) !== undefined) pairs.push([name, content]);
      return;
    }
    if (isObject && objects === "error") {
      // As in a template, an object without values is absent; a nested one is an error.
      const isAbsent = parents.length === 0 && Object.values(item).every((member) => (member ?? null) === null);
      // Reported once for all objects of a list.
      if (!isAbsent && issues.at(-1) !== objectIssue) issues.push(objectIssue);
      return;
    }
    const isCycle = parents.includes(item);
    if (isCycle || parents.length === DEEPEST) {
      const detail = isCycle ? "contain itself" : `have more than ${DEEPEST} levels`;
      issues.push({ name: parameter, reason: "nesting", detail: detail + place });
      return;
    }
    parents.push(item);
    if (isObject) addMembers(name, item);
    else addItems(name, ownItems(item));
    parents.pop();
  };

  const addMembers = (name: string, object: Readonly<Record<string, unknown>>): void => {
    for (const key of Object.keys(object)) add(memberName(name, key), object[key]);
  };

  const addItems = (name: string, items: readonly unknown[]): void => {
    const hasObjects = items.some(isPlainObject);
    // A name that ends in "[]" gets no second pair of brackets.
    const style = hasObjects ? "indices" : arrays !== "comma" && name.endsWith("[]") ? "repeat" : arrays;
    const base = hasObjects ? name.replace(/\[\]$/, "") : name;
    const start = pairs.length;
    let index = 0;
    for (const item of items) {
      const count = pairs.length;
      add(style === "indices" ? `${base}[${index}]` : style === "brackets" ? `${base}[]` : base, item, true);
      if (pairs.length > count) index += 1;
    }
    if (style === "comma" && index > 0) pairs.push([name, pairs.splice(start).map(([, content]) => content as string)]);
  };

  add(parameter, value);
  return pairs;
}

/** Returns `a[k]`. If a key ends in "[]", these brackets stay at the end, so that a list adds no second pair. */
function memberName(name: string, key: string): string {
  return `${name}[${key}]`.replace(/\[\]\]$/, "][]");
}
