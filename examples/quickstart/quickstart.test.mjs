// `npm start` tells what arrived, and would tell if something else did.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { differences } from "./compare.mjs";
import { paragraph } from "./report.mjs";

const built = {
  method: "patch",
  url: "http://127.0.0.1:8080/repos/octokit/endpoint.js?page=1",
  headers: { accept: "application/json", authorization: "token not-a-real-one" },
  body: { private: true },
};
const received = {
  method: "PATCH",
  target: "/repos/octokit/endpoint.js?page=1",
  headers: { ...built.headers, host: "127.0.0.1:8080", connection: "keep-alive" },
  body: Buffer.from('{"private":true}'),
};

test("the quickstart runs, exits and prints no token", () => {
  const start = fileURLToPath(new URL("start.mjs", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], { encoding: "utf8", timeout: 60_000 });

  assert.equal(status, 0, stderr);
  assert.match(stdout, /^(\d+) requests built, \1 arrived as built\.$/m);
  assert.doesNotMatch(stdout + stderr, /not-a-real-one/);
});

describe("what arrived", () => {
  test("is the same", () => {
    assert.deepEqual(differences(built, received), []);
  });

  /** @type {[string, import("./server.mjs").Received | undefined][]} */
  const wrong = [
    ["method", { ...received, method: "POST" }],
    ["host", { ...received, headers: { ...received.headers, host: "127.0.0.1:8081" } }],
    ["target", { ...received, target: "/repos/octokit/endpoint.js" }],
    ["accept", { ...received, headers: { ...received.headers, accept: "*/*" } }],
    ["authorization", { ...received, headers: { ...received.headers, authorization: "token not-a-real-one-either" } }],
    ["other headers", { ...received, headers: { ...received.headers, cookie: "not-a-real-one" } }],
    ["body", { ...received, body: Buffer.from('{"private":true} ') }],
    ["request", undefined],
  ];
  for (const [field, other] of wrong) {
    test(`differs: ${field}`, () => {
      const different = differences(built, other);

      assert.deepEqual(
        different.map((difference) => difference.field),
        [field],
      );
      assert.match(paragraph("1", built, other, different), /DIFFERENT/);
      assert.doesNotMatch(paragraph("1", built, other, different), /not-a-real-one/);
    });
  }
});
