import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";

import axios from "axios";
import got from "got";
import ky from "ky";
import { request as undiciRequest } from "undici";

import { toAxios, toFetch, toGot, toNodeHttp, toRequest, toUndici } from "../../src/adapters/index.js";
import type { AdapterOptions } from "../../src/adapters/index.js";
import type { RequestOptions } from "../../src/index.js";

/** Sends request options through an adapter and the real client; returns the status code. */
export type Send = (request: RequestOptions, options?: AdapterOptions) => Promise<number>;

const any = (): boolean => true;

export const CLIENTS: Readonly<Record<string, Send>> = {
  fetch: async (request, options) => (await fetch(...toFetch(request, options))).status,
  Request: async (request, options) => (await fetch(toRequest(request, options))).status,
  ky: async (request, options) => {
    const [url, init] = toFetch(request, options);
    return (await ky(url, { ...init, retry: 0 })).status;
  },
  axios: async (request, options) => (await axios({ ...toAxios(request, options), validateStatus: any })).status,
  got: async (request, options) => (await got({ ...toGot(request, options), retry: { limit: 0 } })).statusCode,
  undici: async (request, options) => {
    const { statusCode, body } = await undiciRequest(...toUndici(request, options));
    await body.dump();
    return statusCode;
  },
  "node:http": async (request, options) => {
    const { options: target, body } = toNodeHttp(request, options);
    const sent = httpRequest(target);
    const [[response]] = await Promise.all([
      once(sent, "response") as Promise<[IncomingMessage]>,
      pipeline(body, sent),
    ]);
    response.resume();
    return response.statusCode!;
  },
};
