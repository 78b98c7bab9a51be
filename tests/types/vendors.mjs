// The vendors that the command writes: each compiles with every supported compiler, and so do calls and chains of their routes.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { vendorOf, writeModule } from "fluent-endpoint/openapi";

import { documentFiles, redocly } from "../oracles/openapi/document-files.mjs";
import { compile, strict, versionOf } from "./compilers.mjs";
import { declarationsOf } from "./documents.mjs";
import { callsOf } from "./vendor-calls.mjs";

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
 * @property {import("./vendor-calls.mjs").Call[]} calls
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
  // The module has no routes for some paths.
  const unroutable = new Set(made.report.findings.filter(({ reason }) => reason === "path").map(({ route }) => route));
  const calls = (document.paths ? callsOf(document) : []).filter(({ route }) => !unroutable.has(route));
  const texts = {
    "api.ts": writeModule(made),
    "api.paths.ts": readFileSync(await declarationsOf(name, 7), "utf8"),
    "calls.ts": [HEAD, ...calls.map(({ text }) => text), ""].join("\n"),
  };
  const folder = folderOf(name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  return { name, files: Object.keys(texts).map((file) => join(folder, file)), calls };
}

const HEAD =
  'import { Api } from "./api.js"; import type { paths } from "./api.paths.js"; declare const p: paths; const api = new Api();';

const folderOf = (/** @type {string} */ name) => join(workspace, name.replaceAll(/\W+/g, "-"));

/**
 * Runs the command, which converts documents of OpenAPI 2.0.
 *
 * @param {string} name of the document
 * @returns {Written}
 */
function writeByCommand(name) {
  const folder = folderOf(name);
  const command = [join(root, "cli/dist/cli.js"), "vendor", /** @type {string} */ (documentFiles.get(name))];
  const args = [...command, "--out", folder, "--name", "api", "--base-url", "https://api.example.com"];
  execFileSync(process.execPath, args, { cwd: root, stdio: "pipe" });
  return { name, files: ["api.ts", "api.paths.ts"].map((file) => join(folder, file)), calls: [] };
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
      written.push(await write(name));
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
    for (const found of diagnostics) {
      const { name = "" } = written.find(({ files }) => files.includes(found.file)) ?? {};
      failures.push(`${name}: ${title}, ${lineOf(found)}`);
    }
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
