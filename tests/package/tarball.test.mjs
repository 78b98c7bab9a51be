// Tests the package as users install it: packed from a clean clone, installed in an empty folder, imported, required and
// compiled against. Run by `npm run check:package`.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";

import { relinkCopy } from "../../scripts/packed-links.mjs";
import { cloneInto, modulesOf, ROOT, run } from "./clone.mjs";

const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
const installed = join(folder, "node_modules/fluent-endpoint");
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const modules = modulesOf(manifest);

/** Those of the tests of the types. */
const compilers = createRequire(join(ROOT, "tests/types/package.json"));

const node = (/** @type {string[]} */ ...args) => run(process.execPath, args, folder);
const readInstalled = (/** @type {string} */ path) => readFileSync(join(installed, path), "utf8");

/**
 * The relative links in the documents and the comments of a package that lead nowhere.
 *
 * @param {string} directory
 */
function missingTargets(directory) {
  const documents = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:md|d\.c?ts)$/.test(path),
  );
  return documents.flatMap((path) => {
    const url = pathToFileURL(join(directory, path));
    const targets = [...readFileSync(url, "utf8").matchAll(/\]\((?![a-z]+:|#)([^()\s]+)\)/g)].map(
      ([, target = ""]) => target,
    );
    return targets.filter((target) => !existsSync(new URL(target, url))).map((target) => `${path}: ${target}`);
  });
}

/** @type {string[]} */
let packed = [];
let output = "";

before(() => {
  const clone = join(folder, "clone");
  mkdirSync(clone);
  cloneInto(clone);
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
  // An old build: it must not be shipped.
  mkdirSync(join(clone, "dist"));
  writeFileSync(join(clone, "dist/index.js"), "old");
  const pack = (/** @type {string} */ cwd) =>
    JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], cwd))[0];
  // The first one builds both.
  const [tarball, command] = [pack(clone), pack(join(clone, "cli"))];
  mkdirSync(join(folder, "command"));
  run("tar", ["-xzf", join(folder, command.filename), "-C", join(folder, "command")], folder);
  packed = tarball.files.map((/** @type {{ path: string }} */ file) => file.path);
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const installation = ["install", "--prefer-offline", `./${tarball.filename}`];
  output = spawnSync("npm", installation, { cwd: folder, encoding: "utf8" }).stderr;
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the tarball", () => {
  test("installs without a warning about scripts", () => {
    assert.doesNotMatch(output, /scripts/i);
  });

  test("contains what programs import, and no more than 120 files", () => {
    const others = packed.filter((path) => !/^dist\/[\w-]+\.(?:c?js|d\.c?ts)$/.test(path));
    const texts = ["CHANGELOG.md", "LICENSE", "README.md", "dist/THIRD-PARTY-LICENSES.txt", "package.json"];
    assert.deepEqual(others.sort(), texts);
    assert.ok(packed.length <= 120, `${packed.length} files`);
    const built = modules.flatMap((subpath) =>
      ["js", "cjs", "d.ts", "d.cts"].map((ending) => `${subpath === "." ? "index" : subpath.slice(2)}.${ending}`),
    );
    for (const name of built) {
      assert.ok(packed.includes(`dist/${name}`), `dist/${name} is missing`);
    }
  });

  test("has no link to a file that it does not contain, where the repository has no address", () => {
    assert.deepEqual(missingTargets(installed), []);
    assert.deepEqual(missingTargets(join(folder, "command")), []);
    assert.match(readInstalled("README.md"), /let one command write a typed class/);
  });

  test("links to the other files at the address of the repository", () => {
    const copy = join(folder, "published");
    mkdirSync(copy);
    for (const file of ["README.md", "CHANGELOG.md"]) cpSync(join(ROOT, file), join(copy, file));
    const repository = { type: "git", url: "git+https://git.example/owner/name.git" };
    writeFileSync(join(copy, "package.json"), JSON.stringify({ version: "1.2.3", repository }));
    relinkCopy(copy, ROOT);

    assert.deepEqual(missingTargets(copy), []);
    const address = "https://git.example/owner/name";
    const read = (/** @type {string} */ path) => readFileSync(join(copy, path), "utf8");
    assert.ok(read("README.md").includes(`[one command](${address}/blob/v1.2.3/docs/openapi.md)`));
    assert.ok(read("README.md").includes(`[examples](${address}/tree/v1.2.3/examples)`));
  });

  test("leaves the documents of the repository as they are", () => {
    const compare = () => {
      for (const file of ["README.md", "CHANGELOG.md"]) {
        assert.equal(readFileSync(join(folder, "clone", file), "utf8"), readFileSync(join(ROOT, file), "utf8"), file);
      }
    };
    compare();
    // Also after npm was stopped in between.
    for (const step of ["relink", "relink", "restore"]) {
      run(process.execPath, ["scripts/packed-documents.mjs", step], join(folder, "clone"));
    }
    compare();
  });

  test("refers to no source map, which tools would look for", () => {
    for (const path of packed.filter((path) => path.startsWith("dist/"))) {
      assert.doesNotMatch(readInstalled(path), /sourceMappingURL/, path);
    }
  });

  test("has declarations without imports of other packages", () => {
    for (const path of packed.filter((path) => /\.d\.c?ts$/.test(path))) {
      const imports = readInstalled(path).match(/^(?:import|export|\}).* from ['"][^.].*/gm);
      assert.equal(imports, null, path);
    }
  });

  test("has declarations without internal types", () => {
    for (const path of packed.filter((path) => /\.d\.c?ts$/.test(path))) {
      const internals = readInstalled(path).match(
        /\b(?:AttachedVendor|CallFault|EndpointApi|FullVendor|ParsedTemplate|Recorder)\b/g,
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

  test("has a core that imports files of the package only, in both formats", () => {
    const imported = /(?:\brequire\(|\bfrom\s*|\bimport\s*)["']([^"']+)["']/g;
    for (const extension of ["js", "cjs"]) {
      const files = new Set([`index.${extension}`]);
      for (const file of files)
        for (const [, name = ""] of readInstalled(`dist/${file}`).matchAll(imported)) {
          assert.match(name, /^\.\/[\w-]+\.c?js$/, file);
          files.add(name.slice("./".length));
        }
      assert.ok(files.size > 1);
      const texts = [...files].map((file) => readInstalled(`dist/${file}`)).join("");
      assert.match(texts, /Contains url-template, BSD-3-Clause: see THIRD-PARTY-LICENSES.txt/);
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

  test("has one class for each name, whatever subpaths export it, in both formats", () => {
    // The small build has classes of its own, with less in them.
    const sharing = modules.filter((subpath) => subpath !== "./mini");
    const names = sharing.map((subpath) => `fluent-endpoint${subpath.slice(1)}`);
    const printOthers = `
      const classes = all.flatMap((module) => Object.entries(module)).filter(([, value]) => /^class /.test(value));
      const first = new Map([...classes].reverse());
      const others = classes.filter(([name, value]) => first.get(name) !== value).map(([name]) => name);
      console.log(classes.length > first.size, others.join());`;
    const imported = `const all = await Promise.all(${JSON.stringify(names)}.map((name) => import(name)));`;
    const required = `const all = ${JSON.stringify(names)}.map((name) => require(name));`;

    assert.equal(node("--input-type=module", "--eval", imported + printOthers), "true \n");
    assert.equal(node("--no-experimental-require-module", "--eval", required + printOthers), "true \n");
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
  const tsc = (/** @type {string} */ compiler) =>
    join(dirname(compilers.resolve(`${compiler}/package.json`)), "bin/tsc");

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
  const versions = ["typescript-5.4", "typescript-5.9", "typescript", "typescript-7"];
  for (const compiler of versions) {
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
