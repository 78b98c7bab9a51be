// Types of a credential in the query whose name an operation has for something else (I9).
import { expect, jest, test } from "@jest/globals";
import typescript from "typescript";

import { body, JSON_TYPE, meaning, object, parameter, text } from "../../../tests/openapi/meant.js";
import { folder } from "./command.js";
import { compileWith } from "./compile.js";

jest.setTimeout(300_000);

test("are required where the operation declares the name, and optional elsewhere (I9)", async () => {
  const token = { securitySchemes: { t: { type: "apiKey", in: "query", name: "token" } } };
  const document = meaning(
    {
      "/tokens/{token}": { delete: { parameters: [parameter("token", "path")] } },
      "/notes": { post: body(JSON_TYPE, object({ token: text, text }, "token")) },
      "/own": { get: { parameters: [parameter("token", "query", { required: true })] } },
      "/plain": { get: {} },
    },
    { components: token },
  );
  const lines = [
    'acme.build("DELETE /tokens/{token}", {});',
    'acme.build("POST /notes", { text: "x" });',
    'const own = new Acme({ token: "secret" });',
    'own.build("DELETE /tokens/{token}", {});',
    'own.build("POST /notes", { text: "x" });',
    // These compile.
    'own.build("DELETE /tokens/{token}", { token: "t" }); own.build("POST /notes", { token: "t" });',
    'own.build("GET /own"); own.build("GET /plain"); own.build("GET /plain", { token: "t" }); acme.build("GET /plain");',
  ];
  const errors = await compileWith(typescript, folder, document, lines);
  expect(errors.map((error) => error.slice(0, "main.ts 1".length))).toEqual(
    [1, 2, 4, 5].map((line) => `main.ts ${line}`),
  );
});
