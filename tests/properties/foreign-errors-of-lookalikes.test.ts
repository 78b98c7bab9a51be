// Only errors of the library escape (F4): what encoders and callers return in place of the platform's objects, and texts that
// once became regular expressions.
import { expect, test } from "@jest/globals";
import * as adapters from "../../src/adapters/index.js";
import { Endpoint } from "../../src/index.js";

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const RETURNED: readonly (readonly [kind: string, value: unknown])[] = [
  ["a revoked proxy", revoked()],
  ["a proxy", new Proxy({}, {})],
  ["a number", 1],
  ["null", null],
  ["text", "text"],
];

test.each(RETURNED.map(([kind]) => kind))("an encoder cannot return %s", (kind) => {
  const [, encoded] = RETURNED.find(([name]) => name === kind)!;
  const endpoint = new Endpoint().withPolicy({ body: () => encoded as never });
  const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "policy.body" });
  expect(() => endpoint.build("POST /x", { a: 1 })).toThrow(error);
});

const { toFetch, toAxios, toGot, toUndici, toNodeHttp, toAngular, toCurl, toHar, toHttp } = adapters;

test.each([toFetch, toAxios, toGot, toUndici, toNodeHttp, toAngular, toCurl, toHar, toHttp])(
  "a lookalike of URLSearchParams is refused ($name)",
  (adapt) => {
    class URLSearchParams {
      append(): void {
        // As that of the platform.
      }
      toString(): string {
        return { a: 1 } as never;
      }
    }
    Object.defineProperty(URLSearchParams.prototype, Symbol.toStringTag, { value: "URLSearchParams" });
    const request = { method: "post", url: "https://a.example/", headers: {}, body: new URLSearchParams() };
    expect(() => adapt(request as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
  },
);

test("a long version and a long name of a vendor are no regular expressions", () => {
  const name = "v".repeat(200_000);
  const mediaTypeVersion = "1".repeat(33_000);
  const endpoint = Endpoint.for({ name, baseUrl: "https://v.example", mediaTypeVersion });
  const { accept } = endpoint.build("/x", { mediaType: { format: "raw" } }).headers;
  // A comparison of texts, because a failed one would print them.
  expect(accept === `application/vnd.${name}.${mediaTypeVersion}.raw`).toBe(true);
});
