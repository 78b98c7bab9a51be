/**
 * Requests with every kind of body through every adapter: what they write is the same everywhere (G1).
 *
 * @typedef {import("../suite/suite.mjs").Case} Case
 */
import { fails } from "../suite/expected.mjs";
import { deferredRequests, requests } from "../suite/requests.mjs";

const BASE = "https://api.example.com";

/** @type {import("../suite/suite.mjs").Cases} */
export const adapters = (library) => {
  const { endpoint, toAxios, toCurl, toFetch, toGot, toNodeHttp, toRequest, toUndici } = library;
  const all = {
    toFetch: (/** @type {any} */ request) => toFetch(request).map(comparable),
    toAxios: (/** @type {any} */ request) => withBytes(comparable(toAxios(request))),
    toGot: (/** @type {any} */ request) => comparable(toGot(request)),
    toUndici: (/** @type {any} */ request) => comparable(toUndici(request)[1]),
    toNodeHttp: (/** @type {any} */ request) => comparable(toNodeHttp(request).options),
    toRequest: (/** @type {any} */ request) => contentOf(toRequest(request)),
    toCurl,
  };
  return [
    ...[...requests(library, BASE), ...deferredRequests(library, BASE)].flatMap(({ title, build }) =>
      Object.entries(all).map(([name, adapter]) => /** @type {Case} */ ([`${name}, ${title}`, () => adapter(build())])),
    ),
    // What JSON would lose (D9): the classes are those of the platform.
    ...[
      new Map(),
      Promise.resolve(1),
      new Blob(["a"]),
      new FormData(),
      new URLSearchParams("a=b"),
      new Float64Array(2),
      new Headers(),
    ].map(
      (value) =>
        /** @type {Case} */ ([
          `toFetch, ${Object.prototype.toString.call(value)}`,
          () => toFetch(endpoint("POST /x", { a: [{ b: value }] })),
          fails("ERR_INVALID_REQUEST"),
        ]),
    ),
  ];
};

/** The boundary of a form is random, and browsers have a user agent of their own. */
function comparable(/** @type {any} */ options) {
  if (typeof options === "string") return options;
  const fields = Object.entries(options.headers).filter(([name]) => name !== "user-agent");
  const headers = fields.map(([name, value]) => [name, String(value).replace(/boundary=.*/, "boundary=")]);
  return { ...options, headers };
}

/** Of bytes, axios takes a Buffer in Node, and an ArrayBuffer elsewhere. */
function withBytes(/** @type {any} */ options) {
  const { data } = options;
  return data instanceof ArrayBuffer ? { ...options, data: new Uint8Array(data) } : options;
}

/** Browsers do not let a `Request` set them. */
const FORBIDDEN = /^(?:content-length|user-agent)$/;

/** @param {Request} request */
async function contentOf(request) {
  const { method, url } = request;
  const headers = [...request.headers].filter(([name]) => !FORBIDDEN.test(name));
  const isForm = /boundary=/.test(request.headers.get("content-type") ?? "");
  const body = new Uint8Array(await request.arrayBuffer());
  return isForm ? { method, url, isForm } : { method, url, headers, body };
}
