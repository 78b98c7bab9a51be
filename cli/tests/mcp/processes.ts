// The built command, and the APIs that it calls, in processes of their own.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const COMMAND = join(ROOT, "cli/dist/cli.js");

spawnSync(process.execPath, [join(ROOT, "scripts/build.mjs"), "--if-needed"], { stdio: "inherit" });

/** A request that an API has got. */
export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One character for each byte. */
  readonly body: string;
}

/** An API that records what it gets. */
export interface Recorder {
  readonly origin: string;
  /** Returns the requests since the last time. */
  take(): Promise<readonly Recorded[]>;
  stop(): void;
}

export async function startRecorder(): Promise<Recorder> {
  const child = spawn(process.execPath, [join(ROOT, "cli/tests/mcp/recorder.mjs")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const port = await firstLine(child.stdout, /(\d+)/);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    take: async () => (await fetch(`${origin}/recorded`)).json() as Promise<readonly Recorded[]>,
    stop: () => child.kill(),
  };
}

async function firstLine(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  let text = "";
  return new Promise((resolve, reject) => {
    stream.on("data", (chunk) => {
      text += String(chunk);
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    stream.once("end", () => {
      reject(new Error(`There is no line ${String(pattern)} in: ${text}`));
    });
  });
}

/** A client of a server, and all that the server has written to the standard error. */
export interface Connected {
  readonly client: Client;
  readonly errors: () => string;
}

/** Variables of the environment. */
export type Variables = Readonly<Record<string, string>>;

const { PATH = "" } = process.env;

/** Starts the command as a server of standard input and output, and connects the client of the SDK. */
export async function connect(args: readonly string[], variables: Variables = {}): Promise<Connected> {
  const transport = new StdioClientTransport({
    ...{ command: process.execPath, args: [COMMAND, "mcp", ...args] },
    ...{ env: { PATH, ...variables }, stderr: "pipe" },
  });
  let errors = "";
  transport.stderr!.on("data", (chunk) => (errors += String(chunk)));
  const client = new Client({ name: "test", version: "1.0.0" });
  // A line that is no message of the protocol is an error of the transport.
  client.onerror = (error) => (errors += `PROTOCOL: ${error.message}\n`);
  await client.connect(transport);
  return { client, errors: () => errors };
}

/** A server of HTTP. */
export interface HttpServer {
  readonly url: string;
  readonly errors: () => string;
  stop(): void;
}

export async function startHttp(args: readonly string[], variables: Variables = {}): Promise<HttpServer> {
  const child: ChildProcess = spawn(process.execPath, [COMMAND, "mcp", ...args, "--http", "0"], {
    ...{ env: { PATH, ...variables }, stdio: ["ignore", "pipe", "pipe"] },
  });
  let errors = "";
  child.stdout!.on("data", (chunk) => (errors += `STDOUT: ${String(chunk)}`));
  child.stderr!.on("data", (chunk) => (errors += String(chunk)));
  const url = await firstLine(child.stderr!, /Listening on (\S+)/);
  return { url, errors: () => errors, stop: () => child.kill() };
}

/** Connects the client of the SDK over HTTP. */
export async function connectTo(url: string, headers: Variables): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  // The class has optional members that the interface does not allow to be undefined.
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }) as never);
  return client;
}

/** Runs the command to its end. */
export function run(
  args: readonly string[],
  variables: Variables = {},
): { code: number; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, "mcp", ...args], {
    ...{ env: { PATH, ...variables }, encoding: "utf8", input: "" },
  });
  return { code: status ?? -1, stdout, stderr };
}

/** A folder for documents. */
export class Documents {
  readonly #folder = mkdtempSync(join(tmpdir(), "mcp-"));

  write(name: string, content: unknown): string {
    const file = join(this.#folder, name);
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    return file;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The texts of a result. */
export function textOf(result: object): string {
  const { content } = result as { readonly content: readonly { readonly text?: string }[] };
  return content.map(({ text = "" }) => text).join("\n");
}
