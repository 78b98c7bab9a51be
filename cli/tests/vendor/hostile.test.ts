// Documents that were made to break the command, to read other files, or to get code into what it writes (I4).
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, jest, test } from "@jest/globals";
import { documentOf } from "../../../tests/openapi/document.js";
import { folder, Folder, type Output } from "./command.js";

const HEAD = 'openapi: 3.0.3\ninfo: { title: Acme, version: "1" }\nservers: [{ url: https://acme.example }]\n';

/** A clean exit with one line that says what is wrong, and no files. */
function expectError({ code, stdout, stderr }: Output, message: RegExp | string, expected = 1): void {
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at |node:internal|\.js:\d/);
  expect({ code, stdout }).toEqual({ code: expected, stdout: "" });
  expect(existsSync(join(folder.path, "out"))).toBe(false);
}

/** Nine of the value before, nine times over. */
function bomb(first: string, list: (aliases: readonly string[]) => string): string {
  const lines = Array.from({ length: 9 }, (_, level) => {
    return `  a${level + 1}: &a${level + 1} ${list(Array.from({ length: 9 }, () => `*a${level}`))}\n`;
  });
  return `  a0: &a0 ${first}\n${lines.join("")}`;
}

test.each([
  ["a reference", "api.json", documentOf({ "/a": { $ref: "none\nerror: forged\u009b31m.yaml" } })],
  ["its name", "none\nerror: forged.json", undefined],
] as const)("the message about a document does not get more lines by %s (G9)", async (_, name, content) => {
  if (content) folder.write(name, content);
  const { stderr } = await folder.vendor(name, "--out", "out");
  expect(stderr).toContain("forged");
  expect(stderr).not.toMatch(/^error: forged|\u009b/m);
});

test("nor by an option (G9)", async () => {
  const { stderr } = await folder.vendor("api.json", "--out", "out", "--x\nerror: forged");
  expect(stderr).toContain("forged");
  expect(stderr).not.toMatch(/^error: forged/m);
});

describe("a document that is too large", () => {
  test.each([
    ["lists of lists", (aliases: readonly string[]) => `[${aliases.join(", ")}]`],
    ["schemas", (aliases) => `{ properties: { ${aliases.map((alias, index) => `p${index}: ${alias}`).join(", ")} } }`],
  ] satisfies [string, (aliases: readonly string[]) => string][])("by aliases, as %s", async (_, list) => {
    folder.write("api.yaml", `${HEAD}paths: {}\nx-bomb:\n${bomb("{ type: string }", list)}`);
    expectError(await folder.vendor("api.yaml", "--out", "out"), "its aliases repeat values too often");
    folder.write("main.yaml", `${HEAD}paths: { /a: { $ref: "part.yaml#/x-item" } }\n`);
    folder.write("part.yaml", `x-item: {}\nx-bomb:\n${bomb("{ type: string }", list)}`);
    expectError(await folder.vendor("main.yaml", "--out", "out"), "its aliases repeat values too often");
  });

  test("by files that refer to others twice, again and again", async () => {
    for (let level = 0; level < 30; level += 1) {
      const $ref = `item${level + 1}.json`;
      const post = { responses: {}, callbacks: { a: { "{$url}": { $ref } }, b: { "{$url}": { $ref } } } };
      folder.write(`item${level}.json`, { post });
    }
    folder.write("item30.json", { post: { responses: {} } });
    folder.write("api.json", documentOf({ "/a": { $ref: "item0.json" } }));
    expectError(await folder.vendor("api.json", "--out", "out"), "its aliases repeat values too often");
  });

  test("by an alias that contains itself", async () => {
    folder.write("api.yaml", `${HEAD}paths: {}\nx-loop: &loop { again: *loop }\n`);
    expectError(await folder.vendor("api.yaml", "--out", "out"), "an alias contains itself");
  });

  test("aliases as people use them are read", async () => {
    const operation = "{ parameters: [*key], responses: {} }";
    const key = "&key { name: key, in: query, schema: { type: string } }";
    folder.write(
      "api.yaml",
      `${HEAD}x-key: ${key}\npaths: { /a: { delete: ${operation} }, /b: { delete: ${operation} } }\n`,
    );
    expect(await folder.vendor("api.yaml", "--out", "out")).toMatchObject({ code: 0 });
    expect(folder.read("out/acme.ts")).toContain('"DELETE /b": "{?key}"');
  });

  test.each([
    ["lists", "[".repeat(100_000)],
    ["objects", '{"a":'.repeat(100_000)],
    ["YAML", `a${": [".repeat(1)}${"[".repeat(20_000)}`],
    ["schemas", `{"openapi":"3.0.3","x":${'{"allOf":['.repeat(3000)}1${"]}".repeat(3000)}}`],
  ])("by the depth of its %s", async (_, text) => {
    folder.write("api.json", text);
    expectError(await folder.vendor("api.json", "--out", "out"), "the document is invalid");
  });

  test("a document with 10 MB of texts is read", async () => {
    const operation = { description: "long ".repeat(20_000), responses: {} };
    const paths = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`/a/${index}`, { get: operation }]));
    folder.write("api.json", documentOf(paths));
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 0 });
  }, 60_000);
});

describe("a reference", () => {
  test.each([
    ["to another folder", "../secret.yaml"],
    ["to an absolute path", "/etc/passwd"],
    ["to a file as a url", "file:///etc/passwd"],
    ["through a link", "link.yaml"],
    ["to nothing", "none.yaml"],
    ["to nothing in this document", "#/components/pathItems/none"],
  ])("%s is not followed", async (_, $ref) => {
    const outside = new Folder();
    try {
      outside.write("secret.yaml", "get: { summary: secret, responses: {} }\n");
      symlinkSync(join(outside.path, "secret.yaml"), join(folder.path, "link.yaml"));
      folder.write("api.json", documentOf({ "/a": { $ref } }));
      expectError(await folder.vendor("api.json", "--out", "out"), "Can't resolve $ref");
    } finally {
      outside.remove();
    }
  });

  test("from a folder below to the project is followed", async () => {
    folder.write("common/item.yaml", "get: { responses: {} }\n");
    folder.write("apis/api.json", documentOf({ "/a": { $ref: "../common/item.yaml" } }));
    expect(await folder.vendor("apis/api.json", "--out", "out")).toMatchObject({ code: 0 });
  });

  test("of a schema to itself is a type", async () => {
    const schemas = {
      Tree: {
        type: "object",
        properties: { children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
      },
    };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Tree" } } };
    folder.write(
      "api.json",
      documentOf({ "/a": { post: { requestBody: { content }, responses: {} } } }, { components: { schemas } }),
    );
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 0 });
  });
});

test("what openapi-typescript would print itself is printed safely (G9)", async () => {
  const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const operation = { operationId: "\u001b[31m\nerror: forged", responses: {} };
    folder.write("api.json", documentOf({ "/a": { get: operation, post: operation } }));
    const { code, stdout } = await folder.vendor("api.json", "--out", "out");
    expect(code).toBe(0);
    expect(stdout).toContain("the operationId");
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}|^error/mu);
    expect(printed).not.toHaveBeenCalled();
  } finally {
    printed.mockRestore();
  }
});

describe("a document that contradicts itself", () => {
  test.each([
    ["operations", `${HEAD}paths:\n  /a:\n    get: { responses: {} }\n    get: { responses: {} }\n`],
    ["paths", '{"openapi":"3.0.3","paths":{"/a":{},"/a":{}}}'],
  ])("with the same %s twice", async (_, text) => {
    folder.write("api.yaml", text);
    expectError(await folder.vendor("api.yaml", "--out", "out"), "duplicated mapping key");
  });
});
