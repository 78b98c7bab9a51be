import { parseArgs } from "node:util";

import { quote, TOKEN } from "../library.js";
import { UsageError } from "../usage-error.js";

/** The arguments of `fluent-endpoint-cli mcp`. */
export interface McpArguments {
  /** A file or an http(s) url. */
  readonly document: string;
  readonly name: string | undefined;
  readonly baseUrl: string | undefined;
  /** The patterns of operations to offer; none for all that read. */
  readonly include: readonly string[];
  /** Whether operations that write are offered, too. */
  readonly write: boolean;
  /** How many tools are offered by their names. */
  readonly mostTools: number;
  readonly outputSchemas: boolean;
  /** How to listen; `undefined` for standard input and output. */
  readonly http: HttpArguments | undefined;
  /** Whether the configuration of clients is printed instead. */
  readonly print: boolean;
}

export interface HttpArguments {
  readonly port: number;
  /** The address to bind to, and other names that clients use. */
  readonly hosts: readonly string[];
  /** The header field whose value goes on to the API, in lower case. */
  readonly forward: string | undefined;
}

const OPTIONS = {
  name: { type: "string" },
  "base-url": { type: "string" },
  include: { type: "string", multiple: true },
  write: { type: "boolean" },
  "most-tools": { type: "string" },
  "output-schemas": { type: "boolean" },
  http: { type: "string" },
  host: { type: "string", multiple: true },
  forward: { type: "string" },
  print: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const MOST_TOOLS = 64;

/**
 * Parses the arguments that follow `mcp`.
 *
 * @throws {UsageError} When one is invalid or missing.
 */
export function readMcpArguments(args: readonly string[]): McpArguments | "help" {
  const { values, positionals } = parseMcpArguments(args);
  if (values.help) return "help";
  const [document, ...rest] = positionals;
  if (!document || rest.length > 0)
    throw new UsageError("one document is required, such as fluent-endpoint-cli mcp openapi.yaml");
  const { name } = values;
  if (name !== undefined && !/^[a-z][a-z\d-]{0,27}$/.test(name))
    throw new UsageError(`--name must be lower-case letters, digits and "-", not ${quote(name)}`);
  return {
    document,
    name,
    baseUrl: values["base-url"],
    include: values.include ?? [],
    write: values.write ?? false,
    mostTools: readNumber("most-tools", values["most-tools"] ?? String(MOST_TOOLS), 9999),
    outputSchemas: values["output-schemas"] ?? false,
    http: readHttp(values),
    print: values.print ?? false,
  };
}

function parseMcpArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]!);
  }
}

function readHttp({ http, host, forward }: ReturnType<typeof parseMcpArguments>["values"]): HttpArguments | undefined {
  if (http === undefined) {
    const [name] = Object.entries({ host, forward }).flatMap(([one, value]) => (value === undefined ? [] : [one]));
    if (name !== undefined) throw new UsageError(`--${name} needs --http <port>`);
    return undefined;
  }
  const field = forward?.toLowerCase();
  if (field !== undefined && (!TOKEN.test(field) || NOT_FORWARDED.test(field)))
    throw new UsageError(
      `--forward must be the header field of a credential, such as authorization, not ${quote(field)}`,
    );
  return { port: readNumber("http", http, 65_535), hosts: host ?? ["127.0.0.1"], forward: field };
}

/** Header fields of the connection, of MCP, and of the server's own token. */
const NOT_FORWARDED =
  /^(?:host|origin|connection|content-.*|transfer-encoding|accept.*|mcp-.*|forwarded|x-forwarded-.*|upgrade|te|trailer|x-fluent-endpoint-token)$/;

function readNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new UsageError(`--${option} must be a number from 0 to ${most}, not ${quote(text)}`);
  return number;
}
