// `fluent-endpoint-cli vendor`, in this process, with files in a folder of its own.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";

import { VERSION } from "../../../src/index.js";
import { documentOf } from "../../../tests/openapi/document.js";
import { folder } from "./command.js";

const DELETE = { delete: { parameters: [{ name: "key", in: "query", schema: { type: "string" } }], responses: {} } };

describe("fluent-endpoint-cli vendor", () => {
  test("writes the vendor and its types, the same bytes for the same document", async () => {
    folder.write("api.json", documentOf({ "/caches": DELETE }));
    const { code, stdout, stderr } = await folder.vendor("api.json", "--out", "src/api");
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `${join("src/api/acme.ts")}\n${join("src/api/acme.paths.ts")}\n${join("src/api/acme.routes.ts")}\n\nOrigins that get requests, and the credentials of defaults:\n- https://api.acme.example\n1 operation, 1 with a rule\n`,
      stderr:
        "Reading api.json\nReading the operations\nWriting the types of 1 operation\nChecking the types\nWriting the modules\n",
    });
    const files = ["acme.ts", "acme.paths.ts", "acme.routes.ts"].map((file) => `src/api/${file}`);
    const written = files.map((file) => folder.read(file));
    const [module, types, routes] = written;
    expect(module).toMatch(
      /^\/\/ Made from the OpenAPI document "Acme API" "1\.0\.0", 1 operation,\n\/\/ SHA-256 [\da-f]{64}\.\n/,
    );
    expect(module).toContain('"DELETE /caches": "{?key}"');
    expect(types).toContain("export interface paths");
    expect(routes).toContain('export const deleteCaches = "DELETE /caches";');
    await folder.vendor("api.json", "--out", "src/api");
    expect(files.map((file) => folder.read(file))).toEqual(written);
  });

  test("reads YAML, and references to other files", async () => {
    folder.write(
      "api.yaml",
      'openapi: 3.0.3\ninfo: { title: Acme, version: "1" }\nservers: [{ url: https://acme.example }]\npaths:\n  /a:\n    $ref: item.yaml\n',
    );
    folder.write(
      "item.yaml",
      "delete:\n  parameters: [{ name: key, in: query, schema: { type: string } }]\n  responses: {}\n",
    );
    expect(await folder.vendor("api.yaml", "--out", ".", "--name", "my-api", "--class", "Mine")).toMatchObject({
      code: 0,
    });
    expect(folder.read("my-api.ts")).toContain('"DELETE /a": "{?key}"');
    expect(folder.read("my-api.ts")).toContain("export class Mine extends Endpoint<Exact<paths, MineRoute>>");
    const [, digest] = /SHA-256 (\w+)/.exec(folder.read("my-api.ts"))!;
    // The digest is that of what all files say.
    const digestAfter = async (change: (text: string) => string): Promise<string | undefined> => {
      folder.write("item.yaml", change(folder.read("item.yaml")));
      await folder.vendor("api.yaml", "--out", ".", "--name", "my-api");
      return /SHA-256 (\w+)/.exec(folder.read("my-api.ts"))?.[1];
    };
    expect(await digestAfter((text) => `\n${text}# a comment\n`)).toBe(digest);
    expect(await digestAfter((text) => text.replace("key", "other"))).not.toBe(digest);
  });

  test("converts OpenAPI 2.0, and keeps what the converter drops (I7)", async () => {
    const items = { type: "string", enum: ["x", "y"] };
    const list = { name: "list", in: "formData", type: "array", items };
    const tabs = { name: "tabs", in: "query", type: "array", items, collectionFormat: "tsv" };
    folder.write("api.json", {
      swagger: "2.0",
      info: { title: "Old", version: "1" },
      host: "old.example",
      basePath: "/v1",
      schemes: ["http", "ws", "https"],
      consumes: ["application/json"],
      produces: ["application/json"],
      parameters: {
        Thing: { name: "thing", in: "body", schema: { type: "object", properties: { size: { type: "integer" } } } },
      },
      responses: { Text: { description: "ok", schema: { type: "string" } } },
      paths: {
        "/csv": {
          get: { produces: ["text/csv"], parameters: [tabs], responses: { 200: { $ref: "#/responses/Text" } } },
        },
        "/json": {
          get: { responses: { 200: { $ref: "#/responses/Text" } } },
          put: { responses: { 200: { $ref: "#/responses/Text" } } },
        },
        "/multi": { delete: { parameters: [{ ...tabs, collectionFormat: "multi" }], responses: {} } },
        "/form": { post: { parameters: [list], responses: {} } },
        "/file": { post: { parameters: [list, { name: "file", in: "formData", type: "file" }], responses: {} } },
        "/thing": { parameters: [{ $ref: "#/parameters/Thing" }], post: { responses: {} } },
      },
    });
    const { code, stdout } = await folder.vendor("api.json", "--out", ".");
    expect(code).toBe(0);
    expect(stdout).not.toContain("tabs");
    const module = folder.read("old.ts");
    expect(module).toContain('baseUrl: "https://old.example/v1"');
    expect(module).toMatch(/"DELETE \/multi": \{\n\s+query: \{\n\s+tabs: "form",/);
    expect(module).toMatch(/"GET \/csv": \{\n\s+query: \{\n\s+tabs: "tabDelimited",\n\s+\},\n\s+accept: "text\/csv",/);
    expect(module).toMatch(/"POST \/form": \{\n\s+body: withStyles\(form, \{\n\s+list: "comma",/);
    expect(module).toMatch(/"POST \/file": \{\n\s+body: withStyles\(multipart, \{\n\s+list: "comma",/);
    expect(folder.read("old.paths.ts")).toContain('list?: ("x" | "y")[]');
    expect(folder.read("old.paths.ts")).toContain("size?: number");
  });

  test("--check fails when a file is out of date, and writes nothing", async () => {
    folder.write("api.json", documentOf({ "/caches": DELETE }));
    const missing = await folder.vendor("api.json", "--out", "out", "--check");
    expect(missing).toMatchObject({ code: 1, stdout: "" });
    expect(existsSync(join(folder.path, "out"))).toBe(false);
    await folder.vendor("api.json", "--out", "out");
    expect(await folder.vendor("api.json", "--out", "out", "--check")).toMatchObject({
      code: 0,
      stdout: "The files are up to date.\n",
    });
    folder.write("api.json", documentOf({}));
    const outdated = await folder.vendor("api.json", "--out", "out", "--check");
    expect(outdated.code).toBe(1);
    expect(outdated.stderr).toContain(`${join("out/acme.ts")} is out of date`);
    for (const name of ["acme.paths.ts", "acme.routes.ts"])
      expect(outdated.stderr).toContain(`${join("out", name)} is out of date`);
  });

  test("prints what rules do not support", async () => {
    const parameters = [{ name: "sid", in: "cookie", schema: { type: "string" } }];
    folder.write("api.json", documentOf({ "/a": { get: { parameters, responses: {} } } }));
    const { stdout } = await folder.vendor("api.json", "--out", ".");
    expect(stdout).toContain('\nNot supported by rules:\n- GET /a: "sid" is a cookie; set the cookie header\n');
  });

  test.each([
    [[], 2, "one document is required"],
    [["a", "b", "--out", "."], 2, "one document is required"],
    [["a"], 2, "--out is required"],
    [["a", "--out", ".", "--name", "../x"], 2, "--name must be lower-case letters"],
    [["a", "--out", ".", "--nmae", "x"], 2, "Unknown option '--nmae'"],
    [["none.yaml", "--out", "."], 2, "the document cannot be read"],
    [["bad.json", "--out", "."], 1, "the document is invalid"],
    [["list.json", "--out", "."], 1, "the document is invalid: it must be an object with its version"],
    [["empty.yaml", "--out", "."], 1, "the document is invalid: it must be an object with its version"],
    [["text.yaml", "--out", "."], 1, "the document is invalid: it must be an object with its version"],
    [["number.yaml", "--out", "."], 1, 'the version must be a text, such as "3.1.0" in quotation marks'],
    [["old.yaml", "--out", "."], 1, 'the version must be a text, such as "3.1.0" in quotation marks'],
    [["http://127.0.0.1:1/api.json", "--out", "."], 2, "the document cannot be read: fetch failed (bad port)"],
    [["api.json", "--out", ".", "--class", "no class"], 2, "(--class)"],
    [["api.json", "--out", ".", "--base-url", "ftp://x"], 2, "(--base-url)"],
    [["relative.json", "--out", "."], 1, "baseUrl"],
    [["folder", "--out", "."], 2, "the document cannot be read: Expected a file but received a folder"],
    [
      ["slash.json", "--out", "."],
      1,
      'the path "a" must start with "/"; correct it, or leave out such paths with --lenient',
    ],
    [["form.json", "--out", "."], 1, 'at "#/paths": it must be an object (form.json)'],
    [["api.json", "--out", "bad.json"], 2, "cannot be written (ENOTDIR); choose another folder with --out"],
  ])("rejects %j", async (args, code, message) => {
    mkdirSync(join(folder.path, "folder"));
    folder.write("bad.json", "{");
    folder.write("slash.json", documentOf({ a: { get: { responses: {} } } }));
    folder.write("form.json", documentOf([]));
    folder.write("list.json", "[]");
    folder.write("empty.yaml", "");
    folder.write("text.yaml", "openapi");
    folder.write("number.yaml", "openapi: 3.1\npaths: {}\n");
    folder.write("old.yaml", "swagger: 2.0\npaths: {}\n");
    folder.write("api.json", documentOf({}));
    folder.write("relative.json", documentOf({}, { servers: [{ url: "/v1" }] }));
    const before = readdirSync(folder.path);
    const result = await folder.vendor(...args);
    expect(result).toMatchObject({ code, stdout: "" });
    expect(result.stderr).toContain(message);
    expect(readdirSync(folder.path)).toEqual(before);
  });

  test.each([
    ["0.0.1", "0.0.1"],
    ["0.0.1\u001b[31m", "0.0.1·[31m"],
  ])("tells that the library of the project has another version: %j", async (version, shown) => {
    folder.write("api.json", documentOf({}));
    const manifest = "node_modules/fluent-endpoint/package.json";
    mkdirSync(join(folder.path, "node_modules/fluent-endpoint"), { recursive: true });
    folder.write(manifest, { name: "fluent-endpoint", version, exports: { "./package.json": "./package.json" } });
    const { code, stderr } = await folder.vendor("api.json", "--out", ".");
    expect(code).toBe(0);
    expect(stderr).toContain(
      `\nThe files are for fluent-endpoint ${VERSION}, and this project has ${shown}: run npx fluent-endpoint-cli@${shown}, or`,
    );
    folder.write(manifest, {
      name: "fluent-endpoint",
      version: VERSION,
      exports: { "./package.json": "./package.json" },
    });
    expect((await folder.vendor("api.json", "--out", ".")).stderr).not.toContain("The files are for");
  });

  test.each([
    ["cycle", { "/a": { $ref: "#/paths/~1b" }, "/b": { $ref: "#/paths/~1a" } }, "#/paths/~1b", "#/paths/~1a"],
    ["self", { "/a/{b}": { get: { parameters: [{ $ref: "#/paths/~1a~1%7Bb%7D/get/parameters/0" }] } } }, "", "/0"],
  ])("tells where a reference leads to itself: %s", async (name, paths, reference, pointer) => {
    folder.write(`${name}.json`, documentOf(paths));
    const { code, stderr } = await folder.vendor(`${name}.json`, "--out", ".");
    expect(code).toBe(1);
    expect(stderr).toMatch(/the reference to "[^"]+" leads to itself \(at "[^"]+" of \w+\.json\)/);
    expect(stderr).toContain(reference);
    expect(stderr).toContain(`${pointer}" of ${name}.json`);
  });

  test("tells which reference leads nowhere, and where it is", async () => {
    folder.write("api.json", documentOf({ "/a": { get: { parameters: [{ $ref: "#/components/parameters/Id" }] } } }));
    const { code, stderr } = await folder.vendor("api.json", "--out", ".");
    expect(code).toBe(1);
    expect(stderr).toContain('"#/components/parameters/Id" (at "#/paths/~1a/get/parameters/0" of api.json)');
  });

  test("prints variables that become constants, and a server that --base-url replaces", async () => {
    const variables = { area: { default: "eu/west" }, tenant: { default: "acme" } };
    const servers = [{ url: "https://{tenant}.acme.example/{area}/v3", variables }];
    folder.write("api.json", documentOf({}, { servers }));
    const fixed = await folder.vendor("api.json", "--out", ".");
    expect(fixed.stdout).toContain('- "area=eu/west" is a variable of the server, with its default value');
    expect(fixed.stdout).not.toContain("tenant=");
    const replaced = await folder.vendor("api.json", "--out", ".", "--base-url", "https://test.example");
    expect(replaced.stdout).toContain(
      '- "https://acme.acme.example/eu/west/v3" is a server of the document; the base URL that you set replaces it, also its path\n',
    );
    folder.write("relative.json", documentOf({}, { servers: [{ url: "/api/v3" }] }));
    const relative = await folder.vendor("relative.json", "--out", ".", "--base-url", "https://test.example");
    expect(relative.stdout).toContain('- "https://test.example/api/v3" is a server of the document');
    const same = await folder.vendor("relative.json", "--out", ".", "--base-url", "https://test.example/api/v3");
    expect(same.stdout).not.toContain("is a server of the document");
  });

  test("--help explains the arguments", async () => {
    expect(await folder.vendor("--help")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Usage: fluent-endpoint-cli vendor"),
    });
  });
});
