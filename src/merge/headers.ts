import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import type { HeaderChanges } from "../layer.js";
import { ownNames } from "../own-names.js";
import { isScalar, kindOf, setOwn } from "../value-kind.js";

/** Lays header fields over those before them, by their name in lower case (decision A4); one alone stays as it is. */
export function mergeHeaders(layers: readonly HeaderChanges[]): HeaderChanges | undefined {
  if (layers.length < 2) return layers[0];
  const merged: Record<string, string | null> = {};
  for (const changes of layers) {
    for (const name of Object.keys(changes)) setOwn(merged, name, changes[name]);
  }
  return merged;
}

/** Reads header fields and checks all of them (decision D4). */
export function readHeaders(fields: unknown): HeaderChanges {
  const changes: Record<string, string | null> = {};
  const faults: Fault[] = [];
  for (const name of ownNames(fields, "headers")) {
    const value = (fields as Record<string, unknown>)[name];
    if (value === undefined) continue;
    const text = isScalar(value) ? String(value) : null;
    // RFC 9110, section 5.6.2: token.
    if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name))
      faults.push({ name, problem: "a name takes letters, digits and !#$%&'*+-.^_`|~" });
    // RFC 9110, section 5.5: field-content and blanks; no other control character, so no line break.
    else if (text === null ? value !== null : !/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) {
      const problem =
        text === null
          ? `it takes a string, not ${kindOf(value)}`
          : "its value takes no line break, no control character, and Latin-1 only";
      faults.push({ name, problem });
    } else setOwn(changes, name.toLowerCase(), text);
  }
  throwFaults(InvalidHeaderError, faults);
  return changes;
}
