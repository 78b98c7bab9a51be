import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";

import { Endpoint, GITHUB } from "fluent-endpoint";
import { toPattern, type PatternParameters } from "fluent-endpoint/adapters";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

import { ISSUES, titles } from "./issues.js";

const server = setupServer(
  http.get<PatternParameters<typeof ISSUES>>(`${GITHUB.baseUrl}${toPattern(ISSUES)}`, ({ params, request }) => {
    const state = new URL(request.url).searchParams.get("state");
    return HttpResponse.json([{ title: `${params.owner}/${params.repo} is ${state}` }]);
  }),
);

before(() => {
  server.listen({ onUnhandledRequest: "error" });
});
afterEach(() => {
  server.resetHandlers();
});
after(() => {
  server.close();
});

test("answers every repository, and decodes its name", async () => {
  assert.deepEqual(await titles(new Endpoint(), "octokit", "rest.js"), ["octokit/rest.js is open"]);
  assert.deepEqual(await titles(new Endpoint(), "octokit", "a b/c"), ["octokit/a b/c is open"]);
});

test("answers no other route", async () => {
  const gists = new Endpoint({ baseUrl: `${GITHUB.baseUrl}/gists` });
  await assert.rejects(titles(gists, "octokit", "rest.js"));
});
