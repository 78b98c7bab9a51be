// Tests what JSR would publish: the sources, as `deno publish` reads them. Run by `npm run check:package`.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { modulesOf, ROOT, run } from "./clone.mjs";

const require = createRequire(import.meta.url);
// Elsewhere: in the repository, Deno would find package.json.
const folder = mkdtempSync(join(tmpdir(), "jsr-"));
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const { name, exports: entries } = JSON.parse(readFileSync(join(ROOT, "jsr.json"), "utf8"));

/** @param {string[]} args */
function deno(...args) {
  const env = { ...process.env, DENO_DIR: join(ROOT, "reports/deno"), NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [require.resolve("deno/bin.cjs"), ...args], {
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

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the package of JSR", () => {
  test("has the entries of the package", () => {
    assert.deepEqual(Object.keys(entries), modulesOf(manifest));
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

  // The score of JSR wants a comment for each module, and for 80 % of what is exported.
  test("documents its modules, and what they export", () => {
    const { stdout } = deno("doc", "--json", ...Object.values(entries));
    /** @type {Record<string, { module_doc?: { doc?: string }, symbols: { name: string, declarations: { jsDoc?: { doc?: string }, declarationKind: string }[] }[] }>} */
    const nodes = JSON.parse(stdout).nodes;
    const modules = Object.entries(nodes);
    assert.equal(modules.length, Object.keys(entries).length);
    const symbols = modules.flatMap(([, { symbols }]) => symbols);
    const documented = symbols.filter(({ declarations }) => declarations.some(({ jsDoc }) => jsDoc?.doc));
    assert.deepEqual(
      modules.filter(([, { module_doc: comment }]) => !comment?.doc).map(([file]) => file),
      [],
    );
    assert.ok(documented.length >= 0.8 * symbols.length, `${documented.length} of ${symbols.length}`);
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
