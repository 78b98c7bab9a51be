// A call by any face gives what explain() gives, whichever calls came before: of other vendors, policies, defaults or names.
import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain } from "../../src/explain/index.js";
import { EndpointError, type Endpoint, type EndpointOptions, type RequestOptions } from "../../src/index.js";
import { check, ENOUGH } from "./check.js";
import { choices, VENDORS } from "./generators/endpoints.js";
import { route } from "./generators/templates.js";
import { NAMES_WITH_MEANING } from "./generators/texts.js";
import { hostileValue, ordinaryValue, routeValues } from "./generators/values.js";
import { functionOf } from "../function-of.js";

/** One of the shared endpoints, sometimes with another policy: these share the routes, too. */
const endpoint: fc.Arbitrary<Endpoint> = fc
  .tuple(fc.constantFrom(...VENDORS), fc.option(choices))
  .map(([one, policy]) => (policy ? one.withPolicy(policy) : one));

const method = fc.constantFrom("GET", "POST", "PATCH", "HEAD", "get");
const fields = fc.constantFrom<EndpointOptions>(
  {},
  { headers: { "x-a": "1" } },
  { headers: { "X-A": null, accept: "text/html" } },
  { mediaType: { previews: ["mercy"] } },
  { mediaType: { format: "raw" } },
  { data: "text" },
  { request: { timeout: 1 } },
  { baseUrl: "https://base.example" },
);
/** Names of the route, of the defaults, and of nothing. */
const more = fc
  .array(fc.tuple(fc.constantFrom("q", "x", "extra", ...NAMES_WITH_MEANING), fc.oneof(ordinaryValue, hostileValue)), {
    maxLength: 3,
  })
  .map((entries): object => Object.fromEntries(entries));

interface Call {
  readonly one: Endpoint;
  readonly method: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly options: EndpointOptions;
  readonly face: "build" | "chain" | "function" | "parse";
}

const isParameter = (name: string): boolean => !/^(?:method|url|baseUrl|headers|mediaType|data|request)$/.test(name);

const call: fc.Arbitrary<Call> = fc
  .tuple(endpoint, method, routeValues, more, fields, fc.constantFrom("build", "chain", "function", "parse"))
  .map(([one, name, values, others, options, face]) => ({
    one,
    method: name,
    parameters: Object.fromEntries(Object.entries({ ...values, ...others }).filter(([key]) => isParameter(key))),
    options,
    face: face,
  }));

/** The call by its face: all have one result. */
function build(url: string, { one, method: name, parameters, options, face }: Call): RequestOptions {
  const text = `${name} ${url}`;
  const all = Object.fromEntries([...Object.entries(parameters), ...Object.entries(options)]);
  if (face === "build") return one.build(text, all);
  if (face === "function") return functionOf(one)(text, all);
  if (face === "parse") return one.parse(one.merge(text, all));
  const { baseUrl, headers, mediaType, data, request } = options;
  const chain = one.builder().params(parameters).baseUrl(baseUrl).headers(headers).data(data).request(request);
  return chain.format(mediaType?.format).previews(mediaType?.previews).route(text).build();
}

/** The request of a call, or code and names of its error: merged options do not tell what was passed as undefined. */
function resultOf(run: () => RequestOptions): string {
  try {
    return format({ request: run() });
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return format({ code: error.code, names: (error as { names?: unknown }).names });
  }
}

/** The same of explain(). */
function resultOfExplain(url: string, { one, method: name, parameters, options }: Call): string {
  const all = Object.fromEntries([...Object.entries(parameters), ...Object.entries(options)]);
  const { request, error } = explain(one, `${name} ${url}`, all, { secrets: "show" });
  return format(request ? { request } : { code: error!.code, names: (error as { names?: unknown }).names });
}

const format = (value: unknown): string =>
  inspect(value, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity });

describe("a call gives what explain() gives (A6, H1)", () => {
  test("after calls of other vendors with other policies and names", () => {
    let built = 0;
    check(
      fc.property(route, fc.array(call, { minLength: 2, maxLength: 5 }), ({ url }, calls) => {
        for (const one of [...calls, ...calls]) {
          const result = resultOf(() => build(url, one));
          if (result.startsWith("{ request") || result.startsWith("{\n  request")) built += 1;
          expect(result).toBe(resultOfExplain(url, one));
        }
      }),
      0.25,
    );
    expect(built).toBeGreaterThan(ENOUGH);
  });
});
