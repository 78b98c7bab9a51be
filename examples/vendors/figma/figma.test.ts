import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { startRecorder } from "../recorder.js";
import { createSend } from "../send.js";
import { Figma } from "./figma.js";
import { deleteCommentReaction, getFile } from "./figma.routes.js";

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

test("takes a route by its name, which has the documentation of the operation", () => {
  const figma = new Figma();
  assert.equal(figma.build(getFile, { file_key: "abc" }).url, "https://api.figma.com/v1/files/abc");
  const chain = figma.route(deleteCommentReaction).params({ file_key: "abc", comment_id: "7", emoji: ":eyes:" });
  assert.equal(chain.build().method, "delete");
  // @ts-expect-error -- A reaction needs an emoji.
  figma.build(deleteCommentReaction, { file_key: "a", comment_id: "1" });
});

test("sends a default only where the document has it", () => {
  const figma = new Figma({ page_size: 30 });

  const styles = figma.build("GET /v1/teams/{team_id}/styles", { team_id: "1" });
  assert.equal(styles.url, "https://api.figma.com/v1/teams/1/styles?page_size=30");
  assert.equal(figma.build("GET /v1/me").url, "https://api.figma.com/v1/me");
  assert.equal(figma.build("DELETE /v2/webhooks/{webhook_id}", { webhook_id: "1" }).body, undefined);
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
  // This test is compiled. The command wrote into the copy that was compiled; the original is what it wrote before.
  for (const file of ["figma.ts", "figma.routes.ts"]) {
    const written = new URL(`../../../vendors/figma/${file}`, import.meta.url);
    const original = new URL(`../../../../../examples/vendors/figma/${file}`, import.meta.url);
    assert.equal(readFileSync(original, "utf8"), readFileSync(written, "utf8"), file);
  }
});
