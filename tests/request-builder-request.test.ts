// The steps that set options for the client: they go into `request`, from where adapters take them.
import { describe, expect, test } from "@jest/globals";
import { toFetch } from "../src/adapters/index.js";
import { Endpoint } from "../src/index.js";

const chain = new Endpoint().route("/user");
const { signal } = new AbortController();
const INVALID_OPTION = expect.objectContaining({ code: "ERR_INVALID_OPTION" });

test("timeout() and signal() set options for the client, beside others", () => {
  expect(chain.timeout(500).build().request).toStrictEqual({ timeout: 500 });
  expect(chain.signal(signal).build().request).toStrictEqual({ signal });
  const { request } = chain.request({ redirect: "error" }).timeout(500).signal(signal).build();
  expect(request).toStrictEqual({ redirect: "error", timeout: 500, signal });
  expect((request as { signal: unknown }).signal).toBe(signal);
});

test("later values override earlier ones and those of defaults; undefined changes nothing (A4, A5)", () => {
  expect(chain.timeout(500).timeout(600).build().request).toStrictEqual({ timeout: 600 });
  expect(chain.request({ timeout: 500 }).timeout(undefined).signal(undefined).build().request).toStrictEqual({
    timeout: 500,
  });
  expect(chain.timeout(undefined).build()).not.toHaveProperty("request");
  const agent = new Endpoint({ request: { agent: 1, timeout: 1 } });
  expect(agent.route("/x").timeout(2).build().request).toStrictEqual({ agent: 1, timeout: 2 });
  expect(agent.route("/x").timeout(2).merge().request).toStrictEqual({ agent: 1, timeout: 2 });
});

test("are immutable steps (A3)", () => {
  chain.timeout(5).signal(signal);
  expect(chain.build()).not.toHaveProperty("request");
});

test.each([0, -1, 0.5, NaN, Infinity, 2 ** 31, "500", null, {}])("a time-out of %p is an error", (milliseconds) => {
  expect(() => chain.timeout(milliseconds as number)).toThrow(INVALID_OPTION);
});

test("the longest time-out of a timer is none", () => {
  expect(chain.timeout(2 ** 31 - 1).build().request).toStrictEqual({ timeout: 2_147_483_647 });
});

test("a signal must be an AbortSignal", () => {
  for (const value of [null, {}, { aborted: false }, "x", 5, new AbortController()]) {
    expect(() => chain.signal(value as never)).toThrow(INVALID_OPTION);
  }
});

describe("in the arguments of fetch", () => {
  test("the time-out ends the signal", async () => {
    const [, init] = chain.timeout(1).to(toFetch);
    await new Promise((resolve) => {
      init.signal!.addEventListener("abort", resolve);
    });
    expect((init.signal!.reason as Error).name).toBe("TimeoutError");
  });

  test("the caller's signal ends it as well", () => {
    const controller = new AbortController();
    const [, init] = chain.timeout(60_000).signal(controller.signal).to(toFetch);
    expect(init.signal!.aborted).toBe(false);
    controller.abort();
    expect(init.signal!.aborted).toBe(true);
  });
});
