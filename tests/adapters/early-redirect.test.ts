// A server that redirects before it has read a stream gets no wrong bytes at the new place (G11).
import { Readable } from "node:stream";

import { beforeAll, expect, test } from "@jest/globals";
import axios from "axios";

import { toAxios } from "../../src/adapters/index.js";
import { startUpstream } from "../clients/start-upstream.mjs";

const SIZE = 3_000_017;

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
});

function* chunks(): Generator<Buffer> {
  for (let left = SIZE; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), 1);
}

test.each([301, 302, 303, 307, 308])("axios, a stream of Node, %d", async (status) => {
  const body = Readable.from(chunks());
  const config = toAxios({ method: "post", url: `${upstream.origin}/early/${status}`, headers: {}, body });
  const sent = await axios({ ...config, validateStatus: () => true }).then(
    (response) => response.status,
    // The server may have closed the connection by then.
    (error: unknown) => (error as { readonly code?: string }).code,
  );
  expect([status, "EPIPE", "ECONNRESET"]).toContain(sent);
  expect(await upstream.received()).toEqual({});
});

test("bytes are not copied for axios", () => {
  const body = new Uint8Array(1000).subarray(10, 20);
  const { data } = toAxios({ method: "post", url: upstream.origin, headers: {}, body }) as { data: Buffer };
  expect([data.buffer, data.byteOffset, data.byteLength]).toEqual([body.buffer, 10, 10]);
});
