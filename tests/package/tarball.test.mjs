// Tests the package as users install it: packed from a clean clone, installed in an empty folder, imported, required and
// compiled against. Run by `npm run check:package`.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { cloneInto, modulesOf, ROOT, run } from "./clone.mjs";

const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
const installed = join(folder, "node_modules/fluent-endpoint");
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const modules = modulesOf(manifest);

const node = (/** @type {string[]} */ ...args) => run(process.execPath, args, folder);
const readInstalled = (/** @type {string} */ path) => readFileSync(join(installed, path), "utf8");

/** @type {string[]} */
let packed = [];

before(() => {
  const clone = join(folder, "clone");
  mkdirSync(clone);
  cloneInto(clone);
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
  // An old build: `npm pack` must not ship it.
  mkdirSync(join(clone, "dist"));
  writeFileSync(join(clone, "dist/index.js"), "old");
  const [tarball] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], clone));
  packed = tarball.files.map((/** @type {{ path: string }} */ file) => file.path);
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  run("npm", ["install", "--prefer-offline", `./${tarball.filename}`], folder);
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the tarball", () => {
  test("contains only the build, its sources and the documents", () => {
    const documents = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];
    assert.deepEqual(packed.filter((path) => !/^(?:dist|docs|src)\//.test(path)).sort(), documents);
    assert.ok(packed.includes("docs/index.md"), "docs/index.md is missing");
    const built = modules.flatMap((subpath) =>
      ["js", "cjs", "d.ts", "d.cts"].map((ending) => `${subpath === "." ? "index" : subpath.slice(2)}.${ending}`),
    );
    for (const name of [...built, "THIRD-PARTY-LICENSES.txt"]) {
      assert.ok(packed.includes(`dist/${name}`), `dist/${name} is missing`);
    }
  });

  test("contains each source of its source maps once", () => {
    const maps = packed.filter((path) => path.endsWith(".map"));
    assert.ok(maps.length > 0);
    for (const path of maps) {
      const { sources, sourcesContent } = JSON.parse(readInstalled(path));
      for (const [index, source] of sources.entries()) {
        const isFile = existsSync(join(installed, "dist", source));
        // The source of a package that is inside has no file in this one.
        assert.equal(isFile, source.startsWith("../src/"), source);
        assert.equal(sourcesContent[index] === null, isFile, source);
      }
    }
  });

  test("has declarations without imports of other packages", () => {
    for (const path of packed.filter((path) => /\.d\.c?ts$/.test(path))) {
      const imports = readInstalled(path).match(/ from ['"][^.].*/g);
      assert.equal(imports, null, path);
    }
  });

  test("has declarations without internal types", () => {
    for (const path of packed.filter((path) => /\.d\.c?ts$/.test(path))) {
      const internals = readInstalled(path).match(
        /\b(?:ApiConfig|CallPlan|HeaderPatch|ParsedOptions|RequestObserver|RouteUrl)\b/g,
      );
      assert.equal(internals, null, path);
    }
  });
});

describe("the installed package", () => {
  const show = `
    const { method, url } = library.endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" });
    console.log(JSON.stringify({ method, url, version: library.VERSION, names: Object.keys(library).sort() }));`;
  const load = {
    import: `import * as library from "fluent-endpoint"; ${show}`,
    // Some supported versions of Node cannot require ES modules.
    require: `const library = require("fluent-endpoint"); ${show}`,
  };

  test("has the same exports for import and require", () => {
    const imported = JSON.parse(node("--input-type=module", "--eval", load.import));
    const required = JSON.parse(node("--no-experimental-require-module", "--eval", load.require));

    assert.equal(imported.method, "get");
    assert.equal(imported.url, "https://api.github.com/orgs/octokit/repos?type=private");
    assert.equal(imported.version, manifest.version);
    for (const name of ["endpoint", "Endpoint", "RequestBuilder", "MediaTypeNegotiator", "UrlTemplate", "GITHUB"]) {
      assert.ok(imported.names.includes(name), `${name} is not exported`);
    }
    assert.ok(imported.names.includes("EndpointError"), "EndpointError is not exported");
    assert.deepEqual(required, imported);
  });

  test("initializes lazily, in both formats", () => {
    // Creating an endpoint parses its baseUrl.
    const withoutUrl = "const { URL } = globalThis; globalThis.URL = undefined;";
    const use = 'globalThis.URL = URL; console.log(library.endpoint("/x").url);';
    const imported = node(
      "--input-type=module",
      "--eval",
      `${withoutUrl} const library = await import("fluent-endpoint"); ${use}`,
    );
    const required = node("--eval", `${withoutUrl} const library = require("fluent-endpoint"); ${use}`);

    assert.equal(imported, "https://api.github.com/x\n");
    assert.equal(required, imported);
  });

  test("has a core of one file without dependencies, in both formats", () => {
    for (const file of ["index.js", "index.cjs"]) {
      const text = readInstalled(`dist/${file}`);
      assert.doesNotMatch(text, /\brequire\(|\bimport\b|\bfrom\s*["']/, file);
      assert.match(text, /Contains url-template, BSD-3-Clause: see THIRD-PARTY-LICENSES.txt/, file);
    }
  });

  test("keeps the names of classes and functions, in both formats", () => {
    const printNames = `
      const classes = Object.entries(library).filter(([, member]) => /^class /.test(member));
      console.log(classes.map(([name, { name: own }]) => name === own ? "" : own).join(""), classes.length);
      try { library.endpoint("GET /{"); } catch ({ stack }) { console.log(/at (?:Module\\.)?readTemplate/.test(stack)); }`;
    const imported = node("--input-type=module", "--eval", `import * as library from "fluent-endpoint"; ${printNames}`);
    const required = node("--eval", `const library = require("fluent-endpoint"); ${printNames}`);

    assert.match(imported, /^ 1\d\ntrue\n$/);
    assert.equal(required, imported);
  });

  test("has adapters that throw errors of the core's class, in both formats", () => {
    const names = "{ EndpointError, endpoint }";
    const printError = `
      const { method, body } = toFetch(endpoint("PATCH /user", { name: "Mona" }))[1];
      let error;
      try { toFetch(endpoint("PATCH /user", { id: 1n })); } catch (thrown) { error = thrown; }
      const isOurs = error instanceof EndpointError && error instanceof InvalidRequestError;
      console.log(JSON.stringify([method, body, isOurs, error.code, error.path]));`;
    const imported = node(
      "--input-type=module",
      "--eval",
      `import ${names} from "fluent-endpoint"; import { InvalidRequestError, toFetch } from "fluent-endpoint/adapters"; ${printError}`,
    );
    const required = node(
      "--no-experimental-require-module",
      "--eval",
      `const ${names} = require("fluent-endpoint"); const { InvalidRequestError, toFetch } = require("fluent-endpoint/adapters"); ${printError}`,
    );

    assert.deepEqual(JSON.parse(imported), ["PATCH", '{"name":"Mona"}', true, "ERR_INVALID_REQUEST", "body.id"]);
    assert.equal(required, imported);
  });

  test("has an explain() that recognizes the core's endpoints and builders, in both formats", () => {
    const names = "{ Endpoint, endpoint }";
    const printExplanations = `
      const given = { org: "octokit", type: "private" };
      const called = explain(endpoint, "GET /orgs/{org}/repos", given);
      const chained = explain(new Endpoint().route("GET /orgs/{org}/repos").params(given));
      console.log(JSON.stringify([called.request.url, chained.request.url, called.parameters, String(called)]));`;
    const imported = node(
      "--input-type=module",
      "--eval",
      `import ${names} from "fluent-endpoint"; import { explain } from "fluent-endpoint/explain"; ${printExplanations}`,
    );
    const required = node(
      "--no-experimental-require-module",
      "--eval",
      `const ${names} = require("fluent-endpoint"); const { explain } = require("fluent-endpoint/explain"); ${printExplanations}`,
    );
    const [called, chained, parameters, table] = JSON.parse(imported);

    assert.equal(called, "https://api.github.com/orgs/octokit/repos?type=private");
    assert.equal(chained, called);
    assert.equal(parameters[1].became, "type=private");
    assert.match(table, /^type +call +query +type=private +P2 GET, no placeholder$/m);
    assert.equal(required, imported);
  });

  test("has the same exports for import and require in every subpath", () => {
    const names = modules.map((subpath) => `fluent-endpoint${subpath.slice(1)}`);
    const imported = node(
      "--input-type=module",
      "--eval",
      names.map((name) => `console.log(Object.keys(await import("${name}")).sort().join());`).join(""),
    );
    const required = node(
      "--no-experimental-require-module",
      "--eval",
      names.map((name) => `console.log(Object.keys(require("${name}")).sort().join());`).join(""),
    );
    // Node adds names to an imported CommonJS module, and would tell of a file in the wrong format.
    assert.doesNotMatch(imported, /\bdefault\b|module\.exports/);
    assert.equal(imported.split("\n").filter(Boolean).length, modules.length);
    assert.equal(required, imported);
  });

  test("passes requests and codes of errors between the two formats", () => {
    const printBoth = `
      import { createRequire } from "node:module";
      import { toFetch } from "fluent-endpoint/adapters";
      const { endpoint } = createRequire(import.meta.url)("fluent-endpoint");
      let code;
      try { endpoint("GET /{id}"); } catch (error) { ({ code } = error); }
      console.log(toFetch(endpoint("PATCH /user"))[1].method, code);`;
    assert.equal(node("--input-type=module", "--eval", printBoth), "PATCH ERR_MISSING_PARAMETER\n");
  });

  test("exports its package.json", () => {
    node("--eval", 'require("fluent-endpoint/package.json")');
  });
});

describe("TypeScript compiles code that uses the package", () => {
  before(() => {
    cpSync(join(ROOT, "tests/package/consumer"), folder, { recursive: true });
  });

  const strictest = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
  const types = join(ROOT, "node_modules/@types");
  // Without the types of the DOM and of Node: the declarations must not need them.
  const bare = ["--target", "es2022", "--lib", "es2022"];
  const nodenext = ["--module", "nodenext"];
  const uses = {
    "ESM and CommonJS in Node": [...bare, ...nodenext, "esm.mts", "cjs.cts"],
    "a bundler": [...bare, "--module", "esnext", "--moduleResolution", "bundler", "esm.mts"],
    "fetch of the DOM's types": ["--target", "es2022", "--lib", "es2022,dom", ...nodenext, "fetch.mts"],
    "fetch of Node's types": [...bare, ...nodenext, "--types", "node", "--typeRoots", types, "fetch.mts"],
  };
  const tsc = (/** @type {string} */ compiler) => join(ROOT, "node_modules", compiler, "bin/tsc");

  for (const compiler of ["typescript", "typescript-7"]) {
    for (const [use, args] of Object.entries(uses)) {
      test(`${compiler}: ${use}`, () => {
        node(tsc(compiler), ...strictest, ...args);
      });
    }
  }

  // The list of modules grows: each of them is imported by its name.
  const resolutions = {
    node16: ["--module", "node16"],
    nodenext: ["--module", "nodenext"],
    bundler: ["--module", "esnext", "--moduleResolution", "bundler"],
    node10: ["--module", "commonjs", "--moduleResolution", "node10"],
  };
  const compilers = ["typescript-5.4", "typescript-5.9", "typescript", "typescript-7"];
  for (const compiler of compilers) {
    for (const [resolution, options] of Object.entries(resolutions)) {
      // TypeScript 7 no longer has it, and TypeScript 6 warns of that.
      if (resolution === "node10" && compiler === "typescript-7") continue;
      const isDeprecated = resolution === "node10" && compiler === "typescript";

      test(`${compiler}: every subpath under ${resolution}`, () => {
        const lines = modules.map((subpath, index) => {
          const name = `fluent-endpoint${subpath.slice(1)}`;
          return `import * as m${index} from "${name}"; const names${index}: object = m${index}; names${index};\n`;
        });
        writeFileSync(join(folder, "subpaths.ts"), lines.join(""));
        const quiet = isDeprecated ? ["--ignoreDeprecations", "6.0"] : [];
        node(tsc(compiler), ...strictest, ...bare, ...options, ...quiet, "subpaths.ts");
      });
    }
  }

  // Under node10, which reads no exports, typesVersions must name the same modules, and no other file of the build.
  test("typesVersions names the modules of exports", () => {
    const subpaths = modules.filter((subpath) => subpath !== ".");
    const types = subpaths.map((subpath) => [subpath.slice(2), [manifest.exports[subpath].require.types]]);
    assert.deepEqual(manifest.typesVersions, { "*": Object.fromEntries(types) });
    assert.equal(manifest.types, manifest.exports["."].require.types);
  });

  // moduleResolution "node" is what the project template of Nest 10 has.
  test("the output of node10 runs, and its modules share their types", () => {
    const stock = ["--target", "es2021", "--module", "commonjs", "--moduleResolution", "node10", "--strict"];
    const decorators = ["--experimentalDecorators", "--emitDecoratorMetadata", "--declaration", "--sourceMap"];
    node(tsc("typescript-5.9"), ...stock, ...decorators, "--skipLibCheck", "--outDir", "nest", "nest.ts");
    assert.equal(node("nest/nest.js"), "PATCH https://api.github.com/user PATCH, no placeholder\n");
  });
});
