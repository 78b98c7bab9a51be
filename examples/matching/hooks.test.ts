import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { test } from "node:test";

import { Endpoint } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

import { createHooks, type Hook } from "./hooks.js";

test("the server finds what the sender has built", async (t) => {
  const hooks: Hook[] = [];
  const server = createHooks((hook) => hooks.push(hook)).listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  const api = Endpoint.for({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const statusOf = async (route: string, parameters = {}): Promise<number> => {
    const response = await fetch(...toFetch(api.build(route, parameters)));
    return response.status;
  };

  assert.equal(await statusOf("POST /hooks/{source}{?delivery}", { source: "git/hub", delivery: "a b" }), 204);
  assert.equal(await statusOf("GET /health"), 204);
  assert.equal(await statusOf("GET /hooks/{source}", { source: "github" }), 404);
  assert.deepEqual(hooks, [{ source: "git/hub", delivery: "a b" }]);
});
