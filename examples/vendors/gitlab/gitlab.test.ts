import assert from "node:assert/strict";
import { test } from "node:test";

import { startServer } from "../../quickstart/server.mjs";
import { GitLab } from "./gitlab.js";

test("speaks to GitLab, and asks for plain JSON", () => {
  const { method, url, headers } = new GitLab().project("group/app").build();

  assert.equal(method, "get");
  assert.equal(url, "https://gitlab.com/api/v4/projects/group%2Fapp");
  assert.equal(headers["accept"], "application/json");
  assert.match(headers["user-agent"] ?? "", /^gitlab-endpoint\.js\/\d/);
});

test("stays a GitLab, and its own kind, through withDefaults and withPolicy", () => {
  const gitlab = new GitLab().withDefaults({ per_page: 50 }).withPolicy({ missing: "omit" });

  assert.ok(gitlab instanceof GitLab);
  assert.equal(gitlab.project(7).build().url, "https://gitlab.com/api/v4/projects/7?per_page=50");
});

test("writes lists and hashes as GitLab reads them", () => {
  const issues = new GitLab().project("group/app", "/issues");

  assert.equal(
    issues.params({ iids: [1, 2], not: { author_username: "ghost" } }).build().url,
    "https://gitlab.com/api/v4/projects/group%2Fapp/issues?iids%5B%5D=1&iids%5B%5D=2&not%5Bauthor_username%5D=ghost",
  );
});

test("has no formats: asking for one is an error, not a header that GitLab does not know", () => {
  assert.throws(() => new GitLab().project(7).format("raw").build(), { code: "ERR_INVALID_MEDIA_TYPE" });
});

test("a path as id arrives as one segment", async (t) => {
  const server = await startServer(() => ({ path_with_namespace: "group/app" }));
  t.after(server.stop);
  const gitlab = new GitLab({
    baseUrl: `${server.origin}/api/v4`,
    headers: { authorization: "Bearer not-a-real-one" },
  });

  const { method, url, headers } = gitlab.project("group/app").build();
  const response = await fetch(url, { method: method.toUpperCase(), headers });

  assert.deepEqual(await response.json(), { path_with_namespace: "group/app" });
  const [received] = server.received;
  assert.equal(received?.method, "GET");
  assert.equal(received.target, "/api/v4/projects/group%2Fapp");
  assert.equal(received.headers.accept, "application/json");
  assert.equal(received.headers.authorization, "Bearer not-a-real-one");
});
