/** A stream whose last line, such as `Reading openapi.yaml …`, shows how long its step takes already. */
export class LiveLine {
  readonly #stream: { write(text: string): unknown };
  /** What was written since the last line break. */
  #line = "";
  #seconds = 0;

  constructor(stream: { write(text: string): unknown }) {
    this.#stream = stream;
  }

  write(text: string): void {
    // The end of the step takes the place of the seconds.
    this.#stream.write(this.#seconds > 0 ? `\r\x1b[K${this.#line}${text}` : text);
    this.#line = (this.#line + text).replace(/^[^]*\n/, "");
    this.#seconds = 0;
  }

  /** Adds a second to the line of a step that has no end yet. */
  tick(): void {
    if (!this.#line.endsWith("…")) return;
    this.#seconds += 1;
    this.#stream.write(`\r\x1b[K${this.#line} ${this.#seconds} s`);
  }
}
