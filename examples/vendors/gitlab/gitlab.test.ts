import assert from "node:assert/strict";
import { test } from "node:test";

import { startRecorder } from "../recorder.js";
import { createSend } from "../send.js";
import { GitLab } from "./gitlab.js";

test("sends requests to GitLab, and accepts plain JSON", () => {
  const { method, url, headers } = new GitLab().project("group/app").build();

  assert.equal(method, "get");
  assert.equal(url, "https://gitlab.com/api/v4/projects/group%2Fapp");
  assert.equal(headers["accept"], "application/json");
  assert.match(headers["user-agent"] ?? "", /^gitlab-endpoint\.js\/\d/);
});

test("withDefaults and withPolicy return an instance of the same class", () => {
  const gitlab = new GitLab().withDefaults({ per_page: 50 }).withPolicy({ missing: "omit" });

  assert.ok(gitlab instanceof GitLab);
  assert.equal(gitlab.project(7).build().url, "https://gitlab.com/api/v4/projects/7?per_page=50");
});

test("writes lists and hashes with brackets", () => {
  const issues = new GitLab().issues("group/app");

  assert.equal(
    issues.params({ iids: [1, 2], not: { author_username: "ghost" } }).build().url,
    "https://gitlab.com/api/v4/projects/group%2Fapp/issues?iids%5B%5D=1&iids%5B%5D=2&not%5Bauthor_username%5D=ghost",
  );
});

test("rejects formats, because GitLab has no media types", () => {
  assert.throws(() => new GitLab().project(7).format("raw").build(), { code: "ERR_INVALID_MEDIA_TYPE" });
});

test("does not send its token to other servers", () => {
  const gitlab = GitLab.withToken("secret").withPolicy({ trustedOrigins: ["https://gitlab.com"] });

  assert.equal(gitlab.project(7).build().headers["private-token"], "secret");
  const { headers } = gitlab.project(7).baseUrl("https://mirror.example.com/api/v4").build();
  assert.equal(headers["private-token"], undefined);
});

test("mistakes do not compile", () => {
  const gitlab = new GitLab();
  // @ts-expect-error -- A state is "opened", not "open".
  gitlab.issues(7).param("state", "open");
  // @ts-expect-error -- A file is read at a ref.
  gitlab.build("GET /projects/{id}/repository/files/{file_path}", { id: 7, file_path: "README.md" });
});

test("sends requests to an instance, with its token", async (t) => {
  const recorder = await startRecorder(() => ({ path_with_namespace: "group/app" }));
  t.after(recorder.stop);
  const gitlab = GitLab.withToken("secret", recorder.origin);

  const project = await gitlab.project("group/app").to(createSend());

  assert.equal(project.path_with_namespace, "group/app");
  const [request] = await recorder.take();
  assert.equal(request?.method, "GET");
  assert.equal(request.path, "/api/v4/projects/group%2Fapp");
  assert.equal(request.headers["accept"], "application/json");
  assert.equal(request.headers["private-token"], "secret");
});
