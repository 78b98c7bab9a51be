import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";
import type { HeaderChanges } from "../layer.js";
import { readEntries } from "../own-entries.js";
import { isScalar, kindOf, setOwn } from "../shared/value-kind.js";

/** Reads header fields and checks all of them (decision D4). */
export function readHeaders(fields: unknown): HeaderChanges {
  const changes: Record<string, string | null> = {};
  const faults: Fault[] = [];
  const { names, values } = readEntries(fields, "headers");
  names.forEach((name, place) => {
    const value = values[place];
    const text = isScalar(value) ? String(value) : null;
    if (!TOKEN.test(name)) faults.push({ name, problem: "a name takes letters, digits and !#$%&'*+-.^_`|~" });
    else if (text === null ? value !== null : !FIELD_VALUE.test(text)) {
      const problem =
        text === null
          ? `it takes a string, not ${kindOf(value)}`
          : "its value takes no line break, no control character, and Latin-1 only";
      faults.push({ name, problem });
    } else setOwn(changes, name.toLowerCase(), text);
  });
  throwFaults(InvalidHeaderError, faults);
  return changes;
}
