import type { AnyEndpoint } from "fluent-endpoint";

/** Returns a `fetch` that adds a token, and asks for a new one once if the API responds with 401. */
export function withToken(api: AnyEndpoint, getToken: () => Promise<string>) {
  let token: Promise<string> | undefined;
  const currentToken = () =>
    (token ??= getToken().catch((error: unknown) => {
      token = undefined;
      throw error;
    }));
  const fetchWith = async (url: string, init: RequestInit, used: Promise<string>): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${await used}`);
    return fetch(url, { ...init, headers });
  };

  return async (url: string, init: RequestInit): Promise<Response> => {
    if (!api.isTrusted(url)) return fetch(url, init);
    const used = currentToken();
    const response = await fetchWith(url, init, used);
    if (response.status !== 401) return response;
    await response.body?.cancel();
    // Another call may have asked for a new token already.
    if (token === used) token = undefined;
    return fetchWith(url, init, currentToken());
  };
}
