/**
 * Requests that the runtime's own `fetch` sends to a server, and what arrives there.
 *
 * @typedef {import("../suite/suite.mjs").Case} Case
 * @typedef {import("../server.mjs").Received} Received
 */
import { deferredRequests, requests } from "../suite/requests.mjs";

/** Written by the client itself: the boundary, the length, and in browsers the user agent. */
const OWN = /^(?:content-length|user-agent)$/;

/** @type {import("../suite/suite.mjs").Cases} */
export const sending = (library, { origin }) => {
  const { toFetch, toRequest } = library;
  const baseUrl = `${origin}/sent`;
  /** @type {Record<string, (request: any) => Promise<Response>>} */
  const send = {
    toFetch: (request) => fetch(.../** @type {[string, object]} */ (toFetch(request))),
    toRequest: (request) => fetch(toRequest(request)),
  };
  return [...requests(library, baseUrl), ...deferredRequests(library, baseUrl)].flatMap(({ title, build, body }) =>
    Object.entries(send).map(
      ([name, sendIt]) =>
        /** @type {Case} */ ([
          `${name}, ${title}`,
          async () => {
            const request = build();
            await sendIt(request);
            return arrived(origin, Object.keys(toFetch(request)[1].headers));
          },
          expected(toFetch, build(), origin, body),
        ]),
    ),
  );
};

/**
 * What has arrived, with those headers that the request sets.
 *
 * @param {string} origin
 * @param {readonly string[]} names
 */
async function arrived(origin, names) {
  const response = await fetch(`${origin}/received`);
  const [{ method, target, headers, body }, ...more] = /** @type {[Received, ...Received[]]} */ (await response.json());
  const type = headers.find(([name]) => name === "content-type")?.[1];
  const boundary = /boundary=(.*)$/.exec(type ?? "")?.[1];
  const content = boundary ? withoutBoundary(latin1(body), boundary) : latin1(body);
  const own = headers.filter(([name]) => names.includes(name) && !OWN.test(name)).sort();
  return { method, target, headers: own, body: content, more: more.length };
}

/**
 * @param {any} toFetch
 * @param {any} request
 * @param {string} origin
 * @param {string | Uint8Array} body
 */
function expected(toFetch, request, origin, body) {
  const [url, { method, headers }] = toFetch(request);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return {
    method,
    target: url.slice(origin.length),
    headers: Object.entries(headers)
      .filter(([name]) => !OWN.test(name))
      .sort(),
    body: String.fromCharCode(...bytes),
    more: 0,
  };
}

/** The boundary is random, and a line break after the last one is optional. */
const withoutBoundary = (/** @type {string} */ body, /** @type {string} */ boundary) =>
  body.replaceAll(boundary, "BOUNDARY").replace(/--(?:\r\n)?$/, "--");

/** @param {string} hexadecimal */
const latin1 = (hexadecimal) =>
  (hexadecimal.match(/../g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 16))).join("");
