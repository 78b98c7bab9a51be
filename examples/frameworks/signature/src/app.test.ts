import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";

import { Endpoint } from "fluent-endpoint";
import { ResponseError, sendWith } from "fluent-endpoint/response";
import { createSigner } from "http-message-signatures";

import { createSign } from "./sign.js";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const key = createSigner(privateKey, "ed25519", "key-1");
let received: IncomingHttpHeaders[];
let baseUrl: string;

/** Checks a signature by the text of RFC 9421, section 2.5, which this server writes by itself. */
function isValid(method: string, url: string, headers: IncomingHttpHeaders, body: string): boolean {
  const [, input = ""] = /^sig=(.+)$/.exec(String(headers["signature-input"])) ?? [];
  const [, signature = ""] = /^sig=:(.+):$/.exec(String(headers["signature"])) ?? [];
  const [, list = ""] = /^\(([^)]*)\)/.exec(input) ?? [];
  const names = list.split(" ").map((name) => name.slice(1, -1));
  const values: Readonly<Record<string, unknown>> = { ...headers, "@method": method, "@target-uri": url };
  const lines = names.map((name) => `"${name}": ${String(values[name])}`);
  const base = [...lines, `"@signature-params": ${input}`].join("\n");
  const digest = `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;
  const isWhole = body === "" || (names.includes("content-digest") && headers["content-digest"] === digest);
  return isWhole && verify(null, Buffer.from(base), publicKey, Buffer.from(signature, "base64"));
}

const server = createServer((request, response) => {
  received.push(request.headers);
  void text(request).then((body) => {
    const { method = "", url = "", headers } = request;
    response.statusCode = isValid(method, `${baseUrl}${url}`, headers, body) ? 204 : 401;
    response.end();
  });
});
before(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  baseUrl = `http://127.0.0.1:${address.port}`;
});
after(() => server.close());
beforeEach(() => (received = []));

const send = sendWith(fetch);

test("signs the method and the url", async () => {
  const acme = Endpoint.for({ baseUrl });
  const request = await acme.route("GET /orders/{id}").params({ id: "a/b ü", q: "x y" }).to(createSign(acme, key));
  await send(request);
  assert.match(String(received[0]?.["signature-input"]), /keyid="key-1"/);
});

test("signs the body by its digest, which is that of the text that is sent", async () => {
  const acme = Endpoint.for({ baseUrl });
  const request = await acme.route("POST /orders").params({ item: "tea", note: "für dich" }).to(createSign(acme, key));
  await send(request);
  assert.match(String(received[0]?.["content-digest"]), /^sha-256=:/);
});

test("a changed body or url has no valid signature", async () => {
  const acme = Endpoint.for({ baseUrl });
  const request = await acme.route("POST /orders").params({ item: "tea" }).to(createSign(acme, key));
  await assert.rejects(send({ ...request, body: '{"item":"gold"}' }), ResponseError);
  await assert.rejects(send({ ...request, url: `${baseUrl}/refunds` }), ResponseError);
});

test("signs nothing for another host", async () => {
  const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
  const request = await acme.route(`GET https://files.example/a.pdf`).to(createSign(acme, key));
  assert.deepEqual(Object.keys(request.headers).sort(), ["accept", "user-agent"]);
});

test("refuses a body that has no text", async () => {
  const acme = Endpoint.for({ baseUrl });
  const upload = acme
    .route("PUT /files/{name}")
    .param("name", "a")
    .data(new Blob(["x"]));
  await assert.rejects(upload.to(createSign(acme, key)), TypeError);
});
