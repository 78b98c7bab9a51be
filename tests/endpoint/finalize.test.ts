import { describe, expect, test } from "@jest/globals";
import { toFetch } from "../../src/adapters/index.js";
import { explain } from "../../src/explain/index.js";
import {
  Endpoint,
  type EndpointOptions,
  type FinalizeContext,
  type RequestOptions,
  type Vendor,
} from "../../src/index.js";
import { functionOf } from "../function-of.js";

const ACME: Vendor = { name: "acme", baseUrl: "https://acme.example" };

/** Signs its own requests with a key in a private field, and counts its calls. */
class Signed extends Endpoint {
  static override readonly vendor: Vendor = ACME;
  readonly #key: string;
  calls = 0;

  constructor(key = "k", options: EndpointOptions = {}) {
    super(options);
    this.#key = key;
  }

  protected override derive(defaults: EndpointOptions): Endpoint {
    return new Signed(`${this.#key}+`, defaults);
  }

  protected override finalize(request: RequestOptions, { isTrusted }: FinalizeContext): RequestOptions {
    this.calls += 1;
    const signature = isTrusted ? `${this.#key} ${request.method} ${request.url}` : "none";
    return { ...request, headers: { ...request.headers, "x-signature": signature } };
  }
}

/** Each way to build `GET /x?a=1`. */
const WAYS: [name: string, build: (endpoint: Endpoint) => RequestOptions][] = [
  ["build(route, options)", (endpoint) => endpoint.build("GET /x", { a: 1 })],
  ["the function with options alone", (endpoint) => functionOf(endpoint)({ url: "/x", a: 1 })],
  ["parse", (endpoint) => endpoint.parse(endpoint.merge("GET /x", { a: 1 }))],
  ["route()", (endpoint) => endpoint.route("GET /x").param("a", 1).build()],
  [
    "to()",
    (endpoint) =>
      endpoint
        .route("GET /x")
        .param("a", 1)
        .to((request) => request),
  ],
  ["the function", (endpoint) => functionOf(endpoint)("GET /x", { a: 1 })],
  ["defaults() of the function", (endpoint) => functionOf(endpoint).defaults({ a: 1 })("GET /x")],
  ["follow()", (endpoint) => endpoint.follow("https://acme.example/x?a=1")],
  ["explain()", (endpoint) => explain(endpoint, "GET /x", { a: 1 }).request!],
];

describe("finalize() runs last, for every call (A7)", () => {
  test.each(WAYS)("%s", (_, build) => {
    const { url, headers } = build(new Signed());
    expect(url).toBe("https://acme.example/x?a=1");
    expect(headers["x-signature"]).toMatch(/^k\+* get https:\/\/acme\.example\/x\?a=1$/);
  });

  test("once a call, on the endpoint that builds", () => {
    const endpoint = new Signed();
    endpoint.build("/x");
    endpoint.route("/x").build();
    expect(endpoint.calls).toBe(2);
    const derived = endpoint.withDefaults({ a: 1 });
    expect(derived.build("/x").headers["x-signature"]).toBe("k+ get https://acme.example/x?a=1");
    expect(derived.withPolicy({}).build("/x").headers["x-signature"]).toMatch(/^k\+\+ /);
    expect([endpoint.calls, derived.calls]).toStrictEqual([2, 1]);
  });

  test("receives the built request: body, credentials and accept included", () => {
    const seen: RequestOptions[] = [];
    class Seeing extends Endpoint {
      protected override finalize(request: RequestOptions): RequestOptions {
        seen.push(structuredClone(request));
        return request;
      }
    }
    const options = { headers: { authorization: "token t" }, mediaType: { format: "raw" } };
    const built = new Seeing().build("POST /x", { a: 1 }, options);
    expect(seen).toStrictEqual([built]);
    expect(seen).toStrictEqual([new Endpoint().build("POST /x", { a: 1 }, options)]);
  });

  test("may change the object that it receives: nothing else shares it (A3)", () => {
    class Mutating extends Endpoint {
      protected override finalize(request: RequestOptions): RequestOptions {
        request.headers["x-count"] = `${request.headers["x-count"] ?? ""}1`;
        return request;
      }
    }
    const endpoint = new Mutating();
    for (let call = 0; call < 3; call += 1) expect(endpoint.build("/x").headers["x-count"]).toBe("1");
    expect(endpoint.DEFAULTS.headers).not.toHaveProperty("x-count");
  });
});

describe("what finalize() returns", () => {
  function endpointOf(finalized: unknown, vendor: Partial<Vendor> = {}): Endpoint {
    return new (class extends Endpoint {
      static override readonly vendor = { ...ACME, ...vendor };
      protected override finalize(): RequestOptions {
        return finalized as RequestOptions;
      }
    })();
  }

  test("is returned as it is", () => {
    const own = { method: "get", url: "https://other.example/", headers: {} };
    expect(endpointOf(own).build("/x")).toBe(own);
    expect(endpointOf(own).route("/x").to(toFetch)[0]).toBe("https://other.example/");
  });

  test.each<[name: string, returned: unknown]>([
    ["nothing", undefined],
    ["an object without a url", { method: "get" }],
    ["text", "https://a.example"],
  ])("must be request options, not %s", (_, returned) => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["finalize"] });
    expect(() => endpointOf(returned).build("/x")).toThrow(error);
    expect(() => endpointOf(returned).build("/x")).toThrow("a method that returns request options, not ");
    expect(() => endpointOf(returned).route("/x").build()).toThrow(error);
    expect(explain(endpointOf(returned), "/x").error?.code).toBe("ERR_INVALID_OPTION");
  });

  test("errors of the hook reach the caller", () => {
    const error = new Error("no key");
    class Failing extends Endpoint {
      protected override finalize(): RequestOptions {
        throw error;
      }
    }
    expect(() => new Failing().build("/x")).toThrow(error);
    expect(() => explain(new Failing(), "/x")).toThrow(error);
  });
});
