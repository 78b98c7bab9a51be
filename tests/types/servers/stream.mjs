// Messages with a header, as language servers write them: `Content-Length: 2\r\n\r\n{}`.
import { spawn } from "node:child_process";

/** A language server, which answers requests by their numbers. */
export class ServerProcess {
  #child;
  #buffer = Buffer.alloc(0);
  #receive;

  /**
   * @param {string[]} args of Node
   * @param {(message: any) => void} receive
   */
  constructor(args, receive) {
    this.#receive = receive;
    this.#child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#child.stdout.on("data", (/** @type {Buffer} */ chunk) => this.#read(chunk));
  }

  /** @param {string} text */
  write(text) {
    this.#child.stdin.write(text);
  }

  close() {
    this.#child.kill();
  }

  /** @param {Buffer} chunk */
  #read(chunk) {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      const [, length] = /content-length: (\d+)/i.exec(this.#buffer.toString("latin1", 0, Math.max(end, 0))) ?? [];
      const start = end + 4;
      if (length === undefined || this.#buffer.length < start + Number(length)) return;
      const message = JSON.parse(this.#buffer.toString("utf8", start, start + Number(length)));
      this.#buffer = this.#buffer.subarray(start + Number(length));
      this.#receive(message);
    }
  }
}
