// In a browser, adapters leave out the user-agent, which costs a preflight or is ignored.
import { afterEach, describe, expect, test } from "@jest/globals";

import { toAngular, toAxios, toCurl, toFetch, toRequest } from "../../src/adapters/index.js";
import { endpoint } from "../../src/index.js";

const request = endpoint("GET /user", { headers: { "User-Agent": "mona", accept: "a/b" } });
const HEADERS: Readonly<Record<string, () => object>> = {
  toFetch: () => toFetch(request)[1].headers,
  toRequest: () => Object.fromEntries(toRequest(request).headers),
  toAxios: () => toAxios(request).headers,
  toAngular: () => toAngular(request)[2].headers,
};

describe.each(["document", "importScripts"])("where there is %s", (name) => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, name);
  });

  test.each(Object.entries(HEADERS))("%s leaves out the user-agent", (_, headersOf) => {
    expect(headersOf()).toMatchObject({ "user-agent": "mona", accept: "a/b" });
    Object.defineProperty(globalThis, name, { value: {}, configurable: true });
    expect(headersOf()).not.toHaveProperty("user-agent");
    expect(headersOf()).toMatchObject({ accept: "a/b" });
    expect(request.headers["user-agent"]).toBe("mona");
  });

  test("what people read keeps it", () => {
    Object.defineProperty(globalThis, name, { value: {}, configurable: true });
    expect(toCurl(request)).toContain("user-agent: mona");
  });
});

test("next and cf are passed on as they are (G4)", () => {
  const next = { revalidate: 60, tags: ["user"] };
  const cf = { cacheTtl: 5 };
  const [, init] = toFetch(endpoint("GET /user", { request: { next, cf } }));
  expect(init).toHaveProperty("next", next);
  expect((init as { next?: unknown }).next).toBe(next);
  expect((init as { cf?: unknown }).cf).toBe(cf);
  expect(toRequest(endpoint("GET /user", { request: { next, cf } })).url).toBe("https://api.github.com/user");
});
