import type { BaseUrl } from "./base-url.js";
import type { MediaType } from "./media-type.js";
import { setOwn } from "./shared/value-kind.js";

/** Header fields by their name in lower case; `null` takes one away (decision A5). */
export type HeaderChanges = Readonly<Record<string, string | null>>;

/** Parameters in order: the name at an index goes with the value at the same index. */
export interface Parameters {
  readonly names: readonly string[];
  /** The caller's own, kept by identity. */
  readonly values: readonly unknown[];
}

export const NO_PARAMETERS: Parameters = /* @__PURE__ */ Object.freeze({ names: [], values: [] });

/**
 * What one caller said, or several with the later over the earlier: read once, checked and copied, so that nothing of
 * the caller's is held but values. Options and parameters are apart, so that a parameter may have any name. `merge/`
 * makes layers, and `parse/` takes the one that a call comes to.
 *
 * Every field is its own, `undefined` where nothing was said: nothing is ever read from a prototype (decision B6).
 */
export class Layer {
  method: string | undefined;
  url: string | undefined;
  baseUrl: BaseUrl | undefined;
  headers: HeaderChanges | undefined;
  mediaType: MediaType | undefined;
  data: unknown;
  request: object | undefined;
  parameters: Parameters | undefined;
  /** Parameters that belong to the query, whatever has a place for their names. */
  query: Parameters | undefined;
}

/** Layers over each other, from the uppermost down: each list shares what is beneath it. */
export interface Layers {
  readonly layer: Layer;
  readonly beneath: Layers | undefined;
}

/** The header fields that are not taken away (decision A5). */
export function standingHeaders(headers: HeaderChanges = {}): Record<string, string> {
  const standing = {};
  for (const name of Object.keys(headers)) if (headers[name] !== null) setOwn(standing, name, headers[name]);
  return standing;
}
