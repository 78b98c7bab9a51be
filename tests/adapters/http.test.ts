import { once } from "node:events";
import { createConnection } from "node:net";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { InvalidRequestError, toHttp } from "../../src/adapters/index.js";
import { endpoint, type RequestOptions } from "../../src/index.js";
import { hostileRequests } from "./curl/hostile-requests.js";
import { hostileText } from "./curl/hostile-texts.js";
import { escapeNames, parseFields } from "./curl/multipart-fields.js";
import { useRecorder } from "./recorder.js";
import { checkAsync } from "../properties/check.js";

const POST: RequestOptions = { method: "post", url: "https://a.example/", headers: {} };
const lines = (...all: readonly string[]): string => all.join("\r\n");

test("a message has a request line, headers, a blank line and the body", () => {
  const headers = { accept: "a/b", "user-agent": "c", authorization: "token secret" };
  expect(toHttp(endpoint("POST /repos/{owner}/issues", { owner: "o", title: "ü", headers }))).toBe(
    lines(
      "POST /repos/o/issues HTTP/1.1",
      "host: api.github.com",
      "accept: a/b",
      "user-agent: c",
      "authorization: token $GITHUB_TOKEN",
      "content-type: application/json; charset=utf-8",
      "content-length: 14",
      "",
      '{"title":"ü"}',
    ),
  );
});

test.each<[head: string[], fields: object]>([
  [["POST / HTTP/1.1", "host: a.example", "content-length: 0", "", ""], {}],
  [["GET /?a HTTP/1.1", "host: a.example:8443", "", ""], { method: "get", url: "https://A.example:8443?a#b" }],
  [["DELETE /a/../b HTTP/1.1", "host: [::1]", "", ""], { method: "delete", url: "http://[::1]:80/a/../b" }],
  [
    ["POST / HTTP/1.1", "host: b", "content-length: 1", "", "a"],
    { headers: { Host: "b" }, body: new Uint8Array([97]) },
  ],
  [
    ["POST / HTTP/1.1", "host: a.example", "content-type: a/b", "content-length: 2", "", "ü"],
    { headers: { "content-type": "a/b", "content-length": "9", "transfer-encoding": "chunked" }, body: "ü" },
  ],
  [
    ["PURGE / HTTP/1.1", "host: a.example", "content-type: a/b", "content-length: 0", "", ""],
    { method: "purge", headers: { "content-type": "a/b" }, body: "" },
  ],
])("%j", (head, fields) => {
  expect(toHttp({ ...POST, ...fields })).toBe(lines(...head));
});

describe("sent to a server", () => {
  const recorder = useRecorder();

  async function send(message: Buffer): Promise<void> {
    const { port, hostname: host } = new URL(recorder.origin);
    const socket = createConnection({ port: Number(port), host });
    socket.end(message);
    socket.resume();
    await once(socket, "close");
  }

  test("values cannot add lines: the server receives one request with the same headers and body", async () => {
    await checkAsync(
      fc.asyncProperty(hostileRequests(hostileText), async ({ target, request, headers, body }) => {
        recorder.arrived.length = 0;
        let message;
        try {
          message = toHttp({ ...request, url: recorder.origin + target }, { secrets: "show" });
        } catch (error) {
          // The body is not valid UTF-8.
          expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body" });
          return;
        }
        const [head = "", ...rest] = message.split("\r\n\r\n");
        // Headers are sent as Latin-1, the body as UTF-8.
        const wire = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), Buffer.from(rest.join("\r\n\r\n"))]);
        await send(wire);

        expect(recorder.arrived).toHaveLength(1);
        const [arrived] = recorder.arrived;
        expect(arrived).toMatchObject({ method: request.method.toUpperCase(), target, headers });
        if (body instanceof Uint8Array) expect(arrived!.body).toEqual(Buffer.from(body));
        else expect(parseFields(arrived!.body, arrived!.headers["content-type"]!)).toEqual(escapeNames(body));
      }),
      0.2,
    );
  });
});

test("chooses a boundary that no value of the form contains", () => {
  const body = new FormData();
  body.append('a"\n', "form-boundary-xx");
  body.append("b", "--form-boundary-x--");
  expect(toHttp({ ...POST, body })).toBe(
    lines(
      "POST / HTTP/1.1",
      "host: a.example",
      "content-type: multipart/form-data; boundary=form-boundary-xxx",
      "content-length: 201",
      "",
      "--form-boundary-xxx",
      'Content-Disposition: form-data; name="a%22%0D%0A"',
      "",
      "form-boundary-xx",
      "--form-boundary-xxx",
      'Content-Disposition: form-data; name="b"',
      "",
      "--form-boundary-x--",
      "--form-boundary-xxx--",
      "",
    ),
  );
});

test.each<[path: string, body: unknown]>([
  ["body", new Blob(["secret"])],
  ["body", new Blob(["secret"]).stream()],
  ["body", new Uint8Array([255])],
  ["body.a", { a: 1n }],
  [
    "body.a",
    (() => {
      const form = new FormData();
      form.append("a", new Blob(["secret"]));
      return form;
    })(),
  ],
])("rejects %s: %p (G8)", (path, body) => {
  expect(() => toHttp({ ...POST, body })).toThrow(InvalidRequestError);
  expect(() => toHttp({ ...POST, body })).toThrow(`"${path}"`);
});

test("stringify encodes the body", () => {
  expect(toHttp({ ...POST, body: 1n }, { stringify: String })).toMatch(/\r\n\r\n1$/);
});
