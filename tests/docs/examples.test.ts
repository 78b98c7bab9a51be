// Every example that a reader may copy, out of the pages and out of the comments of the sources, runs and gives what it says:
// `expression; // => value`, and `statement; // throws Name: message`. compiled-examples.test.ts compiles them.
import * as crypto from "node:crypto";
import * as assert from "node:assert/strict";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import * as octokit from "@octokit/endpoint";
import axios from "axios";
import ky from "ky";
import * as openapiFetch from "openapi-fetch";
import tseslint from "typescript-eslint";

import * as lint from "../../lint/src/index.js";
import { BLOCKS, PAGES, type Block } from "./blocks.js";
import { instrument } from "./instrument.js";
import { startLoopback, type Loopback } from "./loopback.js";
import { SOURCES } from "./modules.js";

/** What an example may import. */
const MODULES = new Map<string, object>([
  ["@octokit/endpoint", octokit],
  ["eslint-plugin-fluent-endpoint", { ...lint, __esModule: true }],
  ["node:crypto", crypto],
  ["openapi-fetch", { ...openapiFetch, __esModule: true }],
  ["typescript-eslint", { default: tseslint, __esModule: true }],
  ["node:assert/strict", { ...assert, __esModule: true }],
]);
for (const [module, file] of SOURCES) MODULES.set(module, (await import(file)) as object);

const examples = BLOCKS.filter(({ language }) => language === "ts");
const table = examples.map((block) => [`${block.file}:${block.line}`, block] as const);

test("the examples are in every page, and say what they are", () => {
  const pagesWithout = PAGES.filter((page) => !examples.some(({ file }) => file === page));
  const others = BLOCKS.filter(({ language }) => !["ts", "sh", "text"].includes(language));

  expect(pagesWithout).toEqual([]);
  expect(others).toEqual([]);
});

describe("gives what it says", () => {
  let loopback: Loopback;

  beforeAll(async () => {
    loopback = await startLoopback();
    const { addressOf, fetch } = loopback;
    // Instances take the adapter of the defaults.
    const send = axios.getAdapter(axios.defaults.adapter);
    axios.defaults.adapter = (config) => {
      const sent = { ...config, url: addressOf(axios.getUri(config)), params: undefined };
      delete sent.baseURL;
      // A program sees its own config in a response and in an error.
      return send(sent).then(
        (response) => Object.assign(response, { config }),
        (error: unknown) => Promise.reject(Object.assign(error as Error, { config })),
      );
    };
    MODULES.set("axios", { default: axios, __esModule: true });
    const create: typeof ky.create = (options) => ky.create({ fetch, ...options });
    MODULES.set("ky", { default: Object.assign(create(), { create }), __esModule: true });
  });
  afterAll(() => {
    loopback.stop();
  });

  test.each(table)("%s", async (_, block) => {
    const { code, checks } = instrument(block);
    const check = new Check(block);

    await run(block.file, code, { check, fetch: loopback.fetch });

    expect(check.made).toBe(checks);
  });
});

/** What an instrumented block calls. */
class Check {
  made = 0;
  readonly #file: string;

  constructor({ file }: Block) {
    this.#file = file;
  }

  readonly equal = (line: number, actual: unknown, expected: unknown): void => {
    this.made += 1;
    const place = `${this.#file}:${line}`;
    expect({ [place]: actual }).toStrictEqual({ [place]: expected });
  };

  readonly throws = async (
    line: number,
    statement: () => Promise<void>,
    [name, message]: readonly [string, string | undefined],
  ): Promise<void> => {
    const thrown: unknown = await statement().then(
      () => "nothing",
      (error: unknown) => error,
    );
    const { name: actual, message: text } = thrown instanceof Error ? thrown : { name: thrown, message: "" };
    this.equal(line, { name: actual, ...(message && { message: text }) }, { name, ...(message && { message }) });
  };
}

/** Runs JavaScript that may wait at its top level. */
async function run(file: string, code: string, globals: Readonly<Record<string, unknown>>): Promise<void> {
  const all = Object.assign({}, ...[...SOURCES.keys()].map((module) => MODULES.get(module)).reverse()) as object;
  const scope = { ...all, exports: {}, require: (name: string) => MODULES.get(name), ...globals };
  const AsyncFunction = run.constructor as new (...args: string[]) => (...values: unknown[]) => Promise<void>;
  // A block may declare what the library has: the function's own body is a scope inside that of its parameters.
  await new AsyncFunction(...Object.keys(scope), `{ ${code} }`)(...Object.values(scope));
}
