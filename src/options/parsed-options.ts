import type { NamedValues } from "../shared/own-properties.js";
import type { HeaderPatch } from "./headers.js";

/**
 * Options of one call, one layer of defaults or one step of a chain, or several merged: checked and copied, so that
 * nothing of the caller's is kept but values. Options and parameters are separate: a parameter may have any name.
 *
 * Each field is an own property, `undefined` if not given: no prototype is ever read (B6).
 */
export interface ParsedOptions {
  baseUrl:
    | {
        /** As the caller wrote it. */
        readonly text: string;
        /** What precedes a path: the base url without a `/` at its end. */
        readonly prefix: string;
        /** Scheme, host and port in their normal form. */
        readonly origin: string;
      }
    | undefined;
  method: string | undefined;
  url: string | undefined;
  headers: HeaderPatch | undefined;
  /** What amends the `accept` header: a format, and distinct previews. */
  mediaType: { readonly format: string | undefined; readonly previews: readonly string[] } | undefined;
  parameters: NamedValues | undefined;
  /** Parameters that belong to the query, even if the route has a place for their names. */
  query: NamedValues | undefined;
  data: unknown;
  request: object | undefined;
}

/** Options of which none is given yet: a literal, which V8 creates faster than a copy. */
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
