import assert from "node:assert/strict";
import { test } from "node:test";

import type { Received } from "../../quickstart/server.mjs";
import { startRecorder } from "../recorder.js";
import { createSend } from "../send.js";
import { Acme } from "./acme.js";
import { sign } from "./signature.js";

const KEY = { id: "client-7", secret: "not-a-real-one" };

/** The server's own check: it signs what has arrived, byte for byte. */
function isSigned({ method, target, headers, body }: Received): boolean {
  const timestamp = String(headers["x-acme-timestamp"]);
  const url = `https://api.acme.example${target}`;
  return headers["x-acme-signature"] === sign({ method, url, timestamp, body: body.toString() }, KEY.secret);
}

test("supports its own media types and previews", () => {
  const orders = new Acme(KEY).orders();

  assert.equal(orders.build().headers["accept"], "application/vnd.acme.v2+json");
  assert.equal(orders.format("csv").build().headers["accept"], "application/vnd.acme.v2.csv");
  assert.equal(orders.preview("returns").build().headers["accept"], "application/vnd.acme.returns-preview+json");
});

test("the server accepts each signed request, and rejects modified ones", async (t) => {
  const recorder = await startRecorder((request) => (isSigned(request) ? [{ id: 7, status: "open" }] : undefined));
  t.after(recorder.stop);
  const send = createSend(recorder.fetch);
  const acme = new Acme(KEY);

  const orders = await acme.orders().to(send);
  assert.deepEqual(
    orders.map(({ status }) => status),
    ["open"],
  );
  await acme
    .orders()
    .params({ status: "open", tags: ["a&b", "é", "c d"], page: 2 })
    .to(send);
  await acme.order(7).to(send);
  const order = acme.placeOrder([{ sku: 'é"\n', quantity: 2 }]).param("note", "Leave it at the door");
  await order.to(send);
  await acme.withDefaults({ page: 3 }).orders().to(send);

  const built = order.build();
  const changes = [
    { method: "put" },
    { url: `${built.url}?admin=true` },
    { url: built.url.replace("/orders", "/admin") },
    { body: String(built.body).replace("2", "3") },
    { headers: { ...built.headers, "x-acme-timestamp": "2020-01-01T00:00:00.000Z" } },
  ];
  for (const change of changes) {
    await assert.rejects(send({ ...built, ...change }), /404/, JSON.stringify(change));
  }
});

test("the signature does not depend on the order of the query", () => {
  const parts = { method: "get", timestamp: "2026-01-01T00:00:00.000Z" };
  const [first, second, other] = ["?a=1&b=2", "?b=2&a=1", "?a=2&b=1"].map((query) =>
    sign({ ...parts, url: `https://api.acme.example/orders${query}` }, KEY.secret),
  );
  assert.equal(first, second);
  assert.notEqual(first, other);
});

test("does not sign requests to another server", () => {
  const acme = new Acme(KEY);
  const { headers } = acme.orders().baseUrl("https://evil.example").build();
  assert.equal(headers["x-acme-signature"], undefined);
  assert.equal(headers["x-acme-key"], undefined);
});

test("derived endpoints sign with the same key", () => {
  const acme = new Acme(KEY).withDefaults({ page: 2 }).withPolicy({ missing: "omit" });
  assert.ok(acme instanceof Acme);
  assert.equal(acme.orders().build().headers["x-acme-key"], "client-7");
});

test("signs data that is an object by its text, and no bytes", () => {
  const orders = new Acme(KEY).route("POST /orders");
  assert.equal(orders.data({ items: [] }).build().body, '{"items":[]}');
  assert.equal(orders.data({ items: [] }).build().body, orders.params({ items: [] }).build().body);
  assert.throws(() => orders.data(new Uint8Array(1) as never).build(), TypeError);
});
