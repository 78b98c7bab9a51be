import { describe, expect, test } from "@jest/globals";
import { InvalidTemplateError } from "../../src/index.js";
import { parseRouteUrl, type RouteUrl } from "../../src/route/route-url.js";

const LABELS = "{t}.".repeat(245);

describe("what a url says of its origin without any value (C7)", () => {
  test.each<[url: string, target: RouteUrl["target"], pathStart: number]>([
    ["/a", "relative", 0],
    ["/{x}", "relative", 0],
    ["a/{x}", "relative", 0],
    ["?q={x}", "relative", 0],
    ["#{x}", "relative", 0],
    ["{/x}", "relative", 0],
    ["{?x}", "relative", 0],
    // The value may be a scheme.
    ["{x}", "dynamic", 0],
    ["ab{x}", "dynamic", 0],
    ["{+x}/a", "dynamic", 0],

    ["https://a.example", "absolute", 17],
    ["HTTP://a.example:80/{x}", "absolute", 19],
    ["https://a.example?{x}", "absolute", 17],
    ["https://a.example#{x}", "absolute", 17],
    ["https://a.example{/x}", "absolute", 17],
    ["https://a.example{/x,yz}/b{y}", "absolute", 17],
    ["https://a.example{?x}{#y}", "absolute", 17],
    // Without a value for the first, the second continues the host.
    ["https://a.example{/x}{y}", "templated-host", 17],
    ["https://a.example{/x}{y}/b", "templated-host", 17],
    ["https://a.example{/x}.evil", "dynamic", 17],
    ["https://a.example{?x}.evil/{y}", "dynamic", 17],
    ["https://a.example{.x}", "dynamic", 21],
    ["https://a.example{;x}/b", "dynamic", 21],
    ["https://a.example{x}", "dynamic", 20],

    ["https://{t}.example.com", "templated-host", 23],
    ["http://{t}.example.com", "templated-host", 22],
    ["HTTPS://{t}.Example.COM", "templated-host", 23],
    ["https://{t}.{u}.example.com:8443/x", "templated-host", 32],
    ["https://a-1.{t}.b-c.d2.com", "templated-host", 26],
    ["https://{t}.c0m.b3", "templated-host", 18],
    ["https://{t}.example", "dynamic", 19],
    ["https://{t}", "dynamic", 11],
    ["https://a{t}.example.com", "dynamic", 24],
    ["https://{t}a.example.com", "dynamic", 24],
    ["https://a_b.{t}.example.com", "dynamic", 27],
    ["https://{t}.a_b.example.com", "dynamic", 27],
    ["https://{t}.example.c_m", "dynamic", 23],
    ["https://{t}.example.com:x", "dynamic", 25],
    ["https://{t}.example.com:", "dynamic", 24],
    // An IPv4 address has no domain.
    ["https://{t}.0.0.1", "dynamic", 17],
    ["https://{t}.com.127", "dynamic", 19],
    // No host is that long.
    [`https://${LABELS}abcdefg.co`, "templated-host", 998],
    [`https://${LABELS}abcdefgh.co`, "dynamic", 999],
  ])("%s: %s", (url, target, pathStart) => {
    expect(parseRouteUrl(url)).toMatchObject({ text: url, target, pathStart });
  });
});

test.each<[url: string, lastInPath: number]>([
  ["/a", -1],
  ["/{x}/{y}", 1],
  ["/{x}{?y}", 0],
  ["/{x}{#y}", 0],
  ["{?x}{#y}", -1],
  // {?x} may vanish, and what follows it is part of the path then.
  ["/{x}{?y}b", 1],
  ["/{x}{?y}?b={z}", 2],
  ["/{x}{?y}#b", 0],
  ["/{x}{?y}b{#z}", 1],
  ["/{?x}{y}", 1],
])("the last expression that may be in the path of %s: %d (C6)", (url, lastInPath) => {
  expect(parseRouteUrl(url)).toHaveProperty("lastInPath", lastInPath);
});

describe("a route that no call can have throws InvalidTemplateError at once", () => {
  test.each<[url: string, reason: string, position: number]>([
    // Another scheme, or no host that a parser accepts (C7).
    ["ftp://a.example/x", "address", 0],
    ["file:///etc/passwd", "address", 0],
    ["javascript:alert(1)", "address", 0],
    ["mailto:a", "address", 0],
    ["ftp://a.example/", "address", 0],
    ["a+b-c.1:x", "address", 0],
    ["https:a", "address", 0],
    ["https:/a", "address", 0],
    ["https:///a", "address", 0],
    ["https://", "address", 0],
    ["https://?a", "address", 0],
    ["https://xn--a/x", "address", 0],
    ["https://a.example:99999/x", "address", 0],
    ["https://[::1/x", "address", 0],
    // Credentials in a url (C7).
    ["https://user@a.example/x", "userinfo", 12],
    ["https://user:pass@a.example", "userinfo", 17],
    ["https://{t}@a.example", "userinfo", 11],
    // Segments that url parsers remove (C6).
    ["/a/../b", "dots", 3],
    ["/.", "dots", 1],
    ["..", "dots", 0],
    ["./a", "dots", 0],
    ["/%2e%2E/a", "dots", 1],
    ["https://a.example/b/..", "dots", 20],
    ["https://a.example/..?x", "dots", 18],
    // Another host, if it is read as a relative reference.
    ["//a.example", "dots", 0],
    ["//{x}", "dots", 0],
  ])("%s: %s at %d", (url, reason, position) => {
    expect(() => parseRouteUrl(url)).toThrow(InvalidTemplateError);
    expect(() => parseRouteUrl(url)).toThrow(new InvalidTemplateError(url, position, reason as "dots"));
    expect(() => parseRouteUrl(url)).toThrow(expect.objectContaining({ position }));
  });

  test.each([
    "/ftp://a",
    "/a:b",
    "/a//b",
    "a//b",
    "https://a.example//b",
    "/a@b",
    "https://a.example/@b",
    "/..a",
    "/a?/../",
    "/1:a",
  ])("but not %s", (url) => {
    expect(parseRouteUrl(url).text).toBe(url);
  });
});
