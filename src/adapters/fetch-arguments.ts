import type { Head } from "./request.js";

/** The client options that `fetch` supports (G4), and what Cloudflare Workers (`cf`) and Next.js (`next`) add to it. */
const FETCH_OPTIONS =
  /^(?:cache|cf|credentials|dispatcher|integrity|keepalive|mode|next|priority|redirect|referrer(?:Policy)?|signal)$/;

/** The arguments of `fetch`. It has no timeout: a signal aborts the request. */
export function fetchArguments(
  { method, url, headers, clientOptions }: Pick<Head, "method" | "url" | "headers" | "clientOptions">,
  body: unknown,
): [url: string, init: Record<string, unknown>] {
  const init: Record<string, unknown> = { method, headers };
  if (body !== undefined) init["body"] = body;
  for (const name in clientOptions) {
    const value = clientOptions[name];
    if (value !== undefined && FETCH_OPTIONS.test(name)) init[name] = value;
  }
  return [url, init];
}
