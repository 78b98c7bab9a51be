// What editors show for the constants that the command writes: the language servers of TypeScript 6 and 7 (I8).
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile, strict, versionOf } from "./compilers.mjs";
import { openLsp } from "./servers/lsp.mjs";
import { openTsserver } from "./servers/tsserver.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const workspace = join(root, "reports/types/named-routes");

const ID = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const RESPONSES = {
  200: {
    description: "ok",
    content: {
      "application/json": { schema: { type: "object", required: ["size"], properties: { size: { type: "integer" } } } },
    },
  },
};
const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "https://api.acme.example" }],
  paths: {
    "/files/{id}": {
      parameters: [ID],
      get: {
        operationId: "get-file",
        summary: "Returns a file",
        description: "Also *old* ones.",
        responses: RESPONSES,
      },
      delete: { operationId: "delete-file", summary: "Deletes a file", deprecated: true, responses: RESPONSES },
    },
  },
};

/** A constant is a route everywhere. */
const TEXT = `import { Endpoint, type ResponseOf } from "fluent-endpoint";
import { Acme } from "./acme.js";
import * as files from "./acme.routes.js";
import { deleteFile, getFile } from "./acme.routes.js";
const acme = new Acme();
acme.build(getFile, { id: 7 });
acme.build(deleteFile, { id: 7 });
acme.route(files.getFile).param("id", 7).build();
export const size = (response: ResponseOf<ReturnType<typeof build>>): number => response.size;
const build = () => acme.build(getFile, { id: 7 });
// @ts-expect-error -- the id is required
acme.build(getFile);
// @ts-expect-error -- it is a number
acme.route(getFile).param("id", true);
// @ts-expect-error -- there is no such route
acme.build(files.putFile);
new Endpoint().build(getFile, { id: 7 });
`;

/** For each compiler that has a language server of its own. */
const SERVERS = { typescript: openTsserver, "typescript-7": openLsp };

/**
 * @param {string} compiler
 * @returns {Promise<string[]>} what is wrong
 */
async function check(compiler) {
  const file = join(workspace, "main.ts");
  const { diagnostics } = await compile(compiler, join(workspace, "tsconfig.json"), { ...strict, noEmit: true }, [
    file,
  ]);
  const errors = diagnostics.map(({ line, message }) => `main.ts, line ${line}: ${message}`);
  const open = SERVERS[/** @type {keyof typeof SERVERS} */ (compiler)];
  if (!open) return errors;
  const server = await open(compiler, file, TEXT);
  const lines = TEXT.split("\n");
  /** The place after a text, in lines and columns that start at 1. */
  const after = (/** @type {string} */ found) => {
    const line = lines.findIndex((one) => one.includes(found));
    return /** @type {const} */ ([line + 1, (lines[line] ?? "").indexOf(found) + found.length + 1]);
  };
  try {
    const hover = await server.hover(...after("acme.build(get"));
    for (const part of ['const getFile: "GET /files/{id}"', "Returns a file", "Also *old* ones."])
      if (!hover.includes(part)) errors.push(`the hover lacks ${part}: ${hover}`);
    const deprecated = await server.hover(...after("acme.build(delete"));
    if (!deprecated.includes("@deprecated")) errors.push(`the hover of what is deprecated: ${deprecated}`);
    const offered = (await server.complete(...after("acme.route(files."))).map(
      ({ name, isDeprecated }) => `${name}${isDeprecated ? ", struck" : ""}`,
    );
    if (offered.sort().join("; ") !== "deleteFile, struck; getFile") errors.push(`offered are ${offered.join("; ")}`);
    const struck = await server.struck();
    if (!struck.includes("deleteFile") || struck.includes("getFile"))
      errors.push(`struck through are ${struck.join(", ")}`);
  } finally {
    server.close();
  }
  return errors;
}

/**
 * @param {readonly string[]} compilers
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkNamedRoutes(compilers) {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(workspace, "openapi.json"), JSON.stringify(DOCUMENT));
  writeFileSync(join(workspace, "main.ts"), TEXT);
  const args = [join(root, "cli/dist/cli.js"), "vendor", "openapi.json", "--out", "."];
  execFileSync(process.execPath, args, { cwd: workspace, stdio: "pipe" });
  const passed = [];
  const failures = [];
  for (const compiler of compilers) {
    const wrong = await check(compiler);
    for (const line of wrong) failures.push(`${versionOf(compiler)}: ${line}`);
    if (wrong.length === 0) passed.push(`${versionOf(compiler)}: named operations`);
  }
  return { passed, failures };
}
