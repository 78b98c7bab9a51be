import { deferredRequests, requests } from "../suite/requests.mjs";
import { ofNode } from "./adapters.mjs";

/** @typedef {import("../suite/suite.mjs").Case} Case */

const BASE = "https://api.example.com";

/** Browsers do not let a `Request` set them. */
const FORBIDDEN = /^(?:content-length|user-agent)$/;

/**
 * Requests with every kind of body as a `Request` (G1), and blobs and forms for clients of Node: all need the classes of `fetch`.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const requestObjects = (library) => {
  const deferred = deferredRequests(library, BASE);
  return [
    ...[...requests(library, BASE), ...deferred].map(
      ({ title, build }) => /** @type {Case} */ ([`toRequest, ${title}`, () => contentOf(library.toRequest(build()))]),
    ),
    ...deferred.flatMap(({ title, build }) =>
      Object.entries(ofNode(library)).map(
        ([name, adapter]) => /** @type {Case} */ ([`${name}, ${title}`, () => adapter(build())]),
      ),
    ),
  ];
};

/** @param {Request} request */
async function contentOf(request) {
  const { method, url } = request;
  const headers = [...request.headers].filter(([name]) => !FORBIDDEN.test(name));
  const boundary = /boundary=(.*)$/.exec(request.headers.get("content-type") ?? "")?.[1];
  const body = new Uint8Array(await request.arrayBuffer());
  return boundary ? { method, url, length: "depends on the boundary" } : { method, url, headers, body };
}
