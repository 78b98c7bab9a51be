import { isList, isPlainObject } from "../kernel/values.js";
import { LONGEST } from "./foreign-text.js";

/** The members in which APIs describe an error, in any case, as a message has them. */
const MEMBERS = ["title", "detail", "message", "msg", "error_description", "error", "errors"];

/** How deep they are sought, and in how many items of a list. */
const DEEPEST = 5;
const MOST_ITEMS = 9;

/** What a service says about an error: a text, or those of a body in the usual shapes, each once; empty for HTML. */
export function saidIn(body: unknown): string {
  if (typeof body === "string") return /^\s*</.test(body) ? "" : body;
  const texts = new Set<string>();
  let length = 0;
  for (const text of saidTextsOf(body, 0)) {
    if (!texts.has(text)) length += text.length;
    texts.add(text);
    // A message shows no more.
    if (length > LONGEST) break;
  }
  return [...texts].join(": ");
}

function* saidTextsOf(value: unknown, depth: number): Generator<string> {
  if (typeof value === "string" && value) yield value;
  if (depth > DEEPEST) return;
  if (isList(value)) for (const item of value.slice(0, MOST_ITEMS)) yield* saidTextsOf(item, depth + 1);
  else if (isPlainObject(value)) {
    const found = saidMembersOf(value);
    for (const [name, member] of found)
      // The errors of each field: { errors: { name: ["is required"] } }.
      if (name === "errors" && isPlainObject(member) && saidMembersOf(member).length === 0)
        yield* textsOfFields(member, depth);
      else yield* saidTextsOf(member, depth + 1);
  }
}

function* textsOfFields(fields: Readonly<Record<string, unknown>>, depth: number): Generator<string> {
  for (const name of Object.keys(fields).slice(0, MOST_ITEMS))
    for (const text of saidTextsOf(fields[name], depth + 1)) yield `${name} ${text}`;
}

function saidMembersOf(value: Readonly<Record<string, unknown>>): (readonly [name: string, member: unknown])[] {
  const names = Object.keys(value).map((name) => [MEMBERS.indexOf(name.toLowerCase()), name] as const);
  return names
    .filter(([rank]) => rank >= 0)
    .sort(([one], [other]) => one - other)
    .map(([rank, name]) => [MEMBERS[rank]!, value[name]]);
}
