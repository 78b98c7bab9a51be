import { describe, expect, jest, test } from "@jest/globals";
import {
  Endpoint,
  endpoint,
  EndpointError,
  InvalidTemplateError,
  UnsafePathError,
  UrlTemplate,
} from "../../src/index.js";

// What very large inputs result in; linear.test.ts counts the steps that they take.
jest.setTimeout(60_000);

const MILLION = 1_000_000;
const BASE = "https://api.github.com";

/** Compares without a diff, which would have a million characters. */
function expectSame(one: string, other: string): void {
  expect(one.length).toBe(other.length);
  expect(one === other).toBe(true);
}

const parameters = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`p${index}`, `v ${index}`]));
const names = Object.keys(parameters);
const encoded = names.map((name) => `${name}=v%20${name.slice(1)}`).join("&");

describe("the library handles a megabyte in one place", () => {
  test.each([
    ["a literal path", "/a".repeat(MILLION / 2)],
    ["literal slashes, dots and colons", `/${"a/.../:1".repeat(MILLION / 8)}`],
    ["a literal query", `/a?${"b=c&".repeat(MILLION / 4)}d`],
    ["a literal fragment", `/a#${"b/".repeat(MILLION / 2)}`],
    ["literal triplets", `/${"%2f".repeat(MILLION / 3)}`],
  ])("%s", (_, url) => {
    expectSame(endpoint({ url }).url, BASE + url);
    expectSame(new UrlTemplate(url).expand(), url);
  });

  test.each([
    ["/a/{x}", "b", "/a/"],
    ["/a/{+x}", "b/c/", "/a/"],
    ["/a/{+x}", ".../", "/a/"],
    ["/a{/x}", "b", "/a/"],
    ["/a{?x}", "b", "/a?x="],
    ["/a", "b", "/a?x="],
    ["/a{#x}", "/?", "/a#"],
  ])("a value in %s", (url, unit, opening) => {
    const x = `${unit.repeat(MILLION / unit.length)}z`;
    expectSame(endpoint({ url, x }).url, BASE + opening + x);
  });

  test.each(["/a/{x}", "/a", "/a{?x}"])("a value with characters to encode: %s", (url) => {
    const { length } = endpoint({ url, x: "".padEnd(MILLION / 4, "%") }).url;
    expect(length).toBeGreaterThan((3 * MILLION) / 4);
  });

  test.each(["../", "a//", "./", "%2e/"])("an unsafe value: %j", (unit) => {
    expect(() => endpoint("/a/{+x}", { x: unit.repeat(MILLION / 4) })).toThrow(UnsafePathError);
  });

  test.each(["{", "}", "{a", "{a,", "\\", " ", "{a:1", "a{?", "%", "%2", "\ud800", "{%", "{a.."])(
    "a malformed template: %j",
    (unit) => {
      const template = unit.repeat(MILLION / unit.length);
      expect(() => new UrlTemplate(template)).toThrow(InvalidTemplateError);
      expect(() => endpoint({ url: template })).toThrow(EndpointError);
    },
  );

  test.each([" ", "\t", "GET ", "a ", ":", ":a", "::", "https://", "@", "..", "../", "//", "%2e%2e/", "{a}.", "a."])(
    "a route: %j",
    (unit) => {
      const route = unit.repeat(MILLION / 10 / unit.length);
      for (const text of [route, `GET ${route}`, `https://${route}`, `GET https://${route}example.com/`]) {
        try {
          endpoint(text, { a: "b" });
        } catch (error) {
          expect(error).toBeInstanceOf(EndpointError);
        }
      }
    },
  );
});

describe("the library handles a route of thirty thousand parts", () => {
  const parts = ["{a}", "{+a}", "/{a}", "/:a", "/.{a}", "{/a}{b}", "{a,b}", "{?a}{b}"];
  const openings = ["/", "https://{t}.example.com", "{+a}"];
  const routes = openings.flatMap((opening) => parts.map((part): [string, string] => [opening, part]));

  test.each(routes)("%s and many %s", (opening, part) => {
    const url = opening + part.repeat(30_000);
    for (const a of ["", undefined, "../"]) {
      urlOrError(() => new Endpoint().build({ url, a, t: "t" }));
    }
  });

  test.each(["/{name}", "{/name}", "/:name", "https://{name}.example.com/"])("with a name each: %s", (part) => {
    const names = Array.from({ length: 10_000 }, (_, index) => `${"x".repeat(40)}${String(index)}`);
    const url = names.map((name) => part.replace("name", name)).join("");
    // Each may be a misspelling of each.
    const others = Object.fromEntries(names.slice(0, 20).map((name) => [name.replace("x", "y"), 1]));
    urlOrError(() => endpoint({ ...others, url }));
    urlOrError(() => endpoint({ ...Object.fromEntries(names.map((name) => [name, ".."])), url }));
  });
});

/** The url of a request, or the error of the library. */
function urlOrError(build: () => { readonly url: string }): unknown {
  try {
    return build().url;
  } catch (error) {
    expect(error).toBeInstanceOf(EndpointError);
    return error;
  }
}

describe("the library handles a thousand parameters", () => {
  test("in the query", () => {
    expectSame(endpoint("/a", parameters).url, `${BASE}/a?${encoded}`);
  });

  test("in a query template", () => {
    expectSame(endpoint(`/a{?${names.join(",")}}`, parameters).url, `${BASE}/a?${encoded}`);
  });

  test("in the path", () => {
    const route = names.map((name) => `/{${name}}`).join("");
    const url = names.map((name) => `/v%20${name.slice(1)}`).join("");
    expectSame(endpoint(route, parameters).url, BASE + url);
    expectSame(endpoint(route.replace(/\{(\w+)\}/g, ":$1"), parameters).url, BASE + url);
  });

  test("in the body", () => {
    expect(endpoint("POST /a", parameters).body).toEqual(parameters);
  });

  test("in a chain, step by step", () => {
    const builder = names.reduce((chain, name) => chain.param(name, parameters[name]), new Endpoint().route("/a"));
    expectSame(builder.build().url, `${BASE}/a?${encoded}`);
  });

  test("in a chain with ten thousand steps of each kind", () => {
    let chain = new Endpoint().route("POST /x");
    for (let step = 0; step < 10_000; step += 1) {
      chain = chain
        .header(`x-${String(step)}`, step)
        .preview(`p${String(step)}`)
        .request({ [step]: step });
    }
    const { headers, request } = chain.build();
    expect(Object.keys(headers)).toHaveLength(10_002);
    expect(headers["accept"]?.split(",")).toHaveLength(10_000);
    expect(Object.keys(request!)).toHaveLength(10_000);
  });

  test("two hundred thousand issues of one option in one error", () => {
    const mediaType = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`x${String(index)}`, 1]));
    expect(() => new Endpoint().build("/x", { mediaType } as never)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION" }),
    );
  });

  test("if all are missing or unsafe", () => {
    const route = names.map((name) => `/{${name}}`).join("");
    expect(() => endpoint(route)).toThrow(expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names }));
    const unsafe = Object.fromEntries(names.map((name) => [name, ".."]));
    expect(() => endpoint(route, unsafe)).toThrow(expect.objectContaining({ code: "ERR_UNSAFE_PATH", names }));
  });

  test("if all have values that no url can contain", () => {
    const wrong = Object.fromEntries(names.map((name) => [name, NaN]));
    expect(() => endpoint("/a", wrong)).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names }));
  });
});
