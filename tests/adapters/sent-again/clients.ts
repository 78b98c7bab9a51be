import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";

import axios, { isAxiosError } from "axios";
import got, { HTTPError } from "got";
import ky from "ky";
import { Agent, interceptors, RetryAgent, request as undiciRequest, type Dispatcher } from "undici";

import { toAngular, toAxios, toFetch, toGot, toNodeHttp, toRequest, toUndici } from "../../../src/adapters/index.js";
import type { RequestOptions } from "../../../src/index.js";

/** Why a body is sent again: the status that makes the client do it, or who sends it twice. */
export const WAYS = ["503", "307", "308", "same arguments", "same request"] as const;

export type Way = (typeof WAYS)[number];

/** A client with its own settings, but for those that follow redirects or retry. */
export interface Client {
  /** The statuses after which it sends again by itself. */
  readonly sendsAgain: readonly Way[];
  /** Calls the adapter, and returns what sends its result; that resolves to the status of the response. */
  readonly prepare: (request: RequestOptions) => () => Promise<number>;
}

const REDIRECTS = ["307", "308"] as const;

const following = new Agent().compose(
  interceptors.redirect({ maxRedirections: 3 }),
  interceptors.retry({ minTimeout: 1 }),
);
const retrying = new RetryAgent(new Agent(), { minTimeout: 1 });

async function statusOf(response: Promise<Dispatcher.ResponseData>): Promise<number> {
  const { statusCode, body } = await response;
  await body.dump();
  return statusCode;
}

const undici =
  (dispatcher: Dispatcher): Client["prepare"] =>
  (request) => {
    const [url, options] = toUndici(request);
    return async () => statusOf(undiciRequest(url, { ...options, dispatcher }));
  };

export const CLIENTS: Readonly<Record<string, Client>> = {
  fetch: {
    sendsAgain: REDIRECTS,
    prepare: (request) => {
      const sent = toFetch(request);
      return async () => (await fetch(...sent)).status;
    },
  },
  Request: {
    sendsAgain: REDIRECTS,
    prepare: (request) => {
      const sent = toRequest(request);
      return async () => (await fetch(sent)).status;
    },
  },
  "Angular, as its FetchBackend sends": {
    sendsAgain: REDIRECTS,
    prepare: (request) => {
      const [method, url, { headers, body }] = toAngular(request);
      return async () => (await fetch(url, { method, headers, body: body as never })).status;
    },
  },
  ky: {
    sendsAgain: ["503", ...REDIRECTS],
    prepare: (request) => {
      const sent = toFetch(request);
      return async () => (await ky(sent[0], { ...sent[1], retry: { delay: () => 1 } })).status;
    },
  },
  axios: {
    sendsAgain: REDIRECTS,
    prepare: (request) => {
      const config = toAxios(request);
      return async () => (await axios(config)).status;
    },
  },
  got: {
    sendsAgain: ["503", ...REDIRECTS],
    prepare: (request) => {
      const options = toGot(request);
      return async () => (await got(options)).statusCode;
    },
  },
  undici: { sendsAgain: ["503", ...REDIRECTS], prepare: undici(following) },
  "undici with RetryAgent": { sendsAgain: ["503"], prepare: undici(retrying) },
  "node:http": {
    sendsAgain: [],
    prepare: (request) => {
      const { options, body } = toNodeHttp(request);
      return async () => {
        const sent = httpRequest(options);
        const response = once(sent, "response") as Promise<[IncomingMessage]>;
        const [[message]] = await Promise.all([response, pipeline(body, sent)]);
        message.resume();
        return message.statusCode!;
      };
    },
  },
};

/** Statuses that axios, got and ky throw are responses, too. */
export function statusOfError(error: unknown): number | undefined {
  if (error instanceof HTTPError) return error.response.statusCode;
  return isAxiosError(error) ? error.response?.status : undefined;
}
