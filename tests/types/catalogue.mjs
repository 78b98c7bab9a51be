// Every operation of public OpenAPI documents, as a call and as a chain. Correct arguments compile, and the request has each
// parameter where the document has it. Arguments that the run time puts elsewhere do not compile.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { endpoints, forms, statementsOf } from "./catalogue/statements.mjs";
import { compile, strict, versionOf } from "./compilers.mjs";
import { declarationsOf, documents, layouts, read } from "./documents.mjs";

const workspace = fileURLToPath(new URL("../../reports/types/catalogue/", import.meta.url));

/**
 * Operations that may fail because openapi-typescript writes wrong types for them: version 6 takes the end of
 * "application/json" for the name of an alternative, and requires `accountNumberType: "json"` and `op: "GatewayAccount"`.
 *
 * @type {Record<string, string[]>}
 */
const wrongTypes = {
  "rebilly, openapi-typescript 6": [
    ...["POST /bank-accounts", "PUT /bank-accounts/{id}"],
    ...["POST /gateway-accounts", "PUT /gateway-accounts/{id}", "PATCH /gateway-accounts/{id}"],
  ],
};

/** @typedef {import("./catalogue/statements.mjs").Statement} Statement */

/**
 * A program: one statement a line.
 *
 * @typedef {object} Program
 * @property {string} file
 * @property {string} source the document, and how its types were written
 * @property {(Statement | undefined)[]} lines
 */

/**
 * The endpoints whose calls are checked: forms where a document has many, or unusual ones.
 *
 * @param {import("./documents.mjs").DocumentName} name
 * @returns {(keyof typeof endpoints)[]}
 */
function endpointsOf(name) {
  if (/^(?:odd|readme)$/.test(name)) return ["plain", "form", "multipart"];
  return name.startsWith("twilio") || name === "figma" ? ["plain", "form"] : ["plain"];
}

/** @returns {Promise<{ programs: Program[], counts: string[], failures: string[] }>} */
async function prepare() {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  /** @type {Program[]} */
  const programs = [];
  const counts = [];
  /** @type {string[]} */
  const failures = [];
  for (const name of /** @type {import("./documents.mjs").DocumentName[]} */ (Object.keys(documents))) {
    const document = await read(name);
    for (const layout of layouts) cpSync(await declarationsOf(name, layout), join(workspace, `${name}-${layout}.d.ts`));
    for (const endpoint of endpointsOf(name)) {
      const statements = statementsOf(document, endpoint);
      const refused = statements.filter(({ misplaced }) => misplaced.length > 0).length;
      counts.push(
        `${name}, ${endpoint}: ${statements.length - refused} correct statements (${placesOf(statements)}), ${refused} that must not compile`,
      );
      const elsewhere = statements.filter(({ isMeant, misplaced }) => isMeant && misplaced.length > 0);
      failures.push(
        ...elsewhere.map(({ text, misplaced }) => `${name}, ${endpoint}: ${text}\n  ${misplaced.join(" ")}`),
      );
      for (const layout of layouts) {
        const source = `${name}, openapi-typescript ${layout}`;
        programs.push(...write(source, `./${name}-${layout}.js`, endpoint, statements));
      }
      if (name === "github") {
        programs.push(...write("github, @octokit/openapi-types", "@octokit/openapi-types", endpoint, statements));
      }
    }
  }
  return { programs, counts, failures };
}

/**
 * How many parameters and bodies the correct statements have in each place.
 *
 * @param {readonly Statement[]} statements
 */
function placesOf(statements) {
  const places = statements.flatMap((statement) => (statement.misplaced.length > 0 ? [] : statement.places));
  const names = /** @type {const} */ (["path", "query", "header", "cookie", "body"]);
  const counted = names.map((name) => ({ name, count: places.filter((place) => place === name).length }));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} in ${name}`)
    .join(", ");
}

/**
 * @param {string} source
 * @param {string} paths the module of the `paths` type
 * @param {keyof typeof endpoints} endpoint
 * @param {Statement[]} statements
 * @returns {Program[]}
 */
function write(source, paths, endpoint, statements) {
  const head = [
    `import type { Endpoint, FormBodies, MultipartBodies } from "fluent-endpoint";`,
    `import type { paths } from ${JSON.stringify(paths)};`,
    "declare function formData(pairs: string[][]): { append(name: string, value: string): void; getAll(name: string): string[] };",
    `declare const api: ${endpoints[endpoint].type};`,
  ];
  return Object.keys(forms).map((form) => {
    const own = statements.filter((statement) => statement.form === form);
    const file = join(workspace, `${source.replaceAll(/[^\w]+/g, "-")}-${endpoint}-${form}.ts`);
    writeFileSync(file, [...head, ...own.map(({ text }) => text)].join("\n"));
    return { file, source, lines: [...head.map(() => undefined), ...own] };
  });
}

/**
 * @param {readonly string[]} compilers
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkCatalogue(compilers) {
  const { programs, counts, failures } = await prepare();
  const passed = [...counts];
  const options = { ...strict, exactOptionalPropertyTypes: true, skipLibCheck: true };
  const compiled = await Promise.all(
    compilers.map((compiler) =>
      compile(
        compiler,
        join(workspace, `tsconfig.${compiler}.json`),
        options,
        programs.map(({ file }) => file),
      ),
    ),
  );
  for (const [index, compiler] of compilers.entries()) {
    const { diagnostics } = /** @type {import("./compilers.mjs").Compiled} */ (compiled[index]);
    /** @type {Map<string, string>} */
    const messages = new Map(diagnostics.map(({ file, line, message }) => [`${file}:${line}`, message]));
    const failing = new Set(
      Object.entries(wrongTypes).flatMap(([source, routes]) => routes.map((route) => source + route)),
    );
    const wrong = programs.flatMap(({ file, source, lines }) =>
      lines.flatMap((statement, line) => {
        const message = messages.get(`${file}:${line + 1}`);
        if ((message !== undefined) === (statement !== undefined && statement.misplaced.length > 0)) return [];
        if (statement && wrongTypes[source]?.includes(statement.route)) {
          failing.delete(source + statement.route);
          return [];
        }
        const place = `TypeScript ${versionOf(compiler)}, ${basename(file)}: ${statement?.text}`;
        return [`${place}\n  ${message ?? `compiles, but: ${statement?.misplaced.join(" ")}`}`];
      }),
    );
    const elsewhere = diagnostics.filter(({ file }) => !programs.some((program) => program.file === file));
    wrong.push(...[...failing].map((name) => `TypeScript ${versionOf(compiler)}, ${name}: no longer fails`));
    failures.push(...wrong, ...elsewhere.map(({ message }) => `TypeScript ${versionOf(compiler)}: ${message}`));
    if (wrong.length === 0) passed.push(`TypeScript ${versionOf(compiler)}, as a call and as a chain`);
  }
  return { passed, failures };
}
