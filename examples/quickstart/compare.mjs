// Whether a request has arrived as it was built.
import { encoded } from "./send.mjs";

/** @typedef {import("fluent-endpoint").RequestOptions} RequestOptions */
/** @typedef {import("./server.mjs").Received} Received */

/** The headers that `fetch` adds by itself. */
const OF_FETCH = ["host", "connection", "accept-language", "accept-encoding", "sec-fetch-mode", "content-length"];

/**
 * What was built and what arrived, side by side.
 *
 * @typedef {object} Difference
 * @property {string} field
 * @property {string} built
 * @property {string} arrived
 */

/**
 * Compares method, host, target, every header and every byte of the body.
 *
 * @param {RequestOptions} built
 * @param {Received | undefined} received `undefined` where nothing has arrived
 * @returns {Difference[]}
 */
export function differences(built, received) {
  if (!received) return [{ field: "request", built: "one", arrived: "none" }];
  const [, host = "", target = ""] = /^https?:\/\/([^/?#]*)(.*)$/.exec(built.url) ?? [];
  const fields = {
    method: [built.method.toUpperCase(), received.method],
    host: [host, received.headers.host],
    target: [target, received.target],
    ...Object.fromEntries(
      Object.entries(built.headers).map(([name, value]) => [name, [value, received.headers[name]]]),
    ),
    "other headers": ["none", othersIn(received, built).join() || "none"],
    body: [bytesOf(built).toString("latin1"), received.body.toString("latin1")],
  };
  return Object.entries(fields)
    .map(([field, [expected, arrived]]) => ({ field, built: String(expected), arrived: String(arrived ?? "nothing") }))
    .filter(({ built: expected, arrived }) => expected !== arrived);
}

/**
 * The names of the headers that nobody asked for.
 *
 * @param {Received} received
 * @param {RequestOptions} built
 */
function othersIn(received, built) {
  return Object.keys(received.headers).filter((name) => !(name in built.headers) && !OF_FETCH.includes(name));
}

/**
 * The bytes that the body of a request has on the wire.
 *
 * @param {RequestOptions} built
 */
export function bytesOf({ body }) {
  return Buffer.from(encoded(body) ?? "");
}
