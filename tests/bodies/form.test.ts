import { describe, expect, test } from "@jest/globals";
import { toCurl, toFetch } from "../../src/adapters/index.js";
import { form, multipart, withStyles } from "../../src/bodies/index.js";
import { Endpoint, type Policy } from "../../src/index.js";
import { coded } from "../coded.js";

const github = new Endpoint().withPolicy({ body: form });

const encoded = (members: Readonly<Record<string, unknown>>, policy: Partial<Policy> = {}): string =>
  String(github.withPolicy(policy).route("POST /x").params(members).build().body);

describe("form writes application/x-www-form-urlencoded (D8)", () => {
  test("with its content type", () => {
    const request = github.build("POST /x/{id}", { id: 1, a: "b c", d: "é&=+" });
    expect(request.body).toBe("a=b+c&d=%C3%A9%26%3D%2B");
    expect(request.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    const [, init] = toFetch(request);
    expect([init.body, init.headers["content-type"]]).toEqual([request.body, request.headers["content-type"]]);
  });

  test("values as a query has them (C4)", () => {
    expect(encoded({ n: -0, t: true, b: 1n, at: new Date(0), none: null, empty: "", list: [] })).toBe(
      "n=0&t=true&b=1&at=1970-01-01T00%3A00%3A00.000Z&empty=",
    );
    expect(encoded({ none: null })).toBe("");
  });

  test.each<[Partial<Policy>, string]>([
    [{}, "a=1&a=x,y&b=2"],
    [{ arrays: "comma" }, "a=1&a=x,y&b=2"],
    [{ arrays: "repeat" }, "a=1&a=x,y&b=2"],
    [{ arrays: "brackets" }, "a[]=1&a[]=x,y&b=2"],
    [{ arrays: "indices" }, "a[0]=1&a[1]=x,y&b=2"],
  ])("lists by the policy %j, without commas", (policy, pairs) => {
    expect(decodeURIComponent(encoded({ a: [1, null, "x,y"], b: 2 }, policy))).toBe(pairs);
  });

  test("nested objects by the policy (C9)", () => {
    const card = { number: "4242", tags: ["a", "b"], items: [{ id: 1 }] };
    expect(decodeURIComponent(encoded({ card }, { objects: "brackets", arrays: "brackets" }))).toBe(
      "card[number]=4242&card[tags][]=a&card[tags][]=b&card[items][0][id]=1",
    );
    expect(decodeURIComponent(encoded({ card }, { objects: "brackets" }))).toBe(
      "card[number]=4242&card[tags]=a&card[tags]=b&card[items][0][id]=1",
    );
  });

  test("and what URLSearchParams reads back", () => {
    const members = { "a b": "ü\r\n", "[]": "&=+%", "": "x" };
    expect(Object.fromEntries(new URLSearchParams(encoded(members)))).toEqual(members);
  });

  test("encodes every character as URLSearchParams does (URL Standard, section 5.2)", () => {
    for (let code = 0; code < 0x3000; code += code < 0x100 ? 1 : 37) {
      const text = `a${String.fromCodePoint(code)}b${String.fromCodePoint(code, 0x1f600)}`;
      expect(encoded({ [text]: text, n: code })).toBe(String(new URLSearchParams({ [text]: text, n: String(code) })));
    }
    expect(encoded({ a: "", b: -0, c: 1e21, d: true })).toBe("a=&b=0&c=1e%2B21&d=true");
    expect(() => encoded({ a: "\ud800" })).toThrow(coded("ERR_INVALID_PARAMETER"));
    expect(() => encoded({ "\udc00": "a" })).toThrow(coded("ERR_INVALID_PARAMETER"));
  });

  test("rejects what has no form, all values together (D9, F1)", () => {
    const run = (): unknown =>
      encoded({ a: new Map(), b: NaN, c: { d: 1 }, e: [[1]], f: new Blob([]), g: () => 1, h: 1 });
    expect(run).toThrow(coded("ERR_INVALID_PARAMETER", ["a", "b", "c", "e", "f", "g"]));
  });

  test("for one request, by policy()", () => {
    const chain = new Endpoint().route("POST /login/oauth/access_token").param("code", "c");
    expect(chain.policy({ body: form }).build().body).toBe("code=c");
  });

  test("its credentials are hidden by adapters (G6)", () => {
    expect(toCurl(github.build("POST /x", { client_secret: "hunter2" }))).not.toContain("hunter2");
  });
});

test("a plain object under a urlencoded content-type is a form whose lists repeat (D9)", () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const post = (body: unknown): unknown =>
    toFetch({ method: "post", url: "https://a.example/", headers, body })[1].body;
  expect(post({ a: [1, 2], b: null, c: "d e" })).toBe("a=1&a=2&c=d+e");
  expect(() => post({ a: { b: 1 } })).toThrow("must be a scalar or a list of scalars; use the encoder form of");
});

describe.each(Object.entries({ form, multipart, withStyles: withStyles(form, { a: "comma" }) }))(
  "%s, called directly (D8, F1)",
  (_, encoder) => {
    const { policy } = github;
    const rejected = (name: string): unknown => coded("ERR_INVALID_OPTION", [name]);

    test.each([[undefined], [null], [5], ["ab"], [[1]], [new Map([["a", 1]])], [() => 1]])(
      "rejects members that are not in properties: %#",
      (members) => {
        expect(() => encoder(members as never, { policy })).toThrow(rejected("members"));
      },
    );

    test("rejects a call without a policy", () => {
      expect(() => encoder({ a: 1 }, undefined as never)).toThrow(rejected("context"));
      expect(() => encoder({ a: 1 }, {} as never)).toThrow(rejected("policy"));
      expect(() => encoder({ a: 1 }, { policy: null } as never)).toThrow(rejected("policy"));
    });

    test("skips what is not given (A5)", () => {
      expect([...new URLSearchParams(encoder({ a: undefined, b: 1 }, { policy }).body as never)]).toEqual([["b", "1"]]);
    });
  },
);
