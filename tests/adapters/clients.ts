import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";

import axios from "axios";
import got from "got";
import ky from "ky";
import { request as undiciRequest } from "undici";

import { toAxios, toFetch, toGot, toNodeHttp, toRequest, toUndici } from "../../src/adapters/index.js";
import type { RequestOptions } from "../../src/index.js";

/** Sends request options through an adapter and the real client, and reads the response; returns the status code. */
export type Send = (request: RequestOptions) => Promise<number>;

async function read(response: Promise<Response>): Promise<number> {
  const { status, body } = await response;
  for await (const chunk of (body ?? []) as AsyncIterable<unknown>) void chunk;
  return status;
}

export const CLIENTS: Readonly<Record<string, Send>> = {
  fetch: async (request) => read(fetch(...toFetch(request))),
  Request: async (request) => read(fetch(toRequest(request))),
  ky: async (request) => {
    const [url, init] = toFetch(request);
    return read(ky(url, { ...init, retry: 0, throwHttpErrors: false }));
  },
  axios: async (request) => (await axios({ ...toAxios(request), validateStatus: () => true })).status,
  got: async (request) => (await got({ ...toGot(request), retry: { limit: 0 }, throwHttpErrors: false })).statusCode,
  undici: async (request) => {
    const { statusCode, body } = await undiciRequest(...toUndici(request));
    await body.text();
    return statusCode;
  },
  "node:http": async (request) => {
    const { options, body } = toNodeHttp(request);
    const sent = httpRequest(options);
    const [[response]] = await Promise.all([
      once(sent, "response") as Promise<[IncomingMessage]>,
      pipeline(body, sent),
    ]);
    for await (const chunk of response) void chunk;
    return response.statusCode!;
  },
};
