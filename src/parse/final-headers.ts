import { standingHeaders, type Layer } from "../layer.js";
import type { MediaTypeNegotiator } from "./media-type-negotiator.js";

/** The header fields that stand, with `accept` amended (specification, Rules for media types; decisions A5, E1, E2). */
export function finalHeaders({ headers, mediaType }: Layer, negotiator: MediaTypeNegotiator): Record<string, string> {
  const standing = standingHeaders(headers);
  if (!mediaType) return standing;
  const accept = negotiator.negotiate(Object.hasOwn(standing, "accept") ? standing["accept"]! : "", mediaType);
  return accept ? { ...standing, accept } : standing;
}
