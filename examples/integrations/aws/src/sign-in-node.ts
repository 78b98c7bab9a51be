import aws4, { type Credentials } from "aws4";
import type { AnyEndpoint, RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

/** The HTTP client sets the length of a body. */
const unsigned = { extraHeadersToIgnore: { "content-length": true } };

/** Returns a function that signs the requests to the origin of the endpoint, and no others. */
export function createSign(
  aws: AnyEndpoint,
  scope: { readonly service: string; readonly region: string },
  getCredentials: () => Promise<Credentials>,
) {
  return async (request: RequestOptions): Promise<RequestOptions> => {
    if (!aws.isTrusted(request.url)) return request;
    // The signature covers the body, so sign the text that is sent.
    const [url, { method, headers, body = null }] = toFetch(request);
    if (body !== null && typeof body !== "string") throw new TypeError("Only text can be signed.");
    const content = body !== null && { body };
    const { host, pathname, search } = new URL(url);
    const message = { method, host, path: pathname + search, headers, ...content };
    const signed = aws4.sign({ ...scope, ...unsigned, ...message }, await getCredentials());
    const fields = new Headers(signed.headers as Record<string, string>);
    for (const name of ["host", "content-length"]) fields.delete(name);
    return { ...request, headers: Object.fromEntries(fields), ...content };
  };
}
