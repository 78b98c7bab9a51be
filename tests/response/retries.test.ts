// sendWith() has no retries of its own: ky has them everywhere, undici on a server. Both send to a real server.
import type { IncomingMessage } from "node:http";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import ky from "ky";
import { Agent, fetch as undiciFetch, RetryAgent } from "undici";

import { Endpoint } from "../../src/index.js";
import { ResponseError, sendWith, type Send } from "../../src/response/index.js";
import { listen } from "./server.js";

let stop: () => void;
let acme: Endpoint;
let requests: string[] = [];
let answers: readonly (readonly [status: number, headers?: Record<string, string>])[] = [];
let afterAnswer: (() => unknown) | undefined;

/** The next answer, and at last 200. */
function answer({ method, url }: IncomingMessage): (typeof answers)[number] {
  requests.push(`${method} ${url}`);
  return answers[requests.length - 1] ?? [200];
}

beforeAll(async () => {
  const server = await listen((request, response) => {
    const [status, headers] = answer(request);
    response.writeHead(status, { "content-type": "application/json", ...headers });
    request.resume().on("end", () => response.end(JSON.stringify({ status }), () => afterAnswer?.()));
  });
  acme = Endpoint.for({ baseUrl: server.origin });
  ({ stop } = server);
});

afterAll(async () => {
  stop();
  await agent.close();
});

beforeEach(() => {
  [requests, answers, afterAnswer] = [[], [], undefined];
});

const agent = new RetryAgent(new Agent(), { minTimeout: 1, throwOnError: false });
const withKy = sendWith(ky.create({ retry: { limit: 2, backoffLimit: 1 } }));
const withUndici = sendWith((url, init) => undiciFetch(url, { ...init, dispatcher: agent }));

describe.each<[string, Send]>([
  ["ky", withKy],
  ["undici", withUndici],
])("%s", (_, send) => {
  test("an abort ends the pause", async () => {
    answers = [[429, { "retry-after": "1" }]];
    const controller = new AbortController();
    afterAnswer = () => setTimeout(() => void controller.abort(), 100);
    const sent = acme.route("GET /orders").signal(controller.signal).to(send);
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    expect(requests).toHaveLength(1);
  });

  test("sends a GET again after 503", async () => {
    answers = [[503], [503]];
    expect(await acme.route("GET /orders").to(send)).toEqual({ status: 200 });
    expect(requests).toHaveLength(3);
  });

  test("waits as long as a 429 says", async () => {
    answers = [[429, { "retry-after": "1" }]];
    const start = performance.now();
    expect(await acme.route("GET /orders").to(send)).toEqual({ status: 200 });
    expect(performance.now() - start).toBeGreaterThan(900);
  });

  test("does not repeat a POST, and its error is ours", async () => {
    answers = [[503]];
    const error = await acme
      .route("POST /orders")
      .param("a", 1)
      .to(send)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ response: { status: 503 }, body: { status: 503 }, route: "POST /orders" });
    expect(requests).toHaveLength(1);
  });

  test("an error that is left after all attempts, and one that no attempt cures, is ours", async () => {
    answers = Array.from({ length: 9 }, () => [503] as const);
    await expect(acme.route("GET /orders").to(send)).rejects.toMatchObject({
      response: { status: 503 },
      body: { status: 503 },
    });
    expect(requests.length).toBeGreaterThan(1);
    [requests, answers] = [[], [[404]]];
    await expect(acme.route("GET /orders").to(send)).rejects.toMatchObject({
      response: { status: 404 },
      body: { status: 404 },
    });
    expect(requests).toHaveLength(1);
  });
});

test("an error without a response is the client's", async () => {
  const failure = Object.assign(new Error("no"), { response: { status: 200 } });
  await expect(acme.route("GET /orders").to(sendWith(() => Promise.reject(failure)))).rejects.toBe(failure);
});

test("a body that the client has read already is that of the error", async () => {
  // As ky 2 throws it.
  const response = new Response('{"a":1}', { status: 400, headers: { "content-type": "application/json" } });
  await response.text();
  const fetch = () => Promise.reject(Object.assign(new Error("no"), { response, data: { a: 1 } }));
  await expect(acme.route("GET /orders").to(sendWith(fetch))).rejects.toMatchObject({
    response: { status: 400 },
    body: { a: 1 },
  });
});
