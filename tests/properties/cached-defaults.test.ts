// Beside the names of a call (cached-plans.test.ts), those of the defaults and what media types make of the headers are
// remembered, for all endpoints alike: it changes nothing of what comes out.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, type EndpointOptions } from "../../src/index.js";

const github = new Endpoint();
const ENDPOINTS = [
  github,
  github.withDefaults({ a: "default", page: 1 }),
  github.withDefaults({ page: 1, a: "default" }),
  github.withDefaults({ headers: { "x-a": "default" }, mediaType: { previews: ["mercy"] } }),
];

const text = fc.constantFrom("one", "two words", "3");
const options = fc.record(
  {
    a: text,
    b: text,
    1: text,
    page: fc.constantFrom(1, 2, undefined),
    c: fc.array(text, { minLength: 1, maxLength: 2 }),
    headers: fc.constantFrom({ "x-a": "1" }, { "X-B": "2" }),
    mediaType: fc.constantFrom(
      { format: "raw" },
      { previews: ["nebula"] },
      { format: "raw", previews: ["nebula-preview"] },
    ),
    request: fc.constantFrom({ timeout: 1 }),
  },
  { requiredKeys: ["a"] },
);
/** The same members in another order. */
const turned = (given: object, by: number): Said => {
  const entries = Object.entries(given);
  return Object.fromEntries([...entries.slice(by), ...entries.slice(0, by)]) as unknown as Said;
};

type Said = EndpointOptions & { readonly a: string };

let fresh = 0;

describe.each(["GET", "POST"])("%s: calls of one route", (verb) => {
  test("come to what the first call of another route comes to", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENDPOINTS), options, fc.nat(4), (one, given, by) => {
        const said = turned(given, by);
        const rest = "/{a}/known";
        fresh += 1;
        const first = one.build(`${verb} /first-${fresh}${rest}`, said);
        const expected = { ...first, url: first.url.replace(`/first-${fresh}/`, "/again/") };
        expect(one.build(`${verb} /again${rest}`, said)).toStrictEqual(expected);
        const { request, mediaType, headers, ...parameters } = said;
        const chain = one.route(`${verb} /again${rest}`).params(parameters);
        const all = chain.headers(headers).previews(mediaType?.previews).format(mediaType?.format);
        expect(all.request(request).build()).toStrictEqual(expected);
        if (!request && !mediaType && !headers) expect(chain.build()).toStrictEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});
