// C6, C7: the builder and the adapters have one grammar of urls. What is built can be sent.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { toAngular, toAxios, toFetch, toGot, toNodeHttp, toUndici } from "../../src/adapters/index.js";
import { Endpoint, endpoint, EndpointError, type RequestOptions } from "../../src/index.js";
import { untyped } from "../untyped.js";
import { check } from "./check.js";

const BASE = "https://api.github.com";
const github = new Endpoint();

/** Each place for a url. */
const PLACES: [name: string, build: (url: string) => RequestOptions][] = [
  ["follow()", (url) => github.follow(url)],
  ["follow() of its own origin", (url) => new Endpoint({ baseUrl: `${new URL(url).origin}/` }).follow(url)],
  ["a route", (url) => github.build(`GET ${url}`)],
  ["a route of a chain", (url) => github.route(`GET ${url}`).build()],
  ["the url of options", (url) => endpoint({ url } as object)],
  ["a baseUrl", (baseUrl) => github.build("GET /x", {}, { baseUrl })],
  ["a value", (url) => github.build(untyped("GET {+url}"), { url } as object)],
  ["a trusted value", (url) => github.withPolicy({ trustedOrigins: [new URL(url).origin] }).follow(url)],
  [
    "the labels of a route",
    (url) => github.build(`GET ${url.replace("api.", "{label}.")}`, { label: "api" } as object),
  ],
];

function builtBy(build: () => RequestOptions): RequestOptions | undefined {
  try {
    return build();
  } catch (error) {
    // The test itself asks for the origin of a url that is none.
    if (!(error instanceof EndpointError) && (error as Error).message !== "Invalid URL") throw error;
    return undefined;
  }
}

const ADAPTERS = [toFetch, toAxios, toUndici, toGot, toNodeHttp, toAngular];

describe.each(PLACES)("%s", (place, build) => {
  test.each([
    "https://api.github.com:/x",
    "https://api.github.com:",
    "https://api.github.com:?a=1",
    "https://api.github.com:#a",
    "HTTPS://API.GitHub.com:/x",
    "https://[::1]:/x",
    "https://%61pi.github.com/x",
    "https://api.github.com%2e/x",
    "https://api%2Egithub.com/x",
    "https://api\uff0egithub.com/x",
    "https://\uff41pi.github.com/x",
    "https://api.github.com\u00ad/x",
    "https://api.github.com:99999/x",
    "https://xn--a/x",
    "https://m%C3%BCnchen.example/x",
  ])("refuses %s", (url) => {
    expect(builtBy(() => build(url))).toBeUndefined();
  });

  test("builds only what adapters send", () => {
    let sent = 0;
    const host = fc.constantFrom(
      "api.github.com",
      "API.github.com.",
      "a_b.example",
      "[::1]",
      "127.1",
      "münchen.example",
    );
    const odd = fc.constantFrom(..."a - _ ~ ! $ & ' ( ) * + , ; = \" < > ^ ` | % . xn-- ü \uff0e".split(" "));
    const port = fc.constantFrom("", "", ":", ":0", ":443", ":65535", ":65536", ":8o", "::1");
    const end = fc.string({ unit: fc.constantFrom(...Array.from('ab/?#:@%2e{}\\ü \n[]|^`"<>')), maxLength: 6 });
    const url = fc
      .tuple(fc.constantFrom("https://", "http://", "HTTPS://"), fc.constantFrom("", "", "u@"), odd, host, port, end)
      .map(([scheme, user, label, name, ...rest]) =>
        [scheme, user, rest[1].length > 3 ? label : "", name, ...rest].join(""),
      );
    check(
      fc.property(
        url.filter((text) => URL.canParse(text)),
        (text) => {
          const request = builtBy(() => build(text));
          if (!request) return;
          for (const adapt of ADAPTERS) expect(() => adapt(request)).not.toThrow();
          sent += 1;
        },
      ),
    );
    if (!/value|follow\(\)$/.test(place)) expect(sent).toBeGreaterThan(0);
  });
});

test("an origin of its own is followed, in any spelling that every client reads alike", () => {
  for (const url of [`${BASE}/x`, `${BASE}:443/x`, "HTTPS://API.GITHUB.COM/x"])
    expect(github.follow(url).url).toBe(url);
  const idn = new Endpoint({ baseUrl: "https://münchen.example" });
  expect(idn.follow("https://münchen.example/x?a=ü").url).toBe("https://xn--mnchen-3ya.example/x?a=%C3%BC");
  expect(idn.build("GET https://münchen.example/{a}", { a: "b" }).url).toBe("https://xn--mnchen-3ya.example/b");
});
