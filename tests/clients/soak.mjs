// Nothing outlives a response (G16): sends and aborted ones over one signal, by one adapter, in a process that must end by itself.
// `node --expose-gc tests/clients/soak.mjs send 50000 5000 limit`, or with the package of a client: `… soak.mjs "toGot got-15" 5000 500`
import { once, getEventListeners, setMaxListeners } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

import { Endpoint } from "fluent-endpoint";
import { toFetch, toGot, toNodeHttp, toRequest, toUndici } from "fluent-endpoint/adapters";
import { sendWith } from "fluent-endpoint/response";

import { startUpstream } from "./start-upstream.mjs";

const [client = "send", sends = "50000", aborted = "5000", limit] = process.argv.slice(2);
const [adapter = "", library] = client.split(/ (?=\w+-\d+$)/);
const AT_ONCE = 50;

let warnings = 0;
process.on("warning", () => {
  warnings += 1;
});

// On a slow machine, a client may send by a connection that the service closes meanwhile.
const upstream = await startUpstream(0);
const acme = Endpoint.for({ baseUrl: upstream.origin });
const send = sendWith(fetch);
/** @type {any} */
const { default: got, Agent: UndiciAgent, request: undiciRequest } = library === undefined ? {} : await import(library);
const dispatcher = UndiciAgent && new UndiciAgent({ connections: AT_ONCE, keepAliveTimeout: 100 });
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** @type {Record<string, (request: any) => Promise<unknown>>} */
const CLIENTS = {
  // What the platform itself does, to compare with.
  fetch: async ({ method, url, body, request: { signal } }) =>
    (await fetch(url, { method, body: JSON.stringify(body), signal })).text(),
  toFetch: async (request) => (await fetch(...toFetch(request))).text(),
  toRequest: async (request) => (await fetch(toRequest(request))).text(),
  // Made, and never sent.
  "toRequest alone": async (request) => void toRequest(request),
  toUndici: async (request) => {
    const [url, options] = toUndici(request);
    return (await undiciRequest(url, { ...options, dispatcher })).body.text();
  },
  toNodeHttp: async (request) => {
    const { options, body } = toNodeHttp(request);
    const sent = httpRequest({ ...options, agent });
    const [[response]] = await Promise.all([once(sent, "response"), pipeline(body, sent)]);
    return text(response);
  },
  toGot: async (request) => {
    const { url, ...options } = toGot(request);
    return got(url, { ...options, agent: { http: agent }, retry: { limit: 0 } }).text();
  },
  send: async (request) => send(request),
};
const sendBy = /** @type {(request: any) => Promise<unknown>} */ (CLIENTS[adapter]);

/** @param {string} path @param {AbortSignal} signal */
const requestOf = (path, signal) => {
  // These have listeners of their own for each request that is on its way; Node 20 warns of the eleventh.
  if (adapter === "toGot" || (/^to(?:Undici|NodeHttp)$/.test(adapter) && !limit)) setMaxListeners(3 * AT_ONCE, signal);
  const chain = acme.route("POST {+path}").param("path", path).param("text", "a".repeat(1000)).signal(signal);
  return (limit ? chain.timeout(600_000) : chain).build();
};

const collect = /** @type {() => void} */ (globalThis.gc);
const heapAfterCollections = async () => {
  for (let index = 0; index < 5; index += 1) {
    await wait(20);
    collect();
  }
  return process.memoryUsage().heapUsed;
};

const shutdown = new AbortController();
/** @param {number} count */
const sendMany = async (count) => {
  let left = count;
  const work = async () => {
    while (left-- > 0) {
      await sendBy(requestOf("/ok", shutdown.signal));
      // As in a server, where requests come one after the other: the platform lets go of a request only when it is collected, that of
      // toRequest() by the second collection, because its signal holds it until the response is read. It warns of 1,500.
      if (left % 100 === 0) collect();
      if (left % 50 === 0) await wait(1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
/** @param {number} count */
const abortMany = async (count) => {
  for (let done = 0; done < count; done += AT_ONCE) {
    const controller = new AbortController();
    const signal = AbortSignal.any([shutdown.signal, controller.signal]);
    const batch = Array.from({ length: AT_ONCE }, () => sendBy(requestOf("/silent", signal)).catch(() => "aborted"));
    setTimeout(() => controller.abort(), 5);
    await Promise.all(batch);
  }
};

await sendMany(Number(sends) / 10);
await abortMany(Number(aborted) / 10);
const before = await heapAfterCollections();
await sendMany(Number(sends));
await abortMany(Number(aborted));
const growth = (await heapAfterCollections()) - before;
const listeners = getEventListeners(shutdown.signal, "abort").length;
await dispatcher?.close();
agent.destroy();

// The platform's fetch closes a connection that was idle for four seconds.
let sockets = await upstream.sockets();
for (let tries = 0; sockets > 0 && tries < 80; tries += 1) {
  await wait(100);
  sockets = await upstream.sockets();
}
const perSend = growth / (Number(sends) + Number(aborted));
console.log(
  JSON.stringify({
    node: process.version,
    client,
    limit: Boolean(limit),
    listeners,
    growth,
    perSend: Math.round(perSend * 10) / 10,
    sockets,
    warnings,
  }),
);
// Of its own requests, the platform warns until they are collected, which may be late: new Request() alone does it, too.
const ofPlatform = client === "toRequest alone" ? warnings : 0;
if (listeners > 0 || growth > 3_000_000 || sockets > 0 || warnings > ofPlatform) process.exitCode = 1;
