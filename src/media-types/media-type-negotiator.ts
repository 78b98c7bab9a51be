import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { notText } from "../errors/issue-of.js";
import type { MediaType } from "../kernel/settings.js";
import { ownProperties } from "../kernel/values.js";
import type { MediaTypeOptions } from "../types/options.js";
import type { Vendor } from "../types/vendor.js";
import { GITHUB, readVendor } from "../vendor/vendor.js";
import { readMediaType } from "./media-type.js";

/**
 * Composes an `accept` header: adds a format and previews to the media ranges of the vendor, and does not change other
 * ranges.
 *
 * ```ts
 * const github = new MediaTypeNegotiator();
 * github.negotiate("application/vnd.github.v3+json", { format: "raw" }); // => "application/vnd.github.v3.raw"
 * github.negotiate("text/html,application/vnd.github.v3+json", { previews: ["mercy"] }); // => "text/html,application/vnd.github.mercy-preview+json"
 * ```
 *
 * @see RFC 9110, section 12.5.1
 */
export class MediaTypeNegotiator {
  readonly #vendor: Vendor;
  /** By the given header: programs ask for the same few, and composing one takes longer than a whole call. */
  readonly #composed = new Map<string, Map<string, string>>();

  /**
   * @param vendor - the vendor of the media types; GitHub by default
   * @throws {EndpointError} `ERR_INVALID_OPTION` when it is not a vendor.
   */
  constructor(vendor: Vendor = GITHUB) {
    this.#vendor = readVendor(vendor);
  }

  /**
   * Composes an `accept` header.
   *
   * @param accept - the given header; empty if there is none
   * @param mediaType - a format and previews
   * @throws {EndpointError} `ERR_INVALID_OPTION` when an argument has another type.
   * @throws {EndpointError} `ERR_INVALID_MEDIA_TYPE` when a name has characters that are not allowed in a media type, or when the vendor
   * has no media types.
   */
  negotiate(accept: string, mediaType: MediaTypeOptions): string {
    if (typeof accept !== "string") throw errorOf("ERR_INVALID_OPTION", [notText("accept", accept)]);
    const issues: Issue[] = [];
    const asked = readMediaType(ownProperties(mediaType, "mediaType"), issues);
    if (issues.length > 0) throw errorOf("ERR_INVALID_OPTION", issues);
    return this.compose(accept, asked);
  }

  /** @internal The same for options that are already checked. */
  compose(accept: string, mediaType: MediaType): string {
    const { format = "", previews } = mediaType;
    // Names of formats and previews contain neither.
    const key = `${format}\n${previews.join()}`;
    let ofAccept = this.#composed.get(accept);
    const known = ofAccept?.get(key);
    if (known !== undefined) return known;
    const composed = this.#negotiate(accept, mediaType);
    // A long header is not kept, neither as a key.
    if (accept.length + key.length >= 999) return composed;
    if (!ofAccept && this.#composed.size < 9) this.#composed.set(accept, (ofAccept = new Map<string, string>()));
    if (ofAccept && ofAccept.size < 99) ofAccept.set(key, composed);
    return composed;
  }

  #negotiate(accept: string, { format, previews }: MediaType): string {
    const suffix = !format || format === "json" ? "" : `.${format}`;
    if (!suffix && previews.length === 0) return accept;
    if (this.#vendor.mediaTypeVersion === undefined) {
      const names = [...previews, suffix.slice(1)].filter(Boolean);
      const detail = "is not supported: this vendor has no media types; set the accept header instead";
      throw errorOf(
        "ERR_INVALID_MEDIA_TYPE",
        names.map((name) => ({ name, reason: "noMediaTypes", detail })),
      );
    }
    const ranges = splitAccept(accept).map((text): MediaRange => ({ text, own: this.#readOwn(text) }));
    const withFormat = ({ text, own }: MediaRange): string =>
      own && suffix ? own.stem + suffix + own.parameters : text;
    const start = ranges.findIndex(({ own }) => own);
    const isBinary = ranges.some(({ text }) => /^[ \t]*application\/octet-stream(?![^; \t])/i.test(text));
    if (previews.length === 0 || (isBinary && start < 0)) return ranges.map(withFormat).join(",");
    // Previews replace the default range of the vendor, and inherit its weight (E1, E2).
    const isPreview = ({ own }: MediaRange): boolean => own?.preview !== undefined;
    const replaced = ranges.find(({ own }) => own && own.preview === undefined)?.own;
    const ending = (suffix || "+json") + (replaced?.parameters ?? "");
    const added = previews
      .filter((name) => ranges.every(({ own }) => own?.preview !== name))
      .map((name) => `application/vnd.${this.#vendor.name!}.${name}-preview${ending}`);
    const others = (part: readonly MediaRange[]): string[] => part.filter(({ own }) => !own).map(({ text }) => text);
    const before = start < 0 ? ranges : ranges.slice(0, start);
    const after = start < 0 ? [] : ranges.slice(start);
    return [...others(before), ...ranges.filter(isPreview).map(withFormat), ...added, ...others(after)].join(",");
  }

  /** Divides a range of the vendor; `undefined` for any other. */
  #readOwn(text: string): OwnRange | undefined {
    const { name, mediaTypeVersion } = this.#vendor;
    const [whole, type, given, facets] = VENDOR_RANGE.exec(text) ?? [];
    if (whole === undefined || !isSameWord(given!, name!)) return undefined;
    const [facet, preview] = FACET.exec(facets!) ?? [];
    const [first = ""] = /^\.[^.+]+/.exec(facets!) ?? [];
    const isVersion = isSameWord(first, mediaTypeVersion === "" ? ".v1" : `.${mediaTypeVersion!}`);
    const stem = type! + given! + (facet ?? (isVersion ? first : ""));
    return { stem, preview, parameters: text.slice(whole.length) };
  }
}

/** A media range of an `accept` header, and its parts if it is one of the vendor. */
interface MediaRange {
  readonly text: string;
  readonly own: OwnRange | undefined;
}

interface OwnRange {
  /** The range without its format and its parameters. */
  readonly stem: string;
  readonly preview: string | undefined;
  /** With the weight; they do not change. */
  readonly parameters: string;
}

/** The range of a vendor without its parameters: the name of the vendor, which has no "." or "+", and its facets. */
const VENDOR_RANGE = /^([ \t]*application\/vnd\.)([^.+; \t]*)([^; \t]*)/i;

/** The first facet, if it is a preview, a version that starts with a digit, or if a format follows. */
const FACET = /^\.(?:([^.+]+)-preview(?![^.+])|v?\d[^.+]*(?:\.\d[^.+]*)*|[^.+]+(?=\.))/i;

/** Compares ASCII texts. The Kelvin sign is a "k" in lower case only, and the long "ſ" an "S" in upper case only. */
function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase() && one.toUpperCase() === other.toUpperCase();
}

/** Splits an `accept` header at its commas, except those in quoted strings (RFC 9110, section 5.6.4). */
function splitAccept(accept: string): string[] {
  const ranges: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (const { 0: mark, index } of accept.matchAll(/\\.|[",]/g)) {
    if (mark === '"') isQuoted = !isQuoted;
    if (mark !== "," || isQuoted) continue;
    ranges.push(accept.slice(start, index));
    start = index + 1;
  }
  return accept ? [...ranges, accept.slice(start)] : ranges;
}
