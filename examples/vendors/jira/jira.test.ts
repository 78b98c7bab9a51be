import assert from "node:assert/strict";
import { test } from "node:test";

import { startRecorder } from "../recorder.js";
import { createSend } from "../send.js";
import { Jira } from "./jira.js";

const jira = Jira.of("acme", "mona@example.com", "not-a-real-one");

test("sends requests to the tenant, with the credentials of the user", () => {
  const { url, headers } = jira.issue("APP-7").build();

  assert.equal(url, "https://acme.atlassian.net/rest/api/3/issue/APP-7");
  assert.equal(headers["authorization"], "Basic bW9uYUBleGFtcGxlLmNvbTpub3QtYS1yZWFsLW9uZQ==");
  assert.equal(headers["accept"], "application/json");
});

test("a tenant is one label, and cannot be another host", () => {
  for (const tenant of ["evil.example/", "evil.example#", "a.b", "user@evil"]) {
    assert.throws(() => Jira.of(tenant, "mona@example.com", "not-a-real-one"), { code: "ERR_UNSAFE_ORIGIN" }, tenant);
  }
});

test("the tenant is not sent as a parameter", () => {
  assert.deepEqual(jira.createIssue("APP", "Bug", "Leak").build().body, {
    fields: { project: { key: "APP" }, issuetype: { name: "Bug" }, summary: "Leak" },
  });
});

test("mistakes do not compile", () => {
  // @ts-expect-error -- Jira Cloud has a tenant.
  assert.throws(() => new Jira({}).issue("APP-7").build(), { code: "ERR_MISSING_PARAMETER" });
  // @ts-expect-error -- JQL is a text.
  jira.search(7);
});

test("sends requests to a server", async (t) => {
  const recorder = await startRecorder(({ target }) =>
    target.includes("/search") ? { issues: [{ id: "1", key: "APP-7", fields: {} }] } : [],
  );
  t.after(recorder.stop);
  const send = createSend(recorder.fetch);

  const { issues } = await jira
    .search('project = "APP" AND text ~ "100%"')
    .params({ fields: ["summary", "status"], maxResults: 50 })
    .to(send);
  assert.equal(issues[0]?.key, "APP-7");
  const files = ["a.txt", "b.txt"].map((name) => new File([name], name, { type: "text/plain" }));
  await jira.attach("APP-7", files).to(send);

  const [search, upload] = await recorder.take();
  assert.equal(search?.origin, "https://acme.atlassian.net");
  assert.equal(search.path, "/rest/api/3/search/jql");
  assert.deepEqual(search.query, [
    ["jql", 'project = "APP" AND text ~ "100%"'],
    ["fields", "summary,status"],
    ["maxResults", "50"],
  ]);
  assert.equal(upload?.path, "/rest/api/3/issue/APP-7/attachments");
  assert.equal(upload.headers["x-atlassian-token"], "no-check");
  assert.deepEqual(upload.body, [
    ["file", { name: "a.txt", type: "text/plain", text: "a.txt" }],
    ["file", { name: "b.txt", type: "text/plain", text: "b.txt" }],
  ]);
});
