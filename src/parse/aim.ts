import { originOf } from "../shared/origin.js";
import type { RouteTemplate } from "./route-template.js";

/** Scheme and authority that a url starts with; empty for a path. */
export function authorityOf(url: string): string {
  return /^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? "";
}

/**
 * Whether values have chosen an origin that they may not choose (decision C7).
 *
 * @param pieces - what each expression of the template has expanded to
 * @param url - the finished url
 * @param trusted - the origins that values may choose
 */
export function isAimed(
  template: RouteTemplate,
  pieces: readonly string[],
  url: string,
  trusted: readonly string[],
): boolean {
  const { address, expressions, literals, pathStart } = template;
  const authority = authorityOf(url);
  if (address === "path" || !/^[a-z][a-z\d+.-]*:/i.test(url)) return false;
  if (address === "url" && authority === authorityOf(literals[0]!)) return false;
  // What a value may fill of a host is one label.
  const isLabel = (piece: string, index: number): boolean =>
    expressions[index]!.start >= pathStart || /^[a-z\d-]{1,63}$/i.test(piece);
  return !(address === "labels" && pieces.every(isLabel)) && !trusted.includes(originOf(authority));
}
