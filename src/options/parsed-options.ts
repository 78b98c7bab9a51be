import type { NamedValues } from "../shared/own-properties.js";
import type { HeaderPatch } from "./headers.js";

/**
 * The validated options of a call, a layer of defaults, a chain step, or several of these merged. They contain no
 * objects of the caller, except values. Options and parameters are separate, because a parameter may have any name.
 *
 * Each field is an own property, `undefined` if absent, so that no prototype is read (B6).
 */
export interface ParsedOptions {
  baseUrl:
    | {
        /** As the caller wrote it. */
        readonly text: string;
        /** The base URL without trailing slashes, to prepend to a path. */
        readonly prefix: string;
        /** Scheme, host and port in their normal form. */
        readonly origin: string;
      }
    | undefined;
  method: string | undefined;
  url: string | undefined;
  headers: HeaderPatch | undefined;
  /** The format and the previews, without duplicates, for the `accept` header. */
  mediaType: { readonly format: string | undefined; readonly previews: readonly string[] } | undefined;
  parameters: NamedValues | undefined;
  /** Parameters that go to the query, even if the route has a placeholder with their name. */
  query: NamedValues | undefined;
  data: unknown;
  request: object | undefined;
}

/** Creates options without values: a literal, which V8 creates faster than a copy. */
export function createOptions(): ParsedOptions {
  return {
    baseUrl: undefined,
    method: undefined,
    url: undefined,
    headers: undefined,
    mediaType: undefined,
    parameters: undefined,
    query: undefined,
    data: undefined,
    request: undefined,
  };
}

export const NO_OPTIONS: Readonly<ParsedOptions> = /* @__PURE__ */ createOptions();
