import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { startRecorder } from "../recorder.js";
import { createSend } from "../send.js";
import { Figma } from "./figma.js";

test("sends each parameter where the document defines it", () => {
  const figma = new Figma();

  const { url } = figma.build("GET /v1/files/{file_key}", { file_key: "abc", ids: "1:2,1:3", geometry: "paths" });
  assert.equal(url, "https://api.figma.com/v1/files/abc?ids=1%3A2%2C1%3A3&geometry=paths");

  const removal = figma.build("DELETE /v1/files/{file_key}/comments/{comment_id}/reactions", {
    file_key: "abc",
    comment_id: "7",
    emoji: ":eyes:",
  });
  assert.equal(removal.url, "https://api.figma.com/v1/files/abc/comments/7/reactions?emoji=%3Aeyes%3A");
  assert.equal(removal.body, undefined);
});

test("mistakes do not compile", () => {
  const figma = new Figma();
  // @ts-expect-error -- A reaction needs an emoji.
  figma.build("DELETE /v1/files/{file_key}/comments/{comment_id}/reactions", { file_key: "a", comment_id: "1" });
  // @ts-expect-error -- Figma has no such route.
  figma.build("GET /v1/file/{file_key}", { file_key: "a" });
});

test("sends a typed request to a server", async (t) => {
  const recorder = await startRecorder(() => ({ id: "7", message: "Nice" }));
  t.after(recorder.stop);
  const figma = new Figma({ baseUrl: recorder.origin, headers: { "x-figma-token": "secret" } });

  const request = figma.build("POST /v1/files/{file_key}/comments", { file_key: "a/b", message: "Nice" });
  const { message } = await createSend()(request);

  assert.equal(message, "Nice");
  const [received] = await recorder.take();
  assert.equal(received?.path, "/v1/files/a%2Fb/comments");
  assert.deepEqual(received.body, { message: "Nice" });
  assert.equal(received.headers["x-figma-token"], "secret");
});

test("is up to date with the document", () => {
  const command = fileURLToPath(new URL("cli.js", import.meta.resolve("fluent-endpoint")));
  const document = createRequire(import.meta.url).resolve("@figma/rest-api-spec/openapi/openapi.yaml");
  // The sources of this example, of which the tests run a compiled copy.
  const folder = fileURLToPath(new URL("../../../vendors/figma", import.meta.url));

  const args = [command, "vendor", document, "--out", folder, "--name", "figma", "--check"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });

  assert.equal(status, 0, stderr);
});
