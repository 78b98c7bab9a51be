// C13 beyond the table of calls: bodies, rules and laws.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { toFetch } from "../../src/adapters/index.js";
import { form } from "../../src/bodies/index.js";
import { Endpoint, segments, UrlTemplate } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";
import { untyped } from "../untyped.js";

const BASE = "https://api.github.com";
const github = new Endpoint();

test("in bodies and headers, it is text", () => {
  const path = segments("a/b");
  for (const [build, adapt] of [
    [(route: string) => github.build(untyped(route), { path, list: [path] }), toFetch],
  ] as const) {
    const [, init] = adapt(build("POST /f"));
    expect(init.body).toBe('{"path":"a/b","list":["a/b"]}');
  }
  expect(github.withPolicy({ body: form }).build("POST /f", { path }).body).toBe("path=a%2Fb");
  const routes = defineRoutes({ "GET /f": { headers: ["X-Path"] } });
  const api = Endpoint.for({ name: "a", baseUrl: BASE, routes });
  expect(api.build("GET /f", { "X-Path": path }).headers["x-path"]).toBe("a/b");
  expect(`at ${path}`).toBe("at a/b");
  // What is missing is not the text "undefined".
  expect(JSON.stringify({ path: segments(undefined as never) })).toBe('{"path":""}');
});

test("another copy of the library can read it", () => {
  const [key] = Object.getOwnPropertySymbols(segments("a/b"));
  expect(key).toBe(Symbol.for("fluent-endpoint.segments"));
  const copied = Object.defineProperty(new String("a/b"), key!, { value: { text: "a/b" } });
  expect(github.build("/f/{path}", { path: copied as never }).url).toBe(`${BASE}/f/a/b`);
});

test("a rule says it for a parameter", () => {
  const routes = defineRoutes({
    "PUT /{Bucket}/{Key}": { segments: ["Key"] },
    "GET /{Bucket}/{Key}": { segments: ["Key"] },
  });
  const s3 = Endpoint.for({ name: "s3", baseUrl: "https://s3.example", routes });
  const url = "https://s3.example/b/docs/C%23%20a%2520b.md";
  const values = { Bucket: "b", Key: "docs/C# a%20b.md" };
  expect(s3.build("PUT /{Bucket}/{Key}", { ...values }, { data: "x" }).url).toBe(url);
  expect(s3.route("GET /{Bucket}/{Key}").params(values).build().url).toBe(url);
  expect(s3.withDefaults(values).build(untyped("GET /{Bucket}/{Key}")).url).toBe(url);
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

test("a server reads back each part, and another text has another url", () => {
  const part = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 5 }),
    fc.constantFrom("%2F", "%20", " ", "C#", "?", "..."),
  );
  const text = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  check(
    fc.property(text, fc.boolean(), (given, empty) => {
      let url: string;
      try {
        url = github.build("GET /f/{path}", { path: segments(given, { empty }) }).url;
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
