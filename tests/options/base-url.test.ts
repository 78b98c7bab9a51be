import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, EndpointError, InvalidBaseUrlError } from "../../src/index.js";

describe("a path is appended to baseUrl with exactly one slash (Rules for build 3; C7)", () => {
  test.each([
    ["https://example.com", "/a", "https://example.com/a"],
    ["https://example.com", "a", "https://example.com/a"],
    ["https://example.com/", "/a", "https://example.com/a"],
    ["https://example.com/", "a", "https://example.com/a"],
    ["https://example.com/api/v3", "/a/b", "https://example.com/api/v3/a/b"],
    ["https://example.com/api/v3/", "/a/b", "https://example.com/api/v3/a/b"],
    ["https://example.com/api/v3", "a{?b}", "https://example.com/api/v3/a?b=1"],
    ["https://example.com/api/v3", "?q=1", "https://example.com/api/v3/?q=1"],
    ["https://example.com/api/v3", "/", "https://example.com/api/v3/"],
    ["http://localhost:3000", "/a", "http://localhost:3000/a"],
    ["https://[::1]:8080/x", "/a", "https://[::1]:8080/x/a"],
    ["HTTPS://Example.com", "/a", "HTTPS://Example.com/a"],
    ["https://example.com/a%20b", "/{b}", "https://example.com/a%20b/1"],
    ["https://example.com", "/a/", "https://example.com/a/"],
  ])("joins %s and %s", (baseUrl, url, expected) => {
    const options = url.includes("b}") ? { url, b: 1 } : { url };
    expect(endpoint({ ...options, baseUrl }).url).toBe(expected);
    expect(new Endpoint({ baseUrl }).build(options).url).toBe(expected);
    expect(new Endpoint().builder().url(url).params({ b: 1 }).baseUrl(baseUrl).build().url).toContain(expected);
  });

  test.each([
    "",
    "example.com",
    "//example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "file:///etc",
    "xhttps://example.com/api",
    "view-source:https://example.com/api",
    " https://example.com/api",
    "https://",
    "https:///a",
    "https://user@example.com",
    "https://user:secret@example.com",
    "https://example.com?a=1",
    "https://example.com/#top",
    "https://exa mple.com",
    "https://example.com\\@evil.example",
    "https://example.com/\r\n",
    "https://example.com:port",
    "https://{host}",
    ...[null, 5, {}, new URL("https://example.com"), ["https://example.com"]],
  ])("rejects %p as baseUrl (F1)", (value) => {
    const baseUrl = value as string;
    for (const call of [
      () => endpoint("/a", { baseUrl }),
      () => endpoint.defaults({ baseUrl }),
      () => new Endpoint().builder().baseUrl(baseUrl),
    ]) {
      expect(call).toThrow(InvalidBaseUrlError);
      expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }));
    }
  });
});

describe("a full url is used unchanged (C7)", () => {
  test.each([
    "https://uploads.github.com/repos",
    "http://example.com/a",
    "https://example.com",
    "https://example.com/",
    "https://example.com/a/",
    "HTTPS://Example.COM:443/A%2fb?x#y",
    "hTTp://127.0.0.1:8080",
    "https://[::1]/a",
    "https://example.com?x=1",
    "https://example.com#y",
  ])("keeps %s", (url) => {
    expect(endpoint(url).url).toBe(url);
    expect(endpoint({ url, baseUrl: "https://other.example/api" }).url).toBe(url);
    expect(new Endpoint().route(`GET ${url}`).build().url).toBe(url);
  });

  test.each([
    "ftp://example.com/a",
    "ws://example.com",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/plain,x",
    "mailto:a",
    "urn:isbn:1",
    "blob:https://example.com/x",
    "https:/example.com",
    "https:example.com",
    "https://user@example.com/a",
    "https://user:secret@example.com/a",
    "https://@example.com/a",
    "https://{user}@example.com/a",
    "https://",
    "https:///a",
    "https://exa%mple.com/",
  ])("rejects another scheme, userinfo or an empty host: %s", (url) => {
    expect(() => endpoint({ url, user: "u" })).toThrow(EndpointError);
    expect(() => new Endpoint().builder().url(url).param("user", "u").build()).toThrow(EndpointError);
  });

  test("does not show credentials in the error (D6)", () => {
    const message: unknown = expect.not.stringContaining("s3cret");
    expect(() => endpoint("https://user:s3cret@example.com/a")).toThrow(expect.objectContaining({ message }));
  });
});
