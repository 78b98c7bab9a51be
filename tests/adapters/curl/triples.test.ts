// All pairs and triples of special characters, for each shell (G7): read back by real shells, sent by the real curl, and
// parsed by the published rules of the shells of Windows, which do not run here.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { InvalidRequestError, toCurl } from "../../../src/adapters/index.js";
import { useRecorder } from "../recorder.js";
import { readCmd } from "./cmd-reader.js";
import { parseCall } from "./parse-call.js";
import { readPowerShell } from "./powershell-reader.js";
import { Sandbox } from "./sandbox.js";

/** Special for a shell, for curl, for the C runtime of Windows, or for a terminal; and letters. */
const SPECIAL = Array.from("\"'`$\\%^&|;<>(){}[]!*?~#=@:,-/ \n\t\r\x1b\u200faA");
const VARIABLES = { PATH: "evil", A: "evil", a: "evil", AA: "evil", aA: "evil", CANARY: "evil" };

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
      bodies.map((body) => toCurl(request(body), { secrets: { token: "A_TOKEN" } })),
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

const WINDOWS = {
  cmd: (command: string) => [readCmd(command, VARIABLES)],
  powershell: (command: string) => [
    readPowerShell(command, VARIABLES, "Legacy"),
    readPowerShell(command, VARIABLES, "Windows"),
  ],
};

describe.each(Object.entries(WINDOWS))("%s", (name, read) => {
  const shell = name as keyof typeof WINDOWS;
  /** cmd drops or completes control characters; NUL has no place anywhere. */
  // eslint-disable-next-line no-control-regex -- that is what it is about
  const isSupported = (text: string): boolean => shell === "powershell" || !/[\t\r\x1b\u200f]/.test(text);

  test("reads back all triples", () => {
    for (const text of triples) {
      if (!isSupported(text)) {
        expect(() => toCurl(request(text), { shell })).toThrow(InvalidRequestError);
        continue;
      }
      for (const argv of read(toCurl(request(text), { shell }))) {
        const { body } = parseCall(argv.slice(1));
        if (body !== text) expect([text, body]).toEqual([text, text]);
      }
    }
  }, 120_000);

  test("reads back all pairs around a variable", () => {
    for (const text of pairs.filter(isSupported)) {
      const value = [text, { token: "s" }, text];
      const command = toCurl(request(JSON.stringify(value)), { shell, secrets: { token: "CANARY" } });
      for (const argv of read(command)) {
        const { body } = parseCall(argv.slice(1));
        const expected = JSON.stringify(value).replace('"s"', '"evil"');
        if (body !== expected) expect([text, body]).toEqual([text, expected]);
      }
    }
  }, 30_000);

  // https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WindowsBestFit/bestfit1252.txt: all that becomes a special
  // character in code page 1252; and what becomes one in 437, 850 and 932.
  test.each<[special: string, found: string]>([
    ['"', "\u02ba\u030e\uff02\u201c\u201d\u201e\u2033"],
    ["'", "\u02b9\u02bc\u02c8\u2032\uff07\u00b4\u2018\u2019\u201a\u201b"],
    ["`", "\u02cb\u0300\u2035\uff40"],
    ["\\", "\u2216\uff3c\u00a5"],
    ["|", "\u01c0\u2223\u2758\uff5c\u00a6"],
    ["<", "\u2329\u3008\uff1c\u2039"],
    [">", "\u232a\u3009\uff1e\u203a"],
    ["^", "\u02c4\u0302\u2303\uff3e\u02c6"],
    ["%", "\u066a\uff05"],
    ["!", "\u01c3\uff01\u00a1"],
    ["$", "\uff04"],
    ["&", "\uff06"],
    ["()", "\u2320\uff08\u2321\uff09"],
  ])("refuses what a code page turns into %s", (_, characters) => {
    for (const character of characters) {
      const error = (() => {
        try {
          return toCurl(request(`a${character}b`), { shell });
        } catch (thrown) {
          return thrown;
        }
      })();
      expect([character, error]).toEqual([character, expect.any(InvalidRequestError)]);
      expect(toCurl(request(`a${character}b`))).toContain(character);
    }
  });

  test("accepts letters of all scripts", () => {
    const text = "Grüße, Ελληνικά, Кириллица, 日本語、한국어, 中文, €, 😀";
    for (const argv of read(toCurl(request(text), { shell }))) expect(parseCall(argv.slice(1)).body).toBe(text);
  });
});
