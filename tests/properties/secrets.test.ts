// A secret that has a name comes out of nothing that people read or pass on (D6, G6, G13).
import { inspect } from "node:util";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { redact, toCurl, toFetch } from "../../src/adapters/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, EndpointError, type EndpointOptions, type RequestOptions } from "../../src/index.js";
import { check, ENOUGH } from "./check.js";
import { apart } from "./generators/options.js";
import { hostileText } from "./generators/texts.js";

/** It is nowhere else, and no part of it is a word of a message. */
const SECRET = "hunter2hunter2";
const secret = fc
  .tuple(hostileText, hostileText)
  .map(([before, after]) => `${before.slice(0, 20)}${SECRET}${after.slice(0, 20)}`);
const secretName = fc.constantFrom(
  ...["access_token", "accessToken", "client_secret", "password", "api_key", "x-api-key", "sig", "X-Amz-Signature"],
);
const field = fc.constantFrom("authorization", "Authorization", "cookie", "proxy-authorization", "X-Api-Key");

interface Call {
  readonly route: string;
  readonly options: EndpointOptions;
}

/** A call with a secret in each place that the library knows. */
const call: fc.Arbitrary<Call> = fc
  .record({
    method: fc.constantFrom("GET", "POST"),
    rest: fc.constantFrom("/x", "/x{?a}", "/x/{a}", "https://other.example/x", "/x{", "/x/{missing}", "/x?b=1"),
    parameters: fc.dictionary(secretName, secret, { maxKeys: 3, noNullPrototype: true }),
    headers: fc.dictionary(field, secret, { maxKeys: 3, noNullPrototype: true }),
    scheme: fc.constantFrom("", "token ", "Bearer ", "Basic "),
    other: fc.record({ a: hostileText, headers: fc.constantFrom({}, { "bad name": "1" }) }, { requiredKeys: [] }),
  })
  .map(({ method, rest, parameters, headers, scheme, other }) => {
    const fields = Object.entries(headers).map(([name, value]) => [name, scheme + value]);
    const all = { ...other.headers, ...(Object.fromEntries(fields) as object) };
    return { route: `${method} ${rest}`, options: { ...parameters, ...other, headers: all } };
  });

/** What a program can see of a result; of an error, all of it and of its cause. */
function shown(run: () => unknown): string {
  try {
    const result = run();
    return [inspect(result, { depth: 20 }), String(result), JSON.stringify(result)].join("\n");
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    const all = inspect(error, { depth: 20, showHidden: true });
    return [all, error.message, error.stack, JSON.stringify(error), String(error.cause)].join("\n");
  }
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** The request, and the same members in each kind of body, and in a url or a JSON text within a value. */
function requestsOf(request: RequestOptions, options: EndpointOptions): RequestOptions[] {
  const members = Object.fromEntries(Object.entries(options).filter(([name]) => !/^(?:a|headers)$/.test(name)));
  const json = JSON.stringify(members);
  const url = `https://a.example/?${new URLSearchParams(members as Record<string, string>).toString()}`;
  const bodies = [members, { list: [members] }, json, { payload: json, url, more: [url] }];
  return [
    request,
    ...bodies.map((body) => ({ ...request, method: "post", body })),
    { ...request, method: "post", body: members, headers: { ...request.headers, ...FORM } },
    { ...request, url: `https://a.example/x?${new URLSearchParams({ url, json }).toString()}` },
  ];
}

test("of errors, explanations, endpoints, chains, redact and toCurl", () => {
  let built = 0;
  check(
    fc.property(call, fc.boolean(), ({ route, options }, isDefault) => {
      const results: string[] = [];
      const see = (run: () => unknown): number => results.push(shown(run));
      see(() => {
        const api = isDefault ? new Endpoint(options) : new Endpoint();
        const given = isDefault ? {} : options;
        see(() => api);
        see(() => explain(api, route, ...apart(given)));
        see(() => api.builder().headers(given.headers).params(given).route(route));
        const request = api.build(route, ...apart(given));
        built += 1;
        for (const one of requestsOf(request, options)) {
          see(() => redact(one));
          see(() => toCurl(one));
          // It contains the secrets, but its errors must not.
          see(() => void toFetch(one));
        }
        return undefined;
      });
      for (const text of results) expect(text).not.toContain(SECRET);
    }),
  );
  expect(built).toBeGreaterThan(ENOUGH);
});

test("what is redacted keeps its members, and the kinds of their values (G6)", () => {
  const { data } = fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(hostileText, fc.integer(), fc.constant(null), fc.boolean()),
      fc.array(tie("data"), { maxLength: 3 }),
      fc.dictionary(fc.oneof(secretName, fc.string()), tie("data"), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shapeOf);
    if (typeof value !== "object" || value === null) return typeof value === "number" ? "string" : typeof value;
    return Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]);
  };
  check(
    fc.property(data, (body) => {
      const { body: redacted } = redact({ method: "post", url: "https://a.example/x", headers: {}, body: [body] });
      expect(shapeOf(redacted)).toStrictEqual(shapeOf(JSON.parse(JSON.stringify([body]))));
    }),
  );
});
