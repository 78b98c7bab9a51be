// The program: it runs the command with the arguments, the streams and the exit code of the process.
import { EventEmitter } from "node:events";

import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";

const { argv } = process;
const written: string[] = [];

beforeEach(() => {
  jest.resetModules();
  written.length = 0;
  const write = (text: unknown): boolean => written.push(String(text)) > 0;
  jest.spyOn(process.stdout, "write").mockImplementation(write);
  jest.spyOn(process.stderr, "write").mockImplementation(write);
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(process, { argv, exitCode: undefined });
});

/** Runs the program; returns what listens to errors of the standard output. */
async function start(...args: readonly string[]): Promise<(error: Error) => void> {
  const before = process.stdout.listeners("error");
  process.argv = ["node", "cli.js", ...args];
  await import("../../src/index.js");
  const added = process.stdout.listeners("error").filter((listener) => !before.includes(listener));
  for (const listener of added) process.stdout.off("error", listener as () => void);
  expect(added).toHaveLength(1);
  return added[0] as (error: Error) => void;
}

test("prints a request", async () => {
  await start("GET /users/{id}", "id=5");
  expect(JSON.parse(written.join(""))).toMatchObject({ url: "https://api.github.com/users/5" });
  expect(process.exitCode).toBe(0);
});

test("prints an error", async () => {
  await start("GET /users/{id}");
  expect(written.join("")).toContain('"id"');
  expect(process.exitCode).toBe(1);
});

test("runs the vendor command in a thread", async () => {
  // Sources are no files of a thread: its module runs here, and tells the program the same.
  const workerData: string[] = [];
  const threads: EventEmitter[] = [];
  class Worker extends EventEmitter {
    constructor(file: URL, options: { readonly workerData: readonly string[] }) {
      super();
      expect(file.href).toMatch(/thread\.js$/);
      workerData.push(...options.workerData);
      threads.push(this);
      void import("../../src/vendor/thread.js").then(() => this.emit("exit"));
    }
  }
  const parentPort = { postMessage: (message: unknown) => threads[0]!.emit("message", message) };
  jest.unstable_mockModule("node:worker_threads", () => ({ Worker, parentPort, workerData }));
  await start("vendor", "--help");
  expect(written.join("")).toContain("fluent-endpoint-cli vendor");
  expect(process.exitCode).toBe(0);
});

test("ends quietly if a reader such as head closes the pipe", async () => {
  const onError = await start("--version");
  const close = (code: string) => (): void => {
    onError(Object.assign(new Error(code), { code }));
  };
  expect(close("EPIPE")).not.toThrow();
  expect(close("ENOSPC")).toThrow("ENOSPC");
});
