/** Where in a url its next part stands. */
export class Position {
  /** What is written, until the path starts. */
  #start = "";
  #place: "start" | "path" | "query" | "fragment" = "start";
  #isFirstSegment = true;
  #last = "";
  /** Whether the path segment has a text that is not a dot. */
  hasText = false;
  /** Whether the query parameter has a name already. */
  isInPair = false;

  /** `undefined` in the base and the host, and in a fragment, which no server sees. */
  get place(): "path" | "query" | undefined {
    return this.#place === "path" || this.#place === "query" ? this.#place : undefined;
  }

  get isAtSlash(): boolean {
    return this.#last === "/";
  }

  /** Whether the path has no segment yet. */
  get isAtRoot(): boolean {
    return this.#isFirstSegment && this.isAtSlash;
  }

  writeValue(): void {
    if (this.#place === "start") this.#start = VALUE;
    if (this.#place === "path") this.#isFirstSegment = false;
    this.#last = VALUE;
  }

  write(text: string): void {
    this.#last = text.at(-1) ?? this.#last;
    if (this.#place === "start") this.#writeStart(text);
    else if (this.#place === "path") this.#writePath(text);
    else if (this.#place === "query") this.#writeQuery(text);
  }

  #writeStart(text: string): void {
    const start = this.#start + text;
    const path = start.replace(HOST, "").search(/[/?#]|(?<=^\0)&/);
    this.#start = start;
    if (path === -1) return;
    this.#place = "path";
    this.#writePath(start.replace(HOST, "").slice(path).replace(/^&/, "?"));
  }

  #writePath(text: string): void {
    const [path, delimiter, rest = ""] = splitAt(text, /[?#]/);
    const slash = path.lastIndexOf("/");
    if (slash >= 0) this.hasText = false;
    if (/[^.]/.test(path.slice(slash + 1))) this.hasText = true;
    if (path.length > 1) this.#isFirstSegment = false;
    if (delimiter === "#") this.#place = "fragment";
    if (delimiter !== "?") return;
    this.#place = "query";
    this.#writeQuery(rest);
  }

  #writeQuery(text: string): void {
    const [query, delimiter] = splitAt(text, /#/);
    const [equals, ampersand] = [query.lastIndexOf("="), query.lastIndexOf("&")];
    if (equals !== ampersand) this.isInPair = equals > ampersand;
    if (delimiter) this.#place = "fragment";
  }
}

/** Stands for a value. */
const VALUE = "\0";

/** The scheme and the host at the start of a url, `${protocol}//${host}`, too. */
const HOST = /^(?:https?:|\0)?\/\/[^/?#]*/i;

/** What stands before and behind a delimiter. */
function splitAt(text: string, delimiter: RegExp): [before: string, delimiter?: string, behind?: string] {
  const at = text.search(delimiter);
  return at === -1 ? [text] : [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
}
