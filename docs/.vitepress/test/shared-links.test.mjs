// A link of the playground holds no secret, whatever its fields are (G6).
import assert from "node:assert/strict";
import { test } from "node:test";

import { build } from "vite";

const playground = new URL("../playground/share.ts", import.meta.url).pathname;
const dist = new URL("../../../dist/", import.meta.url).pathname;
const { output } = /** @type {any} */ (
  await build({
    logLevel: "error",
    configFile: false,
    build: { ssr: playground, write: false },
    resolve: {
      alias: [
        { find: /^fluent-endpoint$/, replacement: `${dist}index.js` },
        { find: /^fluent-endpoint\/(.*)$/, replacement: `${dist}$1.js` },
      ],
    },
    ssr: { noExternal: true },
  })
);
/** @type {{ hashOf(state: object): string; stateOf(hash: string): Record<string, string> }} */
const { hashOf, stateOf } = await import(
  `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`
);

const EMPTY = {
  ...{ route: "", parameters: "{}", headers: "{}", previews: "", format: "", defaults: "{}", arrays: "" },
  ...{ objects: "error", body: "json", vendor: "github", vendorName: "acme", vendorMediaTypeVersion: "" },
  ...{ vendorBaseUrl: "https://api.acme.example/v1", vendorHeaders: "{}", vendorCredentials: "" },
};

/** @type {[name: string, fields: Record<string, string>][]} */
const CASES = [
  ["userinfo in the base URL of the vendor", { vendorBaseUrl: "https://u:s3cret@h.example/v1" }],
  ["a token in the base URL of the vendor", { vendorBaseUrl: "https://h.example/v1?token=s3cret" }],
  ["userinfo in a route", { route: "GET https://u:s3cret@h.example/x" }],
  ["a token in a route", { route: "GET /x?access_token=s3cret{&a}" }],
  ["a route with blanks", { route: "GET /x ?access_token=s3cret" }],
  [
    "headers within parameters",
    { parameters: '{"headers":{"authorization":"Bearer s3cret","x-functions-key":"s3cret"}}' },
  ],
  ["headers as a list", { headers: '["authorization", "Bearer s3cret"]' }],
  ["headers as a list within defaults", { defaults: '{"headers":[["authorization","Bearer s3cret"]]}' }],
  ["a header of a list", { headers: '{"authorization":["s3cret"]}' }],
  ["a name that is no header", { headers: '{"authorization ":"s3cret"}' }],
  ["JSON that was cut off", { parameters: '{"password":"s3cret' }],
  [
    "a credential of the vendor",
    {
      vendor: "other",
      vendorCredentials: "x-license, seat",
      headers: '{"x-license":"s3cret"}',
      parameters: '{"seat":"s3cret"}',
    },
  ],
  [
    "a credential of the vendor in its headers",
    { vendorCredentials: "x-license", vendorHeaders: '{"x-license":"s3cret"}' },
  ],
  ["names of credentials that are invalid", { vendorCredentials: "x license", headers: '{"x license":"s3cret"}' }],
  [
    "a vendor with an invalid name",
    { vendorName: "", vendorCredentials: "x-license", headers: '{"x-license":"s3cret"}' },
  ],
  ["a base URL in defaults", { defaults: '{"baseUrl":"https://u:s3cret@h.example"}' }],
];

for (const [name, fields] of CASES) {
  test(`a link has no secret: ${name}`, () => {
    const shared = Buffer.from(hashOf({ ...EMPTY, ...fields }), "base64url").toString();
    assert.ok(!shared.includes("s3cret"), shared);
  });
}

test("a link keeps everything else", () => {
  const state = {
    ...EMPTY,
    route: "GET https://h.example/x{?a}",
    vendorBaseUrl: "https://{tenant}.example.com/v1",
    parameters: JSON.stringify({ a: 1, headers: { "x-a": "1" } }, undefined, 2),
  };
  assert.deepEqual(stateOf(hashOf(state)), state);
});

test("long fields are left out, and do not throw", () => {
  const state = { ...EMPTY, route: "GET /x", parameters: JSON.stringify({ a: "b".repeat(200_000) }) };
  assert.deepEqual(stateOf(hashOf(state)), { ...EMPTY, route: "GET /x" });
});
