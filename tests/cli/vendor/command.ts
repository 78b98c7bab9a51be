// `fluent-endpoint vendor`, in this process, with files in a folder of its own.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { runVendor } from "../../../src/cli/vendor/run-vendor.js";

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The packages that the command needs, which the quick suite does not have. */
export const PEERS = fileURLToPath(new URL("../../oracles/node_modules", import.meta.url));

/** A folder of a project in which the command runs. The packages are installed in the project, one folder higher. */
export class Folder {
  readonly #project = mkdtempSync(join(tmpdir(), "project-"));
  readonly path = join(this.#project, "vendor");

  constructor() {
    mkdirSync(this.path);
    symlinkSync(PEERS, join(this.#project, "node_modules"), "junction");
  }

  async vendor(...args: readonly string[]): Promise<Output> {
    let [stdout, stderr] = ["", ""];
    const code = await runVendor(args, {
      cwd: this.path,
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
    });
    return { code, stdout, stderr };
  }

  write(name: string, content: unknown): void {
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), "utf8");
  }

  unlink(name: string): void {
    unlinkSync(join(this.path, name));
  }

  remove(): void {
    rmSync(this.#project, { recursive: true, force: true });
  }
}
