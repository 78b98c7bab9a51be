// Time limits and signals hold until the response is read, whatever the garbage collector does (G16).
import { getEventListeners, once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { toFetch, toNodeHttp, toRequest, toUndici } from "../../src/adapters/index.js";
import { sendWith } from "../../src/response/index.js";
import { CLIENTS } from "./clients.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

let server: Server;
let origin = "";
let requests = 0;
beforeAll(async () => {
  // /silent never answers; /body and /error send a part of a body, and no more.
  server = createServer(({ url }, response) => {
    requests += 1;
    server.emit("received");
    if (url === "/silent") return;
    response.writeHead(url === "/error" ? 500 : 200, { "content-type": "text/plain" });
    response.write("begun");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Waits until the server has so many requests. */
async function received(count: number): Promise<void> {
  while (requests < count) await once(server, "received");
}

const send = sendWith(fetch);
const SENDERS: Readonly<Record<string, (request: RequestOptions) => Promise<unknown>>> = {
  send: async (request) => send(request),
  ...CLIENTS,
};

/** What aborts the requests that have a signal of the caller's. */
const controllers: AbortController[] = [];

/** Makes a request, of which only the client and the library hold anything. */
function begin(client: (request: RequestOptions) => Promise<unknown>, path: string, kind: string): Promise<string> {
  let chain = new Endpoint({ baseUrl: origin }).route("GET /{path}").param("path", path);
  if (kind !== "signal") chain = chain.timeout(kind.includes("limit") ? LIMIT : 1_000_000);
  if (kind !== "limit") {
    const controller = new AbortController();
    if (kind.includes("signal")) controllers.push(controller);
    chain = chain.signal(controller.signal);
  }
  return client(chain.build()).then(
    () => "answered",
    () => "aborted",
  );
}

const LIMIT = 1_000;
const PATHS = ["silent", "body", "error"];
const KINDS = ["limit", "signal", "both, limit", "both, signal"];
const CASES = Object.keys(SENDERS).flatMap((name) => PATHS.map((path) => [name, path] as const));

/** How all requests end, which are on their way at once: a collection takes as long as many of them. */
let ends: readonly (readonly string[])[] = [];
beforeAll(async () => {
  // Only a request that is never aborted waits for it.
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("never"), 50_000).unref());
  const begun = CASES.map(([name, path]) =>
    // The limit of undici is one for each chunk.
    Promise.all(KINDS.map((kind) => Promise.race([begin(SENDERS[name]!, path, kind), late]))),
  );
  const count = CASES.length * KINDS.length;
  // A slow machine may reach the limit before the server has a request.
  const all = Promise.all(begun);
  await Promise.race([all, received(count)]);
  for (let times = 0; times < 3; times += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const controller of controllers) controller.abort();
  ends = await all;
}, 60_000);

test.each(CASES)("%s, %s", (...one) => {
  expect(ends[CASES.findIndex((each) => each.join() === one.join())]).toEqual(KINDS.map(() => "aborted"));
});

describe("a request that is never sent leaves nothing on the signal of the caller (G16)", () => {
  const ADAPTERS = { toFetch, toNodeHttp, toRequest, toUndici } as const;
  const kinds = ["signal", "signal and limit"];

  test.each(Object.keys(ADAPTERS).flatMap((name) => kinds.map((kind) => [name, kind] as const)))(
    "%s, %s",
    async (name, kind) => {
      const { signal } = new AbortController();
      const adapt = ADAPTERS[name as "toFetch"];
      const bodies: WeakRef<object>[] = [];
      const make = (): void => {
        const body = new Uint8Array(1000);
        bodies.push(new WeakRef(body));
        const options = kind === "signal" ? { signal } : { signal, timeout: 60_000 };
        adapt({ method: "post", url: `${origin}/x`, headers: {}, body, request: options });
      };
      for (let count = 0; count < 20; count += 1) make();
      // Node 20 warns of more than ten.
      if (name !== "toRequest") expect(getEventListeners(signal, "abort").length).toBeLessThanOrEqual(1);
      const isLeft = (): boolean =>
        bodies.some((body) => body.deref()) || getEventListeners(signal, "abort").length > 0;
      for (let tries = 0; tries < 20 && isLeft(); tries += 1) {
        // What was looked at is held until then, and callbacks of the collector run later.
        await new Promise((resolve) => setTimeout(resolve, 20));
        collect();
      }
      expect(getEventListeners(signal, "abort")).toHaveLength(0);
      expect(bodies.filter((body) => body.deref())).toHaveLength(0);
    },
  );
});
