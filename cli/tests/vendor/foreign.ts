// What a program requests from a server, and which files it opens.
import fs from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { jest } from "@jest/globals";

/** A server that records the paths of its requests. */
export class Recorder {
  readonly requests: string[] = [];
  readonly files = new Map<string, string>();
  readonly #server: Server = createServer((request, response) => {
    const { url = "" } = request;
    this.requests.push(url);
    const text = this.files.get(url);
    const [, location] = /^-> (.*)/.exec(text ?? "") ?? [];
    if (location !== undefined) response.writeHead(302, { location });
    else response.writeHead(text === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(location === undefined ? text : "");
  });
  origin = "";

  async listen(): Promise<this> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const READERS = ["open", "openSync", "readFile", "readFileSync", "createReadStream", "lstatSync", "statSync"] as const;
const PROMISED = ["open", "readFile", "lstat", "stat"] as const;

/** Records the files that are opened or looked at, until the test restores all mocks. */
export function recordFiles(): readonly string[] {
  const paths: string[] = [];
  const record = (target: object, name: string): void => {
    const original = (target as Record<string, (...args: unknown[]) => unknown>)[name]!;
    jest.spyOn(target as Record<string, (...args: unknown[]) => unknown>, name).mockImplementation((...args) => {
      paths.push(String(args[0]));
      return original.apply(target, args);
    });
  };
  for (const name of READERS) record(fs, name);
  for (const name of PROMISED) record(fs.promises, name);
  return paths;
}
