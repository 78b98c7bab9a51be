// A compiled route, the header fields of defaults and a negotiated `accept` are kept. What is kept changes no result.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, type EndpointOptions } from "../../src/index.js";
import { check } from "./check.js";

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
/** The same entries in another order. */
const rotate = (given: object, by: number): CallOptions => {
  const entries = Object.entries(given);
  return Object.fromEntries([...entries.slice(by), ...entries.slice(0, by)]) as unknown as CallOptions;
};

type CallOptions = EndpointOptions & { readonly a: string };

let fresh = 0;

describe.each(["GET", "POST"])("%s: repeated calls of a route", (method) => {
  test("have the same result as the first call of an equivalent route", () => {
    check(
      fc.property(fc.constantFrom(...ENDPOINTS), options, fc.nat(4), (one, given, by) => {
        const callOptions = rotate(given, by);
        const rest = "/{a}/known";
        fresh += 1;
        const first = one.build(`${method} /first-${fresh}${rest}`, callOptions);
        const expected = { ...first, url: first.url.replace(`/first-${fresh}/`, "/again/") };
        expect(one.build(`${method} /again${rest}`, callOptions)).toStrictEqual(expected);
        const { request, mediaType, headers, ...parameters } = callOptions;
        const chain = one.route(`${method} /again${rest}`).params(parameters);
        const all = chain.headers(headers).previews(mediaType?.previews).format(mediaType?.format);
        expect(all.request(request).build()).toStrictEqual(expected);
        if (!request && !mediaType && !headers) expect(chain.build()).toStrictEqual(expected);
      }),
    );
  });
});
