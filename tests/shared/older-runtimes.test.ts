// React Native and Safari before 17 lack URL.canParse, isWellFormed and toWellFormed, and React Native before 0.76 has no Unicode
// classes in regular expressions.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { redact, toFetch, toQueryKey } from "../../src/adapters/index.js";
import { form } from "../../src/bodies/index.js";
import { withDots } from "../../src/errors/terminal-text.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";
import { nextLink } from "../../src/links/index.js";
import { canParse } from "../../src/shared/can-parse.js";
import { isWellFormed, toWellFormed } from "../../src/shared/well-formed.js";
import { check } from "../properties/check.js";
import { hostileText } from "../properties/generators/texts.js";

const METHODS: [owner: object, name: string][] = [
  [URL, "canParse"],
  [String.prototype, "isWellFormed"],
  [String.prototype, "toWellFormed"],
];
const natives = METHODS.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)!] as const);

const without = <Result>(run: () => Result): Result => {
  for (const [owner, name] of natives) Reflect.deleteProperty(owner, name);
  try {
    return run();
  } finally {
    for (const [owner, name, descriptor] of natives) Object.defineProperty(owner, name, descriptor);
  }
};

test("each has the result of the platform's method", () => {
  const text = fc.oneof(hostileText, fc.string({ unit: fc.constantFrom("\ud800", "\udc00", "\ud83d\ude00", "a") }));
  check(
    fc.property(text, text, (one, other) => {
      const results = (): unknown => [
        isWellFormed(one),
        toWellFormed(one),
        canParse(one),
        canParse(other, "https://a.example/b"),
        canParse(`https://${one}`, other),
      ];
      expect(without(results)).toStrictEqual(results());
    }),
  );
});

describe("without these methods", () => {
  beforeAll(() => {
    for (const [owner, name] of natives) Reflect.deleteProperty(owner, name);
  });
  afterAll(() => {
    for (const [owner, name, descriptor] of natives) Object.defineProperty(owner, name, descriptor);
  });

  test("requests are built, converted and explained", () => {
    expect("canParse" in URL).toBe(false);
    const api = new Endpoint({ baseUrl: "https://api.example.com:8443/v1" }).withPolicy({
      body: form,
      trustedOrigins: ["https://api.example.com:8443"],
    });
    const request = api.build("POST /x/{a}{?b}", { a: "é", b: ["1", "2"], c: "d" });
    expect(request.url).toBe("https://api.example.com:8443/v1/x/%C3%A9?b=1,2");
    expect(toFetch(request)[0]).toBe(request.url);
    expect(redact({ ...request, body: "a=\ud800" }).body).toBe("a=\ufffd");
    expect(explain(api, "GET /x", { a: "b" }).url).toBe("https://api.example.com:8443/v1/x?a=b");
    expect(nextLink({ link: '</x?page=2>; rel="next"' }, "https://a.example/x")).toBe("https://a.example/x?page=2");
    expect(toQueryKey(endpoint("GET /x", { a: "b" }))[0]).toBe("GET");
  });

  test("what is invalid is the same error", () => {
    expect(() => endpoint("GET /x", { a: "\ud800" })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_PARAMETER" }),
    );
    expect(() => new Endpoint({ baseUrl: "https://a.example:99999" })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }),
    );
  });
});

describe("without AbortSignal.timeout(), AbortSignal.any() and DOMException", () => {
  const missing = [
    [AbortSignal, "timeout", AbortSignal.timeout.bind(AbortSignal)],
    [AbortSignal, "any", AbortSignal.any.bind(AbortSignal)],
    [globalThis, "DOMException", DOMException],
  ] as const;

  beforeAll(() => {
    for (const [owner, name] of missing) Reflect.deleteProperty(owner, name);
  });
  afterAll(() => {
    for (const [owner, name, value] of missing)
      Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  });

  const signalOf = (request: object): AbortSignal => toFetch({ ...endpoint("GET /x"), request })[1].signal!;

  test("a request has a time limit", async () => {
    const signal = signalOf({ timeout: 5 });
    expect(signal.aborted).toBe(false);
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
    });
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  test("a request with a time limit can be cancelled, before it is sent and after", () => {
    const controller = new AbortController();
    const signal = signalOf({ timeout: 10_000, signal: controller.signal });
    expect(signal.aborted).toBe(false);
    controller.abort("changed page");
    expect(signal.reason).toBe("changed page");
    expect(signalOf({ timeout: 10_000, signal: controller.signal }).reason).toBe("changed page");
  });

  test("what is no signal is an error", () => {
    expect(() => signalOf({ timeout: 10_000, signal: {} })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_REQUEST", path: "request.signal" }),
    );
  });

  test("an error of the caller is an error of the library (G1)", () => {
    const request = { ...endpoint("POST /x"), body: {} };
    const stringify = (): string => {
      throw new Error("mine");
    };
    expect(() => toFetch(request, { stringify })).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
  });
});

describe("without Unicode classes", () => {
  const { RegExp } = globalThis;

  beforeAll(() => {
    globalThis.RegExp = new Proxy(RegExp, {
      construct: (target, [source, flags]: [string, string?]) => {
        if (source.includes("\\p{")) throw new SyntaxError("Invalid RegExp: Invalid escape");
        return new target(source, flags);
      },
    });
  });
  afterAll(() => {
    globalThis.RegExp = RegExp;
  });

  test("requests are built from :names, and a letter before a colon makes it text (C3)", () => {
    expect(() => new globalThis.RegExp("\\p{L}", "u")).toThrow(SyntaxError);
    expect(endpoint("GET /repos/:owner/{repo}", { owner: "a", repo: "b" }).url).toBe(
      "https://api.github.com/repos/a/b",
    );
    expect(endpoint("GET /é:id").url).toBe("https://api.github.com/%C3%A9:id");
    expect(endpoint("GET /%C3%A9:id", { id: 7 }).url).toBe("https://api.github.com/%C3%A97");
  });

  test("messages and explanations have no characters that change the direction of text (F4)", () => {
    expect(withDots("a\u202eb\u200b\u0085\u2028\n\ufeffé")).toBe("a·b······");
  });
});
