// `fluent-endpoint vendor`, in this process, with files in a folder of its own.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { runVendor } from "../../../src/cli/vendor/run-vendor.js";

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder in which the command runs. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), "vendor-"));

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

  /** Removes what the command wrote. */
  clear(): void {
    rmSync(join(this.path, "out"), { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
