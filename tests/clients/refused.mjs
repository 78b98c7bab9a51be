// A fetch that would send a form or a stream as its name, or cannot send a Blob, is noticed before it sends (G17); any other sends it whole.
import assert from "node:assert/strict";

import { toFetch, toRequest } from "fluent-endpoint/adapters";
import { sendWith } from "fluent-endpoint/response";

import { startUpstream } from "./start-upstream.mjs";

const upstream = await startUpstream();
const from = async (/** @type {string} */ name) => (await import(name).catch(() => undefined)) ?? {};
const [undici6, undici7, undici8] = [await from("undici-6"), await from("undici-7"), await from("undici-8")];
const nodeFetch = await from("node-fetch-3");
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
  "node-fetch-3": nodeFetch.default,
  "make-fetch-happen": (await from("make-fetch-happen")).default,
};
/** @type {[name: string, send: (request: any) => Promise<unknown>][]} */
const SENDERS = [
  ["toFetch", async (request) => (await fetch(...toFetch(request))).text()],
  ["toRequest", async (request) => (await fetch(toRequest(request))).text()],
  // A version for another Node is left out.
  ...Object.entries(FETCHES).flatMap(([name, fetchOf]) =>
    fetchOf ? [/** @type {[string, any]} */ ([name, sendWith(fetchOf)])] : [],
  ),
];

/** @param {any} classes */
const formOf = ({ FormData, File }) => {
  const made = new FormData();
  made.append("a", "field");
  made.append("f", new File(["file"], "f.txt"));
  return made;
};
/** Those of clients, which are not of the platform's class. */
const foreign = Object.entries({
  "undici 6": undici6,
  "undici 7": undici7,
  "undici 8": undici8,
  "node-fetch 3": nodeFetch,
});
/** @type {Record<string, () => unknown>} */
const BODIES = {
  form: () => formOf(globalThis),
  ...Object.fromEntries(
    foreign
      .filter(([, { FormData }]) => FormData)
      // undici 7 and 8 take the File of the platform.
      .map(([name, { FormData, File = globalThis.File }]) => [`form of ${name}`, () => formOf({ FormData, File })]),
  ),
  "Blob of node-fetch 3": () => new nodeFetch.Blob(["field file"]),
  "web stream": () => new Blob(["field file"]).stream(),
  "async iterable": async function* () {
    yield Buffer.from("field ");
    yield Buffer.from("file");
  },
  Blob: () => new Blob(["field file"]),
  bytes: () => Buffer.from("field file"),
};

let wrong = 0;
for (const [name, send] of SENDERS) {
  for (const [kind, create] of Object.entries(BODIES)) {
    const made = create();
    const body = typeof made === "function" ? made() : made;
    const request = { method: "post", url: `${upstream.origin}/received`, headers: { accept: "*/*" }, body };
    const outcome = await send(request).then(
      () => "sent",
      (/** @type {any} */ error) =>
        error.code === "ERR_INVALID_REQUEST" ? "refused" : `failed: ${error.cause?.message ?? error.message}`,
    );
    const { "/received": [arrived] = [] } = await upstream.received();
    const isWhole = arrived !== undefined && /field/.test(arrived.text) && /file/.test(arrived.text);
    const isOk = outcome === "sent" ? isWhole : outcome === "refused" && arrived === undefined;
    if (!isOk) wrong += 1;
    console.log(
      `${name.padEnd(22)}${kind.padEnd(24)}${outcome}${isOk ? "" : `, WRONG: ${arrived?.text.slice(0, 60)}`}`,
    );
  }
}
assert.equal(wrong, 0);
