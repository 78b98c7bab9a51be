// G14: responses are read by their status and media type, from a real server, by any client.
import { inspect } from "node:util";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import axios from "axios";
import got from "got";
import * as undici from "undici";
import { toAxios, toGot } from "../../src/adapters/index.js";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { isErrorOf, readResponse, ResponseError, sendWith, type StandardSchema } from "../../src/response/index.js";
import { caught } from "./caught.js";
import { listen } from "./server.js";
import { coded } from "../coded.js";

/** What the server answers, by its path. */
const ANSWERS: Readonly<
  Record<string, readonly [status: number, type: string | undefined, body?: string | Uint8Array]>
> = {
  "/json": [200, "application/json; charset=utf-8", '{"id":1,"tags":["ü"]}'],
  "/hal": [200, "application/hal+json", "[1,2]"],
  "/null": [200, "application/json", "null"],
  "/text": [200, "text/plain; charset=utf-8", "grüße"],
  "/xml": [200, "application/atom+xml", "<a/>"],
  "/raw": [200, "application/vnd.github.v3.raw; charset=utf-8", "# readme"],
  "/bytes": [200, "application/octet-stream", Uint8Array.of(0, 255, 254)],
  "/image": [200, "image/png", Uint8Array.of(137, 80)],
  "/untyped": [200, undefined, Uint8Array.of(195)],
  "/none": [204, undefined],
  "/reset": [205, undefined],
  "/empty": [200, "application/json", ""],
  "/odd": [299, "application/json", "1"],
  "/unchanged": [304, "application/json"],
  "/broken": [200, "application/json", '{\n  "a": 1,\n  "b": tru\n}'],
  "/cut": [200, "application/json", '{"a":'],
  "/page": [200, "application/json", "<!doctype html>"],
  "/missing": [404, "application/json", '{"message":"Not Found"}'],
  "/problem": [
    403,
    "application/problem+json",
    '{"type":"about:blank","title":"Out of credit","detail":"30 more","balance":30}',
  ],
  "/proxy": [502, "text/html", "<html>Bad Gateway</html>"],
  "/liar": [500, "application/json", "oops"],
  "/silent": [500, undefined],
  "/plain": [500, undefined, "no type"],
};

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen((request, response) => {
    const [status, type, body] =
      request.url === "/echo"
        ? ([
            401,
            "application/json",
            JSON.stringify({ message: `no user has ${request.headers.authorization}` }),
          ] as const)
        : ANSWERS[request.url!]!;
    response.writeHead(status, {
      ...(type && { "content-type": type }),
      "retry-after": "7",
      "set-cookie": "id=s3cret",
    });
    response.end(body);
  });
});
afterAll(() => {
  server.stop();
});

const api = () => Endpoint.for({ baseUrl: server.origin });

/** Each client, and how its response is read. */
const CLIENTS: Readonly<Record<string, (request: RequestOptions) => Promise<unknown>>> = {
  fetch: sendWith(fetch),
  "fetch of undici": sendWith(undici.fetch),
  axios: async (request) => {
    const { status, headers, data } = await axios({
      ...toAxios(request),
      responseType: "arraybuffer",
      validateStatus: () => true,
    });
    return readResponse(request, { status, headers, body: data });
  },
  got: async (request) => {
    const response = await got({
      ...toGot(request),
      throwHttpErrors: false,
      responseType: "buffer",
      retry: { limit: 0 },
    });
    return readResponse(request, { status: response.statusCode, headers: response.headers, body: response.rawBody });
  },
  "undici.request": async (request) => {
    const { statusCode, headers, body } = await undici.request(request.url, {
      method: request.method.toUpperCase() as "GET",
    });
    return readResponse(request, { status: statusCode, headers, body: await body.arrayBuffer() });
  },
};

describe.each(Object.entries(CLIENTS))("%s (G14)", (_, send) => {
  test.each<[path: string, body: unknown]>([
    ["/json", { id: 1, tags: ["ü"] }],
    ["/hal", [1, 2]],
    ["/null", null],
    ["/text", "grüße"],
    ["/xml", "<a/>"],
    ["/raw", "# readme"],
    ["/bytes", Uint8Array.of(0, 255, 254)],
    ["/image", Uint8Array.of(137, 80)],
    ["/untyped", Uint8Array.of(195)],
    ["/none", undefined],
    ["/reset", undefined],
    ["/empty", undefined],
    ["/unchanged", undefined],
  ])("reads %s", async (path, body) => {
    expect(await send(api().build(path))).toStrictEqual(body);
  });

  test("the body of HEAD is none", async () => {
    expect(await send(api().build("HEAD /json"))).toBeUndefined();
  });

  test.each<[path: string, status: number, body: unknown, said: string]>([
    ["/missing", 404, { message: "Not Found" }, ": Not Found"],
    ["/proxy", 502, "<html>Bad Gateway</html>", ""],
    ["/liar", 500, "oops", ": oops"],
    ["/plain", 500, "no type", ": no type"],
    ["/silent", 500, undefined, ""],
  ])("throws the error of %s", async (path, status, body, said) => {
    const error = await caught(send(api().build(path)));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ name: "ResponseError", code: "ERR_RESPONSE", response: { status } });
    expect(error.body).toStrictEqual(body);
    expect(error.message).toBe(`GET … failed with status ${status}${said}`);
  });

  test.each(["/broken", "/cut", "/page"])("says that %s is no JSON", async (path) => {
    const error = await caught(send(api().build(path)));
    expect(error).toMatchObject({ code: "ERR_INVALID_RESPONSE", issues: [{ name: "body", reason: "json" }] });
    expect(error.cause).toBeUndefined();
    expect(error.message).toBe("The response to GET … (200) is not valid JSON");
  });
});

describe("sendWith()", () => {
  const send = sendWith(fetch);

  test("bytes are asked for by accept, whatever type the server gives them", async () => {
    for (const accept of ["application/octet-stream", "image/png, */*", "application/pdf"])
      expect(await send(api().build("/json", {}, { headers: { accept } }))).toBeInstanceOf(Uint8Array);
    expect(await send(api().build("/text", {}, { headers: { accept: "image/svg+xml" } }))).toBe("grüße");
    const error = await caught(send(api().build("/missing", {}, { headers: { accept: "image/png" } })));
    expect(error.body).toStrictEqual({ message: "Not Found" });
  });

  test("problems (RFC 9457)", async () => {
    const error = await caught(api().route("GET /problem").to(send));
    expect(error.problem).toMatchObject({ title: "Out of credit", balance: 30 });
    expect(error.message).toContain("failed with status 403: Out of credit: 30 more");
    expect((await caught(api().route("GET /missing").to(send))).problem).toBeUndefined();
  });

  test("members of a problem with a wrong type are ignored (RFC 9457, section 3.1)", async () => {
    const body = '{"type":5,"title":"Out","status":"403","detail":null,"instance":"/a","balance":"30"}';
    const response = { status: 403, headers: { "content-type": "application/problem+json" }, body };
    const error = await caught(readResponse(api().build("/x"), response));
    expect(error.problem).toStrictEqual({ title: "Out", instance: "/a", balance: "30" });
    expect(error.body).toStrictEqual(JSON.parse(body));
  });

  test.each<[type: string, body: string, expected: unknown]>([
    ["application/json, application/json", "[1]", [1]],
    ['application/json;a="b,c", text/plain', "[1]", [1]],
    ["application/json", "\ufeff[1]", [1]],
    ["text/plain", "\ufeffa\ufeff", "a\ufeff"],
    ["application/json", "\ufeff", undefined],
  ])("%s, %j", async (type, body, expected) => {
    const headers = { "content-type": type };
    for (const sent of [body, Buffer.from(body)])
      expect(await readResponse(api().build("/x"), { status: 200, headers, body: sent })).toStrictEqual(expected);
  });

  test("an error has the headers of its response, and shows neither them nor a credential (D6)", async () => {
    const secret = "Bearer abcdef0123456789";
    const keyed = Endpoint.for({ baseUrl: server.origin, credentials: ["x-key"] }).withDefaults({
      headers: { authorization: secret, "x-key": "k3y-of-vendor" },
    });
    const error = await caught(
      keyed
        .route("GET /echo")
        .param("token", "url-s3cret")
        .query({})
        .to(async (request) => {
          // The server only knows the path.
          return send({ ...request, url: `${server.origin}/echo` });
        }),
    );
    expect((error.response as Response).headers.get("retry-after")).toBe("7");
    expect(error.message).toContain("no user has ***");
    for (const shown of [error.message, JSON.stringify(error), inspect(error), error.stack]) {
      expect(shown).not.toMatch(/abcdef|k3y-of|s3cret/);
    }
  });

  test("isErrorOf() tells the errors of one request", async () => {
    const request = api().build("/missing");
    const error = await caught(send(request));
    expect(isErrorOf(error, request)).toBe(true);
    expect(isErrorOf(error, { ...request })).toBe(true);
    expect(isErrorOf(error, api().build("/missing"))).toBe(false);
    for (const other of [undefined, null, 5, new Error("x"), Object.create(ResponseError.prototype)])
      expect(isErrorOf(other, request)).toBe(false);
  });

  test("errors of the client reach the caller, and the signal the client", async () => {
    const reason = new Error("stopped");
    const request = api().route("GET /json").signal(AbortSignal.abort(reason)).build();
    expect(await caught(send(request))).toBe(reason);
  });

  test("what is no fetch and no response is refused", async () => {
    expect(() => sendWith({} as never)).toThrow(coded("ERR_INVALID_OPTION", ["fetch"]));
    for (const response of [undefined, null, {}, { status: "200", headers: {} }, { status: 200 }, "ok"])
      expect(await caught(readResponse(api().build("/x"), response as never))).toMatchObject({ names: ["response"] });
  });

  test("what is no request is refused (F1)", async () => {
    for (const request of [undefined, null, 5, {}, api().route("GET /x"), { method: "get", url: "/x" }]) {
      const read = readResponse as (request: unknown, response: unknown) => Promise<unknown>;
      expect(await caught(read(request, { status: 200, headers: {} }))).toMatchObject({ names: ["request"] });
      expect(isErrorOf(await caught(send(api().build("/missing"))), request as never)).toBe(false);
    }
  });
});

test("send.withResponse() gives the response beside the body (G14)", async () => {
  const send = sendWith(fetch);
  const { body, response, headers } = await api().route("GET /json").to(send.withResponse);
  expect(headers).toMatchObject({ "retry-after": "7", "content-type": expect.stringContaining("json") });
  expect(body).toEqual({ id: 1, tags: ["ü"] });
  expect([response.status, response.headers.get("retry-after")]).toEqual([200, "7"]);
  expect(await send.withResponse(api().build("GET /unchanged"))).toMatchObject({ body: undefined });
  expect(await caught(send.withResponse(api().build("GET /missing")))).toBeInstanceOf(ResponseError);
});

describe("send.result() tells statuses apart, and does not throw them (G14)", () => {
  const { result } = sendWith(fetch);
  const none: StandardSchema<never> = {
    "~standard": { version: 1, vendor: "test", validate: () => ({ issues: [{ message: "never" }] }) },
  };

  test.each<[path: string, status: number, body: unknown]>([
    ["/json", 200, { id: 1, tags: ["ü"] }],
    ["/none", 204, undefined],
    ["/odd", 299, 1],
    ["/unchanged", 304, undefined],
    ["/missing", 404, { message: "Not Found" }],
    ["/proxy", 502, "<html>Bad Gateway</html>"],
    ["/liar", 500, "oops"],
  ])("%s", async (path, status, body) => {
    const chain = api().route("GET {+path}").param("path", path);
    for (const answer of [await chain.to(result), await result(chain), await result(chain.build())]) {
      expect(answer).toMatchObject({ status, ok: status < 300, headers: { "retry-after": "7" } });
      expect(answer.body).toStrictEqual(body);
      expect(answer.response.status).toBe(status);
    }
  });

  test("a schema checks successes only", async () => {
    const options = { returns: none };
    expect(await result(api().build("/missing"), options)).toMatchObject({ body: { message: "Not Found" } });
    expect(await result(api().build("/unchanged"), options)).toMatchObject({ status: 304 });
    expect(await caught(result(api().build("/json"), options))).toMatchObject({ code: "ERR_INVALID_RESPONSE" });
  });

  test("what is broken rejects", async () => {
    expect(await caught(api().route("GET /broken").to(result))).toMatchObject({ code: "ERR_INVALID_RESPONSE" });
    const offline = sendWith(async () => Promise.reject(new TypeError("offline")));
    expect(await caught(offline.result(api().build("/json")))).toBeInstanceOf(TypeError);
    const silent = sendWith(async () => Promise.resolve(undefined as never));
    expect(await caught(silent.result(api().build("/json")))).toMatchObject({ names: ["response"] });
  });

  test("an error that carries a response is a result (G14)", async () => {
    const response = new Response("[]", { status: 503, headers: { "content-type": "application/json" } });
    const throwing = sendWith(async () => Promise.reject(Object.assign(new Error("503"), { response })));
    expect(await throwing.result(api().build("/json"))).toMatchObject({ status: 503, ok: false, body: [] });
  });
});
