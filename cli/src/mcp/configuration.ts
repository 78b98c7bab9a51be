import { resolve } from "node:path";

import { VERSION } from "../library.js";
import type { Api } from "./api.js";
import type { McpArguments } from "./mcp-arguments.js";
import { PATH, tokenField } from "./http-server.js";

/** Formats the configuration of clients, with placeholders in place of secrets. */
export function formatConfiguration(args: McpArguments, { vendor, credentials }: Api): string {
  const { name } = vendor;
  return args.http
    ? ofHttp(name, args, args.http)
    : ofStdio(
        name,
        commandOf(args),
        credentials.all.map(({ variable }) => variable),
      );
}

interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

function ofStdio(name: string, command: Command, variables: readonly string[]): string {
  const env = (placeholder: (variable: string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(variables.map((variable) => [variable, placeholder(variable)]));
  return [
    block("Claude Desktop, claude_desktop_config.json", {
      mcpServers: { [name]: { ...command, env: env((variable) => `<your ${variable}>`) } },
    }),
    block("VS Code, .vscode/mcp.json", {
      inputs: variables.map((id) => ({ type: "promptString", id, description: id, password: true })),
      servers: { [name]: { type: "stdio", ...command, env: env((variable) => `\${input:${variable}}`) } },
    }),
    block("Cursor, .cursor/mcp.json", {
      mcpServers: { [name]: { ...command, env: env((variable) => `\${env:${variable}}`) } },
    }),
  ].join("\n");
}

function ofHttp(name: string, args: McpArguments, http: NonNullable<McpArguments["http"]>): string {
  const [host = ""] = http.hosts;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${http.port}${PATH}`;
  const field = tokenField(http);
  const fields = [field, ...(http.forward === undefined ? [] : [http.forward])];
  const placeholder = (kind: "input" | "env", one: string): string => {
    const variable = one === field ? "FLUENT_ENDPOINT_TOKEN" : one.toUpperCase().replaceAll("-", "_");
    return `${one === "authorization" ? "Bearer " : ""}\${${kind}:${variable}}`;
  };
  const headers = (kind: "input" | "env"): object =>
    Object.fromEntries(fields.map((one) => [one, placeholder(kind, one)]));
  const ids = Object.values(headers("input") as Record<string, string>).map((text) => /:(\w+)/.exec(text)![1]!);
  return [
    "Claude Desktop starts the command itself: leave out --http.\n",
    block("VS Code, .vscode/mcp.json", {
      inputs: ids.map((id) => ({ type: "promptString", id, description: id, password: true })),
      servers: { [name]: { type: "http", url, headers: headers("input") } },
    }),
    block("Cursor, .cursor/mcp.json", { mcpServers: { [name]: { url, headers: headers("env") } } }),
  ].join("\n");
}

function block(title: string, configuration: object): string {
  return `${title}:\n${JSON.stringify(configuration, null, 2)}\n`;
}

/** The command that starts the same server, wherever the client does. */
function commandOf({ document, name, baseUrl, include, write, mostTools, outputSchemas }: McpArguments): Command {
  const isUrl = /^https?:/i.test(document);
  const args = [
    "-y",
    `fluent-endpoint-cli@${VERSION}`,
    "mcp",
    isUrl ? document : resolve(document),
    ...(name === undefined ? [] : ["--name", name]),
    ...(baseUrl === undefined ? [] : ["--base-url", baseUrl]),
    ...include.flatMap((pattern) => ["--include", pattern]),
    ...(write ? ["--write"] : []),
    ...(mostTools === 64 ? [] : ["--most-tools", String(mostTools)]),
    ...(outputSchemas ? ["--output-schemas"] : []),
  ];
  // Windows starts a script of npm by its shell alone.
  return process.platform === "win32" ? { command: "cmd", args: ["/c", "npx", ...args] } : { command: "npx", args };
}
