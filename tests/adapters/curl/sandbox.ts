import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder to run commands in; it contains a file that no command may read or change. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
  readonly home = mkdtempSync(join(tmpdir(), "fluent-endpoint-home-"));
  readonly #secret = "content of the file";

  constructor() {
    writeFileSync(join(this.folder, "secret"), this.#secret);
  }

  /** The files that commands have created or changed. */
  get traces(): string[] {
    const isUntouched = readFileSync(join(this.folder, "secret"), "utf8") === this.#secret;
    return [...readdirSync(this.folder).filter((name) => name !== "secret" || !isUntouched), ...readdirSync(this.home)];
  }

  /**
   * Runs commands in one shell, each on its own lines.
   *
   * @returns Their output.
   */
  async run(shell: string, commands: readonly string[]): Promise<Buffer> {
    const script = join(this.home, "script");
    writeFileSync(script, commands.join("\n"));
    const child = spawn(shell, [script], {
      cwd: this.folder,
      env: { PATH: process.env["PATH"], HOME: this.home, LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    let errorOutput = "";
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => (errorOutput += String(chunk)));
    const status = await new Promise((resolve, reject) => child.on("close", resolve).on("error", reject));
    rmSync(script);
    // On success, curl writes only its progress to the standard error.
    if (status !== 0) throw new Error(`${shell} ended with ${String(status)}: ${errorOutput.slice(-2000)}`);
    return Buffer.concat(output);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
    rmSync(this.home, { recursive: true });
  }
}
