import { canParse } from "../kernel/url.js";
import { invalidOption } from "../errors/invalid-option.js";
import { LONGEST_TEXT } from "../shared/limits.js";
import { readField } from "../shared/header-fields.js";
import { parseLinkHeader } from "./link-header.js";

/**
 * Reads the url of the next page from the `link` header of a response.
 *
 * ```ts
 * const headers = { link: '<https://api.github.com/user/repos?page=3>; rel="next"' };
 * nextLink(headers); // => "https://api.github.com/user/repos?page=3"
 * nextLink({}); // => undefined
 * ```
 *
 * @param headers - a `Headers`, a plain object with names in any case, a `Map`, a list of pairs, a flat list of names and
 * values, or a response with one of them as its `headers`
 * @param base - the url of the request: a relative link is resolved against it
 * @returns the url, or `undefined` if there is no next page; without `base`, a relative link is unchanged
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `headers` has another type, when `base` is not an absolute url, or when the header has more
 * than 1,048,576 characters.
 * @see RFC 8288
 */
export function nextLink(headers: object, base?: string): string | undefined {
  return findLink(headers, "next", base);
}

/**
 * Reads the url of a relation from the `link` header of a response.
 *
 * ```ts
 * findLink({ Link: '</repos?page=9>; rel="last"' }, "last", "https://api.github.com/repos"); // => "https://api.github.com/repos?page=9"
 * ```
 *
 * @param headers - as for `nextLink()`
 * @param relation - a relation type such as `"last"`, in any case
 * @param base - the url of the request: a relative link is resolved against it
 * @returns the url of the first such link; links with an `anchor` belong to another resource and are skipped
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `headers` has another type, when `base` is not an absolute url, or when the header has more
 * than 1,048,576 characters.
 * @see RFC 8288, section 3
 */
export function findLink(headers: object, relation: string, base?: string): string | undefined {
  if (typeof relation !== "string") throw invalidOption("relation", "must be text");
  // A path is that of a page, which supplies the origin.
  const isOfPage = typeof base === "string" && base.startsWith("/") && !base.startsWith("//");
  const absolute = isOfPage ? PAGE + base : base;
  if (base !== undefined && !(typeof absolute === "string" && canParse(absolute)))
    throw invalidOption("base", "must be an absolute url or a path");
  const wanted = relation.toLowerCase();
  const header = readLinkHeader(headers);
  if (header.length > LONGEST_TEXT) throw invalidOption("link", "must have at most 1,048,576 characters", "length");
  const links = parseLinkHeader(header);
  const link = links.find(({ relations, anchor }) => anchor === undefined && relations.includes(wanted));
  if (!link || base === undefined) return link?.target;
  const url = canParse(link.target, absolute) ? new URL(link.target, absolute).href : undefined;
  return isOfPage && url?.startsWith(`${PAGE}/`) ? url.slice(PAGE.length) : url;
}

/** Completes the path of a page, whose origin is not known. */
const PAGE = "http://page.invalid";

function readLinkHeader(headers: unknown): string {
  try {
    if (typeof headers === "object" && headers !== null) return readField(headersOf(headers), "link");
  } catch {
    // A getter that throws, or a detached buffer.
  }
  throw invalidOption("headers", "must be a Headers, an object or a list of header fields");
}

/** Clients call the fields of a response `headers`; no field has an object as its value. */
function headersOf(given: object): object {
  const { headers } = given as { readonly headers?: unknown };
  return typeof headers === "object" && headers !== null ? headers : given;
}
