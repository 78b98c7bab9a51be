/** Tells on the standard error what the command does, and how long each step took. */
export class Progress {
  readonly #stream: { write(text: string): unknown };
  readonly #start = performance.now();

  constructor(stream: { write(text: string): unknown }) {
    this.#stream = stream;
  }

  /**
   * Runs a step within a line such as `Reading openapi.yaml … 0.4 s`.
   *
   * @param title - without characters that a terminal acts on
   */
  async during<Result>(title: string, step: () => Result | Promise<Result>): Promise<Result> {
    const start = performance.now();
    this.#stream.write(`${title} …`);
    try {
      const result = await step();
      this.#stream.write(` ${secondsSince(start)}`);
      return result;
    } finally {
      this.#stream.write("\n");
    }
  }

  /** The time since the command started. */
  get total(): string {
    return secondsSince(this.#start);
  }
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
