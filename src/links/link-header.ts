/** A link of a `link` header (RFC 8288, section 3). */
export interface Link {
  readonly target: string;
  /** The relation types, in lower case. */
  readonly relations: readonly string[];
  /** The context of the link; `undefined` for the resource of the response. */
  readonly anchor: string | undefined;
}

// RFC 8288, appendix B.2. Each expression is sticky and takes linear time.
const BLANK = /[\s,]*/y;
const TARGET = /<([^>]*)>/y;
const PARAMETER = /\s*;\s*([^\s;,="<>]*)\s*(?:=\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)"|([^\s;,"]*)))?/y;
/** The text before the next comma outside of quotation marks. */
const REST = /[^,"]*(?:"[^"\\]*(?:\\.[^"\\]*)*"?[^,"]*)*,?/y;

/** Parses a `link` header. Malformed links are skipped, because the caller cannot correct them. */
export function parseLinkHeader(header: string): Link[] {
  const links: Link[] = [];
  let position = 0;
  const next = (syntax: RegExp): RegExpExecArray | null => {
    syntax.lastIndex = position;
    const match = syntax.exec(header);
    if (match) position = syntax.lastIndex;
    return match;
  };
  // Without another ">", there are no more links.
  for (const last = header.lastIndexOf(">"); position < last;) {
    next(BLANK);
    const target = next(TARGET)?.[1];
    const parameters = new Map<string, string>();
    while (target !== undefined && header[position] !== ",") {
      const [, name, quoted, token = ""] = next(PARAMETER) ?? [];
      if (name === undefined) break;
      // The first of several counts (RFC 8288, section 3.3).
      const lower = name.toLowerCase();
      if (!parameters.has(lower)) parameters.set(lower, quoted?.replace(/\\(.)/g, "$1") ?? token);
    }
    next(REST);
    if (target === undefined) continue;
    const relations = (parameters.get("rel") ?? "").toLowerCase().split(/\s+/);
    links.push({ target: target.trim(), relations, anchor: parameters.get("anchor") });
  }
  return links;
}
