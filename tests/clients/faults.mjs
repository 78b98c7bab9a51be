// Each fault of an answer, by each client alone and by the library with it: every one settles within its time limit, as a body, as one
// documented error, or as an error of the client, and leaves no connection open.
import assert from "node:assert/strict";
import http from "node:http";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

import axios from "axios";
import { Endpoint, isEndpointError } from "fluent-endpoint";
import { toAxios, toGot, toNodeHttp, toUndici } from "fluent-endpoint/adapters";
import { readResponse, sendWith } from "fluent-endpoint/response";

import { startUpstream } from "./start-upstream.mjs";
import { FAULTS } from "./upstream-faults.mjs";

const LIMIT = 400;
const upstream = await startUpstream();
const acme = Endpoint.for({ baseUrl: upstream.origin });
/** A version for another Node is left out. @param {string} name @returns {Promise<any>} */
const from = async (name) => import(name).catch(() => ({}));
/** @type {any} */
const isBytes = { responseType: "buffer", throwHttpErrors: false, retry: { limit: 0 } };
/** @param {Promise<Response>} response */
const textOf = async (response) => (await response).text();

/** Clients alone, to compare with. @type {Record<string, (url: string, init: any) => Promise<unknown>>} */
const ALONE = { fetch: async (url, init) => textOf(fetch(url, init)) };
/** What the library makes of them. @type {Record<string, (request: any) => Promise<unknown>>} */
const CLIENTS = { "send(fetch)": sendWith(fetch) };
for (const version of [1, 2]) {
  const ky = (await from(`ky-${version}`)).default?.create({ retry: 0 });
  if (!ky) continue;
  ALONE[`ky ${version}`] = async (url, init) => textOf(ky(url, init));
  CLIENTS[`send(ky ${version})`] = sendWith(ky);
}
for (const version of [6, 7, 8]) {
  const undici = await from(`undici-${version}`);
  if (!undici.fetch) continue;
  // It closes connections that are idle sooner than the default.
  const dispatcher = new undici.Agent({ keepAliveTimeout: 100 });
  CLIENTS[`send(undici ${version})`] = sendWith((url, init) => undici.fetch(url, { ...init, dispatcher }));
  CLIENTS[`undici ${version}`] = async (request) => {
    const [url, options] = toUndici(request);
    const { statusCode: status, headers, body } = await undici.request(url, { ...options, dispatcher });
    return readResponse(request, { status, headers, body: await body.arrayBuffer() });
  };
}
for (const version of [14, 15]) {
  const got = (await from(`got-${version}`)).default;
  if (!got) continue;
  CLIENTS[`got ${version}`] = async (request) => {
    const { url, ...options } = toGot(request);
    const { statusCode: status, headers, rawBody: body } = await got(url, { ...options, ...isBytes });
    return readResponse(request, { status, headers, body });
  };
}
CLIENTS["axios"] = async (request) => {
  // Its own limit ends with the first byte (docs/sending.md).
  const signal = AbortSignal.timeout(LIMIT);
  const isAny = { responseType: /** @type {const} */ ("arraybuffer"), validateStatus: () => true };
  const { status, headers, data: body } = await axios({ ...toAxios(request), ...isAny, signal });
  return readResponse(request, { status, headers, body });
};
CLIENTS["node:http"] = async (request) => {
  const { options, body } = toNodeHttp(request);
  const sent = http.request(options);
  /** @type {Promise<http.IncomingMessage>} */
  const received = new Promise((resolve, reject) => sent.on("response", resolve).on("error", reject));
  await pipeline(body, sent).catch(() => undefined);
  const {
    statusCode: status = 0,
    headers,
    ...response
  } = await received.then(async (message) => {
    const chunks = [];
    for await (const chunk of message) chunks.push(chunk);
    return { statusCode: message.statusCode, headers: message.headers, body: Buffer.concat(chunks) };
  });
  return readResponse(request, { status, headers, body: response.body });
};

/** What came of it, in a word; `undefined` is no documented end. @param {any} error @param {string} client */
const endOf = (error, client) => {
  if (isEndpointError(error, "ERR_RESPONSE")) return `${error.code} ${/** @type {any} */ (error).response.status}`;
  if (isEndpointError(error)) return isEndpointError(error, "ERR_INVALID_RESPONSE") ? error.code : undefined;
  // Of the client: no connection, or no time. That of a fetch is one of these (docs/sending.md).
  if (/^(?:TimeoutError|AbortError|NetworkError)$/.test(error.name) || error instanceof TypeError) return error.name;
  return client.startsWith("send") ? undefined : `${error.name}${error.code ? ` ${error.code}` : ""}`;
};

/** @template Run @param {Record<string, Run>} runs @param {(run: Run) => () => Promise<unknown>} map */
const mapped = (runs, map) => Object.fromEntries(Object.entries(runs).map(([name, run]) => [name, map(run)]));

let failures = 0;
process.on("unhandledRejection", (error) => {
  failures += 1;
  console.log("UNHANDLED", error);
});
for (const method of ["GET", "HEAD"])
  for (const name of Object.keys(FAULTS)) {
    // Nothing is answered to HEAD but headers.
    if (method === "HEAD" && !/^(?:huge|problem|no-content|not-modified|teapot)$/.test(name)) continue;
    const path = `/${name}`;
    const request = () => acme.route(`${method} {+path}`).param("path", path).request({ timeout: LIMIT }).build();
    const init = () => ({ method, signal: AbortSignal.timeout(LIMIT) });
    const runs = {
      ...mapped(ALONE, (run) => () => run(upstream.origin + path, init())),
      ...mapped(CLIENTS, (run) => () => run(request())),
    };
    console.log(`${method} ${name}`);
    for (const [client, run] of Object.entries(runs)) {
      const started = performance.now();
      const end = await Promise.race([
        run().then(
          (body) =>
            `body ${typeof body === "string" ? JSON.stringify(body.slice(0, 14)) : (Object(body).length ?? String(body))}`,
          (error) => endOf(error, client in ALONE ? "" : client),
        ),
        wait(20_000, "late", { ref: false }),
      ]);
      if (!(client in ALONE) && (end === undefined || end === "late")) failures += 1;
      console.log(`  ${client.padEnd(16)}${end ?? "UNDOCUMENTED"} (${Math.round(performance.now() - started)} ms)`);
    }
  }
let open = await upstream.sockets();
for (let tries = 0; open > 0 && tries < 100; tries += 1) {
  await wait(100);
  open = await upstream.sockets();
}
console.log(`${open} connections are open, ${failures} failures`);
assert.equal(open + failures, 0);
