import { invalidOption } from "../errors/invalid-option.js";
import { isTexts } from "../kernel/values.js";
import type { ToolInclude, ToolOperation } from "../types/tools.js";

/**
 * Returns the function that chooses operations: `include` itself, or one that is true for an operation that matches one of its
 * patterns. In a pattern, `*` is any text: `"GET *"`, `"GET /users/*"`, `"tag:billing"`, `"get_*"`.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `include` is something else.
 */
export function matcherOf(include: ToolInclude | undefined): (operation: ToolOperation) => boolean {
  if (include === undefined) return () => true;
  if (typeof include === "function") return include;
  if (!isTexts(include) || !include.every(isPattern))
    throw invalidOption(
      "include",
      'must be a function, or a list of patterns such as "GET /users/*", "tag:billing" or a name',
    );
  const matchers = include.map(readPattern);
  return (operation) => matchers.some((matches) => matches(operation));
}

const ROUTE = /^([A-Za-z-]+|\*) +([/*].*)$/;
const TAG = "tag:";

function isPattern(pattern: string): boolean {
  return ROUTE.test(pattern) || (pattern.startsWith(TAG) && pattern !== TAG) || /^[\w*-]+$/.test(pattern);
}

function readPattern(pattern: string): (operation: ToolOperation) => boolean {
  const [, ofMethod, ofPath] = ROUTE.exec(pattern) ?? [];
  if (ofMethod !== undefined) {
    const [isMethod, isPath] = [globOf(ofMethod.toUpperCase()), globOf(ofPath!)];
    return ({ method, path }) => isMethod(method) && isPath(path);
  }
  if (pattern.startsWith(TAG)) {
    const isTag = globOf(pattern.slice(TAG.length));
    return ({ tags }) => tags.some(isTag);
  }
  const isName = globOf(pattern);
  return ({ name }) => isName(name);
}

/** Returns what tells whether a text matches a pattern. Not by an expression, which could take quadratic time. */
function globOf(pattern: string): (text: string) => boolean {
  const [start = "", ...others] = pattern.split("*");
  const end = others.pop();
  return (text) => {
    if (end === undefined) return text === start;
    if (text.length < start.length + end.length || !text.startsWith(start) || !text.endsWith(end)) return false;
    let position = start.length;
    for (const part of others) {
      const found = text.indexOf(part, position);
      if (found < 0) return false;
      position = found + part.length;
    }
    return position <= text.length - end.length;
  };
}
