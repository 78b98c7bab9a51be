import assert from "node:assert/strict";
import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";

import { SignatureV4 } from "@aws-sdk/signature-v4";
import type * as Suite from "@aws-sdk/signature-v4/dist-types/suite.fixture.js";
import { Endpoint, type RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

import { createSign as createSignInNode } from "./sign-in-node.js";
import { createSign } from "./sign.js";

/** AWS's test suite for signatures, as AWS's SDK has it. */
const suite = createRequire(import.meta.url)("@aws-sdk/signature-v4/dist-cjs/suite.fixture.js") as typeof Suite;
const { region, service, credentials } = suite;
const datetime = "20150830T123600Z";

type Sign = (request: RequestOptions) => Promise<RequestOptions>;
interface Scope {
  readonly service: string;
  readonly region: string;
}

/** Both packages. `ofSuite` sets what the suite needs. */
const signers: Readonly<Record<string, (aws: Endpoint, scope: Scope, ofSuite?: object) => Sign>> = {
  aws4fetch: (aws, scope, ofSuite) => createSign(aws, async () => ({ ...scope, ...credentials, ...ofSuite })),
  aws4: (aws, scope, ofSuite) => createSignInNode(aws, { ...scope, ...ofSuite }, async () => credentials),
};

for (const [name, signerOf] of Object.entries(signers)) {
  describe(`${name} signs as AWS's test suite says`, () => {
    const headers = { accept: null, "user-agent": null };
    const aws = Endpoint.for({ name: "service", baseUrl: "https://example.amazonaws.com", headers });

    for (const { name, request, authorization } of suite.requests) {
      test(name, async () => {
        const headers = { ...request.headers };
        delete headers["host"];
        const segment = request.path.slice(1);
        const route = `${request.method} ${segment === "" ? "/" : "/{segment}"}{?query*}`;
        const parameters = {
          ...(segment !== "" && { segment }),
          ...(request.body !== undefined && { data: request.body }),
        };
        const built = aws.build(route, { ...parameters, query: { ...request.query }, headers });
        // The suite sends this path without encoding it, so the signature encodes it once. Clients of URLs send it encoded.
        const encodedOnce = name === "get-utf8" && { singleEncode: true, doNotEncodePath: true };
        // By default, aws4fetch does not sign the type of a body.
        const allHeaders = request.body !== undefined;
        const sign = signerOf(aws, { service, region }, { datetime, allHeaders, ...encodedOnce });

        const signed = new Headers((await sign(built)).headers);
        assert.equal(signed.get("authorization"), authorization);
      });
    }
  });
}

type SourceData = string | ArrayBuffer | ArrayBufferView;

function bytesOf(data: SourceData): Uint8Array {
  if (typeof data === "string") return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

/** What AWS's SDK needs of a hash. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(key?: SourceData) {
    this.#hash = key === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(key));
  }
  update(data: SourceData): void {
    this.#hash.update(bytesOf(data));
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
}

/** Stands in for AWS: it signs what it receives with AWS's SDK, and accepts a request with the same signature. */
async function isSigned({ method = "", url = "", headers }: IncomingMessage, body: string): Promise<boolean> {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=\w+\/\d+\/([\w-]+)\/([\w-]+)\/aws4_request, SignedHeaders=([\w;-]+)/;
  const [, region = "", service = "", signed = ""] = authorization.exec(headers.authorization ?? "") ?? [];
  const date = String(headers["x-amz-date"]);
  const signer = new SignatureV4({
    service,
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: service !== "s3",
    applyChecksum: false,
  });
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const names = signed.split(";");
  const request = {
    protocol: "http:",
    method,
    hostname: String(headers.host),
    path: pathname,
    query: Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)])),
    headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    ...(body !== "" && { body }),
  };
  const signingDate = new Date(date.replace(/(....)(..)(..T..)(..)(..Z)/, "$1-$2-$3:$4:$5"));
  const expected = await signer.sign(request, { signingDate });
  return expected.headers["authorization"] === headers.authorization;
}

let url: string;
let received: string[] = [];
const server = createServer((request, response) => {
  void text(request).then(async (body) => {
    received.push(`${request.method} ${request.url} ${body}`);
    const isAccepted = await isSigned(request, body).catch(() => false);
    response.writeHead(isAccepted ? 200 : 403).end();
  });
});

before(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  url = `http://127.0.0.1:${address.port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

for (const [name, signerOf] of Object.entries(signers)) {
  describe(name, () => {
    const values = ["plain", "a b", "a+b", "a/b", "ü", "100%", "~!*'()", "=&?#", "日本", "[x]@:,;$"];

    test("has its signatures accepted, with any value in the path, the query and the body", async () => {
      received = [];
      const aws = Endpoint.for({ name: "orders", baseUrl: url });
      const sign = signerOf(aws, { service: "execute-api", region: "eu-central-1" });
      for (const value of values) {
        for (const request of [
          aws.build("GET /orders/{id}", { id: value, status: value, page: 2 }),
          aws.build("POST /orders/{id}/notes", { id: value, text: value }),
          aws.build("POST /", { Table: value, headers: { "x-amz-target": "DynamoDB_20120810.GetItem" } }),
        ]) {
          const response = await fetch(...toFetch(await sign(request)));
          assert.equal(response.status, 200, `${request.method} ${request.url}`);
        }
      }
      assert.equal(received.length, 3 * values.length);
    });

    test("has its signatures accepted by S3, whose paths are encoded once", async () => {
      const s3 = Endpoint.for({ name: "s3", baseUrl: url });
      const sign = signerOf(s3, { service: "s3", region: "eu-central-1" });
      for (const value of values) {
        const key = `${value}/notes.txt`.split("/");
        for (const request of [
          s3.build("GET /bucket{/key*}", { key, versionId: value }),
          s3.build("PUT /bucket{/key*}", { key, data: "What is new", headers: { "content-type": "text/plain" } }),
        ]) {
          const response = await fetch(...toFetch(await sign(request)));
          assert.equal(response.status, 200, `${request.method} ${request.url}`);
        }
      }
    });

    test("is refused when somebody changes the request", async () => {
      const aws = Endpoint.for({ name: "orders", baseUrl: url });
      const signed = await aws
        .route("POST /orders/{id}/notes")
        .params({ id: 7, text: "mine" })
        .to(signerOf(aws, { service: "execute-api", region: "eu-central-1" }));

      for (const changed of [
        { ...signed, url: `${url}/orders/8/notes` },
        { ...signed, body: '{"text":"yours"}' },
      ]) {
        assert.equal((await fetch(...toFetch(changed))).status, 403);
      }
    });

    test("signs nothing for other origins", async () => {
      const aws = Endpoint.for({ name: "orders", baseUrl: url });
      const request = aws.build("GET https://files.example/{name}", { name: "a.pdf" });

      assert.equal(await signerOf(aws, { service, region })(request), request);
    });
  });
}
