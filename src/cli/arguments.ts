import { parseArgs } from "node:util";

import { closest } from "../errors/closest.js";
import { readJson } from "./json-value.js";
import { UsageError } from "./usage-error.js";

const OUTPUTS = ["json", "curl", "http", "har", "explain"] as const;
const SHELLS = ["sh", "cmd", "powershell"] as const;

/** What the command is asked for. */
export interface Arguments {
  readonly route: string;
  /** By the names given, in their order; a name given more than once has a list. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** `null` takes a default away. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly baseUrl: string | undefined;
  readonly format: string | undefined;
  readonly previews: readonly string[];
  /** As it was given: text, `@file` or `@-`. */
  readonly data: string | undefined;
  readonly output: (typeof OUTPUTS)[number];
  readonly shell: (typeof SHELLS)[number];
  readonly showSecrets: boolean;
}

const OPTIONS = {
  header: { type: "string", short: "H" },
  "base-url": { type: "string" },
  data: { type: "string", short: "d" },
  format: { type: "string" },
  preview: { type: "string" },
  output: { type: "string", short: "o" },
  shell: { type: "string" },
  "show-secrets": { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

type Name = keyof typeof OPTIONS;

/** Those that may be given more than once. */
const REPEATED: readonly string[] = ["header", "preview"];

/**
 * Reads the arguments of the command; `help` or `version` where they ask for that.
 *
 * @throws UsageError where they are not what they must be; it shows names, and never a value
 */
export function readArguments(args: readonly string[]): Arguments | "help" | "version" {
  const { options, positionals } = split(args);
  if (options.has("help")) return "help";
  if (options.has("version")) return "version";
  const [first = "", second = "", ...rest] = positionals;
  if (!first) throw new UsageError('a route is missing, such as "GET /orgs/{org}/repos"; --help shows examples');
  // The route without its quotes.
  const isSplit = /^[a-z]+$/i.test(first) && /^(?:[/{]|https?:)/i.test(second);
  const route = isSplit ? `${first} ${second}` : first;
  return {
    route,
    parameters: readParameters(isSplit ? rest : positionals.slice(1)),
    headers: readHeaders(options.get("header") ?? []),
    baseUrl: options.get("base-url")?.[0],
    format: options.get("format")?.[0],
    previews: options.get("preview") ?? [],
    data: options.get("data")?.[0],
    output: oneOf("output", OUTPUTS, options.get("output")?.[0] ?? "json"),
    shell: oneOf("shell", SHELLS, options.get("shell")?.[0] ?? "sh"),
    showSecrets: options.has("show-secrets"),
  };
}

function split(args: readonly string[]): {
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly positionals: readonly string[];
} {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const options = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(OPTIONS, name)) throw unknownOption(rawName);
    const takesValue = OPTIONS[name as Name].type === "string";
    if (!takesValue && value !== undefined) throw new UsageError(`${rawName} takes no value`);
    if (takesValue && (value === undefined || (!inlineValue && isFlag(value))))
      throw new UsageError(`${rawName} needs a value; one that is a flag itself is written as ${long(name)}=…`);
    const values = options.get(name) ?? [];
    options.set(name, [...values, value ?? ""]);
    if (values.length > 0 && !REPEATED.includes(name) && takesValue)
      throw new UsageError(`${rawName} is given more than once`);
  }
  return { options, positionals };
}

function long(name: string): string {
  return `--${name}`;
}

function isFlag(value: string): boolean {
  return Object.entries(OPTIONS).some(
    ([name, option]) =>
      value === long(name) || value.startsWith(`${long(name)}=`) || ("short" in option && value === `-${option.short}`),
  );
}

function unknownOption(rawName: string): UsageError {
  const name = rawName.replace(/^-+/, "").toLowerCase();
  const known = Object.keys(OPTIONS);
  // Besides typing errors, people abbreviate (--out) and extend (--headers).
  const extended = known.find((other) => name.length > 1 && (other.startsWith(name) || name.startsWith(other)));
  const near = extended ?? closest(name, known);
  const hint = near ? `did you mean ${long(near)}?` : "--help lists them";
  return new UsageError(`unknown option ${rawName}; ${hint}`);
}

function oneOf<Known extends string>(option: string, known: readonly Known[], value: string): Known {
  const found = known.find((name) => name === value);
  if (found === undefined) throw new UsageError(`--${option} is one of ${known.join(", ")}`);
  return found;
}

function readParameters(args: readonly string[]): Readonly<Record<string, unknown>> {
  const lists = new Map<string, unknown[]>();
  for (const [index, arg] of args.entries()) {
    const [, name = "", mark, text = ""] = /^([^=]*?)(:?=)([^]*)$/.exec(arg) ?? [];
    // Which one, and not what it is: it may be a secret.
    if (mark === undefined || !name)
      throw new UsageError(`parameter ${index + 1} is none: write name=text or name:=JSON, and the route in quotes`);
    const value = mark === ":=" ? readJson(name, text) : text;
    lists.set(name, [...(lists.get(name) ?? []), value]);
  }
  return Object.fromEntries(Array.from(lists, ([name, values]) => [name, values.length > 1 ? values : values[0]]));
}

/** As curl has it: `name: value`; `name;` is empty; `name:` takes a default away. */
function readHeaders(lines: readonly string[]): Readonly<Record<string, string | null>> {
  const headers = new Map<string, string | null>();
  for (const line of lines) {
    const [, name = "", mark, text = ""] = /^([^:;]*)([:;])([^]*)$/.exec(line) ?? [];
    const value = text.replace(/^[\t ]+/, "").replace(/[\t ]+$/, "");
    if (!name || (mark === ";" && text)) throw new UsageError('--header takes "name: value", with a colon');
    if (headers.has(name.toLowerCase())) throw new UsageError(`the header "${name}" is given more than once`);
    headers.set(name.toLowerCase(), value || (mark === ":" ? null : ""));
  }
  return Object.fromEntries(headers);
}
