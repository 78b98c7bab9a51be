import { describe, expect, test } from "@jest/globals";
import {
  Endpoint,
  endpoint,
  EndpointError,
  InvalidHeaderError,
  InvalidParameterError,
  UnsafePathError,
} from "../../src/index.js";

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const UNICODE = [
  ...[
    "\u0080",
    "\u0085",
    "\u00a0",
    "\u00ad",
    "ÿ",
    "Ā",
    "ı",
    "ſ",
    "\u212a",
    "é",
    "e\u0301",
    "日",
    "😀",
    "👨\u200d👩\u200d👧",
  ],
  ...["\u200b", "\u202e", "\u2028", "\ufeff", "\ufffd", "\uffff", "\u{10ffff}", "．", "／", "＠", "。", "ß", "İ"],
];
const LONE = ["\ud800", "\udbff", "\udc00", "\udfff"];

/** Every character alone, doubled, and at each end and in the middle of a word. */
const TEXTS = [...ASCII, ...UNICODE].flatMap((one) => [one, one + one, `${one}a`, `a${one}`, `a${one}b`]);

/** The first texts that violate `holds`. */
const violations = (texts: readonly string[], holds: (text: string) => boolean): string[] =>
  texts
    .filter((text) => !holds(text))
    .slice(0, 20)
    .map((text) => JSON.stringify(text));

/** The url of a call, after checks that every parser reads it in the same way; or the error of the call. */
function outcome(build: () => { readonly url: string }): URL | EndpointError {
  let url;
  try {
    ({ url } = build());
  } catch (error) {
    if (error instanceof EndpointError) return error;
    throw error;
  }
  expect(url).toMatch(/^[\x21-\x5b\x5d-\x7e]+$/);
  const parsed = new URL(url);
  expect(parsed.origin).toBe("https://api.github.com");
  expect(url.split(/[?#]/)[0]).toBe(parsed.origin + parsed.pathname);
  return parsed;
}

describe("every character in a path value (C4, C6)", () => {
  test.each(["/a/{x}/b", "/a/:x/b", "/a{/x}/b", "/a{/x*}/b", "/a/{x*}/b", "https://api.github.com/a/{x}/b"])(
    "%s",
    (url) => {
      const holds = (x: string): boolean => {
        const result = outcome(() => endpoint({ url, x }));
        if (x === "." || x === "..") return result instanceof UnsafePathError;
        return result instanceof URL && result.pathname.split("/").map(decodeURIComponent).join("|") === `|a|${x}|b`;
      };
      expect(violations(TEXTS, holds)).toEqual([]);
    },
  );

  test("/a/v{x}/b", () => {
    const holds = (x: string): boolean => {
      const result = outcome(() => endpoint("/a/v{x}/b", { x }));
      return result instanceof URL && result.pathname.split("/").map(decodeURIComponent).join("|") === `|a|v${x}|b`;
    };
    expect(violations(TEXTS, holds)).toEqual([]);
  });
});

describe("every character in a reserved value (C1, C6)", () => {
  // An empty, "." or ".." segment, "?" and "#" change the structure of the path.
  const isUnsafe = (x: string): boolean => /[?#]/.test(x) || x.split("/").some((segment) => /^\.{0,2}$/.test(segment));

  test("/a/{+x}/b", () => {
    const holds = (x: string): boolean => {
      const result = outcome(() => endpoint("/a/{+x}/b", { x }));
      if (isUnsafe(x)) return result instanceof UnsafePathError;
      if (!(result instanceof URL)) return false;
      const segments = result.pathname.split("/");
      return segments.length === x.split("/").length + 3 && decodeURIComponent(segments.slice(2, -1).join("/")) === x;
    };
    expect(violations(TEXTS, holds)).toEqual([]);
  });

  test("/a?x={+x}: a reserved value in the query adds no fragment, or is rejected", () => {
    const holds = (x: string): boolean => {
      const result = outcome(() => endpoint("/a?x={+x}", { x }));
      if (x.includes("#")) return result instanceof EndpointError || result.pathname === "/a";
      return result instanceof URL && decodeURIComponent(result.search) === `?x=${x}` && result.hash === "";
    };
    expect(violations(TEXTS, holds)).toEqual([]);
  });

  test("/a{#x}", () => {
    const holds = (x: string): boolean => {
      const result = outcome(() => endpoint("/a{#x}", { x }));
      return result instanceof URL && decodeURIComponent(result.hash) === `#${x}` && result.pathname === "/a";
    };
    expect(violations(TEXTS, holds)).toEqual([]);
  });
});

describe("every character in the query (C8)", () => {
  const pairs = (result: URL | EndpointError): string =>
    result instanceof URL ? JSON.stringify([result.pathname, ...result.searchParams, result.hash]) : String(result);

  test.each([
    ["/a", ""],
    ["/a#top", "#top"],
    ["/a{?x}", ""],
    ["/a{?x}#top", "#top"],
  ])("as a value: %s", (url, hash) => {
    const holds = (x: string): boolean =>
      pairs(outcome(() => endpoint({ url, x }))) === JSON.stringify(["/a", ["x", x], hash]);
    expect(violations(TEXTS, holds)).toEqual([]);
  });

  test("as a name", () => {
    const holds = (name: string): boolean =>
      pairs(outcome(() => new Endpoint().route("/a").param(name, "1").build())) ===
      JSON.stringify(["/a", [name, "1"], ""]);
    expect(violations(TEXTS, holds)).toEqual([]);
  });

  test("as an item of a list", () => {
    const repeat = new Endpoint().withPolicy({ arrays: "repeat" });
    const holds = (x: string): boolean =>
      pairs(outcome(() => repeat.build("/a", { x: [x, "z"] }))) === JSON.stringify(["/a", ["x", x], ["x", "z"], ""]);
    expect(violations(TEXTS, holds)).toEqual([]);
  });
});

describe("a lone surrogate is rejected in every position (C4)", () => {
  const texts = LONE.flatMap((one) => [one, `${one}a`, `a${one}`, `${one}😀`, `😀${one}`]);

  test.each(["/a/{x}", "/a/{+x}", "/a{/x*}", "/a{?x}", "/a{#x}", "/a"])("%s", (url) => {
    const holds = (x: string): boolean => outcome(() => endpoint({ url, x })) instanceof InvalidParameterError;
    expect(violations(texts, holds)).toEqual([]);
  });

  test("in a query name", () => {
    const holds = (name: string): boolean =>
      outcome(() => new Endpoint().route("/a").param(name, "1").build()) instanceof InvalidParameterError;
    expect(violations(texts, holds)).toEqual([]);
  });
});

describe("every character in a header (D4)", () => {
  const headers = (name: string, value: string): Readonly<Record<string, string>> | EndpointError => {
    try {
      return endpoint("/a", { headers: Object.fromEntries([[name, value]]) }).headers;
    } catch (error) {
      if (error instanceof EndpointError) return error;
      throw error;
    }
  };

  test("names must be RFC 9110 tokens, before lower-casing", () => {
    const holds = (name: string): boolean => {
      const result = headers(name, "1");
      if (!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(name)) return result instanceof InvalidHeaderError;
      return (
        !(result instanceof EndpointError) && result[name.toLowerCase()] === "1" && Object.keys(result).length === 3
      );
    };
    expect(violations([...TEXTS, ...LONE, ""], holds)).toEqual([]);
  });

  test("values consist of visible ASCII, spaces, tabs and obs-text, and are kept", () => {
    const holds = (value: string): boolean => {
      const result = headers("x-a", value);
      if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return result instanceof InvalidHeaderError;
      return !(result instanceof EndpointError) && result["x-a"] === value;
    };
    expect(violations([...TEXTS, ...LONE, ""], holds)).toEqual([]);
  });
});
