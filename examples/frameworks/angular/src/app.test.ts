import "@angular/compiler";
import "global-jsdom/register";
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, test } from "node:test";

import { HttpClient, provideHttpClient, withFetch } from "@angular/common/http";
import { HttpTestingController, provideHttpClientTesting } from "@angular/common/http/testing";
import { ApplicationRef, signal } from "@angular/core";
import { TestBed } from "@angular/core/testing";
import { BrowserTestingModule, platformBrowserTesting } from "@angular/platform-browser/testing";
import { endpoint, ParameterError } from "fluent-endpoint";
import { toAngular } from "fluent-endpoint/adapters";
import { firstValueFrom } from "rxjs";

import { GitHubService, provideGitHub } from "./github.service.js";

TestBed.initTestEnvironment(BrowserTestingModule, platformBrowserTesting());
afterEach(() => TestBed.resetTestingModule());

describe("with the testing module", () => {
  let github: GitHubService;
  let http: HttpTestingController;

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [
        provideHttpClient(),
        provideHttpClientTesting(),
        provideGitHub({ headers: { authorization: "Bearer mona" } }),
      ],
    });
    github = TestBed.inject(GitHubService);
    http = TestBed.inject(HttpTestingController);
  });
  afterEach(() => http.verify());

  test("lists repositories", async () => {
    const repositories = firstValueFrom(github.repositories("octokit", "public"));
    const { request, flush } = expectOne("https://api.github.com/orgs/octokit/repos?type=public");

    assert.equal(request.method, "GET");
    assert.equal(request.headers.get("Authorization"), "Bearer mona");
    assert.equal(request.body, null);
    flush([{ full_name: "octokit/endpoint.js" }]);
    assert.deepEqual(await repositories, [{ full_name: "octokit/endpoint.js" }]);
  });

  test("creates an issue", async () => {
    const issue = firstValueFrom(github.createIssue("octokit", "rest.js", "Found a bug"));
    const { request, flush } = expectOne("https://api.github.com/repos/octokit/rest.js/issues");

    assert.equal(request.method, "POST");
    assert.equal(request.headers.get("content-type"), "application/json; charset=utf-8");
    assert.equal(request.serializeBody(), '{"title":"Found a bug"}');
    flush({ number: 1 });
    assert.deepEqual(await issue, { number: 1 });
  });

  test("sends a new request when the signal changes", async () => {
    const org = signal("octokit");
    const repositories = TestBed.runInInjectionContext(() => github.repositoriesOf(org));
    for (const name of ["octokit", "angular"]) {
      org.set(name);
      TestBed.tick();
      expectOne(`https://api.github.com/orgs/${name}/repos`).flush([{ full_name: `${name}/x` }]);
      await TestBed.inject(ApplicationRef).whenStable();
      assert.deepEqual(repositories.value(), [{ full_name: `${name}/x` }]);
    }
  });

  test("sends nothing when a value would leave the path", () => {
    assert.throws(() => github.repositories(".."), ParameterError);
  });

  function expectOne(url: string) {
    const testRequest = http.expectOne(url);
    return { request: testRequest.request, flush: (body: object) => testRequest.flush(body) };
  }
});

/** Browsers send their own user-agent. */
const BROWSER = { "user-agent": null };

/** Stands in for GitHub, which allows requests of every origin. */
let received: { readonly line: string; readonly authorization: string | undefined; readonly body: string }[];
const server = createServer((request, response) => {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "authorization, content-type");
  response.setHeader("access-control-allow-methods", "QUERY");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  void text(request).then((body) => {
    const { method, url, headers } = request;
    received.push({ line: `${method} ${url}`, authorization: headers.authorization, body });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(method === "GET" ? [{ full_name: "octokit/endpoint.js" }] : { number: 1 }));
  });
});

for (const [name, client] of [
  ["XMLHttpRequest", provideHttpClient()],
  ["fetch", provideHttpClient(withFetch())],
] as const) {
  describe(`to a server, with ${name}`, () => {
    let github: GitHubService;
    let baseUrl: string;

    beforeEach(async () => {
      received = [];
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      assert.ok(address && typeof address === "object");
      baseUrl = `http://127.0.0.1:${address.port}`;
      const options = { baseUrl, headers: { authorization: "Bearer mona" } };
      TestBed.configureTestingModule({ providers: [client, provideGitHub(options)] });
      github = TestBed.inject(GitHubService);
    });

    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });

    test("lists repositories", async () => {
      const repositories = await firstValueFrom(github.repositories("octokit", "public"));

      assert.deepEqual(repositories, [{ full_name: "octokit/endpoint.js" }]);
      assert.deepEqual(received, [
        { line: "GET /orgs/octokit/repos?type=public", authorization: "Bearer mona", body: "" },
      ]);
    });

    test("creates an issue", async () => {
      const issue = await firstValueFrom(github.createIssue("octokit", "rest.js", "Found a bug"));

      assert.deepEqual(issue, { number: 1 });
      assert.deepEqual(received, [
        { line: "POST /repos/octokit/rest.js/issues", authorization: "Bearer mona", body: '{"title":"Found a bug"}' },
      ]);
    });

    test("searches with QUERY, which has a body", async () => {
      const search = endpoint("QUERY /search{?page}", { page: 2, labels: ["bug"], baseUrl, headers: BROWSER });

      await firstValueFrom(TestBed.inject(HttpClient).request(...toAngular(search)));
      assert.deepEqual(received, [
        { line: "QUERY /search?page=2", authorization: undefined, body: '{"labels":["bug"]}' },
      ]);
    });
  });
}
