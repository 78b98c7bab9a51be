// C13 (new): a value for a path whose slashes are slashes.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { toFetch } from "../../src/adapters/index.js";
import { form } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { endpoint, Endpoint, segments, UrlTemplate } from "../../src/index.js";
import { Endpoint as Mini, segments as segmentsOfMini } from "../../src/mini/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";
import { untyped } from "../untyped.js";
import { functionOf } from "../function-of.js";

const BASE = "https://api.github.com";
const github = new Endpoint();
const mini = new Mini({ baseUrl: BASE });

type Build = (route: string, values: object) => { url: string };

/** Each way to build a url; mini has no operators. */
const WAYS: [name: string, build: Build, isMini?: boolean][] = [
  ["build(route, options)", (route, values) => github.build(untyped(route), values)],
  [
    "build(options)",
    (route, values) => {
      const [method = "", url = ""] = route.split(" ");
      return github.build(Object.assign({}, values, { method, url }));
    },
  ],
  ["the function", (route, values) => endpoint(untyped(route), values)],
  ["defaults", (route, values) => endpoint.defaults(values)(untyped(route))],
  ["a chain", (route, values) => github.route(untyped(route)).params(values).build()],
  ["parse(merge())", (route, values) => github.parse(github.merge(untyped(route), values))],
  [
    "explain()",
    (route, values) => {
      const { request, error } = explain(github, route, values);
      if (error) throw error as unknown as Error;
      return request!;
    },
  ],
  ["mini", (route, values) => mini.build(route, values), true],
  ["a chain of mini", (route, values) => mini.route(untyped(route)).params(values).build(), true],
];

describe.each(WAYS)("%s", (_, build, isMini = false) => {
  test.each([
    ["docs/C# a%20b.md", "docs/C%23%20a%2520b.md"],
    ["a", "a"],
    ["a b/ü/%2F/?/#/;=,", "a%20b/%C3%BC/%252F/%3F/%23/%3B%3D%2C"],
    ["...//x".replace("//", "/"), ".../x"],
    ["a/..b/c..", "a/..b/c.."],
    ["%2e%2e/x", "%252e%252e/x"],
    ["https:/evil.example/x", "https%3A/evil.example/x"],
  ])("%j is %s", (text, path) => {
    for (const one of [segments(text), segmentsOfMini(text)]) {
      expect(build("GET /f/{path}", { path: one }).url).toBe(`${BASE}/f/${path}`);
      expect(build("PUT /f/:path", { path: one }).url).toBe(`${BASE}/f/${path}`);
      expect(build("GET /f/{path}/raw", { path: one }).url).toBe(`${BASE}/f/${path}/raw`);
      if (isMini) continue;
      expect(build("GET /f/{+path}", { path: one }).url).toBe(`${BASE}/f/${path}`);
      expect(build("GET /f{/path}", { path: one }).url).toBe(`${BASE}/f/${path}`);
      expect(build("GET /f{/path*}", { path: one }).url).toBe(`${BASE}/f/${path}`);
      expect(build("GET https://other.example/f/{path}", { path: one }).url).toBe(`https://other.example/f/${path}`);
      // Lists in {/path*} give the same.
      expect(build("GET /f{/path*}", { path: text.split("/") }).url).toBe(`${BASE}/f/${path}`);
    }
  });

  test.each(["..", "a/..", "../a", "a/./b", "a/../b", "."])("%j is an UnsafePathError (C6)", (text) => {
    for (const empty of [true, false])
      for (const route of ["GET /f/{path}", ...(isMini ? [] : ["GET /f/{+path}", "GET /f{/path}"])])
        expect(thrownBy(() => build(route, { path: segments(text, { empty }) }))).toMatchObject({
          code: "ERR_UNSAFE_PATH",
          names: ["path"],
        });
  });

  test.each(["/a", "a/", "a//b", "/", "//", "//evil.example"])("%j has an empty part, which `empty` allows", (text) => {
    for (const route of [
      "GET /f/{path}",
      "GET /f/x{path}",
      "GET /f/{path}.json",
      ...(isMini ? [] : ["GET /f{/path}"]),
    ]) {
      expect(thrownBy(() => build(route, { path: segments(text) }))).toMatchObject({
        code: "ERR_UNSAFE_PATH",
        names: ["path"],
      });
      const expected = BASE + route.slice(4).replace("{/path}", `/${text}`).replace("{path}", text);
      expect(build(route, { path: segments(text, { empty: true }) }).url).toBe(expected);
    }
  });

  test("an empty text is a missing value (C5)", () => {
    for (const value of [segments(""), segments("", { empty: true }), segments(undefined as never)])
      expect(thrownBy(() => build("GET /f/{path}", { path: value }))).toMatchObject({
        code: "ERR_MISSING_PARAMETER",
        names: ["path"],
      });
  });

  test("no text is an error that names the parameter (C4)", () => {
    for (const value of [{}, NaN, "\ud800", "a".repeat(2 ** 20 + 1)])
      expect(thrownBy(() => build("GET /f/{path}", { path: segments(value as string) }))).toMatchObject({
        code: "ERR_INVALID_PARAMETER",
        names: ["path"],
      });
  });

  test("outside of a path, it is text", () => {
    const path = segments("a/b c");
    expect(build("GET /f", { path }).url).toBe(`${BASE}/f?path=a%2Fb%20c`);
    expect(build("GET /f{?path}", { path }).url).toBe(`${BASE}/f?path=a%2Fb%20c`);
    expect(build("GET /f", { path: [path, "d"] }).url).toBe(`${BASE}/f?path=a%2Fb%20c,d`);
    if (isMini) return;
    expect(build("GET /f?p={path}", { path }).url).toBe(`${BASE}/f?p=a%2Fb%20c`);
    expect(build("GET /f?p={+path}", { path }).url).toBe(`${BASE}/f?p=a/b%20c`);
    expect(build("GET /f#{path}", { path }).url).toBe(`${BASE}/f#a%2Fb%20c`);
    expect(build("GET /f{;path}", { path }).url).toBe(`${BASE}/f;path=a%2Fb%20c`);
    expect(build("GET /f/{path:3}", { path }).url).toBe(`${BASE}/f/a%2Fb`);
    expect(build("GET /{path}{?path}", { path }).url).toBe(`${BASE}/a/b%20c?path=a%2Fb%20c`);
  });

  if (isMini) return;
  test("is no part of a host (C7)", () => {
    for (const text of ["evil.example/x", "api.github.com/x", "a/b"])
      for (const url of ["https://{path}/f", "https://{path}.github.com/f"])
        expect(thrownBy(() => build(`GET ${url}`, { path: segments(text, { empty: true }) }))).toMatchObject({
          code: "ERR_UNSAFE_ORIGIN",
        });
    expect(build("GET {+path}", { path: segments("//evil.example/x", { empty: true }) }).url).toBe(
      `${BASE}//evil.example/x`,
    );
  });
});

test("in bodies and headers, it is text", () => {
  const path = segments("a/b");
  for (const [build, adapt] of [
    [(route: string) => github.build(untyped(route), { path, list: [path] }), toFetch],
    [(route: string) => mini.build(route, { path, list: [path] }), toFetch],
  ] as const) {
    const [, init] = adapt(build("POST /f"));
    expect(init.body).toBe('{"path":"a/b","list":["a/b"]}');
  }
  expect(github.withPolicy({ body: form }).build("POST /f", { path }).body).toBe("path=a%2Fb");
  const routes = defineRoutes({ "GET /f": { headers: ["X-Path"] } });
  const api = Endpoint.for({ name: "a", baseUrl: BASE, routes });
  expect(api.build("GET /f", { "X-Path": path }).headers["x-path"]).toBe("a/b");
  expect(`at ${path}`).toBe("at a/b");
});

test("explain() shows its text", () => {
  const { parameters } = explain(github, "GET /f/{path}", { path: segments("a/b c") });
  expect(parameters[0]).toMatchObject({ name: "path", place: "path", value: '"a/b c"', became: "a/b%20c" });
});

test("a rule says it for a parameter", () => {
  const routes = defineRoutes({
    "PUT /{Bucket}/{Key}": { segments: ["Key"] },
    "GET /{Bucket}/{Key}": { segments: ["Key"] },
  });
  const s3 = Endpoint.for({ name: "s3", baseUrl: "https://s3.example", routes });
  const url = "https://s3.example/b/docs/C%23%20a%2520b.md";
  const values = { Bucket: "b", Key: "docs/C# a%20b.md" };
  expect(s3.build("PUT /{Bucket}/{Key}", { ...values, data: "x" }).url).toBe(url);
  expect(s3.route("GET /{Bucket}/{Key}").params(values).build().url).toBe(url);
  expect(s3.withDefaults(values).build(untyped("GET /{Bucket}/{Key}")).url).toBe(url);
  expect(functionOf(s3)("GET /{Bucket}/{Key}", values).url).toBe(url);
  expect(explain(s3, "GET /{Bucket}/{Key}", values).request!.url).toBe(url);
  expect(s3.build("GET /{Bucket}/{Key}", { Bucket: "a/b", Key: "k" }).url).toBe("https://s3.example/a%2Fb/k");
  for (const Key of ["../x", "a//b", "a/"])
    expect(() => s3.build("GET /{Bucket}/{Key}", { Bucket: "b", Key })).toThrow("Key");
  const key = segments("a//b/", { empty: true });
  expect(s3.build("GET /{Bucket}/{Key}", { Bucket: "b", Key: key }).url).toBe("https://s3.example/b/a//b/");
  for (const wrong of ["Key", [5]])
    expect(() => defineRoutes({ "GET /{Key}": { segments: wrong as never } })).toThrow("segments");
});

test("UrlTemplate takes it, too", () => {
  expect(new UrlTemplate("/f/{path}{?path}").expand({ path: segments("a/b") })).toBe("/f/a/b?path=a%2Fb");
  expect(new UrlTemplate("https://{path}.example").expand({ path: segments("a/b") })).toBe("https://a%2Fb.example");
});

describe("beside text and other expressions", () => {
  const E = { empty: true };
  const urlOf = (route: string, values: object): string | undefined => {
    try {
      return github.build(untyped(route), values).url;
    } catch (error) {
      if (!/^ERR_(?:UNSAFE_PATH|MISSING_PARAMETER)$/.test((error as { code: string }).code)) throw error;
      return undefined;
    }
  };

  test.each<[route: string, values: object, code: string, names: string[]]>([
    ["GET /files/{id}{/path}", { id: "..", path: segments("secret", E) }, "UNSAFE_PATH", ["id", "path"]],
    ["GET /f/{a}{p}/x", { a: "..", p: segments("/x", E) }, "UNSAFE_PATH", ["a", "p"]],
    ["GET /f/{a}{p}/x", { a: "", p: segments("/x", E) }, "MISSING_PARAMETER", ["a"]],
    ["GET /f/..{p}", { p: segments("/x", E) }, "UNSAFE_PATH", ["p"]],
    ["GET /f/{p}.", { p: segments("a/", E) }, "UNSAFE_PATH", ["p"]],
    ["GET /f/{p}%2e", { p: segments("a/", E) }, "UNSAFE_PATH", ["p"]],
    ["GET /f{/a,p}/x", { a: "", p: segments("x", E) }, "UNSAFE_PATH", ["a", "p"]],
    ["GET /f{/a}{p}", { a: "", p: segments("/x", E) }, "UNSAFE_PATH", ["a"]],
    ["GET /f/{/p}", { p: segments("x", E) }, "UNSAFE_PATH", ["p"]],
  ])("%s with %j is an error (C6)", (route, values, code, names) => {
    const ways = route.includes("{/") ? WAYS.filter(([, , isMini]) => !isMini) : WAYS;
    for (const [, build] of ways)
      expect(thrownBy(() => build(route, values))).toMatchObject({ code: `ERR_${code}`, names });
  });

  test("parts that are empty by permission may meet", () => {
    expect(urlOf("GET /f/{p}{q}", { p: segments("a/", E), q: segments("/b", E) })).toBe(`${BASE}/f/a//b`);
    expect(urlOf("GET /f/{p}{q}", { p: segments("a/", E), q: "b" })).toBe(`${BASE}/f/a/b`);
    expect(urlOf("GET /f{/p}", { p: segments("", E) })).toBe(`${BASE}/f/`);
    expect(urlOf("GET /f/..{p}", { p: segments("x//y", E) })).toBe(`${BASE}/f/..x//y`);
  });

  test("the finished path keeps its shape, and only what may be empty is (C6, C13)", () => {
    const part = fc.constantFrom("", "", ".", "..", "a", "%2e");
    const text = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
    const value = fc.oneof(
      text.map((one) => ({ one, filled: one })),
      text.map((one) => ({
        one: segments(one, E),
        // The same without an empty part.
        filled: segments(one.replace(/(?<![^/])(?![^/])/g, "x")),
      })),
    );
    const piece = fc.constantFrom(
      "/",
      "/",
      "/f/",
      ".",
      "..",
      "%2e",
      "{a}",
      "{b}",
      "{+c}",
      "{/d}",
      "{/a,b}",
      "{.c}",
      "{/d*}",
    );
    let built = 0;
    check(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.record({ a: value, b: value, c: value, d: value }),
        (pieces, given) => {
          const route = `GET /x${pieces.join("")}/y`;
          const of = (key: "one" | "filled"): object =>
            Object.fromEntries(Object.entries(given).map(([name, values]) => [name, values[key]]));
          let url: string | undefined;
          try {
            url = urlOf(route, of("one"));
          } catch (error) {
            // A literal of dots.
            expect((error as { code: string }).code).toBe("ERR_INVALID_TEMPLATE");
            return;
          }
          if (url === undefined) return;
          built += 1;
          expect(new URL(url).pathname).toBe(url.slice(BASE.length).replace(/\?.*/, ""));
          // Without it, no other value would have been allowed to be empty.
          expect(urlOf(route, of("filled"))).toBeDefined();
        },
      ),
    );
    expect(built).toBeGreaterThan(ENOUGH);
  });
});

test("a server reads back each part, and another text has another url", () => {
  const part = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 5 }),
    fc.constantFrom("%2F", "%20", " ", "C#", "?", "..."),
  );
  const text = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  check(
    fc.property(text, fc.boolean(), fc.constantFrom(...WAYS), (given, empty, [, build]) => {
      let url: string;
      try {
        url = build("GET /f/{path}", { path: segments(given, { empty }) }).url;
      } catch (error) {
        const parts = given.split("/");
        const isBad = parts.some((one) => one === "." || one === ".." || (one === "" && !empty)) || given === "";
        expect(isBad).toBe(true);
        expect((error as { code: string }).code).toMatch(/^ERR_(?:UNSAFE_PATH|MISSING_PARAMETER)$/);
        return;
      }
      const { pathname, search, hash } = new URL(url);
      expect(pathname.split("/").slice(2).map(decodeURIComponent)).toStrictEqual(given.split("/"));
      expect(search + hash).toBe("");
      expect(new URL(url).href).toBe(url);
    }),
  );
});
