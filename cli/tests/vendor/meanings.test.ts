// What documents mean, by the modules that the command writes: their classes, and their tools. They compile in a strict program.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, jest, test } from "@jest/globals";
import typescript from "typescript";

import type { Endpoint } from "../../../src/index.js";
import type { Tool } from "../../../src/routes/index.js";
import { MEANINGS } from "../../../tests/openapi/meanings.js";
import { checkFaces, type Meant } from "../../../tests/openapi/meant.js";
import { folder } from "./command.js";
import { compileWith } from "./compile.js";

jest.setTimeout(300_000);

/** That of the command, and that of the library. */
const COMPILERS = [typescript, createRequire(new URL("../../../package.json", import.meta.url))("typescript")] as [
  typeof typescript,
  typeof typescript,
];

const SOURCE = fileURLToPath(new URL("../../../src", import.meta.url));

/** The rows by their documents. */
const byDocument = new Map<object, readonly Meant[]>();
for (const row of MEANINGS) byDocument.set(row.document, [...(byDocument.get(row.document) ?? []), row]);

/** Imports a module that the command wrote, with the library from its sources. */
async function load(name: string): Promise<Record<string, unknown>> {
  const text = folder.read(`out/${name}.ts`);
  const ofSource = text.replace(/"fluent-endpoint(\/\w+)?"/g, (_, path = "") => `"${SOURCE}${path}/index.ts"`);
  folder.write("run/package.json", { type: "module" });
  folder.write(`run/${name}.ts`, ofSource);
  return (await import(`${folder.path}/run/${name}.ts`)) as Record<string, unknown>;
}

test.each([...byDocument])("modules send what their document means (%#)", async (document, rows) => {
  // What is refused does not compile in many cases, either.
  const calls = rows
    .filter(({ code }) => code === undefined)
    .map(({ route, given, data }) => {
      // In two arguments, the types take no parameter with the name of an option (A10).
      const ofOption = "headers" in given ? ", {}" : "";
      const options = data === undefined ? ofOption : `, { data: ${JSON.stringify(data)} }`;
      return `acme.build(${JSON.stringify(route)}, ${JSON.stringify(given)}${options});`;
    });
  for (const compiler of COMPILERS) expect(await compileWith(compiler, folder, document, calls, "--tools")).toEqual([]);
  const { Acme } = await load("acme");
  const { toolsOfAcme } = await load("acme.tools");
  for (const row of rows) {
    const endpoint = new (Acme as new (defaults: object) => Endpoint)(row.defaults ?? {});
    await checkFaces(row, endpoint, (toolsOfAcme as (of: Endpoint) => readonly Tool[])(endpoint));
  }
});
