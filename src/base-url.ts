import { BoundedCache } from "./bounded-cache.js";
import { InvalidBaseUrlError } from "./errors/invalid-base-url-error.js";

/** A base address, checked. */
export interface BaseUrl {
  /** As given. */
  readonly text: string;
  /** What a path is placed after: without a `/` at its end. */
  readonly prefix: string;
  /** Scheme, host and port in their normal form. */
  readonly origin: string;
}

const cache = /* @__PURE__ */ new BoundedCache((text): BaseUrl => {
  const [, path] = /^https?:\/\/[\w.:[\]-]+([!-~]*)$/i.exec(text) ?? [];
  // What a url parser reads otherwise than it is written is no path: dot segments, a query, userinfo, a backslash.
  if (path === undefined || !URL.canParse(text) || new URL(text).pathname !== (path || "/")) {
    throw new InvalidBaseUrlError(
      'Invalid baseUrl: use "https://host" or "https://host/path", without credentials, query, fragment and ".." segments',
    );
  }
  return { text, prefix: text.replace(/(?<!\/)\/+$/, ""), origin: new URL(text).origin };
});

/** Reads a base address: an http(s) URL without userinfo, query or fragment (decision C7). */
export function readBaseUrl(baseUrl: unknown): BaseUrl {
  return cache.get(typeof baseUrl === "string" ? baseUrl : "");
}
