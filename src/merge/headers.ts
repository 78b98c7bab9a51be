import type { Fault } from "../errors/fault.js";
import { throwFaults } from "../errors/fault.js";
import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import type { Headers } from "../merged-options.js";
import { ownNames } from "../own-names.js";
import { isScalar, kindOf, setOwn } from "../value-kind.js";

/** A change to a header field, its name in lower case: a value sets the field, `null` removes it. */
export type HeaderChange = readonly [name: string, value: string | null];

/** Reads header fields and checks all of them (decision D4). */
export function readHeaders(fields: unknown): HeaderChange[] {
  const changes: HeaderChange[] = [];
  const faults: Fault[] = [];
  for (const name of ownNames(fields, "headers")) {
    const value = (fields as Record<string, unknown>)[name];
    if (value === undefined) continue;
    const problem = problemOf(name, value);
    if (problem) faults.push({ name, problem });
    else changes.push([name.toLowerCase(), isScalar(value) ? String(value) : null]);
  }
  throwFaults(InvalidHeaderError, faults);
  return changes;
}

function problemOf(name: string, value: unknown): string {
  // RFC 9110, section 5.6.2: token.
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)) return "its name may hold letters, digits and !#$%&'*+-.^_`|~ only";
  if (value === null) return "";
  if (!isScalar(value)) return `it takes a string, not ${kindOf(value)}`;
  // RFC 9110, section 5.5: field-content and blanks; no other control character, so no line break.
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value))
    ? ""
    : "its value may hold no control character, and Latin-1 only";
}

/** Lays `changes` over `headers` (specification, Default headers; decisions A4, A5); a fresh object. */
export function mergeHeaders(headers: Headers, changes: readonly HeaderChange[]): Headers {
  const merged: Record<string, string> = { ...headers };
  for (const [name, value] of changes) {
    if (value === null) Reflect.deleteProperty(merged, name);
    else setOwn(merged, name, value);
  }
  return merged;
}
