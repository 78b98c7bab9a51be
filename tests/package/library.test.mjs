// The library as users install it: imported, required and compiled against. Run by `npm run check:package`, after a build.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";

import { build } from "esbuild";

import { relinkCopy } from "../../scripts/packed-links.mjs";
import { install, manifest, modules, pack, ROOT, run, temporaryFolder } from "./packed.mjs";

const folder = temporaryFolder();
const installed = join(folder, "node_modules/fluent-endpoint");
const { tarball, files } = pack(".", folder);

before(() => {
  install(tarball, folder);
});

describe("the tarball", () => {
  test("contains what programs import, and no more than 120 files", () => {
    const others = files.filter((path) => !/^dist\/[\w-]+\.(?:c?js|d\.c?ts)$/.test(path));
    const legal = ["LICENSE", "dist/THIRD-PARTY-LICENSES.txt"];
    const texts = [...legal, "CHANGELOG.md", "README.md", "docs/errors.md", "package.json"].sort();
    assert.deepEqual(others.sort(), texts);
    assert.ok(files.length <= 120, `${files.length} files`);
  });

  test("installs no other package, and runs no script", () => {
    assert.deepEqual(
      readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith(".")),
      ["fluent-endpoint"],
    );
    for (const name of ["preinstall", "install", "postinstall"]) assert.equal(manifest.scripts[name], undefined);
  });

  test("links to other files at the address of the repository, and to none where it has no address", () => {
    for (const repository of [undefined, { type: "git", url: "git+https://git.example/owner/name.git" }]) {
      const copy = join(folder, repository ? "published" : "unpublished");
      mkdirSync(copy);
      const documents = ["README.md", "CHANGELOG.md", "docs/errors.md"];
      for (const file of documents) cpSync(join(ROOT, file), join(copy, file));
      writeFileSync(join(copy, "package.json"), JSON.stringify({ version: "1.2.3", repository }));
      relinkCopy(copy, ROOT);

      for (const file of documents) {
        const links = readFileSync(join(copy, file), "utf8").matchAll(/\]\((?![a-z]+:|#)([^()\s]+)\)/g);
        const base = pathToFileURL(join(copy, file));
        const broken = Array.from(links, ([, target = ""]) => target).filter((one) => !existsSync(new URL(one, base)));
        assert.deepEqual([file, broken], [file, []]);
      }
      const text = readFileSync(join(copy, "README.md"), "utf8");
      assert.ok(text.includes("(docs/errors.md)"));
      assert.equal(text.includes("(https://git.example/owner/name/tree/v1.2.3/examples)"), Boolean(repository));
    }
  });

  test("has declarations without imports of other packages", () => {
    for (const path of files.filter((path) => /\.d\.c?ts$/.test(path))) {
      const text = readFileSync(join(installed, path), "utf8");
      assert.equal(text.match(/^(?:import|export|\}).* from ['"][^.].*/gm), null, path);
    }
  });

  // Under node10, which reads no exports, typesVersions must name the same modules, and no other file of the build.
  test("typesVersions names the modules of exports", () => {
    const subpaths = modules.slice(1).map((name) => name.replace("fluent-endpoint/", ""));
    const types = subpaths.map((subpath) => [subpath, [manifest.exports[`./${subpath}`].require.types]]);
    assert.deepEqual(manifest.typesVersions, { "*": Object.fromEntries(types) });
  });
});

describe("the installed package", () => {
  const node = (/** @type {string[]} */ ...args) => run(process.execPath, args, folder);
  const list = JSON.stringify(modules);
  const evaluate = (/** @type {string} */ program) => {
    const imported = node(
      "--input-type=module",
      "--eval",
      `const all = await Promise.all(${list}.map((name) => import(name))); ${program}`,
    );
    // Some supported versions of Node cannot require ES modules.
    const required = node(
      "--no-experimental-require-module",
      "--input-type=commonjs",
      "--eval",
      `const all = ${list}.map((name) => require(name)); ${program}`,
    );
    assert.equal(required, imported);
    return imported;
  };

  test("has the same exports for import and require in every subpath", () => {
    const names = evaluate("for (const module of all) console.log(Object.keys(module).sort().join());");
    // Node adds names to an imported CommonJS module, and would tell of a file in the wrong format.
    assert.doesNotMatch(names, /\bdefault\b|module\.exports/);
    assert.equal(names.split("\n").filter(Boolean).length, modules.length);
  });

  test("builds requests, whose version is that of the package", () => {
    const output = evaluate(
      `const { endpoint, VERSION } = all[0];
       const { toFetch } = Object.assign({}, ...all);
       console.log(toFetch(endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" }))[0], VERSION);`,
    );
    assert.equal(output, `https://api.github.com/orgs/octokit/repos?type=private ${manifest.version}\n`);
  });

  test("has one class for each name, whatever subpaths export it", () => {
    const output = evaluate(
      `const classes = all.flatMap((module) => Object.entries(module))
         .filter(([, value]) => /^class /.test(value));
       const first = new Map([...classes].reverse());
       console.log(classes.filter(([name, value]) => first.get(name) !== value).map(([name]) => name).join());
       console.log(classes.filter(([name, value]) => value.name !== name).map(([name]) => name).join());`,
    );
    assert.equal(output, "\n\n");
  });

  test("passes requests between the two formats", () => {
    const program = `
      import { createRequire } from "node:module";
      import { toFetch } from "fluent-endpoint/adapters";
      const { endpoint } = createRequire(import.meta.url)("fluent-endpoint");
      console.log(toFetch(endpoint("PATCH /user"))[1].method);`;
    assert.equal(node("--input-type=module", "--eval", program), "PATCH\n");
  });

  test("parses no url before it is used", () => {
    const program = `
      const { URL } = globalThis; globalThis.URL = undefined;
      const { endpoint } = await import("fluent-endpoint");
      globalThis.URL = URL; console.log(endpoint("/x").url);`;
    assert.equal(node("--input-type=module", "--eval", program), "https://api.github.com/x\n");
  });

  test("compiles in a strict program, each subpath under each resolution", () => {
    cpSync(join(import.meta.dirname, "consumer"), folder, { recursive: true });
    const lines = modules.map((name, index) => `import * as m${index} from "${name}"; export { m${index} };\n`);
    writeFileSync(join(folder, "subpaths.ts"), lines.join(""));
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
    // Without the types of the DOM and of Node: the declarations must not need them.
    const bare = [...strict, "--target", "es2022", "--lib"];
    node(tsc, ...bare, "es2022", "--module", "nodenext", "esm.mts", "cjs.cts", "subpaths.ts");
    node(tsc, ...bare, "es2022,dom", "--module", "esnext", "--moduleResolution", "bundler", "fetch.mts", "subpaths.ts");
    const node10 = ["--module", "commonjs", "--moduleResolution", "node10", "--ignoreDeprecations", "6.0"];
    node(tsc, ...bare, "es2022", ...node10, "subpaths.ts");
  });
});

describe("a bundler", () => {
  /** @param {string} contents */
  async function bundle(contents) {
    const stdin = { contents, resolveDir: folder };
    const { outputFiles } = await build({ stdin, bundle: true, format: "esm", minify: true, write: false });
    return outputFiles.map(({ text }) => text).join("");
  }

  test("drops an import without a name", async () => {
    assert.equal(await bundle(modules.map((name) => `import "${name}";`).join("")), "");
  });

  test("drops the core where toFetch is used alone, and the rest where UrlTemplate is", async () => {
    const toFetch = await bundle('export { toFetch } from "fluent-endpoint/adapters";');
    const template = await bundle('export { UrlTemplate } from "fluent-endpoint";');
    assert.doesNotMatch(toFetch, /api\.github\.com/);
    assert.doesNotMatch(template, /api\.github\.com|user-agent/);
  });
});
