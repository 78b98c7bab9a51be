import { describe, expect, test } from "@jest/globals";

import type { RequestOptions } from "../../src/index.js";
import { BODIES } from "./bodies.js";
import { useRecorder } from "./recorder.js";

const METHODS = ["get", "head", "options", "post", "put", "patch", "delete", "query"];

/**
 * Tests that a client sends every kind of body with every method as the request options say.
 *
 * @param isRejected - the bodies that the client itself rejects, as listed in docs/sending.md
 */
export function testEveryBody(
  send: (request: RequestOptions) => unknown,
  isRejected: (method: string, kind: string) => boolean = () => false,
): void {
  const recorder = useRecorder();

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

      if (kind !== "none" && isRejected(method, kind)) {
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
}
