// Commands that the real curl sends, in a real shell, to a local server.
import { describe, expect, test } from "@jest/globals";

import type { RequestOptions } from "../../../src/index.js";
import { testEveryBody } from "../every-body.js";
import { useRecorder } from "../recorder.js";
import { sendByCurl } from "./send.js";

const PLAIN = { accept: "a/b", "user-agent": "c" };
const GET: RequestOptions = { method: "get", url: "https://a.example/", headers: PLAIN };

describe("sent with curl", () => {
  const recorder = useRecorder();

  test("sends a megabyte without Expect: 100-continue", async () => {
    const body = "ü'%\\\n-".repeat(300_000);
    await sendByCurl({ ...GET, method: "post", url: recorder.origin, body });

    expect(recorder.arrived[0]!.body.toString()).toBe(body);
    expect(recorder.arrived[0]!.headers).not.toHaveProperty("expect");
  });

  test("replaces a wrong content-length (G3)", async () => {
    const headers = { ...PLAIN, "content-length": "1" };
    await sendByCurl({ ...GET, method: "post", url: recorder.origin, headers, body: "abc" });

    expect(recorder.arrived[0]!.body.toString()).toBe("abc");
    expect(recorder.arrived[0]!.headers["content-length"]).toBe("3");
  });

  test("removes the default headers of curl, and keeps those of the request", async () => {
    const body = new Uint8Array([97]);
    await sendByCurl({ method: "post", url: recorder.origin, headers: {}, body });
    await sendByCurl({
      method: "post",
      url: recorder.origin,
      headers: { accept: "", "user-agent": "d", host: "b" },
      body,
    });

    expect(recorder.arrived.map(({ headers }) => headers)).toEqual([
      { host: new URL(recorder.origin).host, "content-length": "1" },
      { host: "b", accept: "", "user-agent": "d", "content-length": "1" },
    ]);
  });
});

describe("every body", () => {
  testEveryBody(sendByCurl, (method, kind) => method === "head" || /Blob|stream/.test(kind));
});
