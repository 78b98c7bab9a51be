// The vendors that the command writes: each compiles with every supported compiler, and so do flat calls of their routes,
// unless openapi-fetch refuses the operation, too.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { vendorOf, writeModule } from "fluent-endpoint/openapi";

import { documentFiles, redocly } from "../oracles/openapi/document-files.mjs";
import { fetchForm, formsOf } from "./catalogue/calls.mjs";
import { operationsOf } from "./catalogue/operations.mjs";
import { compile, strict, versionOf } from "./compilers.mjs";
import { declarationsOf } from "./documents.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const workspace = join(root, "reports/types/vendors");

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
};

/**
 * @typedef {object} Written
 * @property {string} name of the document
 * @property {string[]} files
 * @property {Call[]} calls in the order of their lines
 */

/**
 * @typedef {object} Call
 * @property {string} text
 * @property {string} route
 * @property {import("./catalogue/operations.mjs").Operation} operation
 */

/**
 * Writes the modules of a vendor, as the command does, and calls of its routes.
 *
 * @param {string} name of the document
 * @returns {Promise<Written[]>}
 */
async function write(name) {
  const { bundle, createConfig } = redocly("@redocly/openapi-core");
  const config = await createConfig({ rules: {} });
  const document = (await bundle({ ref: documentFiles.get(name), config })).bundle.parsed;
  if (document.swagger) return [writeByCommand(name)];
  const made = vendorOf(document, { name: "api", location });
  const head = 'import { Api } from "./api.js"; const api = new Api();';
  const calls = flatCalls(name, document, made.report.findings);
  return [writeFiles(name, writeModule(made), readFileSync(await declarationsOf(name, 7), "utf8"), head, calls)];
}

const folderName = (/** @type {string} */ name) => name.replaceAll(/\W+/g, "-");

/**
 * @param {string} name
 * @param {string} module
 * @param {string} types
 * @param {string} head the first line of the file with the calls
 * @param {Call[]} calls
 * @returns {Written}
 */
function writeFiles(name, module, types, head, calls) {
  const folder = join(workspace, folderName(name));
  mkdirSync(folder, { recursive: true });
  const texts = {
    "api.ts": module,
    "api.paths.ts": types,
    "calls.ts": [head, ...calls.map(({ text }) => text), ""].join("\n"),
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  return { name, files: Object.keys(texts).map((file) => join(folder, file)), calls };
}

/**
 * Runs the command, which converts documents of OpenAPI 2.0.
 *
 * @param {string} name of the document
 * @returns {Written}
 */
function writeByCommand(name) {
  const folder = join(workspace, folderName(name));
  const command = [join(root, "cli/dist/cli.js"), "vendor", /** @type {string} */ (documentFiles.get(name))];
  const args = [...command, "--out", folder, "--name", "api", "--base-url", "https://api.example.com"];
  execFileSync(process.execPath, args, { cwd: root, stdio: "pipe" });
  return { name, files: ["api.ts", "api.paths.ts"].map((file) => join(folder, file)), calls: [] };
}

/**
 * Each operation as a call and as a chain, with its required parameters and with all.
 *
 * @param {string} name
 * @param {any} document
 * @param {readonly import("fluent-endpoint/openapi").Finding[]} findings
 * @returns {Call[]}
 */
function flatCalls(name, document, findings) {
  // In the first, a required member contains itself: it has no value. The second has no paths.
  if (/circular-request-bodies|webhooks/.test(name)) return [];
  const unroutable = new Set(findings.filter(({ reason }) => reason === "path").map(({ route }) => route));
  const calls = [...operationsOf(document, "required"), ...operationsOf(document, "all")]
    .map((operation) => ({ route: `${operation.method} ${operation.path}`, operation }))
    .filter(({ route }) => !unroutable.has(route))
    .flatMap((call) => formsOf(call.operation).map((text) => ({ ...call, text })));
  return [...new Map(calls.map((call) => [call.text, call])).values()];
}

/**
 * The errors of a document that are ours: those of the modules, and of calls that openapi-fetch accepts.
 *
 * @param {string} compiler
 * @param {Written} written
 * @param {readonly import("./compilers.mjs").Diagnostic[]} diagnostics
 * @returns {Promise<import("./compilers.mjs").Diagnostic[]>}
 */
async function faultsOf(compiler, { name, files: own, calls }, diagnostics) {
  const found = diagnostics.filter(({ file }) => own.includes(file));
  const ofCalls = found.filter(({ file }) => file.endsWith("calls.ts"));
  if (ofCalls.length === 0) return found;
  const folder = join(workspace, folderName(name));
  const head =
    'import type { Client } from "openapi-fetch"; import type { paths } from "./api.paths.js"; declare const api: Client<paths>;';
  const statements = ofCalls.map(({ line }) => fetchForm(/** @type {Call} */ (calls[line - 2]).operation));
  const file = join(folder, "fetch.ts");
  writeFileSync(file, [head, ...statements, ""].join("\n"));
  const options = { ...strict, skipLibCheck: true, lib: ["es2022", "dom"] };
  const { diagnostics: refused } = await compile(compiler, join(folder, "tsconfig.fetch.json"), options, [file]);
  const lines = new Set(refused.filter((one) => one.file === file).map(({ line }) => line));
  return found.filter((one) => !ofCalls.includes(one) || !lines.has(ofCalls.indexOf(one) + 2));
}

/**
 * @param {readonly string[]} compilers
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkVendors(compilers) {
  rmSync(workspace, { recursive: true, force: true });
  const asked = process.argv.filter((name) => documentFiles.has(name));
  const names = process.argv.includes("--all") ? [...documentFiles.keys()] : asked.length > 0 ? asked : REPRESENTATIVE;
  /** @type {Written[]} */
  const written = [];
  /** @type {string[]} */
  const failures = [];
  for (const name of names) {
    try {
      written.push(...(await write(name)));
    } catch (error) {
      failures.push(`${name}: ${/** @type {Error} */ (error).message}`);
    }
  }
  const passed = written.map(({ name, calls }) => {
    const routes = new Set(calls.map(({ route }) => route));
    return `${name}: ${routes.size} operations, ${calls.length} calls and chains`;
  });
  const sources = written.flatMap((one) => one.files);
  const compiled = await Promise.all(
    compilers.map((compiler) =>
      compile(compiler, join(workspace, `tsconfig.${compiler}.json`), { ...strict, skipLibCheck: true }, sources),
    ),
  );
  for (const [index, compiler] of compilers.entries()) {
    const { diagnostics } = /** @type {import("./compilers.mjs").Compiled} */ (compiled[index]);
    const title = `TypeScript ${versionOf(compiler)}`;
    for (const one of written) {
      const faults = await faultsOf(compiler, one, diagnostics);
      failures.push(...faults.map((found) => `${one.name}: ${title}, ${lineOf(found)}`));
    }
    failures.push(...diagnostics.filter(({ file }) => !sources.includes(file)).map(lineOf));
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
