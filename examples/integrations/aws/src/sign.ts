import { AwsV4Signer } from "aws4fetch";
import type { AnyEndpoint, RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

/** `service`, `region`, `accessKeyId`, `secretAccessKey`, and for temporary credentials `sessionToken`. */
type Credentials = Omit<ConstructorParameters<typeof AwsV4Signer>[0], "method" | "url" | "headers" | "body">;

/** Returns a function that signs the requests to the origin of the endpoint, and no others. */
export function createSign(aws: AnyEndpoint, getCredentials: () => Promise<Credentials>) {
  return async (request: RequestOptions): Promise<RequestOptions> => {
    if (!aws.isTrusted(request.url)) return request;
    // The signature covers the body, so sign the text that is sent.
    const [url, { method, headers, body = null }] = toFetch(request);
    const signer = new AwsV4Signer({ ...(await getCredentials()), method, url, headers, body });
    const signed = await signer.sign();
    return { ...request, headers: Object.fromEntries(signed.headers), ...(body !== null && { body }) };
  };
}
