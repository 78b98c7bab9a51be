// Every function of a page or an example that sends a request and reads the body of the response is copied, and then also sends
// a DELETE. The response has no content (RFC 9110, section 15.3.5), or is empty for another reason, which is no JSON.
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import http, { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import consumers from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import axios from "axios";
import got from "got";
import ky from "ky";
import ts from "typescript";
import * as undici from "undici";

import * as adapters from "../../src/adapters/index.js";
import { readResponse } from "../../src/response/index.js";
import { BLOCKS, ROOT } from "./blocks.js";

interface Source {
  readonly name: string;
  /** Of a file with this language: in TSX, a type parameter needs a comma. */
  readonly language: string;
  readonly code: string;
}

const EXAMPLES = readdirSync(join(ROOT, "examples"), { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?!.*(?:node_modules|\.test\.)).*\.tsx?$/.test(file))
  .map((file): Source => ({
    name: `examples/${file}`,
    language: file.replace(/.*\./, ""),
    code: readFileSync(join(ROOT, "examples", file), "utf8"),
  }));

// Pages also show lines of EXAMPLES.
const blocks = BLOCKS.filter(({ language }) => /^tsx?$/.test(language));
const SOURCES = [
  ...blocks.map(({ file, line, ...block }): Source => ({ name: `${file}:${line}`, ...block })),
  ...EXAMPLES,
];

/** A function that reads a body: it returns something else than the response of the client. */
const READS = /\.(?:json|text)\(\)|\bdata\b|\b(?:json|text)\(/;
const RETURNS_RESPONSE = /^: (?:Promise<(?:Response|http\.IncomingMessage)>|AsyncGenerator)/;
const SENDS_IT = /^(?:send|createSend):|: Send$/;

type Send = readonly [place: string, name: string, functions: string];

/** Each such function, with those beside it. */
const SENDS = SOURCES.flatMap(({ name: place, language, code }): Send[] => {
  const { statements } = ts.createSourceFile(`a.${language}`, code, ts.ScriptTarget.Latest, true);
  const functions = statements.flatMap(functionOf);
  const typed = functions.map(({ statement }) => statement.replace(/^export /, "")).join("\n");
  const text = ts.transpile(typed, { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.React }, `a.${language}`);
  return functions
    .filter(({ statement, name, type }) => SENDS_IT.test(name + type) && READS.test(statement))
    .filter(({ type }) => !RETURNS_RESPONSE.test(type))
    .map(({ name }): Send => [`${place} ${name}`, name, text]);
});

/** Returns a function, and the type of its result or of its constant. */
function functionOf(statement: ts.Statement): { statement: string; name: string; type: string }[] {
  const text = statement.getText();
  if (ts.isFunctionDeclaration(statement))
    return [{ statement: text, name: statement.name?.text ?? "", type: `: ${statement.type?.getText() ?? ""}` }];
  if (!ts.isVariableStatement(statement)) return [];
  const [{ name, type, initializer }] = statement.declarationList.declarations as unknown as [ts.VariableDeclaration];
  const isFunction = initializer !== undefined && ts.isArrowFunction(initializer);
  return isFunction ? [{ statement: text, name: name.getText(), type: `: ${type?.getText() ?? ""}` }] : [];
}

const SCOPE: Readonly<Record<string, unknown>> = {
  ...adapters,
  readResponse,
  BadGatewayException: Error,
  axios,
  // docs/sending.md creates it.
  client: axios,
  got,
  http,
  ky,
  pipeline,
  undici,
  ...consumers,
};

/** Returns the function of a source. */
function evaluate(name: string, functions: string): (request: unknown) => Promise<unknown> {
  const Constructor = evaluate.constructor as new (...args: string[]) => (...values: unknown[]) => unknown;
  const made = new Constructor(...Object.keys(SCOPE), `${functions}; return ${name};`)(
    ...Object.values(SCOPE),
  ) as never;
  return name === "createSend" ? (made as () => (request: unknown) => Promise<unknown>)() : made;
}

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isEmpty = request.url === "/empty";
    response.writeHead(isEmpty ? 200 : 204, { ...(isEmpty && { "content-type": "application/json" }) }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("there are such functions", () => {
  const files = SENDS.map(([name]) => name.replace(/[: ].*/, ""));
  const pages = files.filter((file) => file.startsWith("docs/"));
  expect([...new Set(pages)].sort()).toEqual(["docs/sending.md"]);
  expect(files.length - pages.length).toBeGreaterThan(9);
});

describe.each(SENDS)("%s", (_, name, functions) => {
  test.each(["/none", "/empty"])("reads a response without a body: %s", async (path) => {
    const request = { method: "delete", url: origin + path, headers: {} };
    const given = functions.includes("send([url, init]") ? adapters.toFetch(request) : request;
    expect([undefined, ""]).toContain(await evaluate(name, functions)(given));
  });
});
