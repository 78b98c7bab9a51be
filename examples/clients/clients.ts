// One request, and every client that sends it: the type of the answer comes from the request.
import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import axios from "axios";
import type { RequestOptions } from "fluent-endpoint";
import { toAxios, toFetch, toGot, toNodeHttp, toUndici } from "fluent-endpoint/adapters";
import got from "got";
import ky from "ky";
import * as undici from "undici";

/** Sends a request, and reads the JSON of the answer. */
export type Send = <Answer>(request: RequestOptions<Answer>) => Promise<Answer>;

/** A response to a DELETE often has no body. */
const parse = (body: string) => (body ? JSON.parse(body) : undefined) as never;

export const withFetch: Send = async (request) => {
  const response = await fetch(...toFetch(request));
  if (!response.ok) throw new Error(`${response.status} for ${request.url}`);
  return parse(await response.text());
};

export const withKy: Send = (request) => ky(...toFetch(request)).json();

export const withAxios: Send = async (request) => (await axios(toAxios(request))).data as never;

export const withGot: Send = (request) => {
  const { url, ...options } = toGot(request);
  return got(url, options).json();
};

export const withUndici: Send = async (request) => {
  const { body } = await undici.request(...toUndici(request));
  return parse(await body.text());
};

export const withNode: Send = async (request) => {
  const { options, body } = toNodeHttp(request);
  const sent = (options.protocol === "https:" ? https : http).request(options);
  const answer = new Promise<http.IncomingMessage>((resolve) => sent.once("response", resolve));
  await pipeline(body, sent);
  return parse(await text(await answer));
};
