import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Endpoint, GITHUB } from "fluent-endpoint";
import { toPattern } from "fluent-endpoint/match";
import { match } from "path-to-regexp";
import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from "undici";

import { CREATE_ISSUE, createIssue } from "./issues.js";

const agent = new MockAgent();
const original = getGlobalDispatcher();
const matchIssues = match(toPattern(CREATE_ISSUE));

before(() => {
  agent.disableNetConnect();
  setGlobalDispatcher(agent);
});
after(async () => {
  setGlobalDispatcher(original);
  await agent.close();
});

test("creates an issue", async () => {
  agent
    .get(GITHUB.baseUrl)
    .intercept({ method: "POST", path: (path) => matchIssues(path) !== false, body: '{"title":"Found a bug"}' })
    .reply(201);

  assert.equal(await createIssue(new Endpoint(), "octokit", "rest.js", "Found a bug"), 201);
  agent.assertNoPendingInterceptors();
});

test("answers no other route", async () => {
  agent
    .get(GITHUB.baseUrl)
    .intercept({ method: "POST", path: (path) => matchIssues(path) !== false })
    .reply(201);
  const gists = new Endpoint({ baseUrl: `${GITHUB.baseUrl}/gists` });

  await assert.rejects(createIssue(gists, "octokit", "rest.js", "Found a bug"), { name: "MockNotMatchedError" });
});
