import { execFileSync } from "node:child_process";

import { describe, expect, test } from "@jest/globals";

import { toCurl, type CurlOptions } from "../../../src/adapters/index.js";
import { endpoint, type RequestOptions } from "../../../src/index.js";
import { thrownBy } from "../../thrown-by.js";

const PLAIN = { accept: "a/b", "user-agent": "c" };
const END = "-H 'accept: a/b' -H 'user-agent: c'";
const GET: RequestOptions = { method: "get", url: "https://a.example/", headers: PLAIN };

/** Returns the arguments that a shell passes to curl. */
function argvOf(command: string, shell = "sh"): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync(shell, ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
}

describe("a command has no unnecessary flags", () => {
  test.each<[command: string, fields: object]>([
    [`curl https://a.example/ ${END}`, {}],
    [`curl -X DELETE https://a.example/ ${END}`, { method: "delete" }],
    [`curl --head https://a.example/ ${END}`, { method: "head" }],
    [`curl -X POST https://a.example/ ${END} -H 'content-length: 0'`, { method: "post" }],
    ["curl https://a.example/ -H user-agent: -H accept:", { headers: {} }],
    ["curl https://a.example/ -H 'accept;' -H 'user-agent;'", { headers: { accept: "", "user-agent": " \t" } }],
    [`curl 'https://a.example/?a=b&c' ${END}`, { url: "https://a.example/?a=b&c#d" }],
    [`curl --globoff 'https://a.example/[1-3]{a,b}' ${END}`, { url: "https://a.example/[1-3]{a,b}" }],
    [`curl --globoff 'http://[::1]/' ${END}`, { url: "http://[::1]/" }],
    [`curl --path-as-is https://a.example/a/../b ${END}`, { url: "https://a.example/a/../b" }],
    [`curl --path-as-is 'https://a.example/a/%2E.?b' ${END}`, { url: "https://a.example/a/%2E.?b" }],
    [`curl 'https://a.example/..a?b=/../' ${END}`, { url: "https://a.example/..a?b=/../" }],
    [
      `curl https://a.example/ ${END} -H 'content-type: text/plain;charset=UTF-8' --data-raw @/etc/passwd`.replace(
        "@/etc/passwd",
        "'@/etc/passwd'",
      ),
      { method: "post", body: "@/etc/passwd" },
    ],
    [
      `curl https://a.example/ ${END} -H 'content-type: text/plain;charset=UTF-8' --data-raw ''`,
      { method: "post", body: "" },
    ],
    [
      `curl https://a.example/ ${END} -H 'content-type: text/plain;charset=UTF-8' --data-raw a`,
      { method: "post", body: "a", headers: { ...PLAIN, "content-length": "7" } },
    ],
    [`curl -X GET https://a.example/ ${END} -H content-type: --data-raw a`, { body: new Uint8Array([97]) }],
    [
      `printf '\\377%%\\000\\012\\134' | curl https://a.example/ ${END} -H content-type: -H expect: --data-binary @-`,
      { method: "post", body: new Uint8Array([255, 37, 0, 10, 92]) },
    ],
    [
      `curl https://a.example/ ${END} -H 'content-type: text/plain;charset=UTF-8' --data-raw 'a'"$(printf '\\015\\033')"'[b'`,
      { method: "post", body: "a\r\x1b[b" },
    ],
    // https://trojansource.codes
    [
      `curl https://a.example/ ${END} -H 'content-type: text/plain;charset=UTF-8' --data-raw 'a'"$(printf '\\342\\200\\256')"'b'`,
      { method: "post", body: "a\u202eb" },
    ],
    [`curl https://a.example/ ${END} -H 'x: '"$(printf '\\374')"`, { headers: { ...PLAIN, x: "ü" } }],
    [`curl -X 'M|X' https://a.example/ ${END}`, { method: "m|x" }],
  ])("%s", (command, fields) => {
    expect(toCurl({ ...GET, ...fields })).toBe(command);
  });

  test.each<[fields: object, end: string]>([
    [{ headers: { authorization: "Bearer s" } }, '-H "authorization: Bearer $A_TOKEN"'],
    [{ headers: { authorization: "Bearer s\u00fc" } }, '-H "authorization: Bearer $A_TOKEN"'],
    [{ url: "https://a.example/?key=s&b" }, '"https://a.example/?key=${A_KEY}&b"'],
    // In place of a number stands a number.
    [{ body: { secret: 5 } }, `'{"secret":'"\${A_SECRET}"'}'`],
    [{ body: { secret: "s", a: "$b" } }, `'{"secret":"'"\${A_SECRET}"'","a":"$b"}'`],
    [{ body: '{"secret":"s","a":"%"}\0' }, `printf '{"secret":"%s","a":"%%"}\\000' "$A_SECRET" | curl`],
  ])("%j", (fields, part) => {
    expect(toCurl({ ...GET, method: "post", ...fields })).toContain(part);
  });

  test("formats a request that the library built", () => {
    expect(toCurl(endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" }))).toMatch(
      /^curl 'https:\/\/api\.github\.com\/orgs\/octokit\/repos\?type=private' -H 'accept: application\/vnd\.github\.v3\+json' -H 'user-agent: github-endpoint\.js\/\S+'$/,
    );
  });
});

test("escapes history expansion for bash before 5.0", () => {
  const command = toCurl({ ...GET, method: "post", body: "a!b\n!c" });

  expect(command).toContain(String.raw`'a'\!'b` + "\n" + String.raw`'\!'c'`);
  expect(argvOf(command).at(-1)).toBe("a!b\n!c");
});

describe("keeps every character of a body", () => {
  const all = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code + 1)).join("");

  test.each(["sh", "bash"])("%s", (shell) => {
    const command = toCurl({ ...GET, method: "post", body: all });

    expect(argvOf(command, shell).at(-1)).toBe(all);
    expect(command).toMatch(/^[^\p{Cc}]*\n[^\p{Cc}]*$/u);
  });
});

describe("20,000 unprintable parts run no 20,000 commands", () => {
  const long = `!${"a\u202e\u0007%s'\\".repeat(20_000)}\n\n`;
  const latin1 = "a\u00fc!".repeat(20_000);
  const form = new FormData();
  form.append("a", long.replaceAll("\n", ""));

  test.each(["sh", "bash"])("%s", (shell) => {
    const inBody = toCurl({ ...GET, method: "post", body: long });
    expect(inBody).toMatch(/^printf '[^\p{Cc}]*' \| curl .* --data-binary @-$/u);
    const script = `curl() { cat; }\n${inBody}`;
    expect(runScript(shell, script).toString()).toBe(long);

    const inHeader = toCurl({ ...GET, headers: { ...PLAIN, x: latin1, "x-password": `${latin1}\u00e9` } });
    const argv = runScript(shell, `A_X_PASSWORD=p\ncurl() { printf '%s\\0' "$@"; }\n${inHeader}`);
    expect(argv.toString("latin1")).toContain(`x: ${latin1}\0-H\0x-password: p\0`);

    const inField = toCurl({ ...GET, method: "post", body: form });
    expect(runScript(shell, `curl() { printf '%s\\0' "$@"; }\n${inField}`).toString()).toContain(
      `--form-string\0a=${long.replaceAll("\n", "")}\0`,
    );
  });

  /** From a file, because an argument has at most 131,072 bytes. */
  function runScript(shell: string, script: string): Buffer {
    return execFileSync(shell, ["-s"], { input: script, maxBuffer: 1e7, timeout: 20_000 });
  }
});

describe("rejects", () => {
  const form = (name: string, value: string | Blob): FormData => {
    const body = new FormData();
    body.append(name, value);
    return body;
  };

  test.each<[path: string, problem: string, fields: object, options?: CurlOptions]>([
    ["body", "a Blob", { body: new Blob(["secret"]) }],
    ["body", "a stream", { body: new Blob(["secret"]).stream() }],
    ["body", "a form without fields", { body: new FormData() }],
    ["body.a", "a file", { body: form("a", new Blob(["secret"])) }],
    ["body.a=b", "a name that curl would split", { body: form("a=b", "secret") }],
    ["body.", "no name", { body: form("", "secret") }],
    ["body.a", "NUL in a field", { body: form("a", "secret\0") }],
    ["body", "a body with HEAD", { method: "head", body: "secret" }],
    ["url", "no url", { url: "-o" }],
    ["url", "control characters in the host", { url: "https://a\x1bb/" }],
    ["url", "other characters in the host", { url: "https://ü.example/" }],
    ["headers.x", "a line break", { headers: { x: "1\r\ny: secret" } }],
    ["headers", "a file with headers", { headers: { "@secret": "1" } }],
  ])("%s: %s", (path, _, fields) => {
    const error = thrownBy(() => toCurl({ ...GET, method: "post", ...fields }));

    expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", names: [path] });
    if (path !== "headers") expect((error as Error).message).not.toContain("secret");
  });
});
