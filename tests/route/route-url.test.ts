import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, InvalidTemplateError, UnsafeOriginError, UnsafePathError } from "../../src/index.js";

const BASE = "https://api.github.com";
const LABELS = "{t}.".repeat(245);
const LABEL = "abc";
/** What would be another origin, if it stood in the authority. */
const HOSTILE = ["https://evil.example/", "//evil.example", ".evil.example", "@evil.example", ":80"];

/** Builds the url with the same value for every placeholder. */
function build(url: string, value: string): string {
  const names = Array.from(url.matchAll(/[a-z]+(?=[,}])/g), ([name]) => [name, value]);
  return new Endpoint().build({ ...Object.fromEntries(names), url }).url;
}

describe("what a url says of its origin without any value (C7)", () => {
  test.each([
    ..."/a /{x} a/{x} ?q={x} #{x} {/x} {?x}".split(" "),
    // A value that is encoded is no scheme.
    "{x}",
    "ab{x}",
  ])("%s is appended to the base url", (url) => {
    for (const value of [LABEL, ...HOSTILE]) expect(new URL(build(url, value)).origin).toBe(BASE);
  });

  test.each([
    "https://a.example",
    "HTTP://a.example:80/{x}",
    "https://a.example?{x}",
    "https://a.example#{x}",
    "https://a.example{/x}",
    "https://a.example{/x,yz}/b{y}",
    "https://a.example{?x}{#y}",
  ])("%s has its own", (url) => {
    const { origin } = new URL(/^[^{?#]*/.exec(url)![0]);
    for (const value of [LABEL, ...HOSTILE]) expect(new URL(build(url, value)).origin).toBe(origin);
  });

  test.each([
    "https://{t}.example.com",
    "http://{t}.example.com",
    "HTTPS://{t}.Example.COM",
    "https://{t}.{u}.example.com:8443/x",
    "https://a-1.{t}.b-c.d2.com",
    "https://{t}.c0m.b3",
    // No host is longer.
    `https://${LABELS}abcdefg.co`,
  ])("%s has labels as values", (url) => {
    expect(build(url, LABEL)).toBe(url.replace(/\{\w+\}/g, LABEL));
    for (const value of HOSTILE) expect(() => build(url, value)).toThrow(UnsafeOriginError);
  });

  test.each([
    "{+x}/a",
    "https://a.example{/x}.evil",
    "https://a.example{?x}.evil/{y}",
    "https://a.example{.x}",
    "https://a.example{;x}/b",
    "https://a.example{x}",
    "https://{t}.example",
    "https://{t}",
    "https://a{t}.example.com",
    "https://{t}a.example.com",
    "https://a_b.{t}.example.com",
    "https://{t}.a_b.example.com",
    "https://{t}.example.c_m",
    "https://{t}.example.com:x",
    "https://{t}.example.com:",
    // An IPv4 address has no domain.
    "https://{t}.0.0.1",
    "https://{t}.com.127",
    `https://${LABELS}abcdefgh.co`,
  ])("%s has the origin of its values, which is refused", (url) => {
    const value = url.startsWith("{+") ? "https://evil.example" : LABEL;
    expect(() => build(url, value)).toThrow(UnsafeOriginError);
  });

  // Without a value for the first, the second continues the host.
  test.each(["https://a.example{/x}{y}", "https://a.example{/x}{y}/b"])("%s keeps its own", (url) => {
    expect(new Endpoint().build({ url, x: LABEL, y: ".evil.example" }).url).toMatch(
      /^https:\/\/a\.example\/abc\.evil\.example/,
    );
    expect(() => new Endpoint().build({ url, y: ".evil.example" })).toThrow(UnsafeOriginError);
  });
});

test.each(["/{?y}{z}", "/a/{?y}{z}", "/a{?y}/{z}"])(
  "what follows {?y} is part of the path where it has no value: %s (C6)",
  (url) => {
    expect(() => new Endpoint().build({ url, z: ".." })).toThrow(UnsafePathError);
    expect(new Endpoint().build({ url, y: 1, z: ".." }).url).toMatch(/\?y=1\/?\.\.$/);
  },
);

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
    for (const call of [() => endpoint({ url, t: 1, x: 1 }), () => new Endpoint().route(url)]) {
      expect(call).toThrow(InvalidTemplateError);
      expect(call).toThrow(expect.objectContaining({ reason, position }));
    }
  });

  test.each([
    "/ftp://a",
    "/a:b",
    "/a//b",
    "https://a.example//b",
    "/a@b",
    "https://a.example/@b",
    "/..a",
    "/a?/../",
    "/1:a",
  ])("but not %s", (url) => {
    expect(endpoint({ url }).url).toBe(url.startsWith("/") ? BASE + url : url);
  });
});
