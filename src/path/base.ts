import { canParse } from "../shared/urls.js";
import { PathError } from "./path-error.js";

/** The start of urls: what `base()` returns. */
export class BasePath {
  /** @internal Without a slash at its end. */
  constructor(readonly prefix: string) {}
}

/**
 * Marks the start of urls, which a template may begin with: an http(s) URL or a path, of your program and not of a user.
 *
 * ```ts
 * const API = base("https://api.example.com/v1");
 * path`${API}/users/${7}`; // => "https://api.example.com/v1/users/7"
 * ```
 *
 * @param url - without userinfo, query and fragment; it is kept as it is, but for a slash at its end
 * @throws {PathError} When it is anything else.
 */
export function base(url: string): BasePath {
  const isBase =
    typeof url === "string" && /^(?:https?:\/\/[^/?#@\\\s]+(?=\/|$)|(?=\/(?!\/)))[!-"$->@-[\]-~]*$/i.test(url);
  if (!isBase || !canParse(url, "http://a") || DOTS.test(url))
    throw new PathError("ERR_INVALID_BASE_URL", 'The base must be "https://host/path" or "/path"');
  return new BasePath(url.replace(/\/$/, ""));
}

/** A segment that URL parsers remove, after decoding "%2e" (C6). */
export const DOTS: RegExp = /\/(?:\.|%2e){1,2}(?![^/?#])/i;
