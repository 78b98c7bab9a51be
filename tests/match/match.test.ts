// M1: the parameters of a route in a url.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint } from "../../src/index.js";
import { match, matcher, type Matched } from "../../src/match/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const find = match as (route: string, url: string | URL, options?: object) => object | undefined;

test.each<[route: string, url: string, found: object | undefined]>([
  // Paths.
  ["GET /repos/{owner}/{repo}", "https://api.github.com/repos/octokit/rest.js", { owner: "octokit", repo: "rest.js" }],
  ["/repos/:owner/:repo", "/repos/a%20b/c%2fd?x=1#y", { owner: "a b", repo: "c/d" }],
  ["GET /", "https://a.example", {}],
  ["GET users/{name}", "/users/a", { name: "a" }],
  ["GET /users/{name}", "/users/", undefined],
  ["GET /users/{name}", "/users/a/", undefined],
  ["GET /users/{name}", "/users/a/b", undefined],
  ["GET /users/{name}", "/Users/a", undefined],
  ["GET /compare/{base}...{head}", "/compare/main...feature", { base: "main", head: "feature" }],
  ["GET /{a}2{b}", "/%2F2x", { a: "/", b: "x" }],
  ["GET /x{a}", "/x", { a: "" }],
  ["POST /v1/{name}:cancel", "/v1/a%3Ab:cancel", { name: "a:b" }],
  ["GET /{name}.json", "/a.json.json", { name: "a.json" }],
  ["GET /ä/{x}", "/%c3%a4/%7Eb", { x: "~b" }],
  ["GET /{a}/x/{a}", "/1/x/1", { a: "1" }],
  ["GET /{a}/x/{a}", "/1/x/2", undefined],
  ["GET /x/{list*}", "/x/1,2%2C3", { list: ["1", "2,3"] }],
  // Several segments, and optional ones.
  ["GET /files/{+path}", "/files/a/b%20c%2fd@e,f", { path: "a/b%20c%2fd@e,f" }],
  ["GET /files/{+path}.%6dd", "/files/%61%2f/b.%6Dd", { path: "%61%2f/b" }],
  ["GET /files/{+path}/raw", "/files/a/b/raw", { path: "a/b" }],
  ["GET /files/{+list*}/y", "/files/a/b,c/y", { list: ["a/b", "c"] }],
  ["GET /files/{+path}", "/files/", undefined],
  ["GET /files/{+path}", "/files", undefined],
  ["GET /files{/path*}", "/files/a/b%2Fc", { path: ["a", "b/c"] }],
  ["GET /files{/path*}", "/files", {}],
  ["GET {/path*}", "/", {}],
  ["GET {/path*}", "/a/b", { path: ["a", "b"] }],
  ["GET /files{/path*}", "/files/a//b", undefined],
  ["GET /files{/path}/x", "/files/x", {}],
  ["GET /files{/path}/x", "/files/a/x", { path: "a" }],
  // Queries.
  ["GET /x{?a,b*}", "/x?b=1&c=2&a=3%204&b=5%2B", { a: "3 4", b: ["1", "5+"] }],
  ["GET /x{?a}", "/x?a=1&a=2", { a: ["1", "2"] }],
  ["GET /x{?a}", "/x?a=1,2", { a: ["1", "2"] }],
  ["GET /x{?a}", "/x?a=", { a: "" }],
  ["GET /x{?a}", "/x?b=%zz", {}],
  ["GET /x{?team-id}", "/x?team%2Did=1", { "team-id": "1" }],
  ["GET /x?action=edit{&id}", "/x?id=1&action=edit", { id: "1" }],
  ["GET /x?action=edit{&id}", "/x?id=1", undefined],
  ["GET /x?action=edit", "/x?action=edit&action=delete", undefined],
  ["GET /x?q={q}", "/x?q=a%20b", { q: "a b" }],
  ["GET /x?q={q}", "/x", undefined],
  ["GET /x?q=is:{q}", "/x?q=is:open", { q: "open" }],
  ["GET /x?q={+q}", "/x?q=a/b?", { q: "a/b?" }],
  ["GET /x?q={list*}", "/x?q=1,,2", { list: ["1", "", "2"] }],
  ["GET /x?a=:b", "/x?a=%3Ab", { b: ":b" }],
  ["GET /x?a={b}&a=1", "/x?a=1&a=2", { b: "2" }],
  ["GET /x?a=1{&a}", "/x?a=1&a=2", { a: "2" }],
  // What build() encodes in another way is another url (RFC 3986, section 6.2.2).
  ["GET /users/{name}", "/users/a@b", undefined],
  ["GET /users/{name}", "/users/a,b", undefined],
  ["GET /users/{name}", "/users/é", undefined],
  ["GET /users/{name}", "/users/a\\b", undefined],
  ["GET /users/{name}", "/users/%", undefined],
  ["GET /users/{name}", "/users/%ff", undefined],
  ["GET /files/{+path}", "/files/a b", undefined],
  ["GET /x{?a}", "/x?a=b+c", undefined],
  ["GET /x{?a}", "/x?a", undefined],
  ["GET /x{?a,b}", "/x?a=%zz&b=1", undefined],
  ["GET /x?q=is:{q}", "/x?q=is%3Aopen", undefined],
  // Full urls: a variable of the host is one label (C7).
  ["GET https://uploads.example/files/{id}", "HTTPS://UPLOADS.example/files/7", { id: "7" }],
  ["GET https://uploads.example/files/{id}", "https://evil.example/files/7", undefined],
  ["GET https://uploads.example/files/{id}", "/files/7", undefined],
  ["GET https://{tenant}.example.com/{id}", "https://ACME.example.com/7", { tenant: "acme", id: "7" }],
  ["GET https://{tenant}.acme.example/users", "https://evil.example\\.acme.example/users", undefined],
  ...["u:p@x", "a.b", "x:80", "%2f", "%61", "a\tb", "a\nb", "a_b", "", "é", "ａ", "a%00", "x".repeat(64)].map(
    (label): [string, string, undefined] => [
      "GET https://{tenant}.acme.example/users",
      `https://${label}.acme.example/users`,
      undefined,
    ],
  ),
  ["GET /users", "https://u:p@x.example/users", undefined],
  ["GET /users", "https://a.example\\@b.example/users", undefined],
  ["GET /users", "//a.example/users", undefined],
  // What no request of the route is (C6).
  ["GET /users/{name}", "/users/%2F..%5c", undefined],
  ["GET /users/{name}", "/users/..a%2F.b", { name: "..a/.b" }],
  ...["..%2F..%2Fetc/passwd", "a\\..\\b", "a/.\t./b", "a/.. ", "/a", "a/", "a//b"].map(
    (path): [string, string, undefined] => ["GET /files/{+path}", `/files/${path}`, undefined],
  ),
  ["GET /{+path}", "../a", undefined],
])("%s in %s (M1)", (route, url, found) => {
  expect(find(route, url)).toStrictEqual(found);
  const all = matcher([route, "DELETE /other"]);
  const ofAll: unknown = all.match({ method: /^\w+/.exec(route)?.[0] ?? "GET", url });
  expect(ofAll).toStrictEqual(found && { route, parameters: found });
});

test("a name is an ordinary property (D7)", () => {
  const found = match("GET /{__proto__}/{constructor}", "/a/b")!;
  expect(Object.entries(found)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
});

test.each<[baseUrl: string, route: string, url: string, found: object | undefined]>([
  ["https://gitlab.com/api/v4/", "GET /projects/{id}", "https://gitlab.com/api/v4/projects/7", { id: "7" }],
  ["https://gitlab.com/api/v4/", "GET /projects/{id}", "HTTPS://GITLAB.com/api/v4/projects/7", { id: "7" }],
  ["https://gitlab.com/api/v4/", "GET /projects/{id}", "/api/v4/projects/7", { id: "7" }],
  ["https://gitlab.com/api/v4/", "GET /projects/{id}", "https://gitlab.com/projects/7", undefined],
  ["https://gitlab.com/api/v4/", "GET /projects/{id}", "https://gitlab.com/api/v44/projects/7", undefined],
  ["https://gitlab.com/api/v4/", "GET /projects/{id}", "https://evil.example/api/v4/projects/7", undefined],
  ["/api", "GET /x/{id}", "/api/x/1", { id: "1" }],
  ["/api", "GET /x/{id}", "https://any.example/api/x/1", { id: "1" }],
  ["/", "GET /x/{id}", "/x/1", { id: "1" }],
  ["https://a.example", "GET /x/{id}", "https://a.example/x/1", { id: "1" }],
  ["https://a.example/v1", "GET /", "https://a.example/v1/", {}],
])("of the base URL %s, %s in %s (C14)", (baseUrl, route, url, found) => {
  expect(find(route, url, { baseUrl })).toStrictEqual(found);
  expect(
    find(route, new URL(url, "https://gitlab.com"), { baseUrl: new URL(baseUrl, "https://gitlab.com").pathname }),
  ).toStrictEqual(url.includes("evil") ? { id: "7" } : found);
});

test.each<[name: string, run: () => unknown, code: string]>([
  ["no route", () => find("GET /a b", "/a"), "ERR_INVALID_ROUTE"],
  ["no template", () => find("GET /{a", "/a"), "ERR_INVALID_TEMPLATE"],
  ["no query", () => find("GET /a{&b}", "/a"), "ERR_INVALID_TEMPLATE"],
  ["no url", () => find("GET /a", 5 as never), "ERR_INVALID_OPTION"],
  ["no base url", () => find("GET /a", "/a", { baseUrl: "a" }), "ERR_INVALID_BASE_URL"],
  ...[
    ...[
      "/x{.a}",
      "/x{;a}",
      "/x{#a}",
      "/{a,b}",
      "/{a:3}",
      "/x{/a,b}",
      "/x{?a:3}",
      "/x?a={b,c}",
      "/x?a={;b}",
      "/x{?a}/b",
    ],
    ...["/{+a}/{+b}", "/{+a}{/b*}", "/x{/a*}{/b*}", "/{a}{?a}", "/x{/a}{?a}", "/x{?a,a}"],
    ...["https://{host}/x", "https://a.{b}/x", "{+url}", "{a}/b", "https://a.example{b}", "https://a.example{/b}c"],
  ].flatMap((url): [string, () => unknown, string][] => [
    [`${url} by match()`, () => find(url, "/x"), "ERR_INVALID_OPTION"],
    [`${url} by matcher()`, () => matcher([`GET ${url}`]), "ERR_INVALID_OPTION"],
  ]),
])("%s is an error", (_, run, code) => {
  expect(thrownBy(run)).toMatchObject({ code });
});

/** A url after RFC 3986, section 6.2.2: triplets of unreserved characters, and the case of triplets, scheme and host. */
function normalized(url: string): string {
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)?([^#]*)/i.exec(url)!;
  const path = rest.replace(/%[\da-f]{2}/gi, (triplet) => {
    const decoded = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /^[\w.~-]$/.test(decoded) ? decoded : triplet.toUpperCase();
  });
  // An empty path is "/" (RFC 9110, section 4.2.3).
  return origin.toLowerCase() + (origin && !path.startsWith("/") ? `/${path}` : path);
}

/** The path of a url, and the pairs of its query that a route names, sorted. */
function partsOf(url: string, names: string): readonly string[] {
  const [path = "", query = ""] = normalized(url).split(/\?(.*)/);
  return [
    path,
    ...query
      .split("&")
      .filter((pair) => Array.from(names).includes(pair.split("=")[0]!))
      .sort(),
  ];
}

describe("the law: what is returned builds the same url (M1)", () => {
  const ROUTES: readonly (readonly [names: string, ...routes: string[]])[] = [
    ["", "/{a}", "/{a}/x/{b}", "/{a}...{b}", "/{a}2{b}", "/x{a}", "/{l*}", "/{a}-{l*}.y", "/:a/:b", "/{a}/{a}"],
    ["", "/x/{+a}", "/x/{+a}y", "/{a}/{+b}/{c}", "/{+l*}/x", "/x{/a}", "/x{/a}y/{b}", "/x{/l*}", "/x{/l*}/y", "{/l*}"],
    ["", "https://{a}.acme.example/{b}", "https://{a}.{b}.acme.example/x", "https://{a}.acme.example{/l*}"],
    ["a", "/x?a=1&a={b}", "/x?a=:b", "/x?a={+b}"],
    ["ab", "/x?a={l*}&b"],
    ["al", "/x?a={b}{&l*}"],
    ["abl", "/x{?a,b,l*}"],
  ];
  const piece = fc.constantFrom(
    ...["/", "//", "a", "b", "x", "y", "..", ".", "%2e", "%2E", "%2F", "%5c", "\\", "%61", "%", "%ff", "%C3%A9", "é"],
    ...["?", "&", "?a=", "&a=", "&b=", "&l=", "a=1", "=", "#", ",", "%2C", ";", ":", "@", "%40", "+", " ", "\t", "-"],
    ...["2", "/x", "/x/", "/x?", ".acme.example", "https://", "[", "]", "'", "%27"],
  );
  const piecesOf = (max: number): fc.Arbitrary<string> =>
    fc.array(piece, { maxLength: max }).map((all) => all.join(""));
  const url = fc.oneof(
    piecesOf(9).map((rest) => `/${rest}`),
    piecesOf(9).map((rest) => `/x${rest}`),
    fc.tuple(piecesOf(2), piecesOf(4)).map(([label, rest]) => `https://${label}.acme.example/${rest}`),
  );
  const api = new Endpoint();

  test("of any url", () => {
    let found = 0;
    check(
      fc.property(url, (given) => {
        for (const [names, route] of ROUTES.flatMap(([first, ...all]) => all.map((one) => [first, one] as const))) {
          const parameters = find(`GET ${route}`, given);
          if (!parameters) continue;
          found += 1;
          // A `{?x}` that stands in a query several times is a list, which `{?x*}` writes as it was.
          const lists = Object.entries(parameters).filter(([name, value]) => name !== "l" && Array.isArray(value));
          const isRepeated = (name: string): boolean =>
            given.split(/[?&]/).filter((pair) => pair.startsWith(`${name}=`)).length > 1;
          const exploded = lists
            .filter(([name]) => isRepeated(name))
            .reduce((text, [name]) => text.replace(new RegExp(`([?,]${name})(?=[,}])`), "$1*"), route);
          const built = (api.build as (route: string, values: object) => { url: string })(
            `GET ${exploded}`,
            parameters,
          ).url;
          const base = /^https?:/i.test(given) && /^https?:/.test(route) ? "" : "https://api.github.com";
          const path = given.replace(/^https?:\/\/[^/?#]*/i, (authority) => (base ? "" : authority));
          expect([route, given, ...partsOf(built, names)]).toEqual([route, given, ...partsOf(base + path, names)]);
        }
      }),
    );
    expect(found).toBeGreaterThan(ENOUGH);
  });
});

test("the types", () => {
  const found: Matched<"GET /repos/{owner}/:repo{/path*}{?page,tags*}"> = { owner: "a", repo: "b" };
  found.path satisfies string[] | undefined;
  found.tags satisfies string[] | undefined;
  found.page satisfies string | string[] | undefined;
  found.owner satisfies string;
  // @ts-expect-error -- the route has no such name
  expect(found.other).toBeUndefined();
  const any: Matched<string> = { anything: "a", list: ["b"] };
  expect(any["anything"]).toBe("a");
});
