import { parseArgs } from "node:util";

import { closest, quote } from "./library.js";
import { parseJson } from "./json-value.js";
import { UsageError } from "./usage-error.js";

const OUTPUTS = ["json", "curl", "explain"] as const;

/** The parsed arguments of the command. */
export interface Arguments {
  readonly route: string;
  /** The parameters in the order of their names; the values of a repeated name are a list. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The headers with lower-case names; `null` removes a default. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly baseUrl: string | undefined;
  readonly format: string | undefined;
  readonly previews: readonly string[];
  /** Text, `@file` or `@-`. */
  readonly data: string | undefined;
  readonly output: (typeof OUTPUTS)[number];
  readonly showSecrets: boolean;
}

const OPTIONS = {
  header: { type: "string", short: "H" },
  "base-url": { type: "string" },
  data: { type: "string", short: "d" },
  format: { type: "string" },
  preview: { type: "string" },
  output: { type: "string", short: "o" },
  "show-secrets": { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

type OptionName = keyof typeof OPTIONS;

const REPEATABLE: readonly string[] = ["header", "preview"];

/**
 * Parses the arguments of the command; returns `"help"` or `"version"` if one of these options is present.
 *
 * @throws {UsageError} When an argument is invalid. The message contains names but no values (decision D6).
 */
export function readArguments(args: readonly string[]): Arguments | "help" | "version" {
  const { options, positionals } = splitArguments(args);
  if (options.has("help")) return "help";
  if (options.has("version")) return "version";
  const [first = "", second = "", ...rest] = positionals;
  if (!first) throw new UsageError('a route is required, such as "GET /orgs/{org}/repos"');
  if (positionals.length === 1 && /^[^/\s{}?:][^\s{}?:]*\.(?:json|ya?ml)$/i.test(first)) {
    throw new UsageError("a document needs the word vendor before it: vendor openapi.yaml --out src/acme");
  }
  // The shell splits a route without quotation marks into two arguments.
  const isSplit = /^[a-z]+$/i.test(first) && /^(?:[/{]|https?:)/i.test(second);
  const route = isSplit ? `${first} ${second}` : first;
  return {
    route,
    parameters: readParameterArguments(isSplit ? rest : positionals.slice(1)),
    headers: readHeaderArguments(options.get("header") ?? []),
    baseUrl: options.get("base-url")?.[0],
    format: options.get("format")?.[0],
    previews: options.get("preview") ?? [],
    data: options.get("data")?.[0],
    output: oneOf("output", OUTPUTS, options.get("output")?.[0] ?? "json"),
    showSecrets: options.has("show-secrets"),
  };
}

function splitArguments(args: readonly string[]): {
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
    const takesValue = OPTIONS[name as OptionName].type === "string";
    if (!takesValue && value !== undefined) throw new UsageError(`${rawName} must not have a value`);
    if (takesValue && (value === undefined || (!inlineValue && isFlag(value))))
      throw new UsageError(`${rawName} requires a value; if the value looks like an option, write ${longFlag(name)}=…`);
    const values = options.get(name) ?? [];
    options.set(name, [...values, value ?? ""]);
    if (values.length > 0 && !REPEATABLE.includes(name) && takesValue)
      throw new UsageError(`${rawName} must not be repeated`);
  }
  return { options, positionals };
}

function longFlag(name: string): string {
  return `--${name}`;
}

function isFlag(value: string): boolean {
  return Object.entries(OPTIONS).some(
    ([name, option]) =>
      value === longFlag(name) ||
      value.startsWith(`${longFlag(name)}=`) ||
      ("short" in option && value === `-${option.short}`),
  );
}

function unknownOption(rawName: string): UsageError {
  const name = rawName.replace(/^-+/, "").toLowerCase();
  const known = Object.keys(OPTIONS);
  // Besides typing errors, people abbreviate (--out) and extend (--headers).
  const extended = known.find((other) => name.length > 1 && (other.startsWith(name) || name.startsWith(other)));
  const suggestion = extended ?? closest(name, known);
  const hint = suggestion ? `did you mean ${longFlag(suggestion)}?` : "see --help for the supported options";
  return new UsageError(`unknown option ${quote(rawName)}; ${hint}`);
}

function oneOf<Known extends string>(option: string, known: readonly Known[], value: string): Known {
  const found = known.find((name) => name === value);
  if (found === undefined) throw new UsageError(`--${option} must be one of ${known.join(", ")}`);
  return found;
}

function readParameterArguments(args: readonly string[]): Readonly<Record<string, unknown>> {
  const valuesByName = new Map<string, unknown[]>();
  for (const [index, arg] of args.entries()) {
    const [, name = "", separator, text = ""] = /^([^=]*?)(:?=)([^]*)$/.exec(arg) ?? [];
    // The position instead of the text, which may be a secret.
    if (separator === undefined || !name)
      throw new UsageError(
        `parameter ${index + 1} must be name=text or name:=JSON; put quotation marks around the route`,
      );
    const value = separator === ":=" ? parseJson(name, text) : text;
    valuesByName.set(name, [...(valuesByName.get(name) ?? []), value]);
  }
  return Object.fromEntries(
    Array.from(valuesByName, ([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** Parses headers like curl: `name: value`; `name;` is an empty header, and `name:` removes a default. */
function readHeaderArguments(lines: readonly string[]): Readonly<Record<string, string | null>> {
  const headers = new Map<string, string | null>();
  for (const line of lines) {
    const [, name = "", separator, text = ""] = /^([^:;]*)([:;])([^]*)$/.exec(line) ?? [];
    const value = text.replace(/^[\t ]+/, "").replace(/(?<![\t ])[\t ]+$/, "");
    if (!name || (separator === ";" && text))
      throw new UsageError('--header must be "name: value", "name:" or "name;"');
    if (headers.has(name.toLowerCase())) throw new UsageError(`header ${quote(name)} must not be repeated`);
    headers.set(name.toLowerCase(), value || (separator === ":" ? null : ""));
  }
  return Object.fromEntries(headers);
}
