// React Native and Safari before 17 lack isWellFormed and toWellFormed, and classes of React Native have no tags.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { redact, toFetch, toQueryKey } from "../../src/adapters/index.js";
import { form } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";
import { nextLink } from "../../src/links/index.js";
import { isWellFormed, toWellFormed } from "../../src/shared/well-formed.js";
import { toQuery } from "../../src/tanstack-query/index.js";
import { check } from "../properties/check.js";
import { hostileText } from "../properties/generators/texts.js";

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
    const request = { method: "post", url: "https://a.example/", headers: {}, body: "a=\ud800" };
    expect(() => redact(request)).toThrow(/lone surrogate/);
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

  // A query of TanStack Query has a signal of its own (H11).
  test("a query is cancelled by its signal, and by that of its chain", async () => {
    for (const index of [0, 1]) {
      const [ofChain, ofQuery] = [new AbortController(), new AbortController()];
      const chain = new Endpoint().route("GET /x").signal(ofChain.signal);
      const { queryFn } = toQuery(chain, (request) => Promise.resolve(request), { scope: 1 });
      const { signal } = (await queryFn({ signal: ofQuery.signal })).request as { signal: AbortSignal };
      expect(signal.aborted).toBe(false);
      [ofChain, ofQuery][index]!.abort("left the page");
      expect(signal.reason).toBe("left the page");
    }
  });

  test("what is no signal is an error", () => {
    expect(() => signalOf({ timeout: 10_000, signal: {} })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_REQUEST", names: ["request.signal"] }),
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
