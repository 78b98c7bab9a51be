import { InvalidMediaTypeError } from "../errors/invalid-media-type-error.js";
import { readMediaType } from "../media-type.js";
import { optionError } from "../own-names.js";
import { kindOf } from "../shared/value-kind.js";
import { GITHUB, readVendor, type Vendor } from "../vendor.js";

/** A media range of an `accept` header (RFC 9110, section 12.5.1), amended by the format asked for. */
interface MediaRange {
  readonly text: string;
  /** Whether it is one of the vendor's. */
  readonly isOwn: boolean;
  /** The preview that it names. */
  readonly preview: string | undefined;
  /** Its parameters and weight, as they stand. */
  readonly parameters: string;
}

/** What to amend an `accept` header by. */
export interface MediaTypeRequest {
  /** Media type parameter such as `raw` or `text+json`; `""` and `json` change nothing. */
  readonly format?: string | undefined;
  /** Names of previews, with or without `-preview`. */
  readonly previews?: readonly string[] | undefined;
}

/**
 * Composes an `accept` header: amends the vendor's own media ranges by a format and by previews, and leaves every other
 * range where it stands.
 *
 * ```ts
 * const github = new MediaTypeNegotiator();
 * github.negotiate("application/vnd.github.v3+json", { format: "raw" }); // => "application/vnd.github.v3.raw"
 * github.negotiate("text/html,application/vnd.github.v3+json", { previews: ["mercy"] }); // => "text/html,application/vnd.github.mercy-preview+json"
 * ```
 *
 * @see specification, Rules for media types; decisions E1, E2
 */
export class MediaTypeNegotiator {
  readonly #prefix: string;
  /** One of the vendor's ranges: up to its version or preview, the preview's name, and behind that a format. */
  readonly #own: RegExp | undefined;

  /**
   * @param vendor - whose media types are amended; GitHub by default
   * @throws InvalidOptionError where it is none
   */
  constructor(vendor: Vendor = GITHUB) {
    const { name, mediaTypeVersion } = readVendor(vendor);
    this.#prefix = `application/vnd.${name}`;
    if (mediaTypeVersion === undefined) return;
    const facet = `(?:([^.+; \\t]+)-preview|v\\d+|${mediaTypeVersion || "v1"})(?=[.+; \\t]|$)`;
    this.#own = new RegExp(`^([ \\t]*application/vnd\\.${name}(?:\\.${facet})?)(?:[.+][^; \\t]*)?(?=[; \\t]|$)`, "i");
  }

  /**
   * Composes an `accept` header.
   *
   * @param accept - the header as it stands; empty where there is none
   * @param request - a format, and previews to ask for
   * @throws InvalidOptionError where they have another shape
   * @throws InvalidMediaTypeError where a name holds a character that no media type may hold, or where the vendor has
   * no media types of its own (decisions A2, E3)
   */
  negotiate(accept: string, request: MediaTypeRequest): string {
    if (typeof accept !== "string") throw optionError("accept", `it takes a string, not ${kindOf(accept)}`);
    const { format, previews } = readMediaType(request);
    const suffix = !format || format === "json" ? "" : `.${format}`;
    if (!suffix && previews.length === 0) return accept;
    const own = this.#own;
    if (!own) {
      const problem = "this vendor has no formats and no previews: set the accept header instead";
      throw new InvalidMediaTypeError(
        [...previews, suffix.slice(1)].filter(Boolean).map((name) => ({ name, problem })),
      );
    }
    const ranges = mediaRanges(accept).map((text): MediaRange => {
      const [whole = "", stem, preview] = own.exec(text) ?? [];
      const parameters = text.slice(whole.length);
      return {
        text: stem !== undefined && suffix ? stem + suffix + parameters : text,
        isOwn: whole !== "",
        preview,
        parameters,
      };
    });
    const first = ranges.findIndex(({ isOwn }) => isOwn);
    const isBinary = ranges.some(({ text }) => /^[ \t]*application\/octet-stream(?![^; \t])/i.test(text));
    if (first < 0 && isBinary) return accept;
    const standing = ranges.filter(({ preview }) => preview);
    const known = new Set(standing.map(({ preview }) => preview));
    // The weight of the range that the previews replace is theirs too.
    const parameters = ranges.find(({ isOwn, preview }) => isOwn && !preview)?.parameters ?? "";
    const added = previews
      .filter((name) => !known.has(name))
      .map((name) => ({ text: `${this.#prefix}.${name}-preview${suffix || "+json"}${parameters}` }));
    const place = first < 0 ? ranges.length : first;
    const others = ranges.slice(place).filter(({ isOwn }) => !isOwn);
    const arranged = previews.length > 0 ? [...ranges.slice(0, place), ...standing, ...added, ...others] : ranges;
    return arranged.map(({ text }) => text).join(",");
  }
}

/** Cuts a header at its commas; those in a quoted string are part of it (RFC 9110, section 5.6.4). */
export function mediaRanges(accept: string): string[] {
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
