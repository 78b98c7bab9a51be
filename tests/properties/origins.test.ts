// C7: the origin of a finished url is what the literals and the labels of the route say; `new URL` is the oracle.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseTemplate } from "url-template";
import { explain } from "../../src/explain/index.js";
import { Endpoint, EndpointError } from "../../src/index.js";

const NUM_RUNS = 2_000;
const OPERATORS = ["", "+", "#", ".", "/", ";", "?", "&"];
const NAMES = ["p", "q", "r"];

/** What continues or replaces a host, wherever a parser looks for one. */
const enemy = fc.constantFrom(
  ...["evil.net", ".evil.net", "@evil.net", ":8443", ":80@evil.net", "//evil.net", "\\evil.net", "\t//evil.net"],
  ...["/", "?", "#", "a", "-", "%2f", "%40evil.net", "https://evil.net", "//", "..", ":", "@", "é", "[::1]", "0x7f"],
);
const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(undefined, null, "", []) },
  { weight: 4, arbitrary: enemy },
  { weight: 1, arbitrary: fc.tuple(enemy, enemy).map(([one, other]) => one + other) },
  { weight: 1, arbitrary: fc.array(enemy, { maxLength: 2 }) },
);
const label = fc.oneof(
  fc.constantFrom("a", "eu-1", "A", "7", "0", "127", "0x7f", "xn--a", "xn--ls8h", "xn--", "-", "localhost"),
  anyValue,
);

/** Expressions that may vanish, before and after every delimiter, and literals that would continue the authority. */
const expression = fc
  .tuple(fc.constantFrom(...OPERATORS), fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 2 }))
  .chain(([operator, names]) =>
    fc.constantFrom("", "*", ":1").map((modifier) => `{${operator}${names.map((name) => name + modifier).join()}}`),
  );
const literal = fc.constantFrom(
  ...["/", "/x", "?", "?a=", "#", "#top", ":8443", "@evil.net", "@evil.net/x", ".evil.net", "evil", ".", "-", "&a=b"],
  ...["%2f", ":80@evil.net", ";", ":p", ".:q", "/:r"],
);
const part = fc.oneof({ weight: 2, arbitrary: expression }, { weight: 1, arbitrary: literal });
/** What is behind a host: nothing, or a delimiter or an expression first. */
const behind = fc
  .array(part, { maxLength: 4 })
  .map((parts) => parts.join(""))
  .filter((text) => /^(?:[{/?#]|$)/.test(text));
const values = fc.record({ p: anyValue, q: anyValue, r: anyValue });

const github = new Endpoint({ baseUrl: "https://api.github.com/v3" });
const endpoints = fc.constantFrom(github, github.withPolicy({ missing: "omit" }));

/** The url, or `undefined` after an error of the library; with and without short cuts. */
function urlOf(endpoint: Endpoint, route: string, parameters: object): string | undefined {
  let built: string | undefined;
  try {
    built = endpoint.route(route).params(parameters).build().url;
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
  }
  expect(explain(endpoint.route(route).params(parameters)).request?.url).toBe(built);
  return built;
}

/** Checks that a parser finds the host, and no userinfo. */
function expectHost(built: string | undefined, host: string): void {
  if (built === undefined) return;
  const { protocol, host: found, username, password } = new URL(built);
  expect([protocol, found, username, password]).toEqual(["https:", host, "", ""]);
}

/** The host as a parser normalizes it; `undefined` if it accepts none, or finds an address. */
function normalize(host: string): string | undefined {
  if (!/^[a-z\d.-]+(?::\d+)?$/i.test(host) || !URL.canParse(`https://${host}`)) return undefined;
  const { host: normal, hostname } = new URL(`https://${host}`);
  return /^[\d.]+$/.test(hostname) ? undefined : normal;
}

describe("the finished url has the host of the route (C7)", () => {
  test.each(["api.example.com", "api.example.com:8443", "localhost", "127.0.0.1:3000"])("a literal: %s", (host) => {
    fc.assert(
      fc.property(endpoints, behind, values, (endpoint, tail, given) => {
        fc.pre(isValid(`https://${host}${tail}`));
        const built = urlOf(endpoint, `https://${host}${tail}`, given);
        expectHost(built, new URL(`https://${host}`).host);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  test.each(["{t}.example.com", "{t}.example.com:8443", "eu.{t}.example.com", "{t}.{u}.example.com", ":t.example.com"])(
    "labels: %s",
    (host) => {
      fc.assert(
        fc.property(endpoints, behind, values, label, label, (endpoint, tail, given, t, u) => {
          fc.pre(isValid(`https://${host}${tail}`));
          const built = urlOf(endpoint, `https://${host}${tail}`, { ...given, t, u });
          if (built === undefined) return;
          const expected = normalize(parseTemplate(host).expand({ t: String(t), u: String(u) }));
          expect(expected).toBeDefined();
          expectHost(built, expected!);
        }),
        { numRuns: NUM_RUNS },
      );
    },
  );

  test("labels left of numbers, which would be an IPv4 address", () => {
    const host = fc.constantFrom("{t}.0.0.1", "{t}.1", "127.{t}.0.1", "{t}.0.0x7f", "127.0.0.{t}", "{t}", "1.{t}:80");
    fc.assert(
      fc.property(endpoints, host, label, (endpoint, one, t) => {
        expect(urlOf(endpoint, `https://${one}/x`, { t })).toBeUndefined();
      }),
      { numRuns: NUM_RUNS },
    );
  });

  test("a path on a base url", () => {
    const path = fc
      .tuple(fc.oneof(expression, fc.constantFrom("/", "a", "/:p")), behind)
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(endpoints, path, values, (endpoint, url, given) => {
        fc.pre(isValid(url));
        const built = urlOf(endpoint, url, given);
        expectHost(built, "api.github.com");
        if (built !== undefined) expect(built).toMatch(/^https:\/\/api\.github\.com\/v3(?:[/?#]|$)/);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  test("a value that is the whole url", () => {
    const url = fc.oneof(
      fc.tuple(fc.constantFrom("https://", "http://", "HTTPS://", "//", "https:", ""), enemy, enemy),
      fc.tuple(fc.constantFrom("https://api.github.com", "https://api.github.com:443", "https://api.github"), enemy),
    );
    fc.assert(
      fc.property(endpoints, url, behind, values, (endpoint, whole, tail, given) => {
        fc.pre(isValid(`{+url}${tail}`));
        expectHost(urlOf(endpoint, `{+url}${tail}`, { ...given, url: whole.join("") }), "api.github.com");
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

function isValid(url: string): boolean {
  try {
    github.route(url);
    return true;
  } catch (error) {
    if (error instanceof EndpointError) return false;
    throw error;
  }
}

describe("harmless values build, whatever may vanish behind the host (C7)", () => {
  const harmless = fc.constantFrom("a", "b-c", "7", "evil.net");
  const tail = fc.constantFrom("{/p}{.q}", "{/p}{q}", "{/p}:8443", "{/p}@x/y", "{?p}{&q}", "{#p}{+q}", "/{p}{;q}", "");

  test("of labels", () => {
    fc.assert(
      fc.property(tail, harmless, harmless, fc.constantFrom("a", "EU-1", "7", "xn--ls8h"), (behindHost, p, q, t) => {
        const built = github.route(`https://{t}.example.com${behindHost}`).params({ t, p, q }).build().url;
        expect(new URL(built).host).toBe(`${t.toLowerCase()}.example.com`);
      }),
    );
  });

  test("of a literal", () => {
    fc.assert(
      fc.property(tail, harmless, harmless, (behindHost, p, q) => {
        fc.pre(!/\}[:@]/.test(behindHost));
        const built = github.route(`https://api.example.com${behindHost}`).params({ p, q }).build().url;
        expect(new URL(built).host).toBe("api.example.com");
      }),
    );
  });
});
