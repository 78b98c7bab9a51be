import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A folder with a file that nobody has to read, in which commands run. */
export class Playground {
  readonly folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
  readonly home = mkdtempSync(join(tmpdir(), "fluent-endpoint-home-"));
  readonly #secret = "content of the file";

  constructor() {
    writeFileSync(join(this.folder, "secret"), this.#secret);
  }

  /** What there is but the one file, unchanged: nothing, unless a command has made it. */
  get traces(): string[] {
    const isUntouched = readFileSync(join(this.folder, "secret"), "utf8") === this.#secret;
    return [...readdirSync(this.folder).filter((name) => name !== "secret" || !isUntouched), ...readdirSync(this.home)];
  }

  /**
   * Runs commands in one shell, each on lines of its own.
   *
   * @param path - a folder whose programs come first
   * @returns what they print
   */
  async run(shell: string, commands: readonly string[], path = ""): Promise<Buffer> {
    const script = join(this.home, "script");
    writeFileSync(script, commands.join("\n"));
    const PATH = [path, process.env["PATH"]].filter(Boolean).join(delimiter);
    const child = spawn(shell, [script], {
      cwd: this.folder,
      env: { PATH, HOME: this.home, LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed: Buffer[] = [];
    let complaints = "";
    child.stdout.on("data", (chunk: Buffer) => printed.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => (complaints += String(chunk)));
    const status = await new Promise((resolve, reject) => child.on("close", resolve).on("error", reject));
    rmSync(script);
    // Progress is what curl writes there, when all is well.
    if (status !== 0) throw new Error(`${shell} ended with ${String(status)}: ${complaints.slice(-2000)}`);
    return Buffer.concat(printed);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
    rmSync(this.home, { recursive: true });
  }
}
