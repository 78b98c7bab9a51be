// H11: a chain as the options of a query. examples/frameworks/react tests it with TanStack Query itself.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { toQueryKey } from "../../src/adapters/index.js";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { sendWith } from "../../src/response/index.js";
import { toQuery } from "../../src/tanstack-query/index.js";
import { caught } from "../response/caught.js";
import { listen } from "../response/server.js";
import { thrownBy } from "../thrown-by.js";

let received: { readonly url: string | undefined; readonly headers: Readonly<Record<string, unknown>> }[] = [];
let closed: Promise<void>;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen((request, response) => {
    received.push({ url: request.url, headers: request.headers });
    if (request.url === "/slow") {
      closed = new Promise((resolve) => request.once("close", resolve));
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ url: request.url }));
  });
});
afterAll(() => {
  server.stop();
});
beforeEach(() => {
  received = [];
});

const send = sendWith(fetch);
const acme = (): Endpoint => Endpoint.for({ baseUrl: server.origin, headers: { authorization: "Bearer secret" } });
const never = (): AbortSignal => new AbortController().signal;

test("has the key of the request, and a function that sends it (H5)", async () => {
  const repos = acme().route("GET /orgs/{org}/repos").param("org", "octokit").returns<{ url: string }>();
  const query = toQuery(repos, send, { scope: "mona", headers: ["x-a"] });

  expect(query.queryKey).toStrictEqual(toQueryKey(repos.build(), { scope: "mona", headers: ["x-a"] }));
  expect(JSON.stringify(query.queryKey)).not.toContain("secret");
  expect(received).toEqual([]);
  expect(await query.queryFn({ signal: never() })).toEqual({ url: "/orgs/octokit/repos" });
  expect(received).toMatchObject([{ headers: { authorization: "Bearer secret" } }]);
});

test.each<[name: string, source: () => RequestOptions | { build: () => RequestOptions }]>([
  ["a request", () => acme().build("GET /a", { page: 2 })],
  ["a chain without a route", () => acme().builder().url("/a").param("page", 2)],
])("takes %s", async (_, source) => {
  const query = toQuery(source(), send, { scope: undefined });
  expect(query.queryKey.slice(0, 2)).toEqual(["GET", `${server.origin}/a`]);
  expect(await query.queryFn({ signal: never() })).toEqual({ url: "/a?page=2" });
});

test("takes any function that sends", async () => {
  const seen: RequestOptions[] = [];
  const own = async (request: RequestOptions) => Promise.resolve(seen.push(request));
  const signal = never();
  expect(await toQuery(acme().build("GET /a"), own, { scope: 1 }).queryFn({ signal })).toBe(1);
  expect(seen).toEqual([{ ...acme().build("GET /a"), request: { signal } }]);
});

test("builds anew for each time that it sends (A7)", async () => {
  let count = 0;
  class Signed extends Endpoint {
    static override readonly vendor = { baseUrl: server.origin };
    protected override finalize(request: RequestOptions): RequestOptions {
      return { ...request, headers: { ...request.headers, "x-count": String((count += 1)) } };
    }
  }
  const { queryFn } = toQuery(new Signed().route("GET /a"), send, { scope: undefined });
  await queryFn({ signal: never() });
  await queryFn({ signal: never() });
  expect(received.map(({ headers }) => headers["x-count"])).toEqual(["2", "3"]);
});

test("keeps the schema of the chain (G14)", async () => {
  const none = {
    "~standard": { version: 1, vendor: "test", validate: () => ({ issues: [{ message: "no" }] }) },
  } as const;
  const { queryFn } = toQuery(acme().route("GET /a").returns(none), send, { scope: undefined });
  expect(await caught(queryFn({ signal: never() }))).toMatchObject({ code: "ERR_INVALID_RESPONSE" });
});

describe("aborts the request", () => {
  test.each([
    ["with the signal of the query", (_: AbortController, query: AbortController) => query],
    ["with the signal of the chain", (chain: AbortController) => chain],
  ])("%s", async (_, choose) => {
    const [own, ofQuery] = [new AbortController(), new AbortController()];
    const slow = acme().route("GET /slow").signal(own.signal);
    const rejected = caught(toQuery(slow, send, { scope: 1 }).queryFn({ signal: ofQuery.signal }));
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    choose(own, ofQuery).abort();
    expect(await rejected).toMatchObject({ name: "AbortError" });
    await closed;
  });

  test("but not with what is no signal, which is an error of the library", async () => {
    const wrong = acme().build("GET /a", { request: { signal: 5 } });
    const rejected = caught(toQuery(wrong, send, { scope: 1 }).queryFn({ signal: never() }));
    expect(await rejected).toMatchObject({ code: "ERR_INVALID_REQUEST", names: ["request.signal"] });
  });

  test("after the timeout of the chain", async () => {
    const slow = acme().route("GET /slow").timeout(50);
    const rejected = caught(toQuery(slow, send, { scope: 1 }).queryFn({ signal: never() }));
    expect(await rejected).toMatchObject({ name: "TimeoutError" });
  });
});

test("waits with the skipToken of TanStack Query", () => {
  const skipToken = Symbol("skipToken");
  const query = toQuery(skipToken, send, { scope: 1 });
  expect(query).toStrictEqual({ queryKey: ["waiting"], queryFn: skipToken });
});

describe("throws", () => {
  const call = toQuery as unknown as (...args: unknown[]) => unknown;

  test("what toQueryKey() throws", () => {
    expect(thrownBy(() => call(acme().route("GET /x"), send, { scope: {} }))).toMatchObject({
      message: expect.stringContaining("scope"),
    });
    expect(thrownBy(() => call({ url: "/x" }, send, { scope: 1 }))).toMatchObject({ code: "ERR_INVALID_REQUEST" });
  });

  test.each([[undefined], [null], ["GET /x"]])("for %p in place of a chain", (request) => {
    const error = thrownBy(() => call(request, send, { scope: 1 }));
    expect(error).toMatchObject({ code: "ERR_INVALID_OPTION" });
    expect(error).toMatchObject({ message: expect.stringContaining("a chain, a request or skipToken") });
  });

  test("for anything but a function that sends", () => {
    expect(thrownBy(() => call(acme().route("GET /x"), {}, { scope: 1 }))).toMatchObject({
      code: "ERR_INVALID_OPTION",
    });
  });
});
