import assert from "node:assert/strict";
import { test } from "node:test";

import { startRecorder } from "../recorder.js";
import { createSend } from "../send.js";
import { Gitea } from "./gitea.js";

test("sends requests to the given instance, with the token scheme of Gitea", () => {
  const { method, url, headers } = Gitea.at("https://codeberg.org", "secret").issues("forgejo", "forgejo").build();

  assert.equal(method, "get");
  assert.equal(url, "https://codeberg.org/api/v1/repos/forgejo/forgejo/issues");
  assert.equal(headers["authorization"], "token secret");
  assert.equal(headers["accept"], "application/json");
  assert.equal(Gitea.at("https://example.com/git").notifications().build().headers["authorization"], undefined);
});

test("a path cannot leave the repository", () => {
  const file = new Gitea().file("octo", "app", "../../../../users/octo/tokens");
  assert.throws(() => file.build(), { code: "ERR_UNSAFE_PATH" });
});

test("mistakes do not compile", () => {
  const gitea = new Gitea();
  // @ts-expect-error -- Gitea has no state "merged".
  gitea.issues("octo", "app").param("state", "merged");
  // @ts-expect-error -- An issue needs a title.
  assert.equal(gitea.build("POST /repos/{owner}/{repo}/issues", { owner: "octo", repo: "app" }).body, undefined);
});

test("sends requests to a server", async (t) => {
  const recorder = await startRecorder(() => [{ number: 1, title: "Leak", state: "open" }]);
  t.after(recorder.stop);
  const gitea = Gitea.at(recorder.origin, "secret");

  const issues = await gitea.issues("octo", "app").params({ state: "all", q: "leak" }).to(createSend());

  assert.deepEqual(
    issues.map(({ title }) => title),
    ["Leak"],
  );
  const [request] = await recorder.take();
  assert.equal(request?.path, "/api/v1/repos/octo/app/issues");
  assert.deepEqual(request.query, [
    ["state", "all"],
    ["q", "leak"],
  ]);
  assert.equal(request.headers["authorization"], "token secret");
});
