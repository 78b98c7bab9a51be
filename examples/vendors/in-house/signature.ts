// The signature of a request, as the API and its clients compute it.
import { createHmac } from "node:crypto";

/** The parts of a request that are signed. */
export interface SignedParts {
  readonly method: string;
  readonly url: string;
  readonly timestamp: string;
  /** The text of the body, as it is sent. */
  readonly body?: string | undefined;
}

/**
 * Signs a request: an HMAC over method, path, sorted query, time and body.
 *
 * @returns 64 hexadecimal digits
 */
export function sign({ method, url, timestamp, body = "" }: SignedParts, secret: string): string {
  const { pathname, search } = new URL(url);
  // Sorted, because proxies may change the order.
  const query = search.slice(1).split("&").sort().join("&");
  const text = [method.toUpperCase(), pathname, query, timestamp, body].join("\n");
  return createHmac("sha256", secret).update(text).digest("hex");
}
