// React Native and Safari before 17 lack isWellFormed and toWellFormed, and classes of React Native have no tags.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { redact, toFetch, toQueryKey } from "../../src/adapters/index.js";
import { form } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";
import { nextLink } from "../../src/links/index.js";
import { isWellFormed, toWellFormed } from "../../src/shared/well-formed.js";
import { check } from "../properties/check.js";
import { hostileText } from "../properties/generators/texts.js";
import { coded } from "../coded.js";

const METHODS: [owner: object, name: string][] = [
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
      const results = (): unknown => [one, other].map((each) => [isWellFormed(each), toWellFormed(each)]);
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
    const api = new Endpoint({ baseUrl: "https://api.example.com:8443/v1" }).withPolicy({
      body: form,
      trustedOrigins: ["https://api.example.com:8443"],
    });
    const request = api.build("POST /x/{a}{?b}", { a: "é", b: ["1", "2"], c: "d" });
    expect(request.url).toBe("https://api.example.com:8443/v1/x/%C3%A9?b=1,2");
    expect(toFetch(request)[0]).toBe(request.url);
    expect(explain(api, "GET /x", { a: "b" }).url).toBe("https://api.example.com:8443/v1/x?a=b");
    expect(nextLink({ link: '</x?page=2>; rel="next"' }, "https://a.example/x")).toBe("https://a.example/x?page=2");
    expect(toQueryKey(endpoint("GET /x", { a: "b" }))[0]).toBe("GET");
  });

  test("what is invalid is the same error", () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = { method: "post", url: "https://a.example/", headers, body: { a: "\ud800" } };
    expect(() => redact(request)).toThrow(/lone surrogate/);
    expect(() => endpoint("GET /x", { a: "\ud800" })).toThrow(coded("ERR_INVALID_PARAMETER"));
    expect(() => new Endpoint({ baseUrl: "https://a.example:99999" })).toThrow(coded("ERR_INVALID_BASE_URL"));
  });
});

test("a request has a time limit without AbortSignal.timeout(), AbortSignal.any() and DOMException", async () => {
  const missing = [
    [AbortSignal, "timeout", AbortSignal.timeout.bind(AbortSignal)],
    [AbortSignal, "any", AbortSignal.any.bind(AbortSignal)],
    [globalThis, "DOMException", DOMException],
  ] as const;
  for (const [owner, name] of missing) Reflect.deleteProperty(owner, name);
  try {
    const request = { timeout: 5, signal: new AbortController().signal };
    const [, { signal }] = toFetch({ ...endpoint("GET /x"), request });
    await new Promise((resolve) => {
      signal!.addEventListener("abort", resolve);
    });
    expect(signal!.reason).toMatchObject({ name: "TimeoutError" });
  } finally {
    for (const [owner, name, value] of missing)
      Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
});

describe("with classes without tags, as in React Native", () => {
  const globals = globalThis as unknown as Record<string, unknown>;
  const { Blob, FormData } = globals;

  /** It has no iterator, and before version 0.82 no method `entries`. */
  class NativeFormData {
    parts: unknown[] = [];
    append(name: string, value: unknown): void {
      this.parts.push([name, value]);
    }
  }
  class NativeBlob {
    type = "image/png";
    slice(): this {
      return this;
    }
  }
  class NativePromise {
    state = 0;
  }

  beforeAll(() => {
    Object.assign(globals, { Blob: NativeBlob, FormData: NativeFormData });
  });
  afterAll(() => {
    Object.assign(globals, { Blob, FormData });
  });

  test("a FormData and a Blob are passed on (G1)", () => {
    const form = new NativeFormData();
    form.append("file", { uri: "file:///a.png", type: "image/png", name: "a.png" });
    const blob = new NativeBlob();
    const [, sentForm] = toFetch(endpoint("POST /x", { data: form }));
    const [, sentBlob] = toFetch(endpoint("PUT /x", { data: blob }));

    expect(sentForm.body).toBe(form);
    expect(sentForm.headers).not.toHaveProperty("content-type");
    expect(sentBlob.body).toBe(blob);
    expect(sentBlob.headers).toHaveProperty("content-type", "image/png");
  });

  test.each([
    ["a FormData", () => new NativeFormData()],
    ["a file", () => new NativeBlob()],
  ])("%s within JSON is an error (D9)", (name, create) => {
    expect(() => toFetch(endpoint("POST /x", { a: [create()] }))).toThrow(
      expect.objectContaining({ names: ["body.a.0"], message: expect.stringContaining(name) }),
    );
  });

  test("a promise within JSON is an error (D9)", () => {
    const { Promise } = globals;
    try {
      globals["Promise"] = NativePromise;
      expect(() => toFetch(endpoint("POST /x", { a: new NativePromise() }))).toThrow(
        expect.objectContaining({ names: ["body.a"] }),
      );
    } finally {
      globals["Promise"] = Promise;
    }
  });
});
