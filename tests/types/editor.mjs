// What an editor shows while you write a call: the language server of TypeScript 6, with a document and without. fixtures/mistakes.ts has the
// messages.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { strict, versionOf } from "./compilers.mjs";
import { openTsserver } from "./servers/tsserver.mjs";

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
    'const chain: ReadyToBuild<RouteInfo<"GET /users/{owner}", AnyRoute>>',
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
  ["acme.route(|);", "route(route: string): ReadyToBuild<RouteInfo<string, AnyRoute>>"],
  ['acme.route("GET /users/{owner}").param(|);', "param(name: string | number, value: unknown): "],
];

/**
 * @param {string} compiler
 * @returns {Promise<string[]>} what is wrong
 */
async function check(compiler) {
  const marked = [...HOVERS, ...COMPLETIONS, ...SIGNATURES].map(([line]) => line);
  // Each line in a block of its own, so that names do not meet.
  const body = marked.map((line) => `{ ${line.replace("|", "")} }\n`);
  const text = HEAD + body.join("");
  const first = HEAD.split("\n").length;
  const file = join(workspace, "main.ts");
  writeFileSync(file, text);
  const server = await openTsserver(compiler, file, text);
  /** @type {string[]} */
  const wrong = [];
  const compare = (/** @type {string} */ line, /** @type {unknown} */ shown, /** @type {unknown} */ expected) => {
    if (JSON.stringify(shown) !== JSON.stringify(expected))
      wrong.push(`${line} shows ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`);
  };
  /** The place of the cursor in a marked line, in lines and columns that start at 1. */
  const cursor = (/** @type {string} */ line) =>
    /** @type {const} */ ([first + marked.indexOf(line), "{ ".length + line.indexOf("|") + 1]);
  try {
    for (const [line, expected] of HOVERS) {
      const hover = await server.hover(...cursor(line));
      compare(
        line,
        hover.split("\n").find((one) => one.startsWith("const ")),
        expected,
      );
    }
    for (const [line, expected] of COMPLETIONS) {
      const offered = (await server.complete(...cursor(line))).map(({ name }) => name);
      compare(line, offered.filter((name) => name !== "").sort(), expected);
    }
    for (const [line, expected] of SIGNATURES) {
      const [shown = ""] = (await server.signature(...cursor(line))).split("\n");
      compare(line, shown.slice(0, expected.length), expected);
    }
  } finally {
    server.close();
  }
  return wrong;
}

/**
 * @param {readonly string[]} compilers
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkEditor(compilers) {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(workspace, "tsconfig.json"), JSON.stringify({ compilerOptions: strict, files: ["main.ts"] }));
  const passed = [];
  const failures = [];
  for (const compiler of compilers.filter((one) => one === "typescript")) {
    const wrong = await check(compiler);
    for (const line of wrong) failures.push(`${versionOf(compiler)}: ${line}`);
    if (wrong.length === 0) passed.push(`${versionOf(compiler)}: what an editor shows`);
  }
  return { passed, failures };
}
