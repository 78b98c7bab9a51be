import { mayBeSecret } from "../shared/credentials.js";
import { quoted } from "../errors/shown.js";
import { isList, kindOf } from "../shared/value-kind.js";
import { HIDDEN, withoutSecrets } from "./secrets.js";

/** How many characters of a text are shown. */
const LONGEST = 99;

/** The value of a parameter as it is shown: text in quotes, what is no text or number by its kind (decision D6). */
export function shownValue(name: string, value: unknown, showSecrets: boolean): string {
  if (showSecrets) return shownAny(value);
  return mayBeSecret(name) ? HIDDEN : shownAny(typeof value === "string" ? withoutSecrets(value) : value);
}

/** A body as it is shown: nothing tells what in it is secret, so text is not shown either. */
export function shownData(data: unknown, showSecrets: boolean): string {
  return typeof data === "string" && data && !showSecrets ? `text of ${data.length} characters` : shownAny(data);
}

/** Text on one line, as it is, with what a terminal would act on left out. */
export function shownText(text: string): string {
  return text.replace(/[\p{C}\u2028\u2029]/gu, "·");
}

function shownAny(value: unknown): string {
  if (typeof value === "string")
    return quoted(value) + (value.length > LONGEST ? ` and ${value.length - LONGEST} more` : "");
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (typeof value !== "object") return typeof value === "boolean" ? String(value) : kindOf(value);
  try {
    return isList(value) ? `a list of ${value.length}` : kindOfObject(value);
  } catch {
    return "a proxy that does not answer";
  }
}

/** `a Date`, `a ReadableStream`: read where it is plain data, so that no code of the value's own runs. */
function kindOfObject(value: object | null): string {
  const kind = kindOf(value);
  if (kind !== "a class instance") return kind;
  const make: unknown = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(value), "constructor")?.value;
  const name: unknown = typeof make === "function" && Object.getOwnPropertyDescriptor(make, "name")?.value;
  return typeof name === "string" && /^\w{1,50}$/.test(name) ? `a ${name}` : kind;
}
