// The kernel writes texts and lists in `{x}` and `{?x,y*}` itself; for explain(), every expression is expanded by what is attached,
// url-template (C2). Both must have the same result.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain } from "../../src/explain/index.js";
import { Endpoint, EndpointError, type EndpointOptions, type ParametersInput } from "../../src/index.js";
import { check } from "./check.js";

const github = new Endpoint().withDefaults({ baseUrl: "https://api.github.com/v3/" });
const endpoints = fc.constantFrom(github, github.withPolicy({ arrays: "repeat", objects: "brackets" }));

const parts = [
  ...["a", "b c", "é", "😀", ".", "..", "...", "/", "//", "?", "#", "%", "%2e", "%2E", "%2f", "\\", ",", "=", "&", "@"],
];
const text = fc.array(fc.constantFrom(...parts), { maxLength: 3 }).map((some) => some.join(""));
const member = fc.oneof(text, fc.constantFrom(null, undefined, 0, false));
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, undefined, 0, -1.5, 1e21, true, 10n, NaN, "\ud800") },
  { weight: 2, arbitrary: fc.array(member, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(text, member, { maxKeys: 2 }) },
);
const values = fc.record({ x: value, y: value, z: value }, { requiredKeys: [] });

const opening = fc.constantFrom(
  "",
  "/",
  "/a/",
  "https://api.github.com",
  "https://api.github.com/",
  "https://{x}.a.example",
);
const piece = fc.constantFrom(
  ...[
    "{x}",
    ":x",
    "{y}",
    "{+x}",
    "{+y}",
    "{/x}",
    "{/y*}",
    "{.x}",
    "{;y}",
    "{x:2}",
    "{+x:1}",
    "{x*}",
    "{x,y}",
    "{+x,y}",
  ],
  ...[
    "/",
    "/",
    "/",
    "/a",
    "/a/",
    "b",
    ".",
    "..",
    "%2e",
    "?c=",
    "&d=",
    "#",
    "{?x}",
    "{?y,z}",
    "{?y,z*}",
    "{&z}",
    "{#x}",
  ],
);
const template = fc.tuple(opening, fc.array(piece, { minLength: 1, maxLength: 5 })).map((some) => some.flat().join(""));

/** The url of a request, or the message of the error. */
function urlOrMessage(build: () => { readonly url: string }): string {
  try {
    return build().url;
  } catch (error) {
    if (error instanceof EndpointError) return error.message;
    throw error;
  }
}

function expectSame(one: Endpoint, options: EndpointOptions): void {
  const { request, error } = explain(one, options, { secrets: "show" });
  expect(urlOrMessage(() => one.build(options))).toBe(request?.url ?? error!.message);
}

describe("build() and explain() expand a template to the same url (C2, H1)", () => {
  test("for random templates", () => {
    check(
      fc.property(endpoints, template, values, (one, url, given) => {
        expectSame(one, { ...given, url });
      }),
    );
  });

  // build() with a route reads options and parameters in one loop; explain() and chains read the options first.
  test("for a route with parameters and options", () => {
    const options = fc.record(
      {
        headers: fc.dictionary(fc.constantFrom("accept", "x-a", "X-A"), fc.constantFrom("a", null), { maxKeys: 2 }),
        mediaType: fc.constantFrom({}, { format: "raw" }, { previews: ["mercy"] }),
        baseUrl: fc.constantFrom("https://a.example/", "ftp://a.example"),
        data: fc.constantFrom<unknown>({ a: 1 }, "text", null),
        request: fc.constant({ timeout: 1 }),
        url: fc.constant("/other"),
        baseURL: fc.constant("https://b.example"),
      },
      { requiredKeys: [] },
    );
    const withDefaults = fc.constantFrom(github, github.withDefaults({ x: "d", headers: { "x-a": "b" } }));
    const methods = fc.constantFrom("GET ", "POST ", "");
    check(
      fc.property(withDefaults, methods, template, values, options, (one, method, url, given, more) => {
        const { request, error } = explain(one, method + url, { ...given, ...more } as object as ParametersInput, {
          secrets: "show",
        });
        const build = one.build.bind(one) as (route: string, options: object) => object;
        let built: unknown;
        try {
          built = build(method + url, { ...given, ...more });
        } catch (thrown) {
          if (!(thrown instanceof EndpointError)) throw thrown;
          expect(thrown.message).toBe(error?.message);
          return;
        }
        expect(built).toStrictEqual(request);
      }),
    );
  });
});
