// Times sending by several clients in turn, to a service in a process of its own: `node --expose-gc benchmarks/sending.mjs` prints the
// result as JSON.
import { deepStrictEqual } from "node:assert/strict";

import axios from "axios";
import { Endpoint } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { sendWith } from "fluent-endpoint/response";
import ky from "ky";
import createClient from "openapi-fetch";

import { startUpstream } from "../tests/clients/start-upstream.mjs";
import { shuffled, summarize } from "./rounds.mjs";

/** `short` only shows that everything works. */
const { rounds, batch, warmUp } =
  process.argv[2] === "short" ? { rounds: 3, batch: 5, warmUp: 5 } : { rounds: 61, batch: 200, warmUp: 2000 };

const upstream = await startUpstream(0);
const url = `${upstream.origin}/ok`;
const headers = { accept: "application/json", "user-agent": "benchmark" };
const body = { text: "It does not work.", labels: ["bug"] };
const json = { ...headers, "content-type": "application/json" };

const acme = Endpoint.for({ baseUrl: upstream.origin }).withDefaults({ headers });
const send = sendWith(fetch);
const chains = { GET: acme.route("GET /ok"), POST: acme.route("POST /ok").params(body) };
const requests = { GET: chains.GET.build(), POST: chains.POST.build() };
const openapi = /** @type {import("openapi-fetch").Client<any>} */ (
  createClient({ baseUrl: upstream.origin, headers })
);

/** A way to send, without and with a body; the first is what the others are compared with. @type {Record<string, Record<"GET" | "POST", () => Promise<unknown>>>} */
const CLIENTS = {
  fetch: {
    GET: async () => (await fetch(url, { headers })).json(),
    POST: async () => (await fetch(url, { method: "POST", headers: json, body: JSON.stringify(body) })).json(),
  },
  "`fetch(...toFetch(request))`": {
    GET: async () => (await fetch(...toFetch(requests.GET))).json(),
    POST: async () => (await fetch(...toFetch(requests.POST))).json(),
  },
  "`send(request)`": { GET: async () => send(requests.GET), POST: async () => send(requests.POST) },
  "`chain.to(send)`": { GET: async () => chains.GET.to(send), POST: async () => chains.POST.to(send) },
  "openapi-fetch": {
    GET: async () => (await openapi.GET("/ok", {})).data,
    POST: async () => (await openapi.POST("/ok", { body })).data,
  },
  ky: { GET: async () => ky(url, { headers }).json(), POST: async () => ky.post(url, { headers, json: body }).json() },
  axios: {
    GET: async () => (await axios.get(url, { headers })).data,
    POST: async () => (await axios.post(url, body, { headers })).data,
  },
};

/** Microseconds of this process for a request: those of the service do not count. @param {() => Promise<unknown>} request @param {number} count */
async function time(request, count) {
  const start = process.cpuUsage();
  for (let index = 0; index < count; index++) await request();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}

/** @type {Record<string, unknown>} */
const result = {};
for (const method of /** @type {const} */ (["GET", "POST"])) {
  const racers = Object.entries(CLIENTS).map(([name, byMethod]) => ({ name, request: byMethod[method] }));
  for (const { request } of racers) {
    deepStrictEqual(await request(), { message: "of the upstream" });
    await time(request, warmUp);
  }
  const times = [];
  for (let index = 0; index < rounds; index++) {
    /** @type {number[]} */
    const round = [];
    for (const racer of shuffled(racers.length)) {
      globalThis.gc?.();
      round[racer] = await time(/** @type {(typeof racers)[number]} */ (racers[racer]).request, batch);
    }
    times.push(round);
  }
  result[method] = summarize(
    racers.map(({ name }) => ({ name })),
    times,
  );
}
// The connections of axios stay open.
process.stdout.write(JSON.stringify(result), () => process.exit());
