// What the command makes of its arguments; tests/package/command.test.mjs runs it as a process.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { run } from "../../src/cli/run.js";
import { Endpoint, VERSION } from "../../src/index.js";

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const FILES: Readonly<Record<string, Uint8Array>> = {
  "body.json": new TextEncoder().encode('{"a":12345678901234567890}'),
  "bytes.bin": new Uint8Array([255, 0]),
  empty: new Uint8Array(),
};

function command(args: readonly string[], stdin = "from stdin", isTTY = false, isColourless = false): Ended {
  let [out, err] = ["", ""];
  const code = run(args, {
    read: (file) => {
      if (file === undefined) return new TextEncoder().encode(stdin);
      if (Object.hasOwn(FILES, file)) return FILES[file]!;
      throw Object.assign(new Error(`ENOENT: ${file}`), { code: "ENOENT" });
    },
    out: { write: (text) => (out += text) },
    err: { isTTY, write: (text) => (err += text) },
    isColourless,
  });
  return { code, out, err };
}

/** The request options that come out as JSON. */
function built(...args: readonly string[]): any {
  const { code, out, err } = command(args);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
}

test("it prints what build() gives", () => {
  const args = ["GET /orgs/{org}/repos", "org=octokit", "type=private", "--preview", "mercy", "--format", "raw"];
  expect(built(...args, "-H", "x-a: 1")).toEqual(
    new Endpoint().build("GET /orgs/{org}/repos", {
      org: "octokit",
      type: "private",
      mediaType: { previews: ["mercy"], format: "raw" },
      headers: { "x-a": "1" },
    }),
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
    expect(built("POST /a", ...args).body).toEqual(body);
  });

  test("decision D7: __proto__ is a name like others", () => {
    expect(command(["POST /a", "__proto__=b"]).out).toContain('"__proto__": "b"');
  });

  test("any text comes out as it went in", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
        (text) => {
          expect(built("POST /a", `a=${text}`).body).toEqual({ a: text });
          expect(built("POST /a", `a:=${JSON.stringify(text)}`).body).toEqual({ a: text });
        },
      ),
    );
  });

  test.each([
    ['{"b":1,"b":2}', 7],
    ['{"b":1,"\\u0062":1}', 7],
    ['[{"a":{"b":1}},{"a":{"b":"}{"},"c":[{}],"a" : 2}]', 40],
    ['{"__proto__":1,"__proto__":2}', 15],
  ])("of two members of one name, none is lost in silence: %s", (json, position) => {
    const { code, err } = command(["POST /a", `key:=${json}`]);

    expect(code).toBe(2);
    expect(err).toMatch(new RegExp(`^error: "key": .* position ${position}`));
    expect(command(["POST /a", `--data=${json}`]).code).toBe(0);
  });

  test("members of one name in different objects are no fault", () => {
    const json = '{"a":{"a":{"b":"a"}},"b":[{"a":1},{"a":2}],"c":"\\"a\\":","d":["a","a"]}';
    expect(built("POST /a", `key:=${json}`).body).toEqual({ key: JSON.parse(json) as unknown });
  });

  test("JSON that is accepted is the value it says, and what is refused says where", () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ noUnicodeString: false }),
        fc.nat(),
        fc.constantFrom(...Array.from('{}[],:"x0')),
        (value, at, sign) => {
          const json = JSON.stringify(value);
          expect(built("POST /a", `a:=${json}`).body).toEqual({ a: JSON.parse(json) as unknown });

          const place = at % (json.length + 1);
          const broken = json.slice(0, place) + sign + json.slice(place);
          let isJson = true;
          try {
            JSON.parse(broken);
          } catch {
            isJson = false;
          }
          if (isJson) return;
          const { code, err } = command(["POST /a", `a:=${broken}`]);
          expect(code).toBe(2);
          expect(Number(/position (\d+)/.exec(err)?.[1])).toBeLessThanOrEqual(broken.length);
        },
      ),
    );
  });

  test.each([
    ["{", 1],
    ["", 0],
    ["  x", 2],
    ['{"a":[1,}', 8],
    ['{"a" 1}', 5],
    ["{a:1}", 1],
    ["[1 2]", 3],
    ["[1,]", 3],
    ['"a\nb"', 0],
    ["01", 1],
    ["[]]", 2],
    ['{"a":1,}', 7],
    ["tru", 0],
    ["1 ,", 2],
  ])("the fault in %j is at %d", (json, position) => {
    expect(command(["POST /a", `a:=${json}`]).err).toContain(`"a" is no JSON: look at position ${position};`);
  });

  test.each([
    "12345678901234567890",
    "[9007199254740993]",
    "1e400",
    "0.12345678901234567890123",
    '{"b":-123456789012345678}',
  ])("a number that would be another one is refused: %s", (json) => {
    const { code, out, err } = command(["POST /a", `a:=${json}`]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain('"a": a number in it has more digits');
  });
});

describe("headers", () => {
  test.each<[lines: string[], headers: object]>([
    [["X-A: b: c", "x-b:d"], { "x-a": "b: c", "x-b": "d" }],
    [["x-a;"], { "x-a": "" }],
    [["accept:", "User-Agent: c"], { "user-agent": "c" }],
    [["x-a:\t b \t"], { "x-a": "b" }],
  ])("%j", (lines, headers) => {
    const shown = built("GET /a", ...lines.flatMap((line) => ["-H", line])).headers;
    expect(shown).toMatchObject(headers);
    expect("accept" in shown).toBe(!lines.includes("accept:"));
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
    const request = built("POST /a", ...args);
    expect([request.body, request.headers["content-type"]]).toEqual([body, type]);
  });

  test("bytes go out as they are, where they can", () => {
    expect(command(["POST /a", "--data", "@bytes.bin", "-o", "curl"]).out).toContain("printf '\\377\\000' | curl");
    const { code, err } = command(["POST /a", "--data", "@bytes.bin"]);
    expect([code, err]).toEqual([1, expect.stringContaining('"body"')]);
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

  test.each(["json", "curl", "http", "har", "explain"])("%s shows credentials only if asked to (D6)", (output) => {
    const hidden = command([...args, "--output", output]);
    const shown = command([...args, `--output=${output}`, "--show-secrets"]);

    expect([hidden.code, shown.code, hidden.err, shown.err]).toEqual([0, 0, "", ""]);
    expect(hidden.out).not.toContain("s3cret");
    expect(shown.out.match(/s3cret/g)!.length).toBeGreaterThanOrEqual(3);
  });

  test("json is that of build(), with names of variables", () => {
    expect(built(...args, "password:=5", "-H", "cookie: a")).toMatchObject({
      method: "post",
      url: "https://api.github.com/a?access_token=$GITHUB_ACCESS_TOKEN",
      headers: { authorization: "token $GITHUB_TOKEN", cookie: "$GITHUB_COOKIE" },
      body: { password: ["s3cret", 5], n: 1 },
    });
    expect(built("GET /a#b", "--show-secrets").url).toBe("https://api.github.com/a#b");
    expect(built("GET /a#b").url).toBe("https://api.github.com/a#b");
    expect(built("GET /a?b=c#d=e&access_token=s3cret#sig=s3cret").url).toBe(
      "https://api.github.com/a?b=c#d=e&access_token=$GITHUB_ACCESS_TOKEN#sig=s3cret".replace("s3cret", "$GITHUB_SIG"),
    );
    expect(built("POST /a", "password:=5").body).toEqual({ password: "$GITHUB_PASSWORD" });
    expect(built("POST /a", "b= x", "-H", "content-type: application/x-www-form-urlencoded").body).toEqual({ b: " x" });
  });

  test("curl, for each shell", () => {
    const of = (...more: string[]) => command(["POST /a", "a='", "-o", "curl", ...more]).out;
    expect(of()).toContain(`--data-raw '{"a":"'\\''"}'\n`);
    expect(of("--shell", "cmd")).toMatch(/^curl\.exe "https:/);
    expect(of("--shell", "powershell")).toMatch(/^& \{ \$PSNative/);
  });

  test("explain tells one call as one, and a parameter of the name of an option too", () => {
    expect(command(["GET /a", "b=c", "-o", "explain"]).out).toMatch(/^b +call +query/m);
    expect(command(["GET /a", "url=c", "-o", "explain"]).out).toMatch(/^url +step \d +query/m);
  });

  test("explain tells what is known of a request that cannot be built", () => {
    const { code, out, err } = command(["GET /a/{b}", "c=d", "-o", "explain"]);
    expect(code).toBe(1);
    expect(out).toMatch(/^c +call/m);
    expect(err).toContain('"b" must be given');
  });
});

test("--help shows examples that run, --version the version", () => {
  const { code, out } = command(["--help", "and", "--output=json"]);
  expect(code).toBe(0);
  const examples = out.match(/^ {2}fluent-endpoint .*/gm)!;
  expect(examples.length).toBeGreaterThan(3);
  expect(command(["--version"])).toEqual({ code: 0, out: `${VERSION}\n`, err: "" });
  expect(command(["-h"]).out).toBe(out);
});

test("the route may go without its quotes", () => {
  expect(built("post", "/a/{b}", "b=c")).toEqual(built("POST /a/{b}", "b=c"));
  expect(built("/a")).toEqual(built("GET /a"));
  expect(built("GET", "https://a.example/b").url).toBe("https://a.example/b");
  expect(built("GET /a", "--base-url", "https://a.example/v1").url).toBe("https://a.example/v1/a");
});

describe("a request that cannot be built: 1, and the place", () => {
  test("the caret", () => {
    expect(command(["DELETE /repos/{owner}/{repo}", "owner=octokit"])).toEqual({
      code: 1,
      out: "",
      err: 'error: "repo" must be given\n  /repos/{owner}/{repo}\n                 ^^^^^^\n',
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
    [["GET /{a}", "a=..", "-o", "explain"]],
    [["POST /a", "a=b", "-d", "@bytes.bin", "-o", "http"]],
  ])("%j", (args) => {
    const { code, err } = command(args);
    expect(code).toBe(1);
    expect(err).toMatch(/^error: /);
  });
});

describe("wrong usage: 2, and no value in the message (D6)", () => {
  test.each<[args: string[], message: RegExp]>([
    [[], /a route is missing/],
    [[""], /a route is missing/],
    [["--output", "curl"], /a route is missing/],
    [["GET /a", "--outptu", "curl"], /unknown option --outptu; did you mean --output\?/],
    [["GET /a", "--show-secret"], /did you mean --show-secrets\?/],
    [["GET /a", "--headers=s3cret"], /unknown option --headers; did you mean --header\?/],
    [["GET /a", "--token=s3cret"], /unknown option --token; --help lists them/],
    [["GET /a", "--__proto__"], /unknown option --__proto__/],
    [["GET /a", "-X", "s3cret"], /unknown option -X/],
    [["GET /a", "s3cret"], /parameter 1 is none: write name=text/],
    [["GET /a", "a=b", "=s3cret"], /parameter 2 is none/],
    [["GET /a", ":=s3cret"], /parameter 1 is none/],
    [["GET /a", "a:=s3cret"], /"a" is no JSON: look at position 0; as a text, write a=…/],
    [["GET /a", "-H", "s3cret"], /--header takes "name: value", with a colon/],
    [["GET /a", "-H", ": s3cret"], /--header takes/],
    [["GET /a", "-H", "x; s3cret"], /--header takes/],
    [["GET /a", "-H", "x: s3cret", "-H", "X: s3cret"], /the header "X" is given more than once/],
    [["GET /a", "-H"], /-H needs a value/],
    [["GET /a", "--data", "--output", "curl"], /--data needs a value; .* --data=…/],
    [["GET /a", "--output", "yaml"], /--output is one of json, curl, http, har, explain/],
    [["GET /a", "-o", "curl", "--shell", "fish"], /--shell is one of sh, cmd, powershell/],
    [["GET /a", "--format", "a", "--format", "b"], /--format is given more than once/],
    [["GET /a", "--show-secrets=no"], /--show-secrets takes no value/],
    [["POST /a", "--data", "@nothing"], /cannot read the file "nothing" \(ENOENT\)/],
  ])("%j", (args, message) => {
    const { code, out, err } = command(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
    expect(err).toMatch(/^error: [^]*\nfluent-endpoint --help shows how it is used\n$/);
    expect(err).not.toContain("s3cret");
  });

  test("an empty standard input", () => {
    expect(command(["POST /a", "--data", "@-"], "")).toMatchObject({ code: 2, out: "" });
  });
});

test("colour only on a terminal, and without NO_COLOR", () => {
  const red = "\x1b[31merror:\x1b[39m ";
  expect(command([], "", true).err).toContain(red);
  expect(command([], "", true, true).err).not.toContain("\x1b");
  expect(command([], "", false).err).not.toContain("\x1b");
});

test("what is no fault of the caller's is not hidden", () => {
  const out = {
    write: () => {
      throw new RangeError("mine");
    },
  };
  expect(() => run(["--help"], { read: () => new Uint8Array(), out, err: out, isColourless: true })).toThrow(
    RangeError,
  );
});
