import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, test } from "node:test";

import { Controller, Headers, Module, Post, Session, type INestApplication } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { SessionData } from "express-session";

import { AppController } from "./app.controller";
import { AppModule, tokens } from "./app.module";
import { GitHubModule } from "./github.module";
import { IssuesService } from "./issues.service";

interface Received {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** Stands in for GitHub, and keeps what it receives. */
let received: Received[] = [];
let headersReceived: unknown[];
const github = createServer((request, response) => {
  void text(request).then((body) => {
    const line = `${request.method} ${request.url}`;
    received.push({ line, authorization: request.headers.authorization, body });
    headersReceived.push(request.headers);
    const answers: Readonly<Record<string, unknown>> = {
      "GET /orgs/octokit/repos?type=public": [{ full_name: "octokit/endpoint.js" }],
      "GET /orgs/octokit/repos": [],
      "GET /orgs/octokit/repos?per_page=5": [],
      "POST /repos/octokit/rest.js/issues": { number: 1, title: "Found a bug" },
    };
    const answer = answers[line];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { message: "Not Found" }));
  });
});

declare module "express-session" {
  interface SessionData {
    isSignedIn: boolean;
  }
}

/** Stands in for the sign-in of the product. */
@Controller()
class SignInController {
  @Post("sign-in")
  signIn(@Session() session: SessionData & { readonly id: string }, @Headers("x-token") token: string): void {
    session.isSignedIn = true;
    tokens.set(session.id, token);
  }
}

@Module({ imports: [AppModule], controllers: [SignInController] })
class ProductModule {}

let app: INestApplication;
let address: string;

async function start(module: Parameters<typeof NestFactory.create>[0]): Promise<void> {
  app = await NestFactory.create(module, { logger: false });
  await app.listen(0, "127.0.0.1");
  address = await app.getUrl();
}

/** The cookie of a new session. */
async function signIn(token: string): Promise<string> {
  const response = await fetch(`${address}/sign-in`, { method: "POST", headers: { "x-token": token } });
  const cookie = response.headers.get("set-cookie");
  assert.ok(cookie);
  return cookie.replace(/;.*/, "");
}

beforeEach(async () => {
  received = [];
  headersReceived = [];
  github.listen(0, "127.0.0.1");
  await once(github, "listening");
  const address = github.address();
  assert.ok(address && typeof address === "object");
  process.env["GITHUB_API_URL"] = `http://127.0.0.1:${address.port}`;
});

afterEach(async () => {
  await app.close();
  github.closeAllConnections();
  github.close();
});

describe("the application, with forRootAsync()", () => {
  beforeEach(() => start(ProductModule));

  test("lists repositories through HttpService, with the token of the user", async () => {
    const headers = { cookie: await signIn("mona") };
    const response = await fetch(`${address}/organizations/octokit/repositories?type=public`, { headers });

    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), [{ full_name: "octokit/endpoint.js" }]);
    assert.deepEqual(received, [
      { line: "GET /orgs/octokit/repos?type=public", authorization: "Bearer mona", body: "" },
    ]);
  });

  test("creates an issue with fetch", async () => {
    const response = await fetch(`${address}/repositories/octokit/rest.js/issues`, {
      method: "POST",
      headers: { cookie: await signIn("mona"), "content-type": "application/json" },
      body: JSON.stringify({ title: "Found a bug" }),
    });

    assert.equal(response.status, 201);
    assert.deepEqual(await response.json(), { number: 1, title: "Found a bug" });
    assert.deepEqual(received, [
      { line: "POST /repos/octokit/rest.js/issues", authorization: "Bearer mona", body: '{"title":"Found a bug"}' },
    ]);
  });

  test("never sends the credentials of the product to GitHub", async () => {
    const authorization = "Bearer token-of-the-product";
    const cookie = await signIn("mona");
    const url = `${address}/organizations/octokit/repositories`;
    await fetch(url, { headers: { authorization, cookie } });
    await fetch(url, { headers: { authorization } });

    assert.deepEqual(
      received.map(({ authorization }) => authorization),
      ["Bearer mona", undefined],
    );
    const [, sessionId] = cookie.split("=");
    assert.ok(sessionId);
    assert.doesNotMatch(JSON.stringify(headersReceived), /token-of-the-product/);
    assert.ok(!JSON.stringify(headersReceived).includes(sessionId));
  });

  test("never sends the token of one user with the request of another", async () => {
    const users = Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? `user-${number}` : undefined));
    const cookies = await Promise.all(users.map((user) => user && signIn(user)));
    await Promise.all(
      cookies.map((cookie) =>
        fetch(`${address}/organizations/octokit/repositories`, { headers: cookie ? { cookie } : {} }),
      ),
    );

    const expected = users.map((user) => user && `Bearer ${user}`);
    assert.deepEqual(received.map(({ authorization }) => authorization).sort(), expected.sort());
  });

  test("responds with 502 when GitHub responds with 404", async () => {
    const response = await fetch(`${address}/organizations/no-such-org/repositories`);

    assert.equal(response.status, 502);
    assert.match(await response.text(), /GitHub: Request failed with status code 404/);

    const issue = await fetch(`${address}/repositories/no-such/repo/issues`, { method: "POST" });
    assert.equal(issue.status, 502);
    assert.match(await issue.text(), /GitHub: 404/);
  });

  test("responds with 400 to a value that would leave the path, and sends nothing", async () => {
    // `fetch` would resolve the dots: node:http sends the path as it is.
    const { hostname, port } = new URL(address);
    const attack = request({ hostname, port, path: "/organizations/%2e%2e/repositories" }).end();
    const [response] = await once(attack, "response");

    assert.equal(response.statusCode, 400);
    assert.match(await text(response), /Unsafe path: \\"org\\" must not make a \\"\.\\" or \\"\.\.\\" segment/);
    assert.deepEqual(received, []);
  });
});

describe("the module, with forRoot()", () => {
  test("applies its options", async () => {
    @Module({
      imports: [
        GitHubModule.forRoot({
          tokens: new Map(),
          defaults: { baseUrl: String(process.env["GITHUB_API_URL"]), per_page: 5 },
        }),
      ],
      controllers: [AppController],
      providers: [IssuesService],
    })
    class TestModule {}
    await start(TestModule);

    assert.equal((await fetch(`${address}/organizations/octokit/repositories`)).status, 200);
    assert.deepEqual(received, [{ line: "GET /orgs/octokit/repos?per_page=5", authorization: undefined, body: "" }]);
  });
});
