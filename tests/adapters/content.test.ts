// Multipart bodies, framing and request targets, which do not fit in the table of clients.test.ts.
import { Readable } from "node:stream";

import { describe, expect, test } from "@jest/globals";

import { Endpoint, type RequestOptions } from "../../src/index.js";
import { CLIENTS } from "./clients.js";
import { useRecorder, type Arrived } from "./recorder.js";

const recorder = useRecorder();

function onlyRequest(): Arrived {
  expect(recorder.arrived).toHaveLength(1);
  return recorder.arrived[0]!;
}

describe.each(Object.entries(CLIENTS))("%s", (client, send) => {
  const request = (fields: Partial<RequestOptions>): RequestOptions => ({
    method: "post",
    url: `${recorder.origin}/`,
    headers: {},
    ...fields,
  });

  describe("a FormData", () => {
    const form = (): FormData => {
      const body = new FormData();
      body.append("a", "ü & \r\n");
      body.append("a", "2");
      body.append("file", new Blob([new Uint8Array([0, 255])], { type: "image/png" }), 'a "b".png');
      return body;
    };

    test.each(["post", "put", "patch", "delete", "options", "query"])(
      "%s: the client chooses the boundary (D9)",
      async (method) => {
        // The client replaces the caller's content type, which has no boundary.
        const headers = { "content-type": "multipart/form-data" };
        await send(request({ method, headers, body: form() }));

        const { headers: fields, body } = onlyRequest();
        expect(fields["content-type"]).toMatch(/^multipart\/form-data; boundary=\S+$/);
        const response = new Response(new Uint8Array(body), { headers: { "content-type": fields["content-type"]! } });

        const arrived = await response.formData();
        expect(arrived.getAll("a")).toEqual(["ü & \r\n", "2"]);
        const file = arrived.get("file") as File;
        expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(["image/png", new Uint8Array([0, 255])]);
      },
    );
  });

  describe("framing", () => {
    const stream = (): Readable => Readable.from([Buffer.from("12"), Buffer.from("345")]);

    test.each(["post", "put", "patch", "delete", "options", "query"])(
      "%s: the next request begins after the end of a stream",
      async (method) => {
        await send(request({ method, body: stream() }));
        await send(request({ method: "get" }));

        expect(recorder.arrived.map(({ method, body }) => `${method} ${String(body)}`)).toEqual([
          `${method.toUpperCase()} 12345`,
          "GET ",
        ]);
        expect(recorder.arrived[0]!.headers["transfer-encoding"]).toBe("chunked");
      },
    );

    test("keeps the content-length of a stream (G3, P5)", async () => {
      await send(request({ headers: { "content-length": "5" }, body: stream() }));

      const { headers, body } = onlyRequest();
      expect([headers["content-length"], headers["transfer-encoding"], String(body)]).toEqual([
        "5",
        undefined,
        "12345",
      ]);
    });

    test.each<[kind: string, body: unknown, length: string]>([
      ["text", "ü", "2"],
      ["bytes", new Uint8Array(3), "3"],
      ["a Blob", new Blob(["1234"]), "4"],
      ["JSON", { a: "ü" }, "10"],
      ["a form", new URLSearchParams("a=1"), "3"],
    ])("replaces the content-length of %s (G3)", async (_, body, length) => {
      for (const value of ["1", "0", "99", "x"]) await send(request({ headers: { "content-length": value }, body }));

      expect(recorder.arrived.map(({ headers }) => headers["content-length"])).toEqual(Array(4).fill(length));
    });

    // RFC 9110, section 8.6.
    test.each(["post", "put", "patch", "query"])("%s without a body sends content-length: 0 (G3)", async (method) => {
      await send(request({ method }));

      expect(onlyRequest().headers).toMatchObject({ "content-length": "0" });
    });

    test.each(["get", "head", "delete", "options"])(
      "%s without a body sends no content-type and no length (G3)",
      async (method) => {
        await send(request({ method }));

        expect(onlyRequest().headers).not.toHaveProperty("content-type");
        expect(onlyRequest().headers["content-length"] ?? "0").toBe("0");
      },
    );
  });

  test.each([
    "/",
    "/a%2Fb/..json/.hidden/%2e%2e%2f",
    "/~a/*!'()/@me;v=1,2:3/",
    "/%E2%9C%93/%F0%9F%98%80",
    "/a//b",
    "/?a=1&a=2&b=%20+%2B&c[]=%5B&d=a,b;c/?@:",
    "?q",
  ])("sends the target unchanged: %s (C6)", async (target) => {
    await send(request({ method: "get", url: recorder.origin + target }));

    // An empty path is "/" on the wire (RFC 9112, section 3.2.1).
    expect(onlyRequest().target).toBe(target.replace(/^\?/, "/?"));
  });

  test.each([
    ["/?a='", "/?a=%27"],
    ["/?", "/"],
  ])("the URL parser of a client normalizes %s, but node:http does not (C6)", async (target, rewritten) => {
    await send(request({ method: "get", url: recorder.origin + target }));

    expect(onlyRequest().target).toBe(client === "node:http" ? target : rewritten);
  });

  test("sends no content-type for a Blob without a type", async () => {
    await send(request({ body: new Blob(["1"]) }));

    expect(onlyRequest().headers).not.toHaveProperty("content-type");
  });

  test("does not send the fragment", async () => {
    await send(request({ method: "get", url: `${recorder.origin}/a?b=1#c?d` }));

    expect(onlyRequest().target).toBe("/a?b=1");
  });

  test("sends a request that the library built", async () => {
    const github = new Endpoint({ baseUrl: recorder.origin, headers: { authorization: "token secret" } });
    await github
      .route("PATCH /repos/{owner}/{repo}{?page}")
      .params({ owner: "ö/k", repo: "..js", page: 2, title: "a", labels: ["b"] })
      .header("x-latin-1", "é")
      .to(send);

    const { method, target, headers, body } = onlyRequest();
    expect([method, target, String(body)]).toEqual([
      "PATCH",
      "/repos/%C3%B6%2Fk/..js?page=2",
      '{"title":"a","labels":["b"]}',
    ]);
    expect(headers).toMatchObject({
      accept: "application/vnd.github.v3+json",
      authorization: "token secret",
      "content-type": "application/json; charset=utf-8",
      "user-agent": expect.stringMatching(/^github-endpoint/),
      "x-latin-1": "é",
    });
  });
});
