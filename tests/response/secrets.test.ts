// A message shows what a service says, but not the credentials of the request, which it may repeat (D6, G13).
import { inspect } from "node:util";

import { expect, test } from "@jest/globals";

import { Endpoint, type RequestOptions } from "../../src/index.js";
import { readResponse, sendWith, type StandardSchema } from "../../src/response/index.js";
import { caught } from "./caught.js";

const api = Endpoint.for({ baseUrl: "https://a.example", query: { key: null }, credentials: ["Key"] });
const { credentials } = api.vendor;

async function messageOf(request: RequestOptions, said: string): Promise<string> {
  const response = {
    status: 400,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: said }),
  };
  return (await caught(readResponse(request, response, { credentials }))).message;
}

const basic = `Basic ${Buffer.from("mona:päss:word").toString("base64")}`;

test.each<[kind: string, request: RequestOptions, secrets: readonly string[]]>([
  ["a declared query parameter", api.build("GET /x", { key: "k3y/v+lue" }), ["k3y/v+lue", "k3y%2Fv%2Blue"]],
  ["a declared header", api.build("GET /x", {}, { headers: { key: "my k3y" } }), ["my k3y"]],
  [
    "a cookie",
    api.build("GET /x", {}, { headers: { cookie: 'sid=abc12345; theme="dark blue"' } }),
    ["abc12345", "dark blue"],
  ],
  [
    "Basic",
    api.build("GET /x", {}, { headers: { authorization: basic } }),
    ["päss:word", "mona", basic, basic.slice(6)],
  ],
  ["Bearer", api.build("GET /x", {}, { headers: { authorization: "Bearer a.b-c=" } }), ["a.b-c=", "Bearer a.b-c="]],
  [
    "parameters of a scheme",
    api.build("GET /x", {}, { headers: { authorization: 'Digest username="mona", response="abc999"' } }),
    ["abc999"],
  ],
  ["a header with the name of a secret", api.build("GET /x", {}, { headers: { "x-api-key": "k3yk3y" } }), ["k3yk3y"]],
])("%s", async (_, request, secrets) => {
  for (const secret of secrets) {
    for (const said of [secret, `The value "${secret}" is wrong`, `${secret}${secret}`, `x${secret}`]) {
      const message = await messageOf(request, said);
      expect(message).toContain("***");
      expect(message).not.toContain(secret);
    }
  }
});

test.each([
  ["see https://bob:hunter22@host.example/a", ": see https://***@host.example/a"],
  ["//hunter22@host", ": //***@host"],
  ["https://host.example:8080/@bob", ": https://host.example:8080/@bob"],
  [`${"x".repeat(180)}https://bob:hunter22@host`, `: ${"x".repeat(180)}https://***…`],
])("userinfo of a url in a service's text: %s", async (said, shown) => {
  expect((await messageOf(api.build("GET /x"), said)).endsWith(shown)).toBe(true);
});

test("send() of a request that no chain built takes credentials, too (G14)", async () => {
  const fails = sendWith(async () => new Response("the key k3yvalue is wrong", { status: 400 }));
  const request = api.build("GET /x", { key: "k3yvalue" });
  for (const send of [fails, fails.withResponse]) {
    expect((await caught(send(request))).message).toMatch(/: the key k3yvalue is wrong$/);
    expect((await caught(send(request, { credentials }))).message).toMatch(/: the key \*\*\* is wrong$/);
    expect((await caught(send(api.route("GET /x").param("key", "k3yvalue")))).message).not.toContain("k3yvalue");
  }
  for (const wrong of ["key", [5]])
    expect(await caught(fails(request, { credentials: wrong as never }))).toMatchObject({ names: ["credentials"] });
});

test("of very many cookies, or of a request without headers", async () => {
  const cookie = `${"a=;".repeat(2e5)}sid=hunter2`;
  const request = { method: "get", url: "https://a.example/" } as RequestOptions;
  expect(await messageOf({ ...request, headers: { cookie } }, "hunter2")).toMatch(/: \*\*\*$/);
  const send = sendWith(async () => new Response("hunter2", { status: 400 }));
  expect((await caught(send(request))).message).toMatch(/: hunter2$/);
});

test("nothing else is hidden, and no body is read (G13)", async () => {
  const body = new Blob(["password=s3cret"]).stream();
  const headers = { accept: "a/bcde", referer: "https://b.example/?token=t0ken" };
  const request = api.build(
    "POST /x/{y}{?z,token}",
    { y: "path", z: "value", token: "named" },
    { data: body, headers },
  );
  const said = "path value named a/bcde t0ken s3cret";
  expect((await messageOf(request, said)).slice(-said.length)).toBe(said);
  expect(body.locked).toBe(false);

  const refuse = (): never => {
    throw new Error("it was read");
  };
  for (const data of [{ password: "s3cret", unread: { toJSON: refuse, toString: refuse } }, "password=s3cret"])
    expect(await messageOf(api.build("POST /x", {}, { data }), "s3cret")).toMatch(/: s3cret$/);
});

test("secrets that overlap or begin alike are hidden whole, also at the end of what is shown", async () => {
  const of = (cookie: string) => api.build("GET /x", {}, { headers: { cookie } });
  const overlapping = of("one=abcdefgh; two=fghijkl");
  expect(await messageOf(overlapping, "1 abcdefghijkl 2")).toMatch(/: 1 \*\*\* 2$/);
  for (const cookie of ["a=s3cr; b=s3cret-tail", "b=s3cret-tail; a=s3cr"])
    expect(await messageOf(of(cookie), "1 s3cret-tail 2")).toMatch(/: 1 \*\*\* 2$/);
  for (let length = 185; length < 205; length += 1)
    expect(await messageOf(overlapping, `${"-".repeat(length)}abcdefgh`)).not.toMatch(/ab|bc|cd/);
  const long = await messageOf(overlapping, "abcdefgh".repeat(1e5));
  expect(long.length).toBeLessThan(300);
  expect(long).not.toMatch(/[a-h]{4}.{0,3}$/);
});

test("userinfo of a request that somebody wrote by hand (G13)", async () => {
  const request = { method: "get", url: "https://mona:s3cret@x@a.example/y", headers: {} };
  const headers = { "content-type": "application/json" };
  for (const response of [
    { status: 500, headers, body: "{}" },
    { status: 200, headers, body: "{" },
    { status: 200, headers: { "content-type": "text/plain;charset=x-klingon" }, body: "a" },
  ])
    expect(inspect(await caught(readResponse(request, response)))).not.toMatch(/mona|s3cret/);
});

test("what a schema says, and where", async () => {
  const schema: StandardSchema = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate: () => ({ issues: [{ message: "t0ken is wrong", path: ["of t0ken"] }] }),
    },
  };
  const request = api.build("GET /x", { key: "t0ken" });
  const response = { status: 200, headers: { "content-type": "application/json" }, body: "1" };
  expect((await caught(readResponse(request, response, { returns: schema, credentials }))).message).toContain(
    '"body.of ***": *** is wrong',
  );
});
