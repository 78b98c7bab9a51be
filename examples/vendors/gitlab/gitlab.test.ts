import assert from "node:assert/strict";
import { test } from "node:test";

import { GitLab } from "./gitlab.js";

test("sends requests to GitLab, and accepts plain JSON", () => {
  const { method, url, headers } = new GitLab().project("group/app").build();

  assert.equal(method, "get");
  assert.equal(url, "https://gitlab.com/api/v4/projects/group%2Fapp");
  assert.equal(headers["accept"], "application/json");
});

test("sends its token to its instance, and to no other server", () => {
  const project = GitLab.withToken("secret", "https://gitlab.example.com").project(7);

  assert.equal(project.build().url, "https://gitlab.example.com/api/v4/projects/7");
  assert.equal(project.build().headers["private-token"], "secret");
  assert.equal(project.baseUrl("https://mirror.example.com/api/v4").build().headers["private-token"], undefined);
});

test("endpoints with more defaults are of the same class", () => {
  const gitlab = new GitLab().withDefaults({ per_page: 50 });

  assert.equal(gitlab.issues(7).build().url, "https://gitlab.com/api/v4/projects/7/issues?per_page=50");
});

test("writes lists and hashes with brackets", () => {
  assert.equal(
    new GitLab()
      .issues("group/app")
      .params({ iids: [1, 2], not: { author_username: "ghost" } })
      .build().url,
    "https://gitlab.com/api/v4/projects/group%2Fapp/issues?iids%5B%5D=1&iids%5B%5D=2&not%5Bauthor_username%5D=ghost",
  );
});

test("writes the members of a new issue as JSON", () => {
  const { url, body } = new GitLab().createIssue("group/app", "Leak").param("labels", "bug,p1").build();

  assert.equal(url, "https://gitlab.com/api/v4/projects/group%2Fapp/issues");
  assert.deepEqual(body, { title: "Leak", labels: "bug,p1" });
});

test("rejects formats, because GitLab has no media types", () => {
  assert.throws(() => new GitLab().project(7).format("raw").build(), { code: "ERR_INVALID_MEDIA_TYPE" });
});

test("mistakes do not compile", () => {
  const gitlab = new GitLab();
  // @ts-expect-error -- A state is "opened", not "open".
  gitlab.issues(7).param("state", "open");
  // @ts-expect-error -- A file is read at a ref.
  gitlab.build("GET /projects/{id}/repository/files/{file_path}", { id: 7, file_path: "README.md" });
});
