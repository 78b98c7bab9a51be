// What an editor shows while you write a call: the language server of TypeScript 6, with a document and without. mistakes.mjs has the messages.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import ts from "typescript";

import { strict } from "./compilers.mjs";

const workspace = fileURLToPath(new URL("../../reports/types/editor/", import.meta.url));

const HEAD = `import { Endpoint } from "fluent-endpoint";
import { Endpoint as Mini } from "fluent-endpoint/mini";
interface Item { id: number }
interface paths {
  "/users/{owner}": {
    get: {
      parameters: { path: { owner: string }; query?: { page?: number } };
      responses: { 200: { content: { "application/json": { name: string } } } };
    };
  };
}
const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
const github = new Endpoint<paths>();
const mini = new Mini({ baseUrl: "https://api.acme.example" });
`;

/**
 * A line with a `|` where the cursor is, and the text of the hover.
 *
 * @type {[line: string, text: string][]}
 */
const HOVERS = [
  // Method and url of a request are in its type.
  [
    'const r|equest = acme.build("GET /users/{owner}", { owner: 7 });',
    'const request: RequestOptionsFor<"GET /users/{owner}", AnyRoute>',
  ],
  [
    'const u|ser = github.route("GET /users/{owner}").param("owner", "x").build();',
    'const user: RequestOptionsFor<"GET /users/{owner}", paths>',
  ],
  [
    'const c|hain = acme.route("GET /users/{owner}").param("owner", 7);',
    'const chain: Chain<never, RouteInfo<"GET /users/{owner}", AnyRoute>>',
  ],
];

const OPTIONS = ["baseURL", "baseUrl", "baseurl", "data", "headers", "mediaType", "request"];

/**
 * A line with a `|` where the cursor is, and the names that are offered.
 *
 * @type {[line: string, names: string[]][]}
 */
const COMPLETIONS = [
  // Parameters that are missing do not change what is offered. Misspelt options are deprecated.
  ['acme.build("GET /repos/{owner}/{repo}", { | });', [...OPTIONS, "owner", "repo"].sort()],
  ['acme.build("GET /repos/{owner}/{repo}", { owner: 7, | });', [...OPTIONS, "repo"].sort()],
  ['acme.build("GET /repos/{owner}/{repo}", { ownr: 7, | });', [...OPTIONS, "owner", "repo"].sort()],
  ['acme.route("GET /repos/{owner}/{repo}").param("|");', ["owner", "repo"]],
  ['acme.route("GET /repos/{owner}/{repo}").param("owner", 7).param("|");', ["repo"]],
  ['acme.route("GET /repos/:owner").param("|");', ["owner"]],
  ['mini.route("GET /repos/{owner}/{repo}").param("|");', ["owner", "repo"]],
  ['github.route("GET /users/{owner}").param("|");', ["owner", "page"]],
];

/**
 * A line with a `|` where the cursor is, and the beginning of the signature that is shown first.
 *
 * @type {[line: string, signature: string][]}
 */
const SIGNATURES = [
  ["acme.build(|);", "build(route: string | OptionsInput | undefined, parameters?: "],
  ["mini.build(|);", "build(route: string, parameters?: "],
  ["acme.route(|);", "route(route: string): Chain<never, RouteInfo<string, AnyRoute>>"],
  ['acme.route("GET /users/{owner}").param(|);', "param(name: string | number, value: unknown): "],
];

/** A language service for one file. */
function serve(/** @type {string} */ file) {
  const { options } = ts.convertCompilerOptionsFromJson(strict, workspace);
  return ts.createLanguageService({
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
}

/** @returns {Promise<{ passed: string[], failures: string[] }>} */
export async function checkEditor() {
  mkdirSync(workspace, { recursive: true });
  const marked = [...HOVERS, ...COMPLETIONS, ...SIGNATURES].map(([line]) => line);
  // Each line in a block of its own, so that names do not meet.
  const lines = marked.map((line) => `{ ${line.replace("|", "")} }\n`);
  const file = join(workspace, "main.ts");
  writeFileSync(file, HEAD + lines.join(""));
  const service = serve(file);
  /** @type {string[]} */
  const failures = [];
  const compare = (/** @type {string} */ line, /** @type {unknown} */ shown, /** @type {unknown} */ expected) => {
    if (JSON.stringify(shown) !== JSON.stringify(expected))
      failures.push(`${line} shows ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`);
  };
  const cursor = (/** @type {string} */ line) =>
    HEAD.length + lines.slice(0, marked.indexOf(line)).join("").length + "{ ".length + line.indexOf("|");

  for (const [line, expected] of HOVERS)
    compare(line, ts.displayPartsToString(service.getQuickInfoAtPosition(file, cursor(line))?.displayParts), expected);
  for (const [line, expected] of COMPLETIONS) {
    const entries = service.getCompletionsAtPosition(file, cursor(line), {})?.entries ?? [];
    const offered = entries.map(({ name }) => name).filter((name) => name !== "");
    compare(line, offered.sort(), expected);
  }
  for (const [line, expected] of SIGNATURES) {
    const { items = [], selectedItemIndex = 0 } = service.getSignatureHelpItems(file, cursor(line), {}) ?? {};
    const {
      prefixDisplayParts,
      parameters = [],
      separatorDisplayParts,
      suffixDisplayParts,
    } = items[selectedItemIndex] ?? {};
    const within = parameters.map(({ displayParts }) => ts.displayPartsToString(displayParts));
    const list = within.join(ts.displayPartsToString(separatorDisplayParts));
    const shown = ts.displayPartsToString(prefixDisplayParts) + list + ts.displayPartsToString(suffixDisplayParts);
    compare(line, shown.slice(0, expected.length), expected);
  }
  return { passed: failures.length === 0 ? ["what an editor shows"] : [], failures };
}
