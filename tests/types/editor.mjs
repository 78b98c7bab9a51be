// What an editor shows while you write a call, with a document and without: the language servers of TypeScript 5.9, 6 and 7. mistakes.mjs has
// the messages.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { strict, versionOf } from "./compilers.mjs";

const require = createRequire(import.meta.url);
const workspace = fileURLToPath(new URL("../../reports/types/editor/", import.meta.url));
const file = join(workspace, "main.ts");

const HEAD = `import { Endpoint } from "fluent-endpoint";
interface paths {
  "/users": {
    post: {
      requestBody: { content: { "application/json": { name: string; role?: "admin" | "member"; address?: { street: string; city?: string } } } };
      responses: { 201: { content: { "application/json": { id: number } } } };
    };
  };
  "/users/{owner}": {
    get: {
      parameters: { path: { owner: string }; query?: { page?: number } };
      responses: { 200: { content: { "application/json": { name: string } } } };
    };
  };
}
const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
const shop = Endpoint.for<paths>({ baseUrl: "https://api.shop.example" });
`;

/**
 * A line with a `|` where the cursor is, and lines of the hover: those of the type, then the first of the description.
 *
 * @type {[line: string, texts: string[]][]}
 */
const HOVERS = [
  // Method and url of a request are in its type.
  [
    'const r|equest = acme.build("GET /users/{id}", { id: 7 });',
    ['const request: RequestOptionsFor<"GET /users/{id}", AnyRoute>'],
  ],
  [
    'const u|ser = shop.route("GET /users/{owner}").param("owner", "x").build();',
    ['const user: RequestOptionsFor<"GET /users/{owner}", paths>'],
  ],
  [
    'const c|hain = acme.route("GET /users/{id}").param("id", 7);',
    ['const chain: Chain<never, RouteInfo<"GET /users/{id}", AnyRoute>>'],
  ],
  [
    'acme.b|uild("GET /users/{id}", { id: 7 });',
    ["readonly id: 7;", "Builds the request options of a call.", 'acme.build("GET /orders/{id}", { id: 7 })'],
  ],
  ['acme.route("GET /users").b|uild();', ['RequestOptionsFor<"GET /users", AnyRoute>', "Builds the request options."]],
];
const LINES_OF_TYPE = 3;

const OPTIONS = ["baseUrl", "headers", "mediaType", "request"];

/**
 * A line with a `|` where the cursor is, and the names that are offered: required ones first. Those that are struck out are left out.
 *
 * @type {[line: string, names: string[]][]}
 */
const COMPLETIONS = [
  ['acme.build("GET /repos/{owner}/{repo}", { | });', ["owner", "repo"]],
  ['acme.build("GET /repos/{owner}", { owner: 7, | });', []],
  ['acme.build("GET /repos/{owner}/{repo}", { ownr: 7, | });', ["owner", "repo"]],
  ['acme.build("GET /repos/{owner}", { owner: 7 }, { | });', OPTIONS],
  ['acme.build("POST /repos/{owner}", { owner: 7 }, { | });', ["baseUrl", "data", "headers", "mediaType", "request"]],
  ['acme.build("GET /repos/{owner}", undefined, { | });', OPTIONS],
  ['shop.build("POST /users", { | });', ["name", "address", "role"]],
  ['shop.build("POST /users", { name: "a", | });', ["address", "role"]],
  ['shop.build("POST /users", { role: "admin", | });', ["name"]],
  ['shop.build("POST /users", { name: "a", address: { | } });', ["street", "city"]],
  ['shop.build("POST /users", { name: "a", role: "|" });', ["admin", "member"]],
  ['shop.build("POST /users", {}, { | });', ["baseUrl", "data", "headers", "mediaType", "request"]],
  ['shop.build("POST /users", {}, { data: { | } });', ["name", "address", "role"]],
  ['shop.build("GET /users/{owner}", { owner: "a" }, { headers: { accept: "|" } });', ["application/json"]],
  ['shop.route("POST /users").data({ | });', ["name", "address", "role"]],
  ['shop.build("GET /users/{owner}", { | });', ["owner", "page"]],
  ['shop.build("|");', ["GET /users/{owner}", "POST /users"]],
  ['shop.build("|", { owner: "a" });', ["GET /users/{owner}", "POST /users"]],
  ['shop.merge("|");', ["GET /users/{owner}", "POST /users"]],
  ['shop.route("|");', ["GET /users/{owner}", "POST /users"]],
  ['shop.route("GET /users/{owner}").param("|");', ["owner", "page"]],
  ['acme.route("GET /repos/{owner}/{repo}").param("|");', ["owner", "repo"]],
  ['acme.route("GET /repos/{owner}/{repo}").param("owner", 7).param("|");', ["repo"]],
];

/** A line with a `|` where the cursor is: the help shows one signature. */
const SIGNATURES = [
  'shop.build(|"");',
  'shop.merge(|"");',
  'shop.route(|"");',
  'acme.route(|"");',
  'acme.builder().route(|"");',
];

const MARKED = [...[...HOVERS, ...COMPLETIONS].map(([line]) => line), ...SIGNATURES];
// Each line in a block of its own, so that names do not meet.
const TEXT = HEAD + MARKED.map((line) => `{ ${line.replace("|", "")} }\n`).join("");
const cursorOf = (/** @type {string} */ line) =>
  TEXT.indexOf(`{ ${line.replace("|", "")} }\n`) + "{ ".length + line.indexOf("|");

/**
 * @typedef {object} Server
 * @property {(offset: number) => Promise<string>} hover the type, an empty line, the description
 * @property {(offset: number) => Promise<{ name: string, order: string, isDeprecated: boolean }[]>} complete
 * @property {(offset: number) => Promise<number>} countSignatures
 * @property {() => void} stop
 */

/** The language service of TypeScript 5 or 6. @param {string} compiler @returns {Server} */
function serviceOf(compiler) {
  /** @type {typeof import("typescript")} */
  const ts = require(compiler);
  const { options } = ts.convertCompilerOptionsFromJson(strict, workspace);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) =>
      existsSync(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, "utf8")) : undefined,
    getCurrentDirectory: () => workspace,
    getDefaultLibFileName: (own) => ts.getDefaultLibFilePath(own),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return {
    hover: async (offset) => {
      const { displayParts, documentation } = service.getQuickInfoAtPosition(file, offset) ?? {};
      return `${ts.displayPartsToString(displayParts)}\n\n${ts.displayPartsToString(documentation)}`;
    },
    complete: async (offset) =>
      (service.getCompletionsAtPosition(file, offset, {})?.entries ?? []).map(
        ({ name, sortText, kindModifiers = "" }) => ({
          name,
          order: sortText,
          isDeprecated: kindModifiers.includes("deprecated"),
        }),
      ),
    countSignatures: async (offset) => service.getSignatureHelpItems(file, offset, {})?.items.length ?? 0,
    stop: () => service.dispose(),
  };
}

/** The language server of TypeScript 7, over its protocol. @param {string} compiler @returns {Server} */
function serverOf(compiler) {
  const tsc = join(dirname(require.resolve(`${compiler}/package.json`)), "bin/tsc");
  const child = spawn(process.execPath, [tsc, "--lsp", "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  let received = Buffer.alloc(0);
  const send = (/** @type {object} */ message) => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  child.stdout.on("data", (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const end = received.indexOf("\r\n\r\n") + 4;
      const length = Number(/Content-Length: (\d+)/.exec(received.toString("utf8", 0, end))?.[1]);
      if (!(received.length >= end + length)) return;
      const { id, method, params, result } = JSON.parse(received.toString("utf8", end, end + length));
      received = received.subarray(end + length);
      // The server asks for settings: there are none.
      if (method && id !== undefined) send({ id, result: params.items?.map(() => null) ?? null });
      else waiting.get(id)?.(result);
    }
  });
  const ask = (/** @type {string} */ method, /** @type {object} */ params) =>
    new Promise((/** @type {(result: any) => void} */ resolve) => {
      waiting.set(waiting.size + 1, resolve);
      send({ id: waiting.size, method, params });
    });
  const uri = String(pathToFileURL(file));
  const started = ask("initialize", {
    processId: null,
    rootUri: String(pathToFileURL(workspace)),
    capabilities: {},
  }).then(() => {
    send({ method: "initialized", params: {} });
    send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "typescript", version: 1, text: TEXT } },
    });
  });
  const askAt = async (/** @type {string} */ method, /** @type {number} */ offset) => {
    await started;
    const before = TEXT.slice(0, offset).split("\n");
    const position = { line: before.length - 1, character: before.at(-1)?.length };
    return ask(`textDocument/${method}`, { textDocument: { uri }, position });
  };
  return {
    hover: async (offset) =>
      (await askAt("hover", offset)).contents.value.replace(/^```typescript\n|```\n/g, "\n").trim(),
    complete: async (offset) =>
      (await askAt("completion", offset)).items.map((/** @type {any} */ { label, sortText }) => ({
        name: label.replace(/\?$/, ""),
        order: sortText,
        isDeprecated: sortText.startsWith("z"),
      })),
    countSignatures: async (offset) => (await askAt("signatureHelp", offset))?.signatures.length ?? 0,
    stop: () => child.kill(),
  };
}

/** @param {readonly string[]} compilers @returns {Promise<{ passed: string[], failures: string[] }>} */
export async function checkEditor(compilers) {
  mkdirSync(workspace, { recursive: true });
  writeFileSync(file, TEXT);
  writeFileSync(join(workspace, "tsconfig.json"), JSON.stringify({ compilerOptions: strict, files: ["main.ts"] }));
  /** @type {string[]} */
  const passed = [];
  /** @type {string[]} */
  const failures = [];
  // The oldest compiler has the same server as 5.9.
  for (const compiler of compilers.filter((name) => name !== "typescript-5.4")) {
    const name = `TypeScript ${versionOf(compiler)}`;
    const server = compiler === "typescript-7" ? serverOf(compiler) : serviceOf(compiler);
    const before = failures.length;
    for (const [line, texts] of HOVERS) {
      const shown = await server.hover(cursorOf(line));
      const [type = ""] = shown.split(/\n\n/);
      const isRight = type.split("\n").length <= LINES_OF_TYPE && texts.every((text) => shown.includes(text));
      if (!isRight) failures.push(`${name}: ${line} shows ${shown}, not ${texts.join(" … ")}`);
    }
    for (const [line, names] of COMPLETIONS) {
      const offered = (await server.complete(cursorOf(line))).filter((one) => !one.isDeprecated && one.name !== "");
      offered.sort((a, b) => (a.order + a.name < b.order + b.name ? -1 : 1));
      const shown = offered.map((one) => one.name).join(" ");
      if (shown !== names.join(" ")) failures.push(`${name}: ${line} offers ${shown}, not ${names.join(" ")}`);
    }
    for (const line of SIGNATURES) {
      const shown = await server.countSignatures(cursorOf(line));
      if (shown !== 1) failures.push(`${name}: ${line} shows ${shown} signatures, not one`);
    }
    server.stop();
    if (failures.length === before) passed.push(`${name}: what an editor shows`);
  }
  return { passed, failures };
}
