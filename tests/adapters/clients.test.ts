import { describe, expect, test } from "@jest/globals";

import { BODIES } from "./bodies.js";
import { CLIENTS } from "./clients.js";
import { sendByCurl } from "./curl/send.js";
import { useRecorder } from "./recorder.js";

const METHODS = ["get", "head", "options", "post", "put", "patch", "delete"];

/** The bodies that a client itself rejects, as listed in docs/adapters.md. */
const isRejected: Readonly<Record<string, (method: string, kind: string) => boolean>> = {
  fetch: (method) => /get|head/.test(method),
  Request: (method) => /get|head/.test(method),
  ky: (method) => /get|head/.test(method),
  axios: (method, kind) => kind.includes("web stream") && /get|head/.test(method),
  got: (method) => method === "head",
  curl: (method, kind) => method === "head" || /Blob|stream/.test(kind),
};

const recorder = useRecorder();

describe.each(Object.entries({ ...CLIENTS, curl: sendByCurl }))("%s", (client, send) => {
  describe.each(METHODS)("%s", (method) => {
    test.each(Object.entries(BODIES))("%s", async (kind, { body, type, bytes, contentType }) => {
      recorder.arrived.length = 0;
      const headers = { accept: "a/b", "user-agent": "test/1", ...(type && { "content-type": type }) };
      const content = body();
      const request = {
        method,
        url: `${recorder.origin}/a%2Fb`,
        headers,
        ...(content !== undefined && { body: content }),
      };

      if (kind !== "none" && isRejected[client]?.(method, kind)) {
        await expect(send(request)).rejects.toThrow(/body|rejected by the Request constructor/);
        expect(recorder.arrived).toEqual([]);
        return;
      }
      await send(request);

      expect(recorder.arrived).toHaveLength(1);
      const [arrived] = recorder.arrived;
      expect(arrived!.method).toBe(method.toUpperCase());
      expect(arrived!.target).toBe("/a%2Fb");
      expect(arrived!.body.toString("latin1")).toBe(Buffer.from(bytes as string).toString("latin1"));
      expect(arrived!.headers["content-type"]).toBe(contentType);
      if (bytes.length === 0 && /p(?:ost|ut|atch)/.test(method)) expect(arrived!.headers["content-length"]).toBe("0");
      expect(arrived!.headers).toMatchObject({ accept: "a/b", "user-agent": "test/1" });
    });
  });
});
