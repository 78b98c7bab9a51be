// Tests the package as users install it: packed, installed in an empty folder, imported, required and compiled against.
// Run by `npm run check:package`, after a build.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));

/** Runs a command in the empty folder and returns its output; an error contains the output. */
const run = (/** @type {string} */ command, /** @type {string[]} */ args, cwd = folder) => {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new Error([`${command} ${args.join(" ")}`, stdout, stderr].join("\n"), { cause: error });
  }
};
const node = (/** @type {string[]} */ ...args) => run(process.execPath, args);

/** @type {string[]} */
let packed = [];

before(() => {
  const [tarball] = JSON.parse(run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], root));
  packed = tarball.files.map((/** @type {{ path: string }} */ file) => file.path);
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  run("npm", ["install", "--prefer-offline", `./${tarball.filename}`]);
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the tarball", () => {
  test("contains only the build and the documents", () => {
    const documents = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];
    assert.deepEqual(packed.filter((path) => !/^(?:dist|docs)\//.test(path)).sort(), documents);
    assert.ok(packed.includes("docs/index.md"), "docs/index.md is missing");
    const built = ["index", "adapters", "explain"].flatMap((name) =>
      ["js", "cjs", "d.ts", "d.cts"].map((end) => `${name}.${end}`),
    );
    for (const name of [...built, "THIRD-PARTY-LICENSES.txt"]) {
      assert.ok(packed.includes(`dist/${name}`), `dist/${name} is missing`);
    }
  });

  test("contains the sources in its source maps", () => {
    for (const path of packed.filter((path) => path.endsWith(".map"))) {
      const map = JSON.parse(readFileSync(join(root, path), "utf8"));
      assert.ok(map.sourcesContent.every(Boolean), path);
    }
  });

  test("has declarations without imports of other packages", () => {
    for (const path of packed.filter((path) => /\.d\.c?ts$/.test(path))) {
      const imports = readFileSync(join(root, path), "utf8").match(/ from ['"][^.].*/g);
      assert.equal(imports, null, path);
    }
  });

  test("has declarations without internal types", () => {
    for (const path of packed.filter((path) => /\.d\.c?ts$/.test(path))) {
      const internals = readFileSync(join(root, path), "utf8").match(
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
    assert.equal(imported.version, JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
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
      const text = readFileSync(join(folder, "node_modules/fluent-endpoint/dist", file), "utf8");
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

  test("exports its package.json", () => {
    node("--eval", 'require("fluent-endpoint/package.json")');
  });
});

describe("TypeScript compiles code that uses the package", () => {
  before(() => {
    cpSync(join(root, "tests/package/consumer"), folder, { recursive: true });
  });

  const strictest = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
  const types = join(root, "node_modules/@types");
  // Without the types of the DOM and of Node: the declarations must not need them.
  const bare = ["--target", "es2022", "--lib", "es2022"];
  const nodenext = ["--module", "nodenext"];
  const uses = {
    "ESM and CommonJS in Node": [...bare, ...nodenext, "esm.mts", "cjs.cts"],
    "a bundler": [...bare, "--module", "esnext", "--moduleResolution", "bundler", "esm.mts"],
    "fetch of the DOM's types": ["--target", "es2022", "--lib", "es2022,dom", ...nodenext, "fetch.mts"],
    "fetch of Node's types": [...bare, ...nodenext, "--types", "node", "--typeRoots", types, "fetch.mts"],
  };

  for (const compiler of ["typescript", "typescript-7"]) {
    for (const [use, args] of Object.entries(uses)) {
      test(`${compiler}: ${use}`, () => {
        node(join(root, "node_modules", compiler, "bin/tsc"), ...strictest, ...args);
      });
    }
  }
});
