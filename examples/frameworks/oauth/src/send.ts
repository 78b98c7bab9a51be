import type { AnyEndpoint, RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

/** Returns a function that sends requests with a token, and asks for a new one once if the API responds with 401. */
export function createSend(api: AnyEndpoint, getToken: () => Promise<string>) {
  let token: Promise<string> | undefined;
  const currentToken = () =>
    (token ??= getToken().catch((error: unknown) => {
      token = undefined;
      throw error;
    }));
  const sendWith = async (request: RequestOptions, token: Promise<string>): Promise<Response> => {
    const authorization = `Bearer ${await token}`;
    return fetch(...toFetch({ ...request, headers: { ...request.headers, authorization } }));
  };

  return async (request: RequestOptions): Promise<Response> => {
    if (!api.isTrusted(request.url)) return fetch(...toFetch(request));
    const used = currentToken();
    const response = await sendWith(request, used);
    if (response.status !== 401) return response;
    await response.body?.cancel();
    // Another call may have asked for a new token already.
    if (token === used) token = undefined;
    return sendWith(request, currentToken());
  };
}
