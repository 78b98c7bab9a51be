// Multipart bodies and request targets, which do not fit in the table of clients.test.ts.
import { describe, expect, test } from "@jest/globals";

import type { RequestOptions } from "../../src/index.js";
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

  test("a FormData has the boundary of the client, not the caller's type (D9)", async () => {
    const form = new FormData();
    form.append("a", "ü & \r\n");
    form.append("a", "2");
    form.append("file", new Blob([new Uint8Array([0, 255])], { type: "image/png" }), 'a "b".png');
    await send(request({ headers: { "content-type": "multipart/form-data" }, body: form }));

    const { headers: fields, body } = onlyRequest();
    expect(fields["content-type"]).toMatch(/^multipart\/form-data; boundary=\S+$/);
    const response = new Response(new Uint8Array(body), { headers: { "content-type": fields["content-type"]! } });
    const arrived = await response.formData();
    expect(arrived.getAll("a")).toEqual(["ü & \r\n", "2"]);
    const file = arrived.get("file") as File;
    expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(["image/png", new Uint8Array([0, 255])]);
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

  test("does not send the fragment", async () => {
    await send(request({ method: "get", url: `${recorder.origin}/a?b=1#c?d` }));

    expect(onlyRequest().target).toBe("/a?b=1");
  });
});
