import { standingHeaders, type HeaderChanges, type Layer } from "../layer.js";
import { setOwn } from "../value-kind.js";
import type { MediaTypeNegotiator } from "./media-type-negotiator.js";

/** The header fields that stand: they are copied into each result. */
export class FinalHeaders {
  readonly plain: Readonly<Record<string, string>>;
  #json: Readonly<Record<string, string>> | undefined;

  constructor(plain: Readonly<Record<string, string>>) {
    this.plain = plain;
  }

  /** With a body that clients write as JSON: announced where nothing else is (decision D3). */
  get json(): Readonly<Record<string, string>> {
    this.#json ??= Object.hasOwn(this.plain, "content-type")
      ? this.plain
      : withField(this.plain, "content-type", "application/json; charset=utf-8");
    return this.#json;
  }
}

/** The header fields that stand, with `accept` amended (specification, Rules for media types; decisions A5, E1, E2). */
export function finalHeaders({ headers, mediaType }: Layer, negotiator: MediaTypeNegotiator): FinalHeaders {
  const standing = standingHeaders(headers);
  if (!mediaType) return new FinalHeaders(standing);
  const accept = negotiator.negotiate(Object.hasOwn(standing, "accept") ? standing["accept"]! : "", mediaType);
  return new FinalHeaders(accept ? withField(standing, "accept", accept) : standing);
}

function withField(fields: HeaderChanges, name: string, value: string): Record<string, string> {
  const all = standingHeaders(fields);
  setOwn(all, name, value);
  return all;
}
