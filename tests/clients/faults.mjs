// Each fault of an answer, by send over fetch and ky, beside fetch alone: every one settles within its time limit, as a body or as one
// documented error, and leaves no connection open.
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

import { Endpoint, isEndpointError } from "fluent-endpoint";
import { sendWith } from "fluent-endpoint/response";

import { startUpstream } from "./start-upstream.mjs";
import { FAULTS } from "./upstream-faults.mjs";

const LIMIT = 400;
const upstream = await startUpstream();
const acme = Endpoint.for({ baseUrl: upstream.origin });
const ky = async (/** @type {string} */ name) => (await import(name).catch(() => ({}))).default?.create({ retry: 0 });
const [ky1, ky2] = [await ky("ky-1"), await ky("ky-2")];

/** @type {Record<string, (path: string, method: string) => Promise<unknown>>} */
const CLIENTS = {
  fetch: async (path, method) => {
    const response = await fetch(upstream.origin + path, { method, signal: AbortSignal.timeout(LIMIT) });
    return `${response.status} ${(await response.text()).slice(0, 20)}`;
  },
};
for (const [name, by] of Object.entries({ "send(fetch)": fetch, "send(ky 1)": ky1, "send(ky 2)": ky2 }))
  if (by) {
    const send = sendWith(by);
    CLIENTS[name] = (path, method) =>
      send(acme.route(`${method} {+path}`).param("path", path).request({ timeout: LIMIT }));
  }

/** What came of it, in a word; `undefined` is no documented end. */
const endOf = (/** @type {any} */ error) => {
  if (isEndpointError(error, "ERR_RESPONSE") || isEndpointError(error, "ERR_INVALID_RESPONSE"))
    return `${error.code}${error.code === "ERR_RESPONSE" ? ` ${/** @type {any} */ (error).response.status}` : ""}`;
  // Of the client: no connection, or no time.
  if (/^(?:TimeoutError|AbortError|NetworkError)$/.test(error.name) || error instanceof TypeError) return error.name;
  return undefined;
};

let failures = 0;
for (const method of ["GET", "HEAD"])
  for (const name of Object.keys(FAULTS)) {
    // Nothing is answered to HEAD but headers.
    if (method === "HEAD" && !/^(?:huge|problem|no-content|not-modified|teapot)$/.test(name)) continue;
    const cells = [];
    for (const [client, run] of Object.entries(CLIENTS)) {
      const started = performance.now();
      const late = wait(20_000, "late", { ref: false });
      const end = await Promise.race([
        run(`/${name}`, method).then(
          (body) =>
            `body ${typeof body === "string" ? JSON.stringify(body.slice(0, 14)) : (Object(body).length ?? String(body))}`,
          endOf,
        ),
        late,
      ]);
      if (client !== "fetch" && (end === undefined || end === "late")) failures += 1;
      cells.push(`${client}: ${end ?? "UNDOCUMENTED"} (${Math.round(performance.now() - started)} ms)`);
    }
    console.log(`${method} ${name.padEnd(26)}${cells.join("  ")}`);
  }
let open = await upstream.sockets();
for (let tries = 0; open > 0 && tries < 100; tries += 1) {
  await wait(100);
  open = await upstream.sockets();
}
console.log(`${open} connections are open, ${failures} failures`);
assert.equal(open + failures, 0);
