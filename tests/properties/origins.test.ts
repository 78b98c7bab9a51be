// Which origin a finished url has, read by the platform's parser, and which its route says.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint } from "../../src/index.js";
import { check, ENOUGH } from "./check.js";
import { urlOf } from "./generators/build.js";
import { route, type RandomRoute } from "./generators/templates.js";
import { routeValues, type Values } from "./generators/values.js";

const BASE = "https://api.github.com";
const TRUSTED = "https://trusted.example";

const github = new Endpoint();
const ENDPOINTS = [github, new Endpoint({ baseUrl: `${BASE}/v3/` }), github.withPolicy({ trustedOrigins: [TRUSTED] })];

/** The text that a label gets: RFC 6570 skips the absent items of a list. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined).join() : String(value);

/** The origins that a call may have: what the literals and the labels of the route say, or what it may trust. */
function allowedOrigins({ authority }: RandomRoute, given: Values, trusted: readonly string[]): readonly string[] {
  if (authority === undefined) return [BASE];
  if (authority === "value") return [BASE, ...trusted];
  const labels = authority.filter((_, index) => index % 2).map((name) => textOf(given[name]));
  if (!labels.every((label) => /^[a-z\d-]{1,63}$/i.test(label))) return [BASE, ...trusted];
  const said = authority.map((part, index) => (index % 2 ? textOf(given[part]) : part)).join("");
  return URL.canParse(said) ? [new URL(said).origin, BASE, ...trusted] : [BASE, ...trusted];
}

describe("a finished url", () => {
  test("has the origin that literals and labels say, and no userinfo (C7)", () => {
    let built = 0;
    check(
      fc.property(fc.constantFrom(...ENDPOINTS), route, routeValues, (one, randomRoute, given) => {
        const url = urlOf(one, randomRoute.url, given);
        if (url === undefined) return;
        built += 1;
        const { origin, username, password, hostname } = new URL(url);
        expect(allowedOrigins(randomRoute, given, one.policy.trustedOrigins ?? [])).toContain(origin);
        expect([username, password]).toStrictEqual(["", ""]);
        // Parsers have not read another host than people do: a label cannot make an IPv4 address.
        expect(url.toLowerCase()).toMatch(`//${hostname}`);
        expect(hostname).not.toMatch(/^[\d.]+$/);
      }),
    );
    expect(built).toBeGreaterThan(ENOUGH);
  });
});
