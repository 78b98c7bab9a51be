// D4: a token that is not there.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, InvalidHeaderError, type RequestHeaders } from "../../src/index.js";
import { check } from "../properties/check.js";

class Acme extends Endpoint {
  static override readonly vendor = {
    name: "acme",
    baseUrl: "https://acme.example",
    credentials: ["x-api-key", "Private-Token"],
  };
}

/** Each way to set a header. */
const WAYS: [name: string, run: (headers: RequestHeaders, of: Endpoint) => unknown][] = [
  ["the constructor", (headers, of) => new (of.constructor as typeof Endpoint)({ headers })],
  ["withDefaults()", (headers, of) => of.withDefaults({ headers })],
  ["defaults()", (headers, of) => of.toFunction().defaults({ headers })],
  ["build(route, options)", (headers, of) => of.build("GET /x", { headers })],
  ["build(options)", (headers, of) => of.build({ url: "/x", headers })],
  ["parse(merge())", (headers, of) => of.parse({ ...of.merge("GET /x"), headers })],
  ["headers()", (headers, of) => of.route("GET /x").headers(headers).build()],
  ["follow()", (headers, of) => of.follow(of.build("/x").url, { headers })],
];

const ABSENT: unknown[] = [undefined, null, NaN, {}, Promise.resolve("t"), new Map()];
const absent = fc.constantFrom(...ABSENT).map(String);
const scheme = fc.stringMatching(/^[A-Za-z][\w-]{0,9}$/);
const blank = fc.stringMatching(/^[ \t]{1,3}$/);
const standard = fc.constantFrom("authorization", "Authorization", "PROXY-Authorization");
const declared = fc.constantFrom("x-api-key", "Private-Token", "PRIVATE-TOKEN");

describe.each(WAYS)("%s", (_, run) => {
  const expectMissing = (name: string, value: string, of: Endpoint): void => {
    const call = (): unknown => run({ "x-a": "undefined", [name]: value }, of);
    expect(call).toThrow(InvalidHeaderError);
    expect(call).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ reason: "credential" })] }));
    expect(call).toThrow(expect.objectContaining({ names: [expect.stringMatching(new RegExp(`^${name}$`, "i"))] }));
  };

  test("rejects a scheme with a value that is missing, or the value alone (D4)", () => {
    check(
      fc.property(standard, scheme, blank, absent, fc.boolean(), (name, before, space, value, isAlone) => {
        expectMissing(name, isAlone ? value : before + space + value, new Endpoint());
        expectMissing(name, isAlone ? value : before + space + value, new Acme());
      }),
      0.1,
    );
  });

  test("rejects a scheme with nothing after it (D4)", () => {
    check(
      fc.property(standard, scheme, blank, (name, before, space) => {
        expectMissing(name, before + space, new Endpoint());
      }),
      0.1,
    );
  });

  test("rejects such a credential of the vendor (D4)", () => {
    check(
      fc.property(declared, scheme, absent, fc.boolean(), (name, before, value, isAlone) => {
        expectMissing(name, isAlone ? value : `${before} ${value}`, new Acme());
        expect(() => run({ [name]: value }, new Endpoint())).not.toThrow();
      }),
      0.1,
    );
  });

  test.each([
    "",
    "token secret",
    "Bearer undefined1",
    "Bearer nullable",
    "undefined-key",
    "Basic dW5kZWZpbmVkOg==",
    "Digest username=null, x",
    " odd\tspacing ",
    "Basic user:undefined",
    "Basic undefined:",
    `Basic ${btoa("user:undefined")}`,
    "Token token=undefined, id=7",
    "Bearer functional",
    "Bearer classic",
    "Bearer a=>",
    "Bearer [object",
  ])("passes on %j", (authorization) => {
    expect(() => run({ authorization }, new Endpoint())).not.toThrow();
    expect(() => run({ "x-api-key": authorization }, new Acme())).not.toThrow();
  });

  test("rejects a credential all of whose parts are missing (D4)", () => {
    const part = fc.tuple(fc.constantFrom("", "token=", 'a_b="'), absent).map(([start, value]) => {
      return start + value + (start.endsWith('"') ? '"' : "");
    });
    const parts = fc
      .array(part, { minLength: 1, maxLength: 4 })
      .chain((all) => fc.constantFrom(":", ",", ", ", "; ").map((separator) => all.join(separator)));
    check(
      fc.property(standard, declared, scheme, parts, fc.boolean(), (name, key, before, value, isAlone) => {
        expectMissing(name, isAlone ? value : `${before} ${value}`, new Endpoint());
        expectMissing(key, isAlone ? value : `${before} ${value}`, new Acme());
        expect(() => run({ [name]: `${before} ${value}, x=1` }, new Endpoint())).not.toThrow();
        expect(() => run({ [name]: `${before} user:${value}` }, new Endpoint())).not.toThrow();
      }),
      0.1,
    );
  });

  test.each([
    ...[undefined, null].map((value) => `Basic ${btoa(`${value}:${value}`)}`),
    ...[function () {}, async function named() {}, () => "t"].map(
      (value) => `Bearer ${String(value).replaceAll("\n", " ")}`,
    ),
    "Bearer async () => await token()",
    "Bearer class {}",
    "Bearer class Token extends Text { }",
    "Bearer token => token",
    "Bearer (a, b)=>a",
    "Bearer function(){}",
    "function () {}",
  ])("rejects %j, which is an encoded pair or a function (D4)", (value) => {
    expectMissing("authorization", value, new Endpoint());
    expectMissing("x-api-key", value, new Acme());
  });

  test("removes a credential with null", () => {
    expect(() => run({ authorization: null, "x-api-key": null }, new Acme())).not.toThrow();
  });
});

test("the message does not contain the value", () => {
  expect(() => new Endpoint({ headers: { authorization: `Bearer ${String(undefined)}` } })).toThrow(
    'Invalid header: "authorization" has no credential: it is empty, or a value such as undefined in a template literal',
  );
});
