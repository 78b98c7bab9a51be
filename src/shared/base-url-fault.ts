import { LONGEST_TEXT } from "../errors/longest-text.js";
import type { BaseUrlFault } from "../errors/sentences.js";
import { authorityOf, isRelative } from "./origin.js";
import { isAuthority } from "./url-syntax.js";

/** The faults that a syntax tells, the first of which is reported. */
const SYNTAX: readonly (readonly [fault: BaseUrlFault, syntax: RegExp])[] = [
  ["empty", /^$/],
  // eslint-disable-next-line no-control-regex -- these are meant
  ["blank", /[\s\0-\x1f\x7f]/],
  ["variable", /[{}]/],
  ["scheme", /^(?!https?:\/\/|\/(?!\/))/i],
  ["backslash", /\\/],
  ["credentials", /^[^/]+\/\/[^/?#]*@/],
  ["query", /\?/],
  ["fragment", /#/],
  ["dots", /\/(?:\.|%2e){1,2}(?:\/|$)/i],
  ["port", /^[^/]+\/\/(?:\[[^\]/]*\]|[^/:[]*):(?!\d+(?:\/|$))/],
];

/**
 * Finds what is wrong with a base URL: it must be an http(s) URL without userinfo, query, fragment and dot segments (C7), or
 * the path of one (C14).
 *
 * @returns `undefined` if it is valid
 */
export function findBaseUrlFault(text: unknown): BaseUrlFault | undefined {
  if (typeof text !== "string") return "text";
  if (text.length > LONGEST_TEXT) return "length";
  const found = SYNTAX.find(([, syntax]) => syntax.test(text));
  if (found) return found[0];
  const { length } = authorityOf(text);
  if (!isRelative(text) && !isAuthority(text.slice(0, length))) return "host";
  // The platform's parser encodes what must be encoded.
  return new URL(text, "http://x").pathname.endsWith(text.slice(length)) ? undefined : "encode";
}
