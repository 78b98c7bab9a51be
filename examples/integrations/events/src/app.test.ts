import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { after, before, test } from "node:test";

import { Endpoint } from "fluent-endpoint";

import { events } from "./events.js";

let received: IncomingHttpHeaders | undefined;
let answer: (response: ServerResponse) => void;
let acme: Endpoint;
const server = createServer((request, response) => {
  received = request.headers;
  answer(response);
});
before(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  const vendor = { baseUrl: `http://127.0.0.1:${address.port}`, accept: "text/event-stream" };
  acme = Endpoint.for(vendor) as unknown as Endpoint;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

test("asks for events, and reads them as they arrive", async () => {
  const text = Buffer.from('id: 1\nevent: order\ndata: {"item":"grüner Tee"}\n\n: a comment\n\ndata: a\ndata: b\n\n');
  answer = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    // Byte by byte: letters and lines arrive in parts.
    for (const byte of text) response.write(Uint8Array.of(byte));
    response.end();
  };
  const found = [];
  for await (const { id, event, data } of events(acme.build("GET /orders", { headers: { "last-event-id": "0" } })))
    found.push([id, event, data]);

  assert.deepEqual(found, [
    ["1", "order", '{"item":"grüner Tee"}'],
    [undefined, undefined, "a\nb"],
  ]);
  assert.equal(received?.accept, "text/event-stream");
  assert.equal(received["last-event-id"], "0");
});

test("throws an error with the body for a status of 400 or more", async () => {
  answer = (response) => {
    response.writeHead(401, { "content-type": "application/json" });
    response.end('{"message":"Who are you?"}');
  };
  await assert.rejects(events(acme.build("GET /orders")).next(), { status: 401, message: /Who are you\?/ });
});

test("closes the connection when the loop ends", { timeout: 30_000 }, async () => {
  let closed: Promise<unknown> | undefined;
  answer = (response) => {
    closed = once(response, "close");
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\n");
  };
  for await (const { data } of events(acme.build("GET /orders"))) {
    assert.equal(data, "1");
    break;
  }
  await closed;
});

test("ends with the signal of the request", { timeout: 30_000 }, async () => {
  const controller = new AbortController();
  answer = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\n");
  };
  const stream = events(acme.route("GET /orders").signal(controller.signal).build());
  await stream.next();
  controller.abort();
  await assert.rejects(stream.next(), { name: "AbortError" });
});
