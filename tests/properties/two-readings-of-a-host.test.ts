// A host has one reading: the URL parser decodes "%2e" and full-width dots, and a client may look up the literal (C7).
import { describe, expect, test } from "@jest/globals";
import * as adapters from "../../src/adapters/index.js";
import { InvalidRequestError } from "../../src/adapters/index.js";
import { Endpoint, InvalidBaseUrlError, InvalidTemplateError, UnsafeOriginError } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";

const {
  toFetch,
  toRequest,
  toAxios,
  toGot,
  toUndici,
  toNodeHttp,
  toAngular,
  toCurl,
  toHar,
  toHttp,
  redact,
  toQueryKey,
} = adapters;

const HOSTS = [
  ...["api%2egithub.com", "api%2Egithub.com", "%61pi.github.com", "api.github.com%2e"],
  ...[
    "api\uff0egithub.com",
    "api\u3002github.com",
    "\uff41pi.github.com",
    "api.github.com\u00ad",
    "\uff11\uff12\uff17",
  ],
];

describe.each(HOSTS)("%j is refused", (host) => {
  const url = `https://${host}/user`;

  test("by follow() and as a base URL", () => {
    expect(() => new Endpoint().follow(url)).toThrow(UnsafeOriginError);
    expect(() => new Endpoint({ baseUrl: url })).toThrow(InvalidBaseUrlError);
    expect(() => new Endpoint().build("GET /x", { baseUrl: url })).toThrow(InvalidBaseUrlError);
    expect(() => new Mini({ baseUrl: url })).toThrow(expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }));
  });

  test("in a route and in trustedOrigins", () => {
    expect(() => new Endpoint().build(`GET ${url}`)).toThrow(InvalidTemplateError);
    expect(() => new Endpoint().route(`GET ${url}`).build()).toThrow(InvalidTemplateError);
    expect(() => new Endpoint().withPolicy({ trustedOrigins: [`https://${host}`] })).toThrow("trustedOrigins");
  });

  test("by every adapter", () => {
    for (const adapt of [toFetch, toRequest, toAxios, toGot, toUndici, toNodeHttp, toAngular])
      expect(() => adapt({ method: "get", url, headers: {} })).toThrow(InvalidRequestError);
    for (const adapt of [toCurl, toHar, toHttp, redact, toQueryKey])
      expect(() => adapt({ method: "get", url, headers: {} })).toThrow(InvalidRequestError);
  });
});
