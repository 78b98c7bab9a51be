// Parses the commands for Windows by the published rules of its shells and programs, because no such shell runs here.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { InvalidRequestError, toCurl } from "../../../src/adapters/index.js";
import { check, ENOUGH } from "../../properties/check.js";
import { BEST_FIT } from "./best-fit.js";
import { readCmd } from "./cmd-reader.js";
import { hostileRequests } from "./hostile-requests.js";
import { hostileText, printableText } from "./hostile-texts.js";
import { parseCall, type Call } from "./parse-call.js";
import { readPowerShell } from "./powershell-reader.js";

const ORIGIN = "https://a.example";
const VARIABLES = { PATH: "evil", HOME: "evil", A: "evil", Z: "evil", "0": "evil" };

const SHELLS = {
  cmd: (command: string, variables: Readonly<Record<string, string>>) => [readCmd(command, variables)],
  // How Windows PowerShell 5.1 and PowerShell 7.2 pass arguments, and how later versions do.
  powershell: (command: string, variables: Readonly<Record<string, string>>) =>
    (["Legacy", "Windows"] as const).map((passing) => readPowerShell(command, variables, passing)),
};

function parseCommand(argv: readonly string[]): Call {
  expect(argv[0]).toBe("curl.exe");
  return parseCall(argv.slice(1));
}

describe.each(Object.entries(SHELLS))("%s", (name, read) => {
  const shell = name as keyof typeof SHELLS;

  test.each([
    ["any text", hostileText, 0.5],
    ["text without control characters", printableText, 1],
  ])("%s is passed unchanged or rejected (G7)", (_, text, share) => {
    let built = 0;
    check(
      fc.property(hostileRequests(text), ({ target, request, headers, body }) => {
        let command;
        try {
          command = toCurl({ ...request, url: ORIGIN + target }, { shell, secrets: "show" });
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequestError);
          return;
        }
        built += 1;
        for (const argv of read(command, VARIABLES)) {
          const call = parseCommand(argv);
          expect([call.method, call.url]).toEqual([request.method.toUpperCase(), ORIGIN + target]);
          expect(call.headers).toMatchObject(headers);
          if (body instanceof Uint8Array) expect(Buffer.from(call.body)).toEqual(Buffer.from(body));
          else expect(call.fields).toEqual(body.map(([field, value]) => `${field}=${value}`));
        }
      }),
      share,
    );
    // Most requests are valid UTF-8 and have ASCII headers.
    if (text === printableText) expect(built).toBeGreaterThan(ENOUGH);
  });

  test("variables replace credentials (G6)", () => {
    const command = toCurl(
      {
        method: "post",
        url: "https://api.github.com/a?access_token=%2F",
        headers: { authorization: "token a/b+c=", cookie: "d" },
        body: { password: "p w", title: "100%" },
      },
      { shell },
    );
    const variables = { GITHUB_TOKEN: "T", GITHUB_COOKIE: "C=1; D=2", GITHUB_ACCESS_TOKEN: "A", GITHUB_PASSWORD: "P" };

    expect(command).not.toMatch(/a\/b|p w|%2F/);
    for (const argv of read(command, variables)) {
      const { url, headers, body } = parseCommand(argv);
      expect({ url, headers, body }).toMatchObject({
        url: "https://api.github.com/a?access_token=A",
        headers: { authorization: "token T", cookie: "C=1; D=2" },
        body: '{"password":"P","title":"100%"}',
      });
    }
  });

  test.each<[path: string, fields: object]>([
    ["headers.x", { headers: { x: "\xfc" } }],
    ["body", { body: new Uint8Array([255]) }],
    ["body", { body: "\0" }],
  ])("rejects unsupported characters in %s (G7)", (path, fields) => {
    const request = { method: "post", url: ORIGIN, headers: {}, ...fields };
    let error;
    try {
      toCurl(request, { shell });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({ path, message: expect.stringContaining("use sh") });
  });
});

// By the tables of Windows, in best-fit.json: a quotation mark that a code page makes was never escaped.
describe.each(["cmd", "powershell"] as const)("%s: what a code page turns into a special character (G7)", (shell) => {
  const accepts = (body: string): boolean => {
    try {
      return toCurl({ method: "post", url: ORIGIN, headers: {}, body }, { shell }).includes(body);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidRequestError);
      return false;
    }
  };

  test("is rejected", () => {
    expect([...BEST_FIT].filter(accepts)).toStrictEqual([]);
  });

  test("and nothing else is, apart from quotation marks of PowerShell", () => {
    const others = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (character) => !BEST_FIT.has(character) && !/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u.test(character),
    );
    expect(others.filter((character) => !accepts(/["'\\]/.test(character) ? "" : character))).toStrictEqual(["\u201b"]);
  });
});

test.each(["%\ntouch canary", "100%\ncalc.exe", "%%\n%\n\n%PATH%\n"])("cmd: passes %j as one argument (G7)", (body) => {
  const command = toCurl({ method: "post", url: ORIGIN, headers: {}, body }, { shell: "cmd" });
  expect(parseCommand(readCmd(command, VARIABLES)).body).toBe(body);
});

test("cmd: rejects a command that is longer than its limit (G7)", () => {
  const request = (length: number) => ({ method: "post", url: ORIGIN, headers: {}, body: "a".repeat(length) });
  const rest = toCurl(request(0), { shell: "cmd" }).length;

  expect(toCurl(request(8191 - rest), { shell: "cmd" })).toHaveLength(8191);
  const error = { path: "body", message: expect.stringContaining("limited to 8191 characters; use another shell") };
  for (const length of [8192 - rest, 8191, 8192, 1_000_000]) {
    expect(() => toCurl(request(length), { shell: "cmd" })).toThrow(InvalidRequestError);
    expect(() => toCurl(request(length), { shell: "cmd" })).toThrow(expect.objectContaining(error));
  }
});

test("PowerShell: uses the legacy mode only if it must (G7)", () => {
  const headers = { accept: "a/b", "user-agent": "it's me" };
  expect(toCurl({ method: "get", url: ORIGIN, headers }, { shell: "powershell" })).toBe(
    "curl.exe 'https://a.example' -H 'accept: a/b' -H 'user-agent: it''s me'",
  );
  expect(toCurl({ method: "post", url: ORIGIN, headers, body: [] }, { shell: "powershell" })).not.toContain("Legacy");
  expect(toCurl({ method: "post", url: ORIGIN, headers, body: ['"'] }, { shell: "powershell" })).toContain(
    String.raw`'Legacy'; curl.exe '"https://a.example"'`,
  );
});
