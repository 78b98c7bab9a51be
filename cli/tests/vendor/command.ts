// `fluent-endpoint-cli vendor`, in this process, with files in a folder of its own.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach } from "@jest/globals";

import { runVendor } from "../../src/vendor/run-vendor.js";

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** How long the steps took, which no test knows. */
const TIMES = / …(?: \d+\.\d s)?$|^Done in \d+\.\d s\n/gm;

/** A folder of a project in which the command runs. */
export class Folder {
  readonly #project = mkdtempSync(join(tmpdir(), "project-"));
  readonly path = join(this.#project, "vendor");

  constructor() {
    mkdirSync(this.path);
  }

  async vendor(...args: readonly string[]): Promise<Output> {
    let [stdout, stderr] = ["", ""];
    const code = await runVendor(args, {
      cwd: this.path,
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
    });
    return { code, stdout, stderr: stderr.replace(TIMES, "") };
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

/** The folder of the test that runs. */
export let folder: Folder;

beforeEach(() => {
  folder = new Folder();
});

afterEach(() => {
  folder.remove();
});
