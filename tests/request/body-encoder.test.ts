import { describe, expect, test } from "@jest/globals";
import {
  Endpoint,
  GITHUB,
  InvalidOptionError,
  type BodyEncoder,
  type EncodedBody,
  type Policy,
} from "../../src/index.js";

const BODY_METHODS = ["POST", "PUT", "PATCH", "DELETE", "QUERY"];

/** An encoder that shows what it received. */
const lines: BodyEncoder = (members) => ({
  body: Object.entries(members)
    .map((member) => member.join("="))
    .join("\n"),
  contentType: "text/plain",
});

const github = new Endpoint();
const encoding = github.withPolicy({ body: lines });

describe("a body encoder writes the remaining parameters (D8)", () => {
  test.each(BODY_METHODS)("of %s", (method) => {
    const options = { owner: "octokit", a: 1, b: "c", q: 2 };
    const request = encoding.build(`${method} /x/{owner}{?q}`, options);
    expect(request.url).toBe("https://api.github.com/x/octokit?q=2");
    expect(request.body).toBe("a=1\nb=c");
    expect(request.headers["content-type"]).toBe("text/plain");
    expect(encoding.parse(encoding.merge(`${method} /x/{owner}{?q}`, options))).toStrictEqual(request);
    expect(encoding.route(`${method} /x/{owner}{?q}`).params(options).build()).toStrictEqual(request);
  });

  test("of the defaults and of the call", () => {
    expect(encoding.withDefaults({ z: 1 }).build("POST /x", { a: null }).body).toBe("z=1\na=");
  });

  test.each([
    ["without parameters", "POST /x", {}],
    ["with placeholders only", "POST /x/{a}", { a: 1 }],
    ["for a method without a body", "GET /x", { a: 1 }],
  ])("but nothing %s", (_, route, options) => {
    expect(encoding.build(route, { ...options })).toStrictEqual(github.build(route, { ...options }));
  });

  test("but not data that is neither an object nor a list (P4)", () => {
    for (const data of ["text", null, new Uint8Array(1), new Date(0)]) {
      expect(encoding.build("POST /x", { data })).toStrictEqual(github.build("POST /x", { data }));
    }
  });

  test("a content type of the caller has precedence, if it is the same media type", () => {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    const typeOf = (endpoint: Endpoint, options = {}): unknown =>
      endpoint.build("POST /x", { a: 1, ...options }).headers["content-type"];
    expect(typeOf(encoding, { headers })).toBe("text/plain; charset=utf-8");
    expect(typeOf(encoding.withDefaults({ headers }))).toBe("text/plain; charset=utf-8");
    expect(typeOf(encoding.withDefaults({ headers }), { headers: { "content-type": null } })).toBe("text/plain");
  });

  test("without a content type, the client sets it", () => {
    for (const contentType of [undefined, ""]) {
      const { headers } = github.withPolicy({ body: () => ({ body: "b", contentType }) }).build("POST /x", { a: 1 });
      expect(headers).not.toHaveProperty("content-type");
    }
  });

  test("any body is passed on by identity", () => {
    for (const body of [null, 0, "", false, new Uint8Array(1), new FormData(), { a: 1 }]) {
      expect(github.withPolicy({ body: () => ({ body }) }).build("POST /x", { a: 1 }).body).toBe(body);
    }
  });
});

describe("what an encoder receives (D8)", () => {
  test("the parameters in a new object, values by identity, and the policy (A3, D7)", () => {
    const file = new Blob(["a"]);
    let received: unknown[] = [];
    const endpoint = github.withPolicy({
      arrays: "brackets",
      body: (...args) => {
        received = args;
        return { body: "b" };
      },
    });
    const given: [string, unknown][] = [
      ["file", file],
      ["__proto__", 1],
      ["b", [2]],
    ];
    endpoint.build("POST /x", Object.fromEntries(given));
    const [members, context] = received as Parameters<BodyEncoder>;
    expect(Object.entries(members)).toStrictEqual(given);
    expect(members["file"]).toBe(file);
    expect(context).toStrictEqual({ policy: endpoint.policy });
    expect(context.policy.arrays).toBe("brackets");
  });

  test("a change of the members affects nothing else", () => {
    const endpoint = github.withDefaults({ a: 1 }).withPolicy({
      body: (members) => {
        Object.assign(members, { b: 2 });
        return { body: members };
      },
    });
    for (let call = 0; call < 2; call += 1)
      expect(endpoint.build("POST /x", { c: 3 }).body).toEqual({ a: 1, c: 3, b: 2 });
    expect(endpoint.DEFAULTS).toMatchObject({ a: 1 });
  });

  test("may build other requests", () => {
    const inner = { a: { b: 1 } };
    const endpoint = github.withPolicy({ body: () => ({ body: github.build("POST /x", { a: inner }).body }) });
    expect(endpoint.build("POST /x", { a: 1 }).body).toEqual({ a: inner });
  });
});

describe("the content type of an encoder (D8)", () => {
  const endpoint = github.withPolicy({
    body: ({ type }) => ({ body: "text", contentType: (type ?? undefined) as string | undefined }),
  });
  const typeOf = (type: unknown) => endpoint.build("POST /x", { type }).headers["content-type"];

  test("is that of each call", () => {
    expect(["a/b", "c/d", undefined, "a/b", ""].map((type) => typeOf(type ?? null))).toEqual([
      "a/b",
      "c/d",
      undefined,
      "a/b",
      undefined,
    ]);
    expect(endpoint.build("POST /x", { data: { type: "c/d" } }).headers["content-type"]).toBe("c/d");
    expect(typeOf("a/b")).toBe("a/b");
  });

  test("is in headers that belong to the caller (A3)", () => {
    for (let call = 0; call < 2; call += 1) {
      const { headers } = endpoint.build("POST /x", { type: "a/b" });
      expect(headers).not.toHaveProperty("x-mine");
      Object.assign(headers, { "x-mine": "1", "content-type": "c/d" });
    }
  });
});

describe("what an encoder returns is checked (D8)", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["text", "a=1"],
    ["a list", ["a"]],
    ["no body", { contentType: "text/plain" }],
    ["a promise", Promise.resolve({ body: "a" })],
    ["an inherited body", Object.create({ body: "a" })],
    ["a content type that is no text", { body: "a", contentType: 1 }],
    ["a content type with a line break", { body: "a", contentType: "text/plain\r\nx-a: b" }],
  ])("%s", (_, returned) => {
    const endpoint = github.withPolicy({ body: () => returned as EncodedBody });
    expect(() => endpoint.build("POST /x", { a: 1 })).toThrow(InvalidOptionError);
    expect(() => endpoint.build("POST /x", { a: 1 })).toThrow(expect.objectContaining({ option: "policy.body" }));
    expect(() => endpoint.build("POST /x", { a: 1 })).toThrow("a function that returns { body, contentType }");
  });

  test("what it throws reaches the caller, as that of a getter does (T1)", () => {
    const error = new Error("mine");
    const endpoint = github.withPolicy({
      body: () => {
        throw error;
      },
    });
    expect(() => endpoint.build("POST /x", { a: 1 })).toThrow(error);
  });
});

describe("where the encoder is set (D8)", () => {
  test("in a vendor", () => {
    class Forms extends Endpoint {
      static override readonly vendor = { ...GITHUB, policy: { body: lines } };
    }
    expect(new Forms().build("POST /x", { a: 1 }).body).toBe("a=1");
    expect(new Forms().withDefaults({ b: 2 }).build("POST /x", { a: 1 }).body).toBe("b=2\na=1");
  });

  test.each([null, "form", {}, [], 1])("must be a function, not %j", (body) => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "policy.body" });
    expect(() => github.withPolicy({ body } as unknown as Policy)).toThrow(error);
    expect(() => github.route("POST /x").policy({ body } as unknown as Policy)).toThrow(error);
  });

  test("undefined changes nothing (A5)", () => {
    expect(encoding.withPolicy({ body: undefined }).policy.body).toBe(lines);
  });
});

describe("policy() changes the policy of a chain (D8)", () => {
  const chain = github.route("POST /x").param("a", 1);

  test("for this request alone", () => {
    const encoded = chain.policy({ body: lines });
    expect(encoded.build().body).toBe("a=1");
    expect(chain.build().body).toStrictEqual({ a: 1 });
    expect(github.policy.body).toBeUndefined();
  });

  test("at any place, later choices over earlier ones", () => {
    const query = github.builder().policy({ arrays: "repeat" }).route("GET /x").param("a", [1, 2]);
    expect(query.build().url).toBe("https://api.github.com/x?a=1&a=2");
    expect(query.policy({ arrays: "brackets" }).build().url).toBe("https://api.github.com/x?a%5B%5D=1&a%5B%5D=2");
    expect(query.policy({ objects: "brackets" }).policy({}).param("b", { c: 1 }).build().url).toBe(
      "https://api.github.com/x?a=1&a=2&b%5Bc%5D=1",
    );
  });

  test("with any choice", () => {
    const leaving = new Endpoint({ headers: { authorization: "token a" } }).route("GET https://example.com/");
    const trusting = leaving.policy({ trustedOrigins: ["https://api.github.com"] });
    expect([leaving.build(), trusting.build()].map(({ headers }) => headers["authorization"])).toEqual([
      "token a",
      undefined,
    ]);
  });

  test("checks the choices at once", () => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "policy.arrays" });
    expect(() => chain.policy({ arrays: "pipes" } as unknown as Policy)).toThrow(error);
  });

  test("keeps the defaults, the vendor and the steps", () => {
    const endpoint = new Endpoint({ b: 2, headers: { "x-a": "1" }, baseUrl: "https://a.example" });
    const steps = endpoint.route("POST /x").preview("mercy").header("x-c", "3").param("a", 1);
    const { headers, ...request } = steps.build();
    expect(steps.policy({ body: lines }).build()).toEqual({
      ...request,
      headers: { ...headers, "content-type": "text/plain" },
      body: "b=2\na=1",
    });
  });

  test("cannot be part of merged options", () => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "policy" });
    expect(() => chain.policy({ arrays: "repeat" }).merge()).toThrow(error);
    expect(() => chain.policy({}).param("b", 1).merge()).toThrow(error);
    expect(chain.merge()).toMatchObject({ a: 1 });
  });
});
