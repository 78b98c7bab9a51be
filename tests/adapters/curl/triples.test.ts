// All pairs and triples of special characters: read back by real shells, and sent by the real curl.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { toCurl } from "../../../src/adapters/index.js";
import { useRecorder } from "../recorder.js";
import { Sandbox } from "./sandbox.js";

/** Special for a shell, for curl, or for a terminal; and letters. */
const SPECIAL = Array.from("\"'`$\\%^&|;<>(){}[]!*?~#=@:,-/ \n\t\r\x1b\u200faA");

const pairs = SPECIAL.flatMap((one) => SPECIAL.map((two) => one + two));
const triples = pairs.flatMap((pair) => SPECIAL.map((three) => pair + three));

const request = (body: unknown) => ({ method: "post", url: "https://a.example/", headers: {}, body });

/** Prints the last argument of each curl. */
const STAND_IN = `curl() { eval "last=\\\${$#}"; printf '%s\\0' "$last"; }`;

function argumentsIn(shell: string, commands: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "fluent-endpoint-"));
  const script = join(folder, "script");
  try {
    writeFileSync(script, [STAND_IN, ...commands].join("\n"));
    const output = execFileSync(shell, [script], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e9,
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", HOME: folder, ...variables },
    });
    return output.split("\0").slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The values of the variables: they must not be interpreted either. */
const variables = { A_TOKEN: "'\"$(touch canary)`touch canary`\\\n*" };

describe.each(["sh", "bash"])("%s", (shell) => {
  test("reads back all triples", () => {
    const texts = triples.filter((text) => !/^\t|\0/.test(text));
    expect(
      argumentsIn(
        shell,
        texts.map((body) => toCurl(request(body))),
      ),
    ).toEqual(texts);
  }, 120_000);

  test("reads back all pairs around a variable", () => {
    const bodies = pairs.map((text) => JSON.stringify([text, { token: "s" }, text]));
    const expected = pairs.map((text) =>
      JSON.stringify([text, { token: "s" }, text]).replace('"s"', () => `"${variables.A_TOKEN}"`),
    );
    const read = argumentsIn(
      shell,
      bodies.map((body) => toCurl(request(body))),
    );
    expect(read).toEqual(expected);
  }, 30_000);
});

describe("the real curl", () => {
  const recorder = useRecorder();

  test("sends pairs of characters that are special for curl", async () => {
    const sandbox = new Sandbox();
    // Those that curl may take for its own; each command is a process.
    const special = pairs.filter((pair) => /^[@=;,<"'[\]{}\\?#%~&\-\n\r a]+$/.test(pair));
    const commands = special.map((body) => toCurl({ ...request(body), url: recorder.origin }));
    await sandbox.run("sh", commands);

    expect(recorder.arrived.map(({ body }) => String(body))).toEqual(special);
    expect(sandbox.traces).toEqual([]);
    sandbox.remove();
  }, 120_000);
});
