// Every kind of body with every method, through each adapter and its client, to a server.
import { describe, expect, test } from "@jest/globals";

import { BODIES } from "./bodies.js";
import { CLIENTS } from "./clients.js";
import { useRecorder } from "./recorder.js";

const METHODS = ["get", "head", "options", "post", "put", "patch", "delete", "query"];

/** The bodies that a client itself rejects, as listed in docs/sending.md. */
const isRejected: Readonly<Record<string, (method: string, kind: string) => boolean>> = {
  fetch: (method) => /get|head/.test(method),
  Request: (method) => /get|head/.test(method),
  ky: (method) => /get|head/.test(method),
  axios: (method, kind) => kind.includes("web stream") && /get|head/.test(method),
  got: (method) => method === "head",
};

const recorder = useRecorder();

describe.each(Object.entries(CLIENTS))("%s", (client, send) => {
  describe.each(METHODS)("%s", (method) => {
    // Every body by POST, and the first two by each method.
    const bodies = Object.entries(BODIES).slice(0, method === "post" ? undefined : 2);
    test.each(bodies)("%s", async (kind, { body, type, bytes, contentType }) => {
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
      if (bytes.length === 0 && /p(?:ost|ut|atch)|query/.test(method))
        expect(arrived!.headers["content-length"]).toBe("0");
      expect(arrived!.headers).toMatchObject({ accept: "a/b", "user-agent": "test/1" });
    });
  });
});
