// A fetch that would send a form or a stream as its name is noticed before it sends (G17); any other sends it whole.
import assert from "node:assert/strict";

import { sendWith } from "fluent-endpoint/response";

import { startUpstream } from "./start-upstream.mjs";

const upstream = await startUpstream();
const from = async (/** @type {string} */ name) => (await import(name).catch(() => undefined)) ?? {};
const [undici6, undici7, undici8] = [await from("undici-6"), await from("undici-7"), await from("undici-8")];
/** @type {Record<string, any>} */
const FETCHES = {
  platform: fetch,
  "a function around it": (/** @type {string} */ url, /** @type {object} */ init) => fetch(url, init),
  "ky-1": (await from("ky-1")).default,
  "ky-2": (await from("ky-2")).default,
  "undici-6": undici6.fetch,
  "undici-7": undici7.fetch,
  "undici-8": undici8.fetch,
  "cross-fetch": (await from("cross-fetch")).default,
  "node-fetch-2": (await from("node-fetch-2")).default,
  "node-fetch-3": (await from("node-fetch-3")).default,
  "make-fetch-happen": (await from("make-fetch-happen")).default,
};

const form = () => {
  const made = new FormData();
  made.append("a", "field");
  made.append("f", new File(["file"], "f.txt"));
  return made;
};
/** @type {Record<string, () => unknown>} */
const BODIES = {
  form,
  "web stream": () => new Blob(["field file"]).stream(),
  "async iterable": async function* () {
    yield Buffer.from("field ");
    yield Buffer.from("file");
  },
  Blob: () => new Blob(["field file"]),
  bytes: () => Buffer.from("field file"),
};

let wrong = 0;
for (const [name, fetchOf] of Object.entries(FETCHES)) {
  // A version for another Node.
  if (!fetchOf) continue;
  for (const [kind, create] of Object.entries(BODIES)) {
    const made = create();
    const body = typeof made === "function" ? made() : made;
    const request = { method: "post", url: `${upstream.origin}/received`, headers: { accept: "*/*" }, body };
    const outcome = await sendWith(fetchOf)(request).then(
      () => "sent",
      (/** @type {any} */ error) =>
        error.code === "ERR_INVALID_REQUEST" ? "refused" : `failed: ${error.cause?.message ?? error.message}`,
    );
    const { "/received": [arrived] = [] } = await upstream.received();
    const isWhole = arrived !== undefined && /field/.test(arrived.text) && /file/.test(arrived.text);
    const isOk = outcome === "sent" ? isWhole : arrived === undefined;
    if (!isOk) wrong += 1;
    console.log(
      `${name.padEnd(22)}${kind.padEnd(16)}${outcome}${isOk ? "" : `, WRONG: ${arrived?.text.slice(0, 60)}`}`,
    );
  }
}
assert.equal(wrong, 0);
