// Time limits and signals hold until the response is read, whatever the garbage collector does (G16).
import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { beforeAll, describe, expect, test } from "@jest/globals";
import ky from "ky";

import { Endpoint, type RequestOptions } from "../../src/index.js";
import { toFetch, toNodeHttp, toRequest, toUndici } from "../../src/adapters/index.js";
import { sendWith } from "../../src/response/index.js";
import { startUpstream } from "../clients/start-upstream.mjs";
import { CLIENTS } from "./clients.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

let upstream: Awaited<ReturnType<typeof startUpstream>>;

const send = sendWith(fetch);
const sendByKy = sendWith(ky.create({ retry: 0 }));
const SENDERS: Readonly<Record<string, (request: RequestOptions) => Promise<unknown>>> = {
  send: async (request) => send(request),
  "send by ky": async (request) => sendByKy(request),
  ...CLIENTS,
};

/** What aborts the requests that have a signal of the caller's. */
const controllers: AbortController[] = [];

/** Makes a request, of which only the client and the library hold anything. */
async function begin(
  client: (request: RequestOptions) => Promise<unknown>,
  path: string,
  kind: string,
): Promise<string> {
  let chain = new Endpoint({ baseUrl: upstream.origin }).route("GET {+path}").param("path", path);
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
const PATHS = ["never-answers", "silent-in-body", "silent-in-error"];
const KINDS = ["limit", "signal", "both, limit", "both, signal"];
const CASES = Object.keys(SENDERS).flatMap((name) => PATHS.map((path) => [name, path] as const));

/** How all requests end, which are on their way at once: a collection takes as long as many of them. */
let ends: readonly (readonly string[])[] = [];
beforeAll(async () => {
  upstream = await startUpstream();
  // Only a request that is never aborted waits for it.
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("never"), 50_000).unref());
  /** Those that have neither ended nor arrived: a slow machine may reach the limit before the service has a request. */
  const waiting = new Set<string>();
  const begun = CASES.map(([name, kind], index) =>
    Promise.all(
      KINDS.map(async (limits) => {
        const path = `/${kind}/${index}/${KINDS.indexOf(limits)}`;
        waiting.add(path);
        const end = await Promise.race([begin(SENDERS[name]!, path, limits), late]);
        waiting.delete(path);
        return end;
      }),
    ),
  );
  while (waiting.size > 0) {
    for (const path of await upstream.arrived()) waiting.delete(path);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (let times = 0; times < 3; times += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const controller of controllers) controller.abort();
  ends = await Promise.all(begun);
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
        adapt({ method: "post", url: `${upstream.origin}/x`, headers: {}, body, request: options });
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

test.each([["limit"], ["no limit"]])(
  "a response that ky has sent leaves nothing on the signal of the caller, %s",
  async (limit) => {
    const { signal } = new AbortController();
    const chain = new Endpoint({ baseUrl: upstream.origin }).route("GET /ok").signal(signal);
    const own = getEventListeners(signal, "abort").length;
    await (limit === "limit" ? chain.timeout(60_000) : chain).to(sendByKy);
    for (let tries = 0; tries < 20 && getEventListeners(signal, "abort").length > own; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      collect();
    }
    expect(getEventListeners(signal, "abort")).toHaveLength(own);
  },
);
