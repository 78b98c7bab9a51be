// F4, C7, C14: what is wrong with a baseUrl, and what to write instead.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { toFetch } from "../../src/adapters/index.js";
import { Endpoint, endpoint, type EndpointError, InvalidBaseUrlError } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

/** Each way to set a base URL. */
const WAYS: [name: string, url: (baseUrl: string) => string][] = [
  ["the constructor", (baseUrl) => new Endpoint({ baseUrl }).build("/x").url],
  ["withDefaults()", (baseUrl) => new Endpoint().withDefaults({ baseUrl }).build("/x").url],
  ["defaults()", (baseUrl) => endpoint.defaults({ baseUrl })("/x").url],
  ["build(route, options)", (baseUrl) => endpoint("/x", { baseUrl }).url],
  ["build(options)", (baseUrl) => new Endpoint().build({ url: "/x", baseUrl }).url],
  ["parse(merge())", (baseUrl) => endpoint.parse({ ...endpoint.merge("/x"), baseUrl }).url],
  ["a chain", (baseUrl) => new Endpoint().route("/x").baseUrl(baseUrl).build().url],
  ["a rule", (baseUrl) => Endpoint.for({ ...ACME, routes: rules(baseUrl) }).build("GET /x").url],
  ["mini", (baseUrl) => new Mini({ baseUrl }).build("/x").url],
  [
    "withDefaults() of mini",
    (baseUrl) => new Mini({ baseUrl: ACME.baseUrl }).withDefaults({ baseUrl }).build("/x").url,
  ],
];
const ACME = { name: "acme", baseUrl: "https://acme.example" };
const rules = (baseUrl: string): ReturnType<typeof defineRoutes> => defineRoutes({ "GET /x": { baseUrl } });

/** The vendor's own, which may have variables. */
const VENDORS: typeof WAYS = [["a vendor", (baseUrl) => Endpoint.for({ ...ACME, baseUrl }).build("/x").url]];

const FAULTS: [fault: string, message: string, baseUrls: string[]][] = [
  ["empty", 'is empty; write "https://host/path"', [""]],
  ["blank", ".trim() removes", [" https://s3cret.example", "https://s3cret.example\n", "https://s3 cret.example/\ta"]],
  [
    "scheme",
    'must start with "https://", "http://" or, in a page, with one "/"',
    ["s3cret.example", "localhost:3000", "ws://s3cret.example", "//s3cret.example", "https:/s3cret", "file:///s3cret"],
  ],
  ["backslash", 'write "/"', ["https://s3cret.example\\a", "https://s3cret.example/a\\b"]],
  ["credentials", "headers: { authorization }", ["https://s3cret@a.example", "https://a:s3cret@b.example/c"]],
  ["query", "must not have a query", ["https://s3cret.example?a=1", "https://a.example/b?s3cret#c"]],
  ["fragment", "must not have a fragment", ["https://s3cret.example#a", "https://a.example/b#s3cret"]],
  ["dots", 'must not have a "." or ".." segment', ["https://s3cret.example/..", "https://a.example/%2E/s3cret"]],
  [
    "port",
    'must have a port of digits after ":", or no ":"',
    ["https://s3cret.example:", "https://s3cret.example:/a", "https://s3cret.example:port", "https://[::1]:/s3cret"],
  ],
  [
    "host",
    "must have a valid host and port",
    ["https://", "https:///s3cret", "https://s3cret.example:99999", "https://xn--a.s3cret", "https://%61.s3cret"],
  ],
  ["encode", "as encodeURI() writes it", ["https://a.example/s3crét", 'https://a.example/"s3cret"']],
];

const VARIABLE: (typeof FAULTS)[number] = [
  "variable",
  "must not have variables in braces, unless it is that of the vendor",
  ["https://{s3cret}.example", "https://a.example/{s3cret}"],
];

describe.each([...WAYS, ...VENDORS])("%s", (way, url) => {
  const isVendor = VENDORS.some(([name]) => name === way);

  test.each(isVendor ? FAULTS : [...FAULTS, VARIABLE])("names the fault %s", (fault, message, baseUrls) => {
    for (const baseUrl of baseUrls) {
      const error = thrownBy(() => url(baseUrl)) as EndpointError;
      expect(error).toMatchObject({ code: "ERR_INVALID_BASE_URL" });
      // The message of mini is short: the fault, and what to write.
      const text = way.includes("mini") ? `["baseUrl"]: ${fault}; write "https://host/path"; see ` : message;
      expect(error.message).toContain(text);
      expect(error.message).toContain("baseUrl");
      expect(error.message).not.toContain("s3cr");
      if (error instanceof InvalidBaseUrlError) expect(error.reason).toBe(fault);
    }
  });

  // C14 (new): letters beyond ASCII, not dots, digits or letters that stand for those of ASCII.
  test.each([
    ["https://münchen.example", "https://xn--mnchen-3ya.example/x"],
    ["HTTPS://api.BÜCHER.example:8443/v1/", "HTTPS://api.xn--bcher-kva.example:8443/v1/x"],
    ["https://例え.テスト", "https://xn--r8jz45g.xn--zckzah/x"],
    ["http://ü.example/%C3%BC", "http://xn--tda.example/%C3%BC/x"],
  ])("takes %s in its xn-- form", (baseUrl, expected) => {
    expect(url(baseUrl)).toBe(expected);
  });

  test.each([
    "https://a\uff0eexample",
    "https://\uff41.example",
    "https://\uff11\uff12\uff17",
    "https://\u{e000}.example",
  ])("refuses %j, which is another host or none", (baseUrl) => {
    expect(thrownBy(() => url(baseUrl))).toMatchObject({ code: "ERR_INVALID_BASE_URL" });
  });
});

test("no text", () => {
  for (const value of [5, null, {}, new URL("https://a.example")]) {
    const baseUrl = value as string;
    expect(thrownBy(() => new Endpoint({ baseUrl }))).toMatchObject({ reason: "text" });
    expect(thrownBy(() => new Mini({ baseUrl }))).toMatchObject({ message: expect.stringContaining(": text; write") });
  }
});

test("a vendor's variables may be {name} only (A2)", () => {
  for (const baseUrl of ["https://a.example/{+b}", "https://a.example{/b}", "https://a.example/{b,c}"])
    expect(thrownBy(() => Endpoint.for({ name: "a", baseUrl }))).toMatchObject({ reason: "expression" });
});

test("the variables of a vendor and the domain of an IDN host (C14)", () => {
  const api = Endpoint.for({ name: "a", baseUrl: "https://{t}.bücher.example" });
  expect(api.build("/x", { t: "a" }).url).toBe("https://a.xn--bcher-kva.example/x");
  expect(api.isTrusted("https://b.xn--bcher-kva.example/")).toBe(true);
});

test("any text is a base URL that every adapter sends, or an error of one line without it", () => {
  const part = fc.oneof(
    fc.constantFrom(
      ..."https:// http:// : // / . .. @ ? # % %2e \\ {a} [::1] a.example xn--a ü 8443 99999 \n".split(" "),
    ),
    fc.string({ unit: "grapheme", maxLength: 4 }),
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
    fc.array(part, { maxLength: 5 }).map((parts) => `https://a.example${parts.join("")}`),
  );
  check(
    fc.property(text, fc.constantFrom(...WAYS), (baseUrl, [, url]) => {
      let built: string;
      try {
        built = url(baseUrl);
      } catch (error) {
        expect(error).toMatchObject({ code: "ERR_INVALID_BASE_URL" });
        expect((error as Error).message).not.toContain("\n");
        return;
      }
      expect(toFetch({ method: "get", url: built, headers: {} })[0]).toBe(built);
      const [given, sent] = [new URL(baseUrl), new URL(built)];
      expect([sent.origin, sent.pathname]).toStrictEqual([given.origin, `${given.pathname.replace(/\/+$/, "")}/x`]);
    }),
  );
});
