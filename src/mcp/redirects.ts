import { canParse } from "../kernel/url.js";
import { readField } from "../shared/header-fields.js";
import { discard, type FetchResponse } from "../response/response-body.js";
import type { FetchLike } from "../response/fetch-any.js";

/** The longest chain of redirects. */
const MOST_REDIRECTS = 10;

/** Thrown when a response redirects to where its request must not go. The message is for a model. */
export class RedirectError extends Error {}

interface Init {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Returns a `fetch` that follows redirects itself: to trusted urls and within the origin of the request, and nowhere else, because the
 * request has credentials (X4).
 */
export function fetchWithin(fetch: FetchLike, isTrusted: (url: string) => boolean): FetchLike {
  return async (first: string, given: Init) => {
    let [url, init] = [first, given];
    for (let redirects = 0; ; redirects += 1) {
      const response: FetchResponse & { readonly type?: string } = await fetch(url, { ...init, redirect: "manual" });
      const { status } = response;
      // In a browser, what is redirected is hidden.
      if (response.type === "opaqueredirect") throw new RedirectError("The API redirects, which is not followed here.");
      const location = readField(response.headers, "location");
      if (!/^30[12378]$/.test(String(status)) || location === "") return response;
      discard(response);
      if (redirects === MOST_REDIRECTS) throw new RedirectError(`The API redirects more than ${MOST_REDIRECTS} times.`);
      const next = redirectTarget(location, url);
      if (next.origin !== new URL(first).origin && !isTrusted(next.href))
        throw new RedirectError(
          `The API redirects to ${next.host}, which is not trusted, and is not asked. The answer cannot be had with this tool.`,
        );
      [url, init] = [next.href, redirected(init, status)];
    }
  };
}

function redirectTarget(location: string, base: string): URL {
  const url = canParse(location, base) ? new URL(location, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new RedirectError("The API redirects to an invalid address.");
  return url;
}

/** The request after a redirect (Fetch Standard, "HTTP-redirect fetch"). */
function redirected(init: Init, status: number): Init {
  const method = init.method.toUpperCase();
  const becomesGet = status === 303 ? method !== "HEAD" && method !== "GET" : status < 303 && method === "POST";
  if (!becomesGet) return init;
  const headers = Object.entries(init.headers).filter(([name]) => !/^content-/i.test(name));
  return { ...init, method: "GET", body: undefined, headers: Object.fromEntries(headers) };
}
