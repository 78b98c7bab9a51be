// Which client options each adapter passes to its client: the table in docs/sending.md (G4). That limits and signals hold:
// collected.test.ts.
import { Agent as HttpAgent } from "node:http";

import { describe, expect, test } from "@jest/globals";
import axios from "axios";
import { Agent as UndiciAgent } from "undici";

import { toAxios, toCurl, toFetch, toGot, toNodeHttp, toRequest, toUndici } from "../../src/adapters/index.js";
import { CLIENTS, type Send } from "./clients.js";
import { useRecorder } from "./recorder.js";
import { coded } from "../coded.js";

const clients = Object.entries(CLIENTS);
const pick = (...names: string[]): [string, Send][] => clients.filter(([name]) => names.includes(name));

const recorder = useRecorder();

const get = (path: string, request: object) => ({ method: "get", url: recorder.origin + path, headers: {}, request });

describe("signal", () => {
  test.each(clients)("%s: aborted before sending", async (_, send) => {
    await expect(send(get("/", { signal: AbortSignal.abort() }))).rejects.toThrow(/abort|cancel/i);
    expect(recorder.arrived).toEqual([]);
  });
});

describe("timeout", () => {
  // Its own timeouts are later by up to a second, and never end a response that arrives slowly.
  test("undici: timeout sets headersTimeout and bodyTimeout, and a signal for the whole request", () => {
    const signal = expect.any(AbortSignal);
    expect(toUndici(get("/", { timeout: 50 }))[1]).toMatchObject({ headersTimeout: 50, bodyTimeout: 50, signal });
    expect(toUndici(get("/", { timeout: 0 }))[1]).not.toHaveProperty("signal");
  });

  test("node:http receives timeout unchanged", () => {
    expect(toNodeHttp(get("/", { timeout: 50 })).options).toMatchObject({ timeout: 50 });
  });

  test.each(pick("fetch", "Request", "ky", "node:http", "undici"))(
    "%s: beside a signal that was aborted",
    async (_, send) => {
      await expect(send(get("/", { timeout: 60_000, signal: AbortSignal.abort() }))).rejects.toThrow(/abort/i);
    },
  );

  test("a signal stays as it is without a timeout", () => {
    const { signal } = new AbortController();
    expect(toFetch(get("/", { signal }))[1].signal).toBe(signal);
    expect(toFetch(get("/", { signal, timeout: 0 }))[1].signal).toBe(signal);
    expect(toFetch(get("/", { timeout: 0 }))[1]).not.toHaveProperty("signal");
    expect(toNodeHttp(get("/", { signal })).options.signal).toBe(signal);
    expect(toFetch(get("/", { signal: null, timeout: 50 }))[1].signal).toBeInstanceOf(AbortSignal);
  });

  test.each<[path: string, request: object]>([
    ["request.timeout", { timeout: "5s" }],
    ["request.timeout", { timeout: -1 }],
    ["request.timeout", { timeout: 0.5 }],
    ["request.timeout", { timeout: NaN }],
    ["request.timeout", { timeout: 2 ** 31 }],
    ["request.signal", { timeout: 50, signal: {} }],
    ["request.signal", { timeout: 50, signal: "no" }],
  ])("%s is checked where it becomes a signal: %j", (path, request) => {
    for (const adapt of [toFetch, toRequest, toNodeHttp]) {
      expect(() => adapt(get("/", request))).toThrow(coded("ERR_INVALID_REQUEST", [path]));
    }
  });

  test("toCurl writes it in seconds", () => {
    expect(toCurl(get("/", { timeout: 1500 }))).toContain(" --max-time 1.5 ");
    expect(toCurl(get("/", {}))).not.toContain("--max-time");
  });
});

describe("redirect", () => {
  test.each(pick("fetch", "Request", "ky", "axios", "got"))(
    "%s follows redirects unless told not to",
    async (_, send) => {
      expect(await send(get("/moved", {}))).toBe(200);
      expect(await send(get("/moved", { redirect: "follow" }))).toBe(200);
      recorder.arrived.length = 0;

      await send(get("/moved", { redirect: "manual" })).catch(() => 302);
      expect(recorder.arrived.map(({ target }) => target)).toEqual(["/moved"]);
      await send(get("/moved", { redirect: "error" })).catch(() => 302);
      expect(recorder.arrived.map(({ target }) => target)).toEqual(["/moved", "/moved"]);
    },
  );

  test.each(pick("undici", "node:http"))("%s never follows redirects", async (_, send) => {
    expect(await send(get("/moved", { redirect: "follow" }))).toBe(302);
  });
});

describe("agent, dispatcher", () => {
  test.each(pick("axios", "got", "node:http"))("%s uses the agent", async (_, send) => {
    const agent = new HttpAgent({ keepAlive: true, maxSockets: 1 });
    let used = 0;
    const { createConnection } = agent as unknown as { createConnection: (...args: unknown[]) => unknown };
    Object.assign(agent, {
      createConnection: (...args: unknown[]) => ((used += 1), createConnection.apply(agent, args)),
    });

    expect(await send(get("/", { agent }))).toBe(200);
    expect(used).toBe(1);
    agent.destroy();
  });

  test("the agent is set only for the scheme of the url", () => {
    const request = { agent: "agent" };
    for (const [url, axiosAgent, gotAgent] of [
      ["http://a/", { httpAgent: "agent" }, { http: "agent" }],
      ["HTTPS://a/", { httpsAgent: "agent" }, { https: "agent" }],
    ] as const) {
      const options = { method: "get", url, headers: {}, request };
      expect(toAxios(options)).toMatchObject(axiosAgent);
      expect(toGot(options).agent).toEqual(gotAgent);
    }
  });

  test("undici and fetch use the dispatcher", async () => {
    let used = 0;
    const agent = new UndiciAgent();
    const dispatcher = agent.compose((dispatch) => (options, handler) => ((used += 1), dispatch(options, handler)));

    expect(await CLIENTS["undici"]!(get("/", { dispatcher }))).toBe(200);
    expect(used).toBe(1);
    expect(toFetch(get("/", { dispatcher }))[1]).toMatchObject({ dispatcher });
    await agent.close();
  });
});

test("fetch receives its own options (G4)", () => {
  const request = {
    cache: "no-store",
    credentials: "omit",
    integrity: "",
    keepalive: true,
    mode: "cors",
    priority: "low",
    referrer: "",
    referrerPolicy: "no-referrer",
  };
  expect(toFetch(get("/", request))[1]).toEqual({ ...request, method: "GET", headers: {} });
  expect(toRequest(get("/", request))).toMatchObject({ credentials: "omit", keepalive: true });
});

describe("client options cannot change the method, url, headers or body (G4)", () => {
  const texts = ["method", "uri", "path", "pathname", "socketPath", "body", "data", "auth", "duplex"];
  const urls = ["url", "host", "hostname", "origin", "prefixUrl", "baseURL"];
  const objects = ["headers", "json", "form", "params", "query", "searchParams", "proxy"];
  const hostile = {
    ...Object.fromEntries(texts.map((name) => [name, "/evil"])),
    ...Object.fromEntries(urls.map((name) => [name, "http://evil.example/"])),
    ...Object.fromEntries(objects.map((name) => [name, { evil: "1", host: "evil.example", port: 1 }])),
    port: 1,
    protocol: "https:",
    transformRequest: () => "evil",
    adapter: () => "evil",
  };

  test.each(clients)("%s", async (_, send) => {
    expect(await send(get("/a?b=1", hostile))).toBe(200);
    expect(await send({ ...get("/a", hostile), method: "post", body: { a: 1 } })).toBe(200);

    expect(recorder.arrived.map(({ method, target, body }) => [method, target, String(body)])).toEqual([
      ["GET", "/a?b=1", ""],
      ["POST", "/a", '{"a":1}'],
    ]);
    for (const { headers } of recorder.arrived) expect(JSON.stringify(headers)).not.toContain("evil");
  });
});

test("axios: baseURL and transformRequest of an instance have no effect", async () => {
  const instance = axios.create({ baseURL: "http://evil.example/x/", transformRequest: () => "evil" });
  await instance({ ...toAxios(get("/a", {})), method: "post", data: "Hello" });

  expect(recorder.arrived.map(({ target, body }) => [target, String(body)])).toEqual([["/a", "Hello"]]);
});

test("skips client options that are undefined (A5)", () => {
  const undefinedOptions = Object.fromEntries(
    ["signal", "timeout", "agent", "dispatcher", "redirect"].map((name) => [name, undefined]),
  );
  for (const adapt of [toAxios, toFetch, toGot, toNodeHttp, toUndici])
    expect(adapt(get("/", undefinedOptions))).toStrictEqual(adapt(get("/", {})));
});
