import { standingHeaders, type Layer } from "../layer.js";
import { setOwn } from "../shared/value-kind.js";
import type { MediaTypeNegotiator } from "./media-type-negotiator.js";

/** The header fields of a result: they are copied into each. */
export interface FinalHeaders {
  readonly plain: Readonly<Record<string, string>>;
  /** With a body that clients write as JSON: announced where nothing else is (decision D3). */
  readonly json: Readonly<Record<string, string>>;
}

/** The header fields that stand, with `accept` amended (specification, Rules for media types; decisions A5, E1, E2). */
export function finalHeaders({ headers, mediaType }: Layer, negotiator: MediaTypeNegotiator): FinalHeaders {
  const plain = standingHeaders(headers);
  if (mediaType) {
    const accept = negotiator.negotiate(Object.hasOwn(plain, "accept") ? plain["accept"]! : "", mediaType);
    if (accept) setOwn(plain, "accept", accept);
  }
  if (Object.hasOwn(plain, "content-type")) return { plain, json: plain };
  const json = standingHeaders(plain);
  setOwn(json, "content-type", "application/json; charset=utf-8");
  return { plain, json };
}
