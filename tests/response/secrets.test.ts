// A message shows what a server says, but not the credentials of the request, which it may repeat (D6, G6).
import { expect, test } from "@jest/globals";

import { Endpoint, type RequestOptions } from "../../src/index.js";
import { form } from "../../src/bodies/index.js";
import { readResponse, sendWith, type StandardSchema } from "../../src/response/index.js";
import { caught } from "./caught.js";

const api = Endpoint.for({ baseUrl: "https://a.example", query: { key: null }, credentials: ["key"] });

async function messageOf(request: RequestOptions, said: string): Promise<string> {
  const response = {
    status: 400,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: said }),
  };
  return (await caught(readResponse(request, response))).message;
}

const basic = `Basic ${Buffer.from("mona:päss:word").toString("base64")}`;

test.each<[kind: string, request: RequestOptions, secrets: readonly string[]]>([
  ["a declared query parameter", api.build("GET /x", { key: "k3y/v+lue" }), ["k3y/v+lue", "k3y%2Fv%2Blue"]],
  ["a query parameter with the name of a secret", api.build("GET /x", { access_token: "t0ken" }), ["t0ken"]],
  [
    "a secret in a url of the query",
    api.build("GET /x", { next: "https://b.example/?access_token=t0ken%20x" }),
    ["t0ken%20x"],
  ],
  [
    "a cookie",
    api.build("GET /x", { headers: { cookie: 'sid=abc12345; theme="dark blue"' } }),
    ["abc12345", "dark blue"],
  ],
  ["Basic", api.build("GET /x", { headers: { authorization: basic } }), ["päss:word", "mona", basic, basic.slice(6)]],
  ["Bearer", api.build("GET /x", { headers: { authorization: "Bearer a.b-c=" } }), ["a.b-c=", "Bearer a.b-c="]],
  [
    "parameters of a scheme",
    api.build("GET /x", { headers: { authorization: 'Digest username="mona", response="abc999"' } }),
    ["abc999"],
  ],
  ["a member of JSON", api.build("POST /x", { a: [{ client_secret: 's"3\\cret' }] }), ['s"3\\cret', 's\\"3\\\\cret']],
  ["a number of JSON", api.build("POST /x", { password: 123456 }), ["123456"]],
  [
    "a member of a form",
    api.withPolicy({ body: form }).build("POST /x", { client_secret: "s3 cr&t" }),
    ["s3 cr&t", "s3+cr%26t", "s3%20cr%26t"],
  ],
  [
    "URLSearchParams",
    api.build("POST /x", { data: new URLSearchParams({ password: "s3 cr&t" }) }),
    ["s3 cr&t", "s3+cr%26t"],
  ],
  ["JSON in a value", api.build("GET /x", { filter: '{"token":"s\\"3cret"}' }), ['s"3cret', 's\\"3cret']],
  ["a url in a header", api.build("GET /x", { headers: { referer: "https://b.example/?token=t0ken" } }), ["t0ken"]],
])("%s", async (_, request, secrets) => {
  for (const secret of secrets) {
    for (const said of [secret, `The value "${secret}" is wrong`, `${secret}${secret}`, `x${secret}`]) {
      const message = await messageOf(request, said);
      expect(message).toContain("***");
      expect(message).not.toContain(secret);
    }
  }
});

test("of very many cookies, or of a request without headers", async () => {
  const cookie = `${"a=;".repeat(2e5)}sid=hunter2`;
  const request = { method: "get", url: "https://a.example/" } as RequestOptions;
  expect(await messageOf({ ...request, headers: { cookie } }, "hunter2")).toMatch(/: \*\*\*$/);
  const send = sendWith(async () => new Response("hunter2", { status: 400 }));
  expect((await caught(send(request))).message).toMatch(/: hunter2$/);
});

test("nothing else is hidden, and no body is read", async () => {
  const body = new Blob(["password=s3cret"]).stream();
  const request = api.build("POST /x/{y}{?z}", { y: "path", z: "value", data: body, headers: { accept: "a/bcde" } });
  expect(await messageOf(request, "path value a/bcde s3cret")).toMatch(/: path value a\/bcde s3cret$/);
  expect(body.locked).toBe(false);
});

test("secrets that overlap are hidden whole, also at the end of what is shown", async () => {
  const request = api.build("GET /x", { access_token: "abcdefgh", password: "fghijkl" });
  expect(await messageOf(request, "1 abcdefghijkl 2")).toMatch(/: 1 \*\*\* 2$/);
  for (let length = 185; length < 205; length += 1)
    expect(await messageOf(request, `${"-".repeat(length)}abcdefgh`)).not.toMatch(/ab|bc|cd/);
  const long = await messageOf(request, "abcdefgh".repeat(1e5));
  expect(long.length).toBeLessThan(300);
  expect(long).not.toMatch(/[a-h]{4}.{0,3}$/);
});

test("what a schema says, and where", async () => {
  const schema: StandardSchema = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate: () => ({ issues: [{ message: "t0ken is wrong", path: ["of t0ken"] }] }),
    },
  };
  const request = api.build("GET /x", { access_token: "t0ken" });
  const response = { status: 200, headers: { "content-type": "application/json" }, body: "1" };
  expect((await caught(readResponse(request, response, { returns: schema }))).message).toContain(
    '"body.of ***": *** is wrong',
  );
});
