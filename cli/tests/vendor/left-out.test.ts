// Nothing of a document is lost quietly (I5).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";

import { documentOf } from "../../../tests/openapi/document.js";
import { folder } from "./command.js";

const operation = { responses: {} };
const lastLine = (text: string): string | undefined => text.trimEnd().split("\n").at(-1);

describe("an operation that a vendor cannot have", () => {
  const paths = { "/a": { get: operation, trace: operation }, "/x/{größe": { get: operation, post: operation } };

  test("is an error that names it and the cures", async () => {
    folder.write("api.json", documentOf(paths));
    const { code, stdout, stderr } = await folder.vendor("api.json", "--out", "out");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(
      'error: the vendor cannot have "TRACE /a" because of its method, "GET /x/{größe" because of its path, "POST /x/{größe" because of its path; leave out one with --skip "TRACE /a", or all with --lenient',
    );
    expect(existsSync(join(folder.path, "out"))).toBe(false);
  });

  test("is left out by name, with the count on the last line", async () => {
    folder.write("api.json", documentOf(paths));
    const skip = ["TRACE /a", "GET /x/{größe", "POST /x/{größe"].flatMap((route) => ["--skip", route]);
    expect((await folder.vendor("api.json", "--out", "out", ...skip.slice(2))).stderr).toContain(
      'cannot have "TRACE /a" because of its method;',
    );
    const { code, stdout } = await folder.vendor("api.json", "--out", "out", ...skip);
    expect(code).toBe(0);
    expect(lastLine(stdout)).toBe("1 operation, 0 with a rule, 3 left out");
    const types = folder.read("out/acme.paths.ts");
    expect(types).toContain('"/a"');
    expect(types).toContain("trace?: never");
    expect(types).not.toContain("größe");
  });

  test("is left out by --lenient", async () => {
    folder.write("api.json", documentOf(paths));
    const { code, stdout } = await folder.vendor("api.json", "--out", "out", "--lenient");
    expect(code).toBe(0);
    expect(stdout).toContain('TRACE /a: "TRACE" is not a method of the vendor');
    expect(lastLine(stdout)).toBe("1 operation, 0 with a rule, 3 left out");
  });

  test("may be the only one", async () => {
    folder.write("api.json", documentOf({ "/x y": { get: operation } }));
    for (const args of [[], ["--check"]])
      expect(await folder.vendor("api.json", "--out", "out", ...args)).toMatchObject({ code: 1, stdout: "" });
    const { code, stdout } = await folder.vendor("api.json", "--out", "out", "--lenient");
    expect([code, lastLine(stdout)]).toEqual([0, "0 operations, 0 with a rule, 1 left out"]);
  });

  test("may be that of another path, or of OpenAPI 3.2", async () => {
    const document = documentOf(
      {
        "/a": { $ref: "#/components/pathItems/A" },
        "/b": { get: operation, additionalOperations: { COPY: operation, LINK: operation } },
        "/c": { query: operation },
      },
      { openapi: "3.2.0", components: { pathItems: { A: { get: operation, trace: operation } } } },
    );
    folder.write("api.json", document);
    const routes = ["TRACE /a", "COPY /b", "LINK /b", "QUERY /c"];
    const { code, stdout, stderr } = await folder.vendor(
      "api.json",
      "--out",
      "out",
      ...routes.flatMap((route) => ["--skip", route]),
    );
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(lastLine(stdout)).toBe("2 operations, 0 with a rule, 4 left out");
  });

  test.each(["GET /none", "POST /a", "get /a b", "GET", "PUT /__proto__", ""])(
    "--skip %j is no operation",
    async (route) => {
      folder.write("api.json", documentOf({ "/a": { get: operation } }));
      const { code, stderr } = await folder.vendor("api.json", "--out", "out", "--skip", route);
      expect(code).toBe(2);
      expect(stderr).toContain("is no operation of the document");
    },
  );

  test("the first five are named", async () => {
    const many = Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`/a b/${index}`, { get: operation }]));
    folder.write("api.json", documentOf(many));
    expect((await folder.vendor("api.json", "--out", "out")).stderr).toContain(
      '"GET /a b/4" because of its path and 14 more; leave',
    );
  });
});

test("what many operations have in common is one line with a count", async () => {
  const requestBody = { content: { "application/x-www-form-urlencoded": { schema: { properties: {} } } } };
  const paths = Object.fromEntries(
    Array.from({ length: 197 }, (_, index) => [`/a/${index}`, { get: { ...operation, requestBody } }]),
  );
  folder.write("api.json", documentOf(paths));
  const { stdout } = await folder.vendor("api.json", "--out", "out");
  expect(stdout.split("\n").filter((line) => line.startsWith("- "))).toEqual([
    "- https://api.acme.example",
    '- GET /a/0 and 196 others: "application/x-www-form-urlencoded" is the body of a method without a body; it is not sent',
  ]);
});
