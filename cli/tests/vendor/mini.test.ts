// `fluent-endpoint-cli vendor --mini`: what mini can serve, and what it says of the rest.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { documentOf } from "../../../tests/openapi/document.js";
import { Folder } from "./command.js";

let folder: Folder;

beforeEach(() => {
  folder = new Folder();
});

afterEach(() => {
  folder.remove();
});

const text = { type: "string" };
const DELETE = { delete: { parameters: [{ name: "key", in: "query", schema: text }], responses: {} } };
const HEADER = { get: { parameters: [{ name: "x-a", in: "header", schema: text }], responses: {} } };
const CREDENTIAL = { components: { securitySchemes: { a: { type: "apiKey", in: "query", name: "key" } } } };

describe("without --mini, the report tells whether mini can serve", () => {
  test.each<[string, object, string]>([
    ["all operations", documentOf({ "/a": DELETE }), "this API: add --mini"],
    [
      "some operations",
      documentOf({ "/a": DELETE, "/b": HEADER }),
      "1 of 2 operations: add --mini to see why not the others",
    ],
  ])("%s", async (_, document, end) => {
    folder.write("api.json", document);
    const { stdout } = await folder.vendor("api.json", "--out", "out");
    expect(stdout.split("\n")[3]).toBe(`fluent-endpoint/mini can serve ${end}`);
  });

  test.each<[string, object]>([
    ["no operation", documentOf({ "/b": HEADER })],
    ["no document with a credential in the query", documentOf({ "/a": DELETE }, CREDENTIAL)],
  ])("%s", async (_, document) => {
    folder.write("api.json", document);
    const { stdout } = await folder.vendor("api.json", "--out", "out");
    expect(stdout.split("\n")[3]).toBe("fluent-endpoint/mini cannot serve this API");
  });
});

describe("--mini", () => {
  test("writes a vendor for mini and its types", async () => {
    folder.write("api.json", documentOf({ "/a": DELETE }));
    expect(await folder.vendor("api.json", "--out", "out", "--mini")).toEqual({
      code: 0,
      stdout: `${join("out/acme.ts")}\n${join("out/acme.paths.ts")}\n${join("out/acme.routes.ts")}\n1 operation, 1 with a rule\n`,
      stderr: "Reading api.json\nWriting the types of 1 operation\nChecking the types\n",
    });
    expect(folder.read("out/acme.ts")).toContain('} from "fluent-endpoint/mini";');
    expect(folder.read("out/acme.ts")).toContain('"DELETE /a": "{?key}"');
    expect(await folder.vendor("api.json", "--out", "out", "--mini", "--check")).toMatchObject({ code: 0 });
    expect(await folder.vendor("api.json", "--out", "out", "--check")).toMatchObject({ code: 1 });
    // Moving to the library is the same command without the option.
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 0 });
    expect(folder.read("out/acme.ts")).toContain('from "fluent-endpoint";');
  });

  test("names the operations that mini cannot serve, and why, and exits with 1", async () => {
    folder.write("api.json", documentOf({ "/a": DELETE, "/b": HEADER, "/c": HEADER }));
    const { code, stdout, stderr } = await folder.vendor("api.json", "--out", "out", "--mini");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(
      "Reading api.json\n" +
        "Not supported by fluent-endpoint/mini:\n" +
        '- GET /b: "headers" is a rule that fluent-endpoint/mini does not have\n' +
        '- GET /c: "headers" is a rule that fluent-endpoint/mini does not have\n' +
        'error: fluent-endpoint/mini cannot serve "GET /b" and 1 more; leave out one with --skip "GET /b", or all with --lenient\n',
    );
    expect(existsSync(join(folder.path, "out"))).toBe(false);
  });

  test.each([["--lenient"], ["--skip", "GET /b"]])("leaves them out: %s", async (...args) => {
    folder.write("api.json", documentOf({ "/a": DELETE, "/b": HEADER }));
    const { code, stdout } = await folder.vendor("api.json", "--out", "out", "--mini", ...args);
    expect(code).toBe(0);
    expect(stdout).toContain("\n1 operation, 1 with a rule, 1 left out\n");
    expect(folder.read("out/acme.ts")).not.toContain(" /b");
    expect(folder.read("out/acme.paths.ts")).not.toContain("/b");
  });

  test("--lenient does not leave out all operations", async () => {
    folder.write("api.json", documentOf({ "/b": HEADER }));
    const { code, stderr } = await folder.vendor("api.json", "--out", "out", "--mini", "--lenient");
    expect(code).toBe(1);
    expect(stderr).toContain('error: fluent-endpoint/mini cannot serve "GET /b";');
  });

  test.each<[string, object, string]>([
    ["a credential in the query", CREDENTIAL, '"key" is a credential in the query'],
    [
      "variables in the base URL",
      { servers: [{ url: "https://{t}.example", variables: { t: { default: "a" } } }] },
      '"https://{t}.example" is a base URL that fluent-endpoint/mini does not have; set baseUrl',
    ],
  ])("cannot serve a document with %s, --lenient or not", async (_, fields, message) => {
    folder.write("api.json", documentOf({ "/a": DELETE }, fields));
    const { code, stderr } = await folder.vendor("api.json", "--out", "out", "--mini", "--lenient");
    expect(code).toBe(1);
    expect(stderr).toContain(`error: fluent-endpoint/mini cannot serve the document: ${message}`);
  });

  test("--base-url replaces a base URL with variables", async () => {
    const servers = [{ url: "https://{t}.example", variables: { t: { default: "a" } } }];
    folder.write("api.json", documentOf({ "/a": DELETE }, { servers }));
    const args = ["api.json", "--out", "out", "--mini", "--base-url", "https://b.example"];
    expect(await folder.vendor(...args)).toMatchObject({ code: 0 });
    expect(folder.read("out/acme.ts")).toContain('baseUrl: "https://b.example"');
  });
});
