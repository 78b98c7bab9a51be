// Runs the command in this process; tests/package/command.test.mjs runs the installed one as a child process.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { run } from "../src/run.js";
import { Endpoint, VERSION } from "../../src/index.js";
import { check } from "../../tests/properties/check.js";
import { codePoint } from "../../tests/properties/generators/texts.js";

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const FILES: Readonly<Record<string, Uint8Array>> = {
  "body.json": new TextEncoder().encode('{"a":12345678901234567890}'),
  "bytes.bin": new Uint8Array([255, 0]),
  empty: new Uint8Array(),
};

function runCommand(args: readonly string[], stdin = "from stdin", isTTY = false, noColor = false): Result {
  let [stdout, stderr] = ["", ""];
  const code = run(args, {
    readFile: (file) => {
      if (file === undefined && stdin === "unreadable") throw Object.assign(new Error("EAGAIN"), { code: "EAGAIN" });
      if (file === undefined) return new TextEncoder().encode(stdin);
      if (Object.hasOwn(FILES, file)) return FILES[file]!;
      throw Object.assign(new Error(`ENOENT: ${file}`), { code: "ENOENT" });
    },
    stdout: { write: (text) => (stdout += text) },
    stderr: { isTTY, write: (text) => (stderr += text) },
    noColor,
  });
  return { code, stdout, stderr };
}

/** Runs the command successfully and parses its JSON output. */
function build(...args: readonly string[]): any {
  const { code, stdout, stderr } = runCommand(args);
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
}

test("the output equals the result of build()", () => {
  const args = ["GET /orgs/{org}/repos", "org=octokit", "type=private", "--preview", "mercy", "--format", "raw"];
  expect(build(...args, "-H", "x-a: 1")).toEqual(
    new Endpoint().build(
      "GET /orgs/{org}/repos",
      { org: "octokit", type: "private" },
      { mediaType: { previews: ["mercy"], format: "raw" }, headers: { "x-a": "1" } },
    ),
  );
});

describe("parameters", () => {
  test.each<[args: string[], body: object]>([
    [["a=b=c"], { a: "b=c" }],
    [["a="], { a: "" }],
    [["a=-1", "b=@x", "c=:=5"], { a: "-1", b: "@x", c: ":=5" }],
    [["a:=5", "b:=null", "c:=true", 'd:={"e":[1]}', 'f:="g"'], { a: 5, b: null, c: true, d: { e: [1] }, f: "g" }],
    [["a: =b"], { "a: ": "b" }],
    [["label=a", "label=b"], { label: ["a", "b"] }],
    [["label=a", "label:=2", 'label:=["c"]'], { label: ["a", 2, ["c"]] }],
    [
      ["url=u", "method=m", "headers=h", "data=d", "baseUrl=b"],
      { url: "u", method: "m", headers: "h", data: "d", baseUrl: "b" },
    ],
    [["--", "--a=b", "-c=d"], { "--a": "b", "-c": "d" }],
    [
      ["n:=9007199254740991", "m:=1e3", "f:=0.10", "z:=-0", "e:=1E-2"],
      { n: 9007199254740991, m: 1000, f: 0.1, z: 0, e: 0.01 },
    ],
    [['s:="12345678901234567890"'], { s: "12345678901234567890" }],
  ])("%j", (args, body) => {
    expect(build("POST /a", ...args).body).toEqual(body);
  });

  test("accepts __proto__ as a name (D7)", () => {
    expect(runCommand(["POST /a", "__proto__=b"]).stdout).toContain('"__proto__": "b"');
  });

  test("passes any text unchanged", () => {
    check(
      fc.property(
        fc.string({ unit: codePoint }).filter((text) => text.isWellFormed()),
        (text) => {
          expect(build("POST /a", `a=${text}`).body).toEqual({ a: text });
          expect(build("POST /a", `a:=${JSON.stringify(text)}`).body).toEqual({ a: text });
        },
      ),
    );
  });

  test.each([
    ['{"b":1,"b":2}', 7],
    ['{"b":1,"\\u0062":1}', 7],
    ['[{"a":{"b":1}},{"a":{"b":"}{"},"c":[{}],"a" : 2}]', 40],
    ['{"__proto__":1,"__proto__":2}', 15],
  ])("rejects duplicate properties in JSON: %s", (json, position) => {
    const { code, stderr } = runCommand(["POST /a", `key:=${json}`]);

    expect(code).toBe(2);
    expect(stderr).toMatch(
      new RegExp(`^error: "key" must not contain duplicate properties, as at position ${position};`),
    );
    expect(runCommand(["POST /a", `--data=${json}`]).code).toBe(0);
  });

  test("accepts properties of the same name in different objects", () => {
    const json = '{"a":{"a":{"b":"a"}},"b":[{"a":1},{"a":2}],"c":"\\"a\\":","d":["a","a"]}';
    expect(build("POST /a", `key:=${json}`).body).toEqual({ key: JSON.parse(json) as unknown });
  });

  test.each(["{", "", "  x", '{"a":[1,}', "01", "tru"])("rejects what is no JSON: %j", (json) => {
    expect(runCommand(["POST /a", `a:=${json}`]).stderr).toContain('"a" must be valid JSON; for text, write name=');
  });

  test.each([
    "12345678901234567890",
    "[9007199254740993]",
    "1e400",
    "0.12345678901234567890123",
    '{"b":-123456789012345678}',
  ])("rejects a number that JavaScript cannot represent: %s", (json) => {
    const { code, stdout, stderr } = runCommand(["POST /a", `a:=${json}`]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain('"a" must not contain a number with more digits');
  });
});

describe("headers", () => {
  test.each<[lines: string[], headers: object]>([
    [["X-A: b: c", "x-b:d"], { "x-a": "b: c", "x-b": "d" }],
    [["x-a;"], { "x-a": "" }],
    [["accept:", "User-Agent: c"], { "user-agent": "c" }],
    [["x-a:\t b \t"], { "x-a": "b" }],
  ])("%j", (lines, headers) => {
    const parsed = build("GET /a", ...lines.flatMap((line) => ["-H", line])).headers;
    expect(parsed).toMatchObject(headers);
    expect("accept" in parsed).toBe(!lines.includes("accept:"));
  });
});

describe("--data", () => {
  const JSON_TYPE = "application/json; charset=utf-8";
  test.each<[args: string[], body: string, type: string | undefined]>([
    [["--data", "Hello"], "Hello", undefined],
    [["-d", "-5"], "-5", undefined],
    [["--data="], "", undefined],
    [["--data=--output"], "--output", undefined],
    [["--data", '{"a":12345678901234567890}'], '{"a":12345678901234567890}', JSON_TYPE],
    [["--data", " [1]"], " [1]", JSON_TYPE],
    [["--data", "{a}"], "{a}", undefined],
    [["--data", "5"], "5", undefined],
    [["--data", "[1]", "-H", "Content-Type: a/b"], "[1]", "a/b"],
    [["--data", "[1]", "-H", "content-type:"], "[1]", undefined],
    [["--data", "@body.json"], '{"a":12345678901234567890}', JSON_TYPE],
    [["--data", "@empty"], "", undefined],
    [["--data", "@-"], "from stdin", undefined],
  ])("%j", (args, body, type) => {
    const request = build("POST /a", ...args);
    expect([request.body, request.headers["content-type"]]).toEqual([body, type]);
  });

  test("keeps bytes in curl commands, and rejects them in JSON output", () => {
    expect(runCommand(["POST /a", "--data", "@bytes.bin", "-o", "curl"]).stdout).toContain(
      "printf '\\377\\000' | curl",
    );
    const { code, stderr } = runCommand(["POST /a", "--data", "@bytes.bin"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('"body"')]);
  });
});

describe("outputs", () => {
  const args = [
    "POST /a{?access_token}",
    "access_token=s3cret",
    "password=s3cret",
    "n:=1",
    "-H",
    "authorization: token s3cret",
  ];

  test.each(["json", "curl", "explain"])("%s shows credentials only with --show-secrets (D6)", (output) => {
    const hidden = runCommand([...args, "--output", output]);
    const shown = runCommand([...args, `--output=${output}`, "--show-secrets"]);

    expect([hidden.code, shown.code, hidden.stderr, shown.stderr]).toEqual([0, 0, "", ""]);
    expect(hidden.stdout).not.toContain("s3cret");
    expect(shown.stdout.match(/s3cret/g)!.length).toBeGreaterThanOrEqual(3);
  });

  test("JSON output equals the result of build(), with variables instead of credentials", () => {
    expect(build(...args, "password:=5", "-H", "cookie: a")).toMatchObject({
      method: "post",
      url: "https://api.github.com/a?access_token=$GITHUB_ACCESS_TOKEN",
      headers: { authorization: "token $GITHUB_TOKEN", cookie: "$GITHUB_COOKIE" },
      body: { password: ["$GITHUB_PASSWORD", "$GITHUB_PASSWORD_2"], n: 1 },
    });
    expect(build("GET /a#b", "--show-secrets").url).toBe("https://api.github.com/a#b");
    expect(build("GET /a#b").url).toBe("https://api.github.com/a#b");
    expect(build("GET /a?b=c#d=e&access_token=s3cret#sig=s3cret").url).toBe(
      "https://api.github.com/a?b=c#d=e&access_token=$GITHUB_ACCESS_TOKEN#sig=s3cret".replace("s3cret", "$GITHUB_SIG"),
    );
    expect(build("POST /a", "password:=5").body).toEqual({ password: "$GITHUB_PASSWORD" });
    expect(build("POST /a", "b= x", "-H", "content-type: application/x-www-form-urlencoded").body).toEqual({ b: " x" });
  });

  test("writes a curl command", () => {
    const curl = () => runCommand(["POST /a", "a='", "-o", "curl"]).stdout;
    expect(curl()).toContain(`--data-raw '{"a":"'\\''"}'\n`);
  });

  test("explains a single call, and a builder if a parameter has the name of an option", () => {
    expect(runCommand(["GET /a", "b=c", "-o", "explain"]).stdout).toMatch(/^b +call +query/m);
    expect(runCommand(["GET /a", "url=c", "-o", "explain"]).stdout).toMatch(/^url +call +query/m);
  });

  test("explains a request that cannot be built as far as possible", () => {
    const { code, stdout, stderr } = runCommand(["GET /a/{name}", "nam=d", "-o", "explain"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^nam +call/m);
    expect(stderr).toBe(
      'error: Missing parameter: "name" is required; "nam" was passed, did you mean {name}?\n' +
        "  /a/{name}\n     ^^^^^^\n",
    );
  });
});

describe("what is printed is safe for a terminal (G9)", () => {
  const HOSTILE = "\x1b[2K\x07\x08\r\x7f\x9b31m\u0085\u061c\u200e\u200f\u202e\u2066\u2028\u2029";
  // eslint-disable-next-line no-control-regex -- that is the test
  const UNSAFE = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

  test.each(["json", "curl", "explain"])("-o %s", (output) => {
    for (const args of [
      [`text=a${HOSTILE}b`],
      [`a${HOSTILE}=b`],
      ["--data", `a${HOSTILE}b`],
      ["--data", `a${HOSTILE}=b`, "-H", "content-type: application/x-www-form-urlencoded"],
      ["-H", "x: a\x80\x9b\xadb"],
    ]) {
      const { code, stdout, stderr } = runCommand(["POST /a", ...args, "-o", output]);
      expect([args, code, stderr]).toEqual([args, 0, ""]);
      expect(stdout).not.toMatch(UNSAFE);
    }
  });

  test("JSON output is escaped without loss", () => {
    expect(build("POST /a", `text=a${HOSTILE}b`).body).toEqual({ text: `a${HOSTILE}b` });
  });

  test.each<[args: string[]]>([
    [["GET /a", `--x${HOSTILE}\nerror: forged`]],
    [["GET /a", "-H", `x${HOSTILE}\nforged: 1`, "-H", `x${HOSTILE}\nforged: 2`]],
    [["POST /a", `a${HOSTILE}\nerror: forged:={`]],
    [["POST /a", `a${HOSTILE}\nerror: forged:=12345678901234567890`]],
    [["POST /a", `a${HOSTILE}\nerror: forged:={"a":1,"a":2}`]],
    [["POST /a", "--data", `@${HOSTILE}\nerror: forged`]],
    [["GET /a", "-o", `x${HOSTILE}\nerror: forged`]],
    [["GET /a", `=${HOSTILE}\nerror: forged`]],
    [[`GET /{a${HOSTILE}\nerror: forged`]],
    [[`G${HOSTILE}\nerror: forged /a`]],
    [["GET /a", "--base-url", `${HOSTILE}\nerror: forged`]],
    [["GET /a", "--preview", `${HOSTILE}\nerror: forged`]],
    [["GET /{b}", `a${HOSTILE}\nerror: forged=c`]],
  ])("errors quote what they echo, on one line: %j", (args) => {
    const { code, stderr } = runCommand(args);
    expect(code).not.toBe(0);
    expect(stderr).not.toMatch(UNSAFE);
    expect(stderr).not.toMatch(/^error: forged|^forged/m);
    expect(stderr.match(/^error: /gm)).toHaveLength(1);
  });
});

test.each(["json", "curl"])("-o %s uses one set of variables, for url, headers and body (G6)", (output) => {
  const args = ["POST /a{?access_token}", "access_token=one", "-H", "access-token: two"];
  const form = [
    "--data",
    "access_token=three&b=c&access_token=one",
    "-H",
    "content-type: application/x-www-form-urlencoded",
  ];
  const { stdout } = runCommand([...args, ...form, "-o", output]);

  expect(stdout).not.toMatch(/one|two|three/);
  // Each value has its own variable, in the order of the request.
  expect(stdout.match(/GITHUB_\w+/g)!.filter((name, index, all) => all.indexOf(name) === index)).toEqual([
    "GITHUB_ACCESS_TOKEN",
    "GITHUB_ACCESS_TOKEN_2",
    "GITHUB_ACCESS_TOKEN_3",
  ]);
});

test("prints the help with examples, and the version", () => {
  const { code, stdout } = runCommand(["--help", "and", "--output=json"]);
  expect(code).toBe(0);
  const examples = stdout.match(/^ {2}fluent-endpoint-cli .*/gm)!;
  expect(examples.length).toBeGreaterThan(3);
  expect(runCommand(["--version"])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: "" });
  expect(runCommand(["-h"]).stdout).toBe(stdout);
});

test("accepts a route without quotation marks", () => {
  expect(build("post", "/a/{b}", "b=c")).toEqual(build("POST /a/{b}", "b=c"));
  expect(build("/a")).toEqual(build("GET /a"));
  expect(build("/openapi.json").url).toBe("https://api.github.com/openapi.json");
  expect(build("GET", "https://a.example/b").url).toBe("https://a.example/b");
  expect(build("GET /a", "--base-url", "https://a.example/v1").url).toBe("https://a.example/v1/a");
});

test("sends GitHub's headers to GitHub only", () => {
  expect(build("GET /a").headers.accept).toBe("application/vnd.github.v3+json");
  const other = build("GET /a", "--base-url", "https://a.example");
  expect(other).toEqual(Endpoint.for({ baseUrl: "https://a.example" }).build("GET /a"));
  const company = build("GET /a", "--base-url", "https://github.a.example/api/v3", "--format", "raw");
  expect(company.headers.accept).toBe("application/vnd.github.v3.raw");
});

describe("exits with 1 if the request cannot be built", () => {
  test("prints a caret below the error", () => {
    expect(runCommand(["DELETE /repos/{owner}/{repo}", "owner=octokit"])).toEqual({
      code: 1,
      stdout: "",
      stderr: 'error: Missing parameter: "repo" is required\n  /repos/{owner}/{repo}\n                 ^^^^^^\n',
    });
  });

  test.each([
    [["GTE /a"]],
    [["GET /a/{b"]],
    [["GET /a", "--data", "s3cret"]],
    [["GET /a", "-H", "x y: s3cret"]],
    [["GET /a", "-H", "x: s3cret\n"]],
    [["GET /a", "--base-url", "s3cret"]],
    [["GET /a", "--preview", "s3cret "]],
    [["GET /{a}", "-o", "explain"]],
    [["POST /a", "a=b", "-d", "@bytes.bin"]],
  ])("%j", (args) => {
    const { code, stderr } = runCommand(args);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: /);
  });
});

describe("exits with 2 and prints no values if the arguments are invalid (D6)", () => {
  test.each<[args: string[], message: RegExp]>([
    [[], /a route is required, such as/],
    [[""], /a route is required, such as/],
    [["--output", "curl"], /a route is required, such as/],
    [["openapi.yaml"], /a document needs the word vendor before it: vendor openapi\.yaml --out src\/acme/],
    [["./api/openapi.JSON", "-o", "curl"], /a document needs the word vendor before it/],
    [["GET /a", "--outptu", "curl"], /unknown option "--outptu"; did you mean --output\?/],
    [["GET /a", "--show-secret"], /did you mean --show-secrets\?/],
    [["GET /a", "--headers=s3cret"], /unknown option "--headers"; did you mean --header\?/],
    [["GET /a", "--token=s3cret"], /unknown option "--token"; see --help for the supported options/],
    [["GET /a", "--__proto__"], /unknown option "--__proto__"/],
    [["GET /a", "-X", "s3cret"], /unknown option "-X"/],
    [["GET /a", "s3cret"], /parameter 1 must be name=text or name:=JSON/],
    [["GET /a", "a=b", "=s3cret"], /parameter 2 must be name=text/],
    [["GET /a", ":=s3cret"], /parameter 1 must be name=text/],
    [["GET /a", "a:=s3cret"], /"a" must be valid JSON; for text, write name=…/],
    [["GET /a", "-H", "s3cret"], /--header must be "name: value", "name:" or "name;"/],
    [["GET /a", "-H", ": s3cret"], /--header must be/],
    [["GET /a", "-H", "x; s3cret"], /--header must be/],
    [["GET /a", "-H", "x: s3cret", "-H", "X: s3cret"], /header "X" must not be repeated/],
    [["GET /a", "-H"], /-H requires a value/],
    [["GET /a", "--data", "--output", "curl"], /--data requires a value; .* --data=…/],
    [["GET /a", "--output", "yaml"], /--output must be one of json, curl, explain/],
    [["GET /a", "--format", "a", "--format", "b"], /--format must not be repeated/],
    [["GET /a", "--show-secrets=no"], /--show-secrets must not have a value/],
    [["POST /a", "--data", "@nothing"], /cannot read the file "nothing" \(ENOENT\)/],
  ])("%j", (args, message) => {
    const { code, stdout, stderr } = runCommand(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^error: [^]*\nRun fluent-endpoint-cli --help for usage.\n$/);
    expect(stderr).not.toContain("s3cret");
  });

  test("rejects an empty standard input, and one that cannot be read", () => {
    expect(runCommand(["POST /a", "--data", "@-"], "")).toMatchObject({ code: 2, stdout: "" });
    const { code, stderr } = runCommand(["POST /a", "--data", "@-"], "unreadable");
    expect(code).toBe(2);
    expect(stderr).toContain("--data cannot read the standard input (EAGAIN);");
  });
});

test("uses colour only on a terminal and without NO_COLOR", () => {
  const red = "\x1b[31merror:\x1b[39m ";
  expect(runCommand([], "", true).stderr).toContain(red);
  expect(runCommand([], "", true, true).stderr).not.toContain("\x1b");
  expect(runCommand([], "", false).stderr).not.toContain("\x1b");
});

test("rethrows unexpected errors", () => {
  const stream = {
    write: () => {
      throw new RangeError("unexpected");
    },
  };
  const environment = { readFile: () => new Uint8Array(), stdout: stream, stderr: stream, noColor: true };
  expect(() => run(["--help"], environment)).toThrow(RangeError);
});
