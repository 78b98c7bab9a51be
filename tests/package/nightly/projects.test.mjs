// The command in five projects, each with one line: `npx fluent-endpoint-cli vendor openapi.yaml --out src/acme`. Both packages are packed;
// npx installs the command into an empty cache, as on a fresh machine. Run by `npm run check:projects`, after a build.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { before, describe, test } from "node:test";

import { build } from "esbuild";

import { modules, pack, ROOT, run, temporaryFolder } from "../packed.mjs";

const folder = temporaryFolder();
const library = join(folder, "library");

/** Those of the tests of the types. */
const compilers = createRequire(join(ROOT, "tests/types/package.json"));
const compilerOf = (/** @type {string} */ name) => dirname(compilers.resolve(`${name}/package.json`));

/** In two files, so that the command has to bundle them. */
const DOCUMENT = {
  "openapi.yaml": `
    openapi: 3.1.0
    info: { title: Acme, version: "1" }
    servers: [{ url: https://api.acme.example/v1 }]
    paths:
      /files/{id}:
        get:
          operationId: get-file
          parameters:
            - $ref: parameters.yaml#/Id
            - { name: tags, in: query, schema: { type: array, items: { type: string } } }
          responses: { 200: { description: ok, content: { application/json: { schema: { type: string } } } } }
  `,
  "parameters.yaml": "Id: { name: id, in: path, required: true, schema: { type: integer } }\n",
};

const CALL = 'new Acme().build(getFile, { id: 7, tags: ["a", "b"] }).url';
const URL_OF_CALL = "https://api.acme.example/v1/files/7?tags=a&tags=b\n";

let tarball = "";

before(() => {
  mkdirSync(library);
  run("tar", ["-xzf", pack(".", folder).tarball, "-C", library, "--strip-components=1"], folder);
  tarball = pack("cli", folder).tarball;
});

/**
 * Runs a program with an empty cache of npx, which is that of npm, too.
 *
 * @param {string} project
 * @param {string} command
 * @param {string[]} args
 */
function runFresh(project, command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: "utf8", env: fresh });
  assert.equal(status, 0, stderr);
  return stdout;
}
const fresh = {
  ...process.env,
  npm_config_cache: join(folder, "cache"),
  npm_config_yes: "true",
  npm_config_update_notifier: "false",
};

/**
 * Makes a project with the library and a compiler, and runs the command in it.
 *
 * @param {string} name
 * @param {string | undefined} compiler
 * @param {object} manifest
 */
function makeProject(name, compiler, manifest) {
  const project = join(folder, name);
  mkdirSync(join(project, "node_modules"), { recursive: true });
  symlinkSync(library, join(project, "node_modules/fluent-endpoint"));
  if (compiler) symlinkSync(compilerOf(compiler), join(project, "node_modules/typescript"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, ...manifest }));
  for (const [file, text] of Object.entries(DOCUMENT)) writeFileSync(join(project, file), text);
  const args = ["--package", tarball, "--", "fluent-endpoint-cli", "vendor", "openapi.yaml", "--out", "src/acme"];
  const output = runFresh(project, "npx", ...args);
  assert.match(output, /^1 operation, 0 with a rule$/m);
  writeFileSync(
    join(project, "src/main.ts"),
    `import { Acme } from "./acme/acme.js";\nimport { getFile } from "./acme/acme.routes.js";\ndeclare const console: { log(text: string): void };\nconsole.log(${CALL});\n`,
  );
  return project;
}

const CHECKED = ["--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false", "--target", "es2022"];
// Neither Node's types nor those of the DOM: the files must not need them, and they take most of the time.
const FILES = ["--lib", "es2022", "--rootDir", "src", "--outDir", "out", "src/main.ts"];

const PROJECTS = {
  "TypeScript 5": { compiler: "typescript-5.9", manifest: { type: "module" } },
  "TypeScript 6": { compiler: "typescript", manifest: { type: "module" } },
  "TypeScript 7": { compiler: "typescript-7", manifest: { type: "module" } },
  CommonJS: { compiler: "typescript-5.4", manifest: {} },
};

describe("a project with", () => {
  for (const [name, { compiler, manifest }] of Object.entries(PROJECTS)) {
    test(name, () => {
      const project = makeProject(name.replace(" ", "-"), compiler, manifest);
      const tsc = join(compilerOf(compiler), "bin/tsc");
      run(process.execPath, [tsc, ...CHECKED, "--module", "node16", ...FILES], project);
      assert.equal(run(process.execPath, ["out/main.js"], project), URL_OF_CALL);
    });
  }

  test("no TypeScript", async () => {
    const project = makeProject("none", undefined, { type: "module" });
    await build({
      entryPoints: [join(project, "src/main.ts")],
      outfile: join(project, "out/main.js"),
      bundle: true,
      format: "esm",
    });
    assert.equal(run(process.execPath, ["out/main.js"], project), URL_OF_CALL);
  });
});

test("installed beside TypeScript 7, the command has a TypeScript of its own", () => {
  const project = join(folder, "installed");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true }');
  const versionOf = (/** @type {string} */ path) =>
    JSON.parse(readFileSync(join(project, "node_modules", path, "package.json"), "utf8")).version;
  runFresh(project, "npm", "install", "--save-dev", "--no-audit", "--no-fund", tarball, compilerOf("typescript-7"));
  assert.match(versionOf("typescript"), /^7\./);
  for (const [file, text] of Object.entries(DOCUMENT)) writeFileSync(join(project, file), text);
  const args = ["--no", "--", "fluent-endpoint-cli", "vendor", "openapi.yaml", "--out", "src/acme"];
  assert.match(runFresh(project, "npx", ...args), /^1 operation, 0 with a rule$/m);
});

describe("the library compiles with", () => {
  const RESOLUTIONS = {
    node16: ["--module", "node16"],
    bundler: ["--module", "esnext", "--moduleResolution", "bundler"],
    node10: ["--module", "commonjs", "--moduleResolution", "node10"],
  };
  const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
  const bare = ["--target", "es2022", "--lib", "es2022"];

  before(() => {
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(library, join(folder, "node_modules/fluent-endpoint"));
    cpSync(join(ROOT, "tests/package/consumer"), folder, { recursive: true });
    const lines = modules.map((name, index) => `import * as m${index} from "${name}"; export { m${index} };\n`);
    writeFileSync(join(folder, "subpaths.ts"), lines.join(""));
  });

  // The check of the package has TypeScript 6.
  for (const compiler of ["typescript-5.4", "typescript-5.9", "typescript-7"]) {
    for (const [name, options] of Object.entries(RESOLUTIONS)) {
      // TypeScript 7 no longer has it.
      if (name === "node10" && compiler === "typescript-7") continue;
      test(`${compiler}: every subpath under ${name}`, () => {
        const tsc = join(compilerOf(compiler), "bin/tsc");
        run(process.execPath, [tsc, ...strict, ...bare, ...options, "subpaths.ts"], folder);
      });
    }
  }

  // moduleResolution "node" is what the project template of Nest 10 has.
  test("the output of node10 runs, and its modules share their types", () => {
    const stock = ["--target", "es2021", "--module", "commonjs", "--moduleResolution", "node10", "--strict"];
    const decorators = ["--experimentalDecorators", "--emitDecoratorMetadata", "--declaration", "--sourceMap"];
    const tsc = join(compilerOf("typescript-5.9"), "bin/tsc");
    run(process.execPath, [tsc, ...stock, ...decorators, "--skipLibCheck", "--outDir", "nest", "nest.ts"], folder);
    assert.match(run(process.execPath, ["nest/nest.js"], folder), /^PATCH https:\/\/api\.github\.com\/user/);
  });
});
