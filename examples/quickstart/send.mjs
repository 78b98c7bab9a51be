// From request options to `fetch`.

/** @typedef {import("fluent-endpoint").RequestOptions} RequestOptions */

/**
 * Sends request options with the platform's `fetch`.
 *
 * @param {RequestOptions} options
 */
export function send({ method, url, headers, body, request }) {
  // `fetch` mends "get" and "post", but sends "patch" as it stands, and servers answer 400: always in upper case.
  return fetch(url, { ...request, method: method.toUpperCase(), headers, body: encoded(body) });
}

/**
 * The body as `fetch` takes it: JSON as text, all else as it is.
 *
 * @param {unknown} body
 */
export function encoded(body) {
  if (body === undefined) return null;
  return typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
}
