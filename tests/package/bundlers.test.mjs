// What bundlers make of the built package: they leave out what is not imported, and the rest works.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build } from "esbuild";
import { rollup } from "rollup";
import { minify } from "terser";

import { ROOT } from "./clone.mjs";

const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-bundlers-"));

before(() => {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules/fluent-endpoint"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** @type {Record<string, (entry: string) => Promise<string>>} */
const BUNDLERS = {
  esbuild: async (entry) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      format: "esm",
      minify: true,
      write: false,
      preserveSymlinks: true,
      logLevel: "error",
    });
    return outputFiles.map(({ text }) => text).join("");
  },
  rollup: async (entry) => {
    const onwarn = (/** @type {import("rollup").RollupLog} */ { code, message }) => {
      // The bundle of an import without a name is empty, as it should be.
      if (code !== "EMPTY_BUNDLE") throw new Error(message);
    };
    const bundle = await rollup({ input: entry, preserveSymlinks: true, plugins: [nodeResolve()], onwarn });
    const { output } = await bundle.generate({ format: "es" });
    return (await minify(output[0].code, { module: true })).code ?? "";
  },
};

let count = 0;

/**
 * Bundles a program, and returns the code and what it exports.
 *
 * @param {(entry: string) => Promise<string>} bundle
 * @param {string} program
 */
async function use(bundle, program) {
  const entry = join(folder, `entry-${++count}.js`);
  writeFileSync(entry, program);
  const code = await bundle(entry);
  const file = join(folder, `bundle-${count}.js`);
  writeFileSync(file, code);
  return { code, exports: await import(pathToFileURL(file).href) };
}

/** The exact sizes are measured by size-limit. */
const sizeOf = (/** @type {string} */ code) => gzipSync(code).length;

for (const [name, bundle] of Object.entries(BUNDLERS)) {
  describe(name, () => {
    /** The size of the whole core. */
    let whole = 0;

    before(async () => {
      whole = sizeOf((await use(bundle, 'export * from "fluent-endpoint";')).code);
    });

    test("UrlTemplate alone is small, and has no media types, headers and vendors", async () => {
      const program = `import { UrlTemplate } from "fluent-endpoint";
        export const url = new UrlTemplate("/x{/a}{?q*}").expand({ a: "b c", q: { d: "e&f" } });`;
      const { code, exports } = await use(bundle, program);
      assert.equal(exports.url, "/x/b%20c?d=e%26f");
      assert.doesNotMatch(code, /api\.github\.com|user-agent|application\/|class Endpoint|RequestBuilder/);
      assert.ok(sizeOf(code) < 0.4 * whole, `${sizeOf(code)} bytes`);
    });

    test("toFetch alone is small, and has no core", async () => {
      const program = `import { toFetch } from "fluent-endpoint/adapters";
        export const init = toFetch({ method: "post", url: "https://a.example/", headers: {}, body: { a: 1 } })[1];`;
      const { code, exports } = await use(bundle, program);
      assert.equal(exports.init.body, '{"a":1}');
      assert.doesNotMatch(code, /api\.github\.com|curl|RequestBuilder/);
      assert.ok(sizeOf(code) < 0.25 * whole, `${sizeOf(code)} bytes`);
    });

    test("an import without a name adds nothing", async () => {
      const { code } = await use(
        bundle,
        'import "fluent-endpoint"; import "fluent-endpoint/adapters"; import "fluent-endpoint/explain";',
      );
      assert.equal(code.replace(/export\s*\{\s*\};?/, "").trim(), "");
    });

    test("the subpaths share the classes of the core", async () => {
      const program = `import { Endpoint, EndpointError } from "fluent-endpoint";
        import { toFetch } from "fluent-endpoint/adapters";
        import { explain } from "fluent-endpoint/explain";
        export const explained = explain(new Endpoint(), "/x/{a}", { a: ".." }).error.code;
        export let shared;
        try { toFetch({}); } catch (error) { shared = error instanceof EndpointError && error.constructor.name.length > 0; }`;
      const { exports } = await use(bundle, program);
      assert.deepEqual([exports.explained, exports.shared], ["ERR_UNSAFE_PATH", true]);
    });

    test("minified code builds the same request", async () => {
      const program = `import { Endpoint, endpoint } from "fluent-endpoint";
        class Acme extends Endpoint { static vendor = { name: "acme", baseUrl: "https://acme.example" } }
        export const requests = [endpoint("GET /x/{a}", { a: 1, b: 2 }), new Acme().route("POST /x").param("a", 1).build()];
        export let failure;
        try { endpoint("/x/{a}"); } catch (error) { failure = [error.name, error.code]; }`;
      const { requests, failure } = (await use(bundle, program)).exports;
      assert.deepEqual(
        requests.map((/** @type {{ url: string }} */ { url }) => url),
        ["https://api.github.com/x/1?b=2", "https://acme.example/x"],
      );
      assert.equal(requests[1].headers.accept, "application/json");
      assert.deepEqual(failure, ["MissingParameterError", "ERR_MISSING_PARAMETER"]);
    });
  });
}
