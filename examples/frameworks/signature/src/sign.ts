import { createHash } from "node:crypto";

import type { AnyEndpoint, RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { httpbis, type SigningKey } from "http-message-signatures";

/** Returns a function that signs the requests to the origin of the endpoint, and no others. */
export function createSign(acme: AnyEndpoint, key: SigningKey) {
  return async (request: RequestOptions): Promise<RequestOptions> => {
    if (!acme.isTrusted(request.url)) return request;
    // The signature covers the body by its digest, so sign the text that is sent.
    const [url, { method, headers, body }] = toFetch(request);
    const fields = ["@method", "@target-uri"];
    if (typeof body === "string") {
      headers["content-digest"] = `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;
      fields.push("content-type", "content-digest");
    } else if (body) throw new TypeError("Only a text has a digest here");
    const signed = await httpbis.signMessage({ key, fields }, { method, url, headers });
    return { ...request, headers: Object.fromEntries(new Headers(signed.headers)), ...(body && { body }) };
  };
}
