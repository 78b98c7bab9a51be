import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";

import { Endpoint, GITHUB } from "fluent-endpoint";
import { toPattern } from "fluent-endpoint/match";
import nock from "nock";
import { pathToRegexp } from "path-to-regexp";

import { ISSUES, titles } from "./issues.js";

before(() => {
  nock.disableNetConnect();
});
afterEach(() => {
  nock.cleanAll();
});
after(() => {
  nock.restore();
});

test("answers the issues of any repository", async () => {
  const { regexp } = pathToRegexp(toPattern(ISSUES));
  nock(GITHUB.baseUrl)
    .get(regexp)
    .query({ state: "open" })
    .reply(200, [{ title: "Found a bug" }]);

  assert.deepEqual(await titles(new Endpoint(), "octokit", "rest.js"), ["Found a bug"]);
  assert.ok(nock.isDone());
});

test("answers no other route", async () => {
  const { regexp } = pathToRegexp(toPattern(ISSUES));
  nock(GITHUB.baseUrl).get(regexp).query(true).reply(200, []);
  const gists = new Endpoint({ baseUrl: `${GITHUB.baseUrl}/gists` });

  await assert.rejects(titles(gists, "octokit", "rest.js"));
  assert.ok(!nock.isDone());
});
