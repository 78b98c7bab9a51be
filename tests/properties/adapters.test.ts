// Compares the adapters' output for random requests with the same output written by hand, without checks.
import { inspect } from "node:util";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import {
  toAxios,
  toFetch,
  toGot,
  toNodeHttp,
  toRequest,
  toUndici,
  InvalidRequestError,
} from "../../src/adapters/index.js";
import { EndpointError, type Endpoint, type EndpointOptions, type RequestOptions } from "../../src/index.js";
import { endpoint, options, route } from "./generators/options.js";
import { check } from "./check.js";

/** A request as a client sends it. */
interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | undefined;
  readonly signal: unknown;
  readonly timeout: number | undefined;
}

const encoder = new TextEncoder();

const BY_HAND: readonly (readonly [
  name: string,
  adapt: (request: RequestOptions) => unknown,
  byHand: (sent: Sent) => unknown,
])[] = [
  ["toFetch", toFetch, fetchArguments],
  [
    "toRequest",
    (request) => describeRequest(toRequest(request)),
    (sent) => {
      const [url, init] = fetchArguments(sent);
      return describeRequest(new Request(url, init));
    },
  ],
  [
    "toAxios",
    toAxios,
    ({ method, url, headers, text, signal, timeout }) => {
      // Sent by a function, because axios drops a header of this name.
      const { ["__proto__"]: lost, ...others } = headers;
      return {
        ...pickDefined({ data: text, signal, timeout }),
        method,
        url,
        headers: Object.hasOwn(headers, "content-type") ? others : { ...others, "content-type": false },
        transformRequest: Object.hasOwn(headers, "__proto__") && lost !== undefined ? [(data: unknown) => data] : [],
      };
    },
  ],
  [
    "toGot",
    toGot,
    ({ method, url, headers, text, signal, timeout }) => ({
      ...pickDefined({ signal, timeout: timeout && { request: timeout } }),
      ...(text !== undefined && { body: encoder.encode(text), allowGetBody: true }),
      method,
      url,
      headers,
    }),
  ],
  [
    "toUndici",
    toUndici,
    ({ method, url, headers, text, signal, timeout }) => [
      url,
      {
        ...pickDefined({
          body: text,
          signal: limited(timeout) ?? signal,
          headersTimeout: timeout,
          bodyTimeout: timeout,
        }),
        method,
        headers,
      },
    ],
  ],
  [
    "toNodeHttp",
    toNodeHttp,
    ({ method, url, headers, text, signal, timeout }) => {
      const { protocol, hostname, port, origin } = new URL(url);
      const bytes = encoder.encode(text);
      const path = url.slice(origin.length).replace(/#.*/, "");
      const length = text !== undefined && { "content-length": String(bytes.length) };
      return {
        options: {
          ...pickDefined({ signal: limited(timeout) ?? signal, timeout }),
          protocol,
          hostname,
          port,
          path: path.startsWith("/") ? path : `/${path}`,
          method,
          headers: { ...headers, ...length },
        },
        body: text === undefined ? [] : [bytes],
      };
    },
  ],
];

function fetchArguments({ method, url, headers, text, signal, timeout }: Sent): [url: string, init: RequestInit] {
  return [url, { ...pickDefined({ body: text, signal: limited(timeout) ?? signal }), method, headers }];
}

function describeRequest({ method, url, headers, body }: Request): unknown {
  return [method, url, [...headers], body !== null];
}

/** Clients without a time limit of their own get it as a signal. */
const limited = (timeout: number | undefined): unknown => timeout && AbortSignal.timeout(timeout);

/** `undefined` means "not set" (decision A5). */
function pickDefined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** The request as sent, if JSON can express its body; otherwise `undefined`. */
function sendByHand({ method, url, headers, body, request }: RequestOptions): Sent | undefined {
  const { signal, timeout } = (request ?? {}) as { signal?: unknown; timeout?: number };
  const text = typeof body === "string" ? body : jsonOf(body);
  if (text === "null" && body !== null && body !== "null") return undefined;
  if (text === undefined && body !== undefined) return undefined;
  const type = typeof body === "string" ? "text/plain;charset=UTF-8" : "application/json; charset=utf-8";
  const isEmpty = !text && /^p(?:ost|ut|atch)$/.test(method);
  const fields = { ...(text !== undefined && { "content-type": type }), ...headers };
  return {
    method: method.toUpperCase(),
    url,
    headers: { ...fields, ...(isEmpty && { "content-length": "0" }) },
    text,
    signal,
    timeout,
  };
}

function jsonOf(body: unknown): string | undefined {
  try {
    return JSON.stringify(body, function (this: Record<string, unknown>, key, value: unknown) {
      // JSON would write null (D9): an invalid Date has become null already.
      const isLost = typeof value === "number" && !Number.isFinite(value);
      if (isLost || (value === null && this[key] instanceof Date)) throw new RangeError("has no form in JSON");
      return value;
    });
  } catch {
    return undefined;
  }
}

function built(github: Endpoint, url: string, given: EndpointOptions): RequestOptions | undefined {
  try {
    return github.build(url, given);
  } catch (error) {
    expect(error).toBeInstanceOf(EndpointError);
    return undefined;
  }
}

/** Every detail except the order of keys. */
function format(value: unknown): string {
  return inspect(value, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity, sorted: true });
}

describe.each(BY_HAND)("%s", (_, adapt, byHand) => {
  test("equals the output written by hand for any request", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const request = built(github, url, given);
        if (!request) return;
        const before = format(request);
        const sent = sendByHand(request);
        if (sent) expect(format(adapt(request))).toBe(format(byHand(sent)));
        else expect(() => adapt(request)).toThrow(InvalidRequestError);
        expect(format(request)).toBe(before);
      }),
    );
  });
});

/** Parts of urls in which the short check of a url could differ from the platform's parser. */
const URL_PARTS =
  "a xn--a XN--80ak -- - . .. 0x 0xa 08 1 127 255 256 com localhost %41 < ^ | ~ : :9 :65535 :65536 :99999 / ? # @ \\ é".split(
    " ",
  );

test("accepts the urls in ASCII, without userinfo, that the platform's parser accepts (G1)", () => {
  const scheme = fc.constantFrom("https://", "http://", "HTTPS://", "https:/", "ftp://");
  const parts = fc.array(fc.constantFrom(...URL_PARTS), { maxLength: 7 });
  check(
    fc.property(scheme, parts, (start, rest) => {
      const url = start + rest.join("");
      // Without a "%" in the host: some clients decode it, others look the text up.
      const isWritten = /^https?:\/\/[^/?#@\\:%]+(:\d+)?([/?#].*)?$/i.test(url) && /^[!-[\]-~]+$/.test(url);
      const adapt = (): unknown => toFetch({ method: "GET", url, headers: {} })[0];
      if (isWritten && URL.canParse(url)) expect(adapt()).toBe(url);
      else expect(adapt).toThrow(InvalidRequestError);
    }),
    5,
  );
});
