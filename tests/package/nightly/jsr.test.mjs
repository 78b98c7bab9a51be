// Tests what JSR would publish: the sources, as `deno publish` reads them. Run by `npm run check:projects`.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";

import { fileOf } from "../../runtimes/install.mjs";
import { manifest, modules, ROOT, run, temporaryFolder } from "../packed.mjs";

// Elsewhere: in the repository, Deno would find package.json.
const folder = temporaryFolder();
const { name, exports: entries } = JSON.parse(readFileSync(join(ROOT, "scripts/jsr.json"), "utf8"));

/** @param {string[]} args */
function deno(...args) {
  const env = { ...process.env, DENO_DIR: join(ROOT, "reports/deno"), NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
  const { status, stdout, stderr } = spawnSync(fileOf("deno"), args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  assert.equal(status, 0, stderr);
  return { stdout, stderr };
}

before(() => {
  run(process.execPath, ["scripts/jsr.mjs", folder], ROOT);
});

describe("the package of JSR", () => {
  test("has the entries of the package", () => {
    assert.equal(Object.keys(entries).length, modules.length);
    for (const [subpath, file] of Object.entries(entries)) {
      assert.equal(file, subpath === "." ? "./src/index.ts" : `./src/${subpath.slice(2)}/index.ts`);
    }
  });

  // It checks the types, and that each exported type can be read off its file (`isolatedDeclarations`).
  test("can be published without slow types", () => {
    const { stderr } = deno("publish", "--dry-run", "--allow-dirty");
    assert.match(stderr, /Checking for slow types/);
    assert.match(stderr, /Success Dry run complete/);
    assert.ok(stderr.includes(`${name}@${manifest.version}`));
    assert.doesNotMatch(stderr, /^(?:error|warning)\b/im);
  });

  test("runs in Deno, with its version", () => {
    const program = join(folder, "main.ts");
    writeFileSync(
      program,
      `import { Endpoint, VERSION } from "./src/index.ts";
       import { toFetch } from "./src/adapters/index.ts";
       const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
       console.log(VERSION, toFetch(acme.build("GET /search{?q,n*}", { q: "ä", n: ["1", "2"] }))[0]);`,
    );
    const { stdout } = deno("run", "--check", program);
    assert.equal(stdout, `${manifest.version} https://api.acme.example/search?q=%C3%A4&n=1&n=2\n`);
  });
});
