// The vendors that the command writes: each compiles with every supported compiler, and so do flat calls of their routes.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { vendorOf, writeModule } from "fluent-endpoint/openapi";

import { documentFiles, redocly } from "../conformance/openapi/document-files.mjs";
import { callForm, chain, exactCallOf } from "./catalogue/calls.mjs";
import { operationsOf } from "./catalogue/operations.mjs";
import { compile, strict, versionOf } from "./compilers.mjs";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));
const workspace = join(root, "reports/types/vendors");
const cache = join(root, "node_modules/.cache/fluent-endpoint-types");

/** Where documents with relative addresses are. */
const location = "https://api.example.com/docs/openapi.json";

/** Some of the documents: each has another style. `node tests/types/check.mjs vendors --all` takes all. */
const REPRESENTATIVE = ["github", "figma", "rebilly", "odd", "styles", "twilio/twilio_api_v2010", "readme-3.1/readme"];

/**
 * Documents with a program that does not compile, through no fault of the vendor. Each must still fail.
 *
 * @type {Readonly<Record<string, string>>}
 */
const FAILING = {
  "readme-3.0/discriminators":
    "openapi-typescript refuses a reference to nothing, so that the command ends with its words",
  "readme-3.0/circular-paths":
    "openapi-typescript writes a type that refers to a member of itself that it does not have",
  "readme-3.0/schema-enums": "openapi-typescript gives operations with the same operationId the same type",
  "readme-3.0/polymorphism": "a value of the parent schema is no value of a child with a discriminator",
  "readme-3.0/schema-types": "schemas that contradict themselves, and so have no value",
  "readme-3.1/schema-types": "schemas that contradict themselves, and so have no value",
  "readme-3.0/schema-validation": "defaults that have another type than their schemas",
  "readme-3.1/schema-validation-local": "defaults that have another type than their schemas",
};

/**
 * @typedef {object} Written
 * @property {string} name of the document
 * @property {string[]} files
 * @property {number} calls
 */

/**
 * Writes the modules of a vendor, as the command does, and calls of its routes.
 *
 * @param {string} name of the document
 * @returns {Promise<Written>}
 */
async function write(name) {
  const { bundle, createConfig } = redocly("@redocly/openapi-core");
  const config = await createConfig({ rules: {} });
  const document = (await bundle({ ref: documentFiles.get(name), config })).bundle.parsed;
  if (document.swagger) return writeByCommand(name);
  const made = vendorOf(document, { name: "api", location });
  const folder = join(workspace, name.replaceAll(/\W+/g, "-"));
  mkdirSync(folder, { recursive: true });
  const hasVariables = Object.keys(made.variables).length > 0;
  const head = hasVariables
    ? 'import { Api, API_SERVER } from "./api.js";\nconst api = new Api(API_SERVER);'
    : 'import { Api } from "./api.js";\nconst api = new Api();';
  const calls = flatCalls(name, document, made.report.findings);
  const texts = {
    "api.ts": writeModule(made),
    "api.paths.ts": await typesOf(document),
    "calls.ts": [head, ...calls, ""].join("\n"),
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  return { name, files: Object.keys(texts).map((file) => join(folder, file)), calls: calls.length };
}

/**
 * Runs the command, which converts documents of OpenAPI 2.0.
 *
 * @param {string} name of the document
 * @returns {Written}
 */
function writeByCommand(name) {
  const folder = join(workspace, name.replaceAll(/\W+/g, "-"));
  const command = [join(root, "dist/cli.js"), "vendor", /** @type {string} */ (documentFiles.get(name))];
  const args = [...command, "--out", folder, "--name", "api", "--base-url", "https://api.example.com"];
  execFileSync(process.execPath, args, { cwd: root, stdio: "pipe" });
  return { name, files: ["api.ts", "api.paths.ts"].map((file) => join(folder, file)), calls: 0 };
}

/**
 * Each operation as a call and as a chain, with its required parameters and with all.
 *
 * @param {string} name
 * @param {any} document
 * @param {readonly import("fluent-endpoint/openapi").Finding[]} findings
 * @returns {string[]}
 */
function flatCalls(name, document, findings) {
  // In the first, a required member contains itself: it has no value. The second has no paths.
  if (/circular-request-bodies|webhooks/.test(name)) return [];
  const unroutable = new Set(findings.filter(({ reason }) => reason === "path").map(({ route }) => route));
  const operations = [...operationsOf(document, "required"), ...operationsOf(document, "all")];
  const calls = operations.map(exactCallOf).filter((call) => call !== undefined);
  const routable = calls.filter(({ route }) => !unroutable.has(route));
  return [...new Set(routable.flatMap((call) => [callForm(call), chain(call)]))];
}

/**
 * The types of a document, cached by its content and the version of openapi-typescript.
 *
 * @param {object} document
 * @returns {Promise<string>}
 */
async function typesOf(document) {
  const { version } = require("openapi-typescript/package.json");
  const hash = createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16);
  const file = join(cache, `bundled-${version}-${hash}.ts`);
  if (!existsSync(file)) {
    const { astToString, default: openapiTS } = await import("openapi-typescript");
    mkdirSync(cache, { recursive: true });
    const nodes = await openapiTS(/** @type {any} */ (structuredClone(document)), { silent: true });
    writeFileSync(file, astToString(/** @type {any} */ (nodes)));
  }
  return readFileSync(file, "utf8");
}

/**
 * @param {readonly string[]} compilers
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkVendors(compilers) {
  rmSync(workspace, { recursive: true, force: true });
  const names = process.argv.includes("--all") ? [...documentFiles.keys()] : REPRESENTATIVE;
  /** @type {Written[]} */
  const written = [];
  /** @type {string[]} */
  const failures = [];
  for (const name of names) {
    try {
      written.push(await write(name));
    } catch (error) {
      failures.push(`${name}: ${/** @type {Error} */ (error).message}`);
    }
  }
  const calls = written.reduce((sum, one) => sum + one.calls, 0);
  const passed = [`${written.length} vendors, ${calls} calls and chains`];
  for (const compiler of compilers) {
    const project = join(workspace, `tsconfig.${compiler}.json`);
    const files = written.flatMap((one) => one.files);
    const { diagnostics } = await compile(compiler, project, { ...strict, skipLibCheck: true }, files);
    const title = `TypeScript ${versionOf(compiler)}`;
    const failed = (/** @type {Written} */ { files: own }) => diagnostics.filter(({ file }) => own.includes(file));
    failures.push(...written.flatMap((one) => failed(one).map((found) => `${one.name}: ${title}, ${lineOf(found)}`)));
    failures.push(...diagnostics.filter(({ file }) => !files.includes(file)).map(lineOf));
    passed.push(title);
  }
  const isMeant = (/** @type {string} */ failure) =>
    Object.keys(FAILING).some((name) => failure.startsWith(`${name}: `));
  const fixed = names.filter((name) => name in FAILING && !failures.some((failure) => failure.startsWith(`${name}: `)));
  return {
    passed,
    failures: [...failures.filter((failure) => !isMeant(failure)), ...fixed.map((name) => `${name}: no longer fails`)],
  };
}

/** @param {import("./compilers.mjs").Diagnostic} diagnostic */
const lineOf = ({ file, line, message }) => `${file}:${line} ${message}`;
