// The title of a document chooses the names of the files: nothing but what the command wrote is overwritten.
import { lstatSync, mkdirSync, symlinkSync, existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "@jest/globals";

import { documentOf } from "../../../tests/openapi/document.js";
import { folder, Folder } from "./command.js";

beforeEach(() => {
  folder.write("api.json", documentOf({}, { info: { title: "Index", version: "1" } }));
});

const FILES = ["src/index.ts", "src/index.paths.ts", "src/index.routes.ts"];

test.each(FILES)("a file of somebody else is kept, and no file is written: %s", async (name) => {
  for (const text of ["export {};\n", "", " // Made from the OpenAPI document "]) {
    folder.write(name, text);
    const { code, stdout, stderr } = await folder.vendor("api.json", "--out", "src");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`the file "${name}" was not written by this command, and is not overwritten`);
    expect(stderr).toContain("--name");
    expect(folder.read(name)).toBe(text);
    expect(FILES.filter((one) => existsSync(join(folder.path, one)))).toEqual([name]);
  }
});

test("what the command wrote is overwritten, also by an earlier version of it", async () => {
  expect(await folder.vendor("api.json", "--out", "src")).toMatchObject({ code: 0 });
  const text = folder.read("src/index.ts");
  folder.write("src/index.ts", `${text}\n// longer than before\n`);
  folder.write("src/index.paths.ts", '// Types of the OpenAPI document "Index", SHA-256 0, by openapi-typescript.\n');
  expect(await folder.vendor("api.json", "--out", "src")).toMatchObject({ code: 0 });
  expect(folder.read("src/index.ts")).toBe(text);
});

test("a symbolic link is not followed, wherever it leads", async () => {
  const outside = new Folder();
  try {
    mkdirSync(join(folder.path, "src"));
    for (const content of ["// Made from the OpenAPI document \n", "secret", undefined]) {
      const target = join(outside.path, String(content?.length));
      if (content !== undefined) outside.write(String(content.length), content);
      symlinkSync(target, join(folder.path, "src/index.ts"));
      const { code, stderr } = await folder.vendor("api.json", "--out", "src");
      expect(code).toBe(2);
      expect(stderr).toContain('"src/index.ts" is a symbolic link');
      expect(lstatSync(join(folder.path, "src/index.ts")).isSymbolicLink()).toBe(true);
      if (content === undefined) expect(existsSync(target)).toBe(false);
      else expect(outside.read(String(content.length))).toBe(content);
      folder.unlink("src/index.ts");
    }
  } finally {
    outside.remove();
  }
});
