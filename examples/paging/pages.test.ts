import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";

import { Endpoint } from "fluent-endpoint";

import { itemsOf } from "./pages.js";

interface Received {
  readonly target: string;
  readonly authorization: string | undefined;
}

/** A server with three pages of two labels each; `link` writes the `link` header of a page. */
async function startServer(t: TestContext, link: (page: number, origin: string) => string) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { authorization, host } = request.headers;
    received.push({ target: request.url ?? "", authorization });
    const page = Number(new URL(`http://${host ?? ""}${request.url ?? ""}`).searchParams.get("page") ?? 1);
    if (page < 3) response.setHeader("link", link(page + 1, `http://${host ?? ""}`));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify([`${page}a`, `${page}b`]));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = new Endpoint({ baseUrl, per_page: 2, headers: { authorization: "token secret" } });
  const first = api.route("GET /repos/{owner}/{repo}/labels").params({ owner: "octokit", repo: "rest.js" });
  return { api, first: first.returns<readonly string[]>().build(), received };
}

const PATH = "/repos/octokit/rest.js/labels";

test("follows the links, with the credentials and without default parameters", async (t) => {
  const { api, first, received } = await startServer(
    t,
    (page, origin) =>
      `<${origin}/repositories/1/labels?per_page=2&page=${page}>; rel="next", <${origin}/>; rel="first"`,
  );

  const items: string[] = [];
  for await (const item of itemsOf(api, first)) items.push(item);
  assert.deepEqual(items, ["1a", "1b", "2a", "2b", "3a", "3b"]);
  assert.deepEqual(received, [
    { target: `${PATH}?per_page=2`, authorization: "token secret" },
    { target: "/repositories/1/labels?per_page=2&page=2", authorization: "token secret" },
    { target: "/repositories/1/labels?per_page=2&page=3", authorization: "token secret" },
  ]);
});

test("resolves relative links", async (t) => {
  const { api, first, received } = await startServer(t, (page) => `<?per_page=2&page=${page}>; rel=next`);

  for await (const item of itemsOf(api, first)) if (item === "2a") break;
  assert.deepEqual(
    received.map(({ target }) => target),
    [`${PATH}?per_page=2`, `${PATH}?per_page=2&page=2`],
  );
});

test("sends no credentials to another server", async (t) => {
  const stranger = await startServer(t, () => "");
  const { api, first } = await startServer(t, (page) => `<${stranger.api.DEFAULTS.baseUrl}/?page=${page}>; rel="next"`);

  const items = itemsOf(api, first);
  assert.equal((await items.next()).value, "1a");
  assert.equal((await items.next()).value, "1b");
  await assert.rejects(items.next(), { code: "ERR_UNSAFE_ORIGIN" });
  assert.deepEqual(stranger.received, []);
});
