import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import * as adapters from "../../src/adapters/index.js";
import * as core from "../../src/index.js";
import { untyped } from "../untyped.js";
import { thrownBy } from "../thrown-by.js";

const library = { ...core, InvalidRequestError: adapters.InvalidRequestError };
const { Endpoint, EndpointError } = library;
const github = new Endpoint();

interface Kind {
  readonly code: string;
  readonly run: () => unknown;
  /** The typed fields, for use in programs. */
  readonly fields: object;
}

/** They have no instances of their own. */
const BASES = ["EndpointError", "ParameterError"];

/** One row for every error class. */
const KINDS: Readonly<Record<string, Kind>> = {
  InvalidRouteError: {
    code: "ERR_INVALID_ROUTE",
    run: () => github.build("GET /a b"),
    fields: { route: "GET /a b" },
  },
  InvalidMethodError: {
    code: "ERR_INVALID_METHOD",
    run: () => github.build("FETCH /x"),
    fields: {
      method: "FETCH",
      supported: expect.arrayContaining(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"]),
    },
  },
  InvalidTemplateError: {
    code: "ERR_INVALID_TEMPLATE",
    run: () => github.build(untyped("GET /a/{")),
    fields: { template: "/a/{", position: expect.any(Number) },
  },
  MissingParameterError: {
    code: "ERR_MISSING_PARAMETER",
    run: () => github.build(untyped("GET /repos/{owner}/{repo}/issues/{n}"), { repo: "r" }),
    fields: { names: ["owner", "n"], route: "/repos/{owner}/{repo}/issues/{n}" },
  },
  InvalidParameterError: {
    code: "ERR_INVALID_PARAMETER",
    run: () => github.build("GET /x/{a}", { a: NaN, b: 1, c: new Map() }),
    fields: { parameter: expect.stringMatching(/^[ac]$/), names: expect.arrayContaining(["a", "c"]) },
  },
  UnsafePathError: {
    code: "ERR_UNSAFE_PATH",
    run: () => github.build("GET /x/{a}/{b}", { a: "..", b: "." }),
    fields: { names: ["a", "b"], route: "/x/{a}/{b}" },
  },
  UnsafeOriginError: {
    code: "ERR_UNSAFE_ORIGIN",
    run: () => github.build("GET https://{host}/x", { host: "evil.example" }),
    fields: { names: ["host"], route: "https://{host}/x" },
  },
  InvalidHeaderError: {
    code: "ERR_INVALID_HEADER",
    run: () => github.build("/x", { headers: { "X-A": "a\nb", ok: "1", "b c": "1" } }),
    fields: { header: "X-A", names: ["X-A", "b c"] },
  },
  InvalidMediaTypeError: {
    code: "ERR_INVALID_MEDIA_TYPE",
    run: () => github.build("/x", { mediaType: { previews: ["a b", "mercy", "c,d"] } }),
    fields: { names: ["a b", "c,d"] },
  },
  InvalidOptionError: {
    code: "ERR_INVALID_OPTION",
    run: () => github.build("/x", { headers: [] as never, request: 5 as never }),
    fields: { option: "headers", names: ["headers", "request"] },
  },
  InvalidBaseUrlError: {
    code: "ERR_INVALID_BASE_URL",
    run: () => github.build("/x", { baseUrl: "ftp://x.example" }),
    fields: {},
  },
  InvalidRequestError: {
    code: "ERR_INVALID_REQUEST",
    run: () =>
      github
        .route("PATCH /user")
        .param("a\n", { b: [1n] })
        .to(adapters.toFetch),
    fields: { path: "body.a\n.b.0" },
  },
};

describe("each kind of error has a subclass of EndpointError (F1)", () => {
  test("the table has a row for every class, and every code has a class", () => {
    const classes = Object.keys(library).filter((name) => name.endsWith("Error") && !BASES.includes(name));
    expect(Object.keys(KINDS).sort()).toStrictEqual(classes.sort());
    const decisions = readFileSync(new URL("../../docs/spec/decisions.md", import.meta.url), "utf8");
    const codes = [...decisions.matchAll(/`(ERR_[A-Z_]+)`/g)].map(([, code]) => code);
    expect(Object.values(KINDS).map(({ code }) => code)).toStrictEqual(expect.arrayContaining(codes));
  });

  describe.each(Object.entries(KINDS))("%s", (name, { code, run, fields }) => {
    const error = thrownBy(run) as Error & { readonly code: string };
    const kind = library[name as keyof typeof library] as unknown as new (...args: never[]) => Error;

    test("has its class, code and name", () => {
      expect(error).toBeInstanceOf(kind);
      expect(error).toBeInstanceOf(EndpointError);
      expect(error).toBeInstanceOf(Error);
      expect(Object.getPrototypeOf(error)).toBe(kind.prototype);
      expect([error.code, error.name]).toStrictEqual([code, name]);
      expect(String(error)).toBe(`${name}: ${error.message}`);
      expect(error.stack).toContain(name);
    });

    test("has its typed fields", () => {
      expect(error).toMatchObject(fields);
    });
  });
});

describe("values of parameters are a ParameterError: a service answers 400 (F1)", () => {
  test("missing, invalid and unsafe values, and no other kind", () => {
    const kinds = Object.entries(KINDS).filter(([, { run }]) => thrownBy(run) instanceof library.ParameterError);
    expect(kinds.map(([name]) => name)).toStrictEqual([
      "MissingParameterError",
      "InvalidParameterError",
      "UnsafePathError",
      "UnsafeOriginError",
    ]);
  });
});

describe("several issues of one kind are reported together, in order (F1)", () => {
  test.each<[name: string, run: () => unknown, names: string[]]>([
    ["missing values", () => github.build(untyped("/{a}/x/{+b}/:c/{d}"), { d: 1 }), ["a", "b", "c"]],
    ["missing and empty values", () => github.build(untyped("/{a}/x/{b}"), { a: "" }), ["a", "b"]],
    ["query values", () => github.build("/x", { a: NaN, b: 1, c: () => {}, d: [[]] }), ["a", "c", "d"]],
    ["unsafe segments", () => github.build("/{a}/x/{b}/{c}", { a: ".", b: "..", c: "c" }), ["a", "b"]],
    ["headers", () => github.build("/x", { headers: { "a b": "1", c: "\n", d: {} as never } }), ["a b", "c", "d"]],
    [
      "options",
      () => github.build({ url: 5, method: {}, headers: 1, mediaType: 2, request: 3, a: 4 } as never),
      ["url", "method", "headers", "mediaType", "request"],
    ],
  ])("%s", (_, run, names) => {
    expect(run).toThrow(expect.objectContaining({ names }));
  });

  test("reports each name once", () => {
    expect(() => github.build(untyped("/{a}/{a}/{a}"))).toThrow(expect.objectContaining({ names: ["a"] }));
    expect(() => github.build("/x/{a}/y/{a}", { a: NaN })).toThrow(expect.objectContaining({ names: ["a"] }));
  });

  test("reports placeholders and the query together", () => {
    expect(() => github.build("/x/{a}", { a: NaN, b: NaN })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: expect.arrayContaining(["a", "b"]) }),
    );
  });
});

describe("the message marks the place in the template with carets (F1)", () => {
  test.each<[name: string, run: () => unknown, line: string, carets: string]>([
    ["an invalid template", () => github.build(untyped("/x/{a")), "/x/{a", "   ^"],
    ["a missing value", () => github.build(untyped("/x/{a}/y")), "/x/{a}/y", "   ^^^"],
    ["two missing values", () => github.build(untyped("/x/{a}/:b")), "/x/{a}/:b", "   ^^^ ^^"],
    ["an unsafe value", () => github.build("/x/{a}", { a: ".." }), "/x/{a}", "   ^^^"],
    ["an origin", () => github.build("https://{a}/", { a: "x.example" }), "https://{a}/", "        ^^^"],
  ])("%s", (_, run, line, carets) => {
    const lines = (thrownBy(run) as Error).message.split("\n").map((one) => one.trimEnd());
    const at = lines.findIndex((one) => one.trimStart().startsWith(line));
    const indent = lines[at]!.length - lines[at]!.trimStart().length;
    expect(lines[at + 1]!.slice(indent)).toBe(carets);
  });

  test("the error has the position of the mistake in the template", () => {
    expect(() => github.build(untyped("GET /abc{d"))).toThrow(expect.objectContaining({ position: 4 }));
    expect(() => github.build("  GET   /abc/../d")).toThrow(
      expect.objectContaining({ template: "/abc/../d", position: expect.any(Number) }),
    );
  });
});

test("the code is an own property, so that loggers and JSON show it (F1)", () => {
  let caught: unknown;
  try {
    new Endpoint().build(untyped("/x/{a}"));
  } catch (error) {
    caught = error;
  }
  expect(JSON.parse(JSON.stringify(caught))).toEqual({
    code: "ERR_MISSING_PARAMETER",
    route: "/x/{a}",
    names: ["a"],
    issues: [{ name: "a", reason: "missing" }],
  });
});
