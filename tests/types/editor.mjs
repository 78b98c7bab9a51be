// What an editor shows while you write a call: the language servers of TypeScript 6 and 7, with a document and without.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { strict, versionOf } from "./compilers.mjs";
import { openLsp } from "./servers/lsp.mjs";
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

/** For each compiler that has a language server of its own. */
const SERVERS = { typescript: openTsserver, "typescript-7": openLsp };

const MISSING = `Argument of type 'string' is not assignable to parameter of type 'MissingParameter<"owner", "pass it, or use withDefaults()">'`;
const METHOD = `Argument of type 'string' is not assignable to parameter of type 'DidYouMean<"GET /x">'`;
const BRACES = `Argument of type 'string' is not assignable to parameter of type 'CloseBraces<"GET /x/{id">'`;
const RETURNS = `Argument of type 'string' is not assignable to parameter of type 'DeclareResponse<".returns<T>() of a chain">'`;
const MISSPELT = `Type 'string' is not assignable to type 'MissingParameter<"owner", "write it instead of ownr">'`;
const LACKING = `Argument of type '{ page: number; }' is not assignable to parameter of type 'MissingParameter<"owner", "pass it, or use withDefaults()">'`;
const missing = (/** @type {string} */ type) => `Property 'build' does not exist on type '${type}'`;

/**
 * The first line of a message. TypeScript 7 leaves out that of an argument without a required property.
 *
 * @param {string} message
 */
const firstLine = (message) =>
  (message.split("\n")[0] ?? "")
    .replace(/\.$/, "")
    .replace(
      /^Property '\[REQUIRED\]' is missing in type (.*) but required in type/,
      "Argument of type $1 is not assignable to parameter of type",
    );

/**
 * A line, and what is wrong with it: the text that the editor underlines, and the message.
 *
 * @type {[line: string, underlined: string, message: string][]}
 */
const ERRORS = [
  // A missing name: at the one that probably means it, otherwise at the parameters. A document has no other names.
  ['acme.build("GET /users/{owner}", { ownr: "x" });', "ownr", MISSPELT],
  ['acme.build("GET /users/{owner}", { page: 2, ownr: "x" });', "ownr", MISSPELT],
  ['mini.build("GET /users/{owner}", { ownr: "x" });', "ownr", MISSPELT],
  [
    'acme.build("GET /users/{user_id}", { userId: 7 });',
    "userId",
    `Type 'number' is not assignable to type 'MissingParameter<"user_id", "write it instead of userId">'`,
  ],
  [
    'acme.build("GET /users/{owner}", { ownr: JSON.parse("7") });',
    '{ ownr: JSON.parse("7") }',
    `Argument of type '{ ownr: any; }' is not assignable to parameter of type 'MisspeltParameter<"ownr", "owner">'`,
  ],
  [
    'acme.build("GET /{page}/{pages}", { page: 2 });',
    "{ page: 2 }",
    `Argument of type '{ page: number; }' is not assignable to parameter of type 'MissingParameter<"pages", "pass it, or use withDefaults()">'`,
  ],
  ['acme.build("GET /users/{owner}", { page: 2 });', "{ page: 2 }", LACKING],
  ['mini.build("GET /users/{owner}", { page: 2 });', "{ page: 2 }", LACKING],
  ['github.build("GET /users/{owner}", { page: 2 });', "{ page: 2 }", LACKING],
  [
    'github.build("GET /users/{owner}", { ownr: "x" });',
    "ownr",
    `Object literal may only specify known properties, but 'ownr' does not exist in type 'ParametersOf<"GET /users/{owner}", paths, never>'. Did you mean to write 'owner'?`,
  ],
  // Without parameters, the error is in the route.
  ['acme.build("GET /users/{owner}");', '"GET /users/{owner}"', MISSING],
  ['github.build("GET /users/{owner}");', '"GET /users/{owner}"', MISSING],
  ['acme.build("GET /users/{owner}", {});', '"GET /users/{owner}"', MISSING],
  // A chain says which parameter is still missing.
  [
    'acme.route("GET /users/{owner}").build();',
    "build",
    missing('StillMissing<"owner", RouteInfo<"GET /users/{owner}", AnyRoute>>'),
  ],
  [
    'github.route("GET /users/{owner}").build();',
    "build",
    missing('StillMissing<"owner", RouteInfo<"GET /users/{owner}", paths>>'),
  ],
  [
    'acme.route("GET /{a}/{b}").param("a", 1).build();',
    "build",
    missing('StillMissing<"b", RouteInfo<"GET /{a}/{b}", AnyRoute>>'),
  ],
  [
    'mini.route("GET /users/{owner}").build();',
    "build",
    missing('MiniMissing<"owner", RouteInfo<"GET /users/{owner}", AnyRoute>>'),
  ],
  ['acme.build("GTE /x");', '"GTE /x"', METHOD],
  ['mini.build("GTE /x");', '"GTE /x"', METHOD],
  [
    'acme.route("GTE /x").build();',
    "build",
    missing('StillMissing<"GET instead of GTE", RouteInfo<"GTE /x", AnyRoute>>'),
  ],
  ['acme.build("GET /x/{id", { id: 1 });', '"GET /x/{id"', BRACES],
  ['mini.build("GET /x/{id", { id: 1 });', '"GET /x/{id"', BRACES],
  [
    'acme.route("GET /x/{id").build();',
    "build",
    missing('StillMissing<"the other half of a brace", RouteInfo<"GET /x/{id", AnyRoute>>'),
  ],
  ['acme.build<Item[]>("GET /x");', '"GET /x"', RETURNS],
  ['github.build<Item[]>("GET /users/{owner}");', '"GET /users/{owner}"', RETURNS],
];

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
  const body = [...ERRORS.map(([line]) => line), ...marked].map((line) => `{ ${line.replace("|", "")} }\n`);
  const text = HEAD + body.join("");
  const first = HEAD.split("\n").length;
  const file = join(workspace, "main.ts");
  writeFileSync(file, text);
  const server = await SERVERS[/** @type {keyof typeof SERVERS} */ (compiler)](compiler, file, text);
  /** @type {string[]} */
  const wrong = [];
  const compare = (/** @type {string} */ line, /** @type {unknown} */ shown, /** @type {unknown} */ expected) => {
    if (JSON.stringify(shown) !== JSON.stringify(expected))
      wrong.push(`${line} shows ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`);
  };
  /** The place of the cursor in a marked line, in lines and columns that start at 1. */
  const cursor = (/** @type {string} */ line) =>
    /** @type {const} */ ([first + ERRORS.length + marked.indexOf(line), "{ ".length + line.indexOf("|") + 1]);
  try {
    const errors = await server.errors();
    for (const [index, [line, underlined, message]] of ERRORS.entries()) {
      const found = errors.filter((error) => error.line === first + index);
      compare(
        line,
        found.map((error) => [error.text, firstLine(error.message)]),
        [[underlined, message]],
      );
    }
    for (const [line, expected] of HOVERS) {
      const hover = await server.hover(...cursor(line));
      compare(
        line,
        hover.split("\n").find((one) => one.startsWith("const ")),
        expected,
      );
    }
    for (const [line, expected] of COMPLETIONS) {
      // TypeScript 7 marks what is optional.
      const offered = (await server.complete(...cursor(line))).map(({ name }) => name.replace(/\?$/, ""));
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
  for (const compiler of compilers.filter((one) => one in SERVERS)) {
    const wrong = await check(compiler);
    for (const line of wrong) failures.push(`${versionOf(compiler)}: ${line}`);
    if (wrong.length === 0) passed.push(`${versionOf(compiler)}: what an editor shows`);
  }
  return { passed, failures };
}
