// A5: credentials for another host must not go to the default one, because a variable of the environment is not set.
import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, type OptionsInput } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";
import { functionOf } from "../function-of.js";

const HEADERS = { authorization: "Bearer company" };

/** Hides the value from the compiler, which refuses it. */
const given = (options: object): OptionsInput => options;
const unset = given({ baseUrl: undefined, headers: HEADERS });

class Options {
  baseUrl: unknown = undefined;
  readonly headers = HEADERS;
}

class Shop extends Endpoint {
  static override readonly vendor = { name: "shop", baseUrl: "https://shop.example/v1" };
}

class Tenants extends Endpoint {
  static override readonly vendor = { name: "tenants", baseUrl: "https://{tenant}.example.com" };
}

describe("a default baseUrl that is present and undefined is an error (A5)", () => {
  test.each<[name: string, run: () => unknown, inForce: string]>([
    ["new Endpoint()", () => new Endpoint(unset), "https://api.github.com"],
    ["an instance of a class", () => new Endpoint(given(new Options())), "https://api.github.com"],
    ["a subclass", () => new Shop(unset), "https://shop.example/v1"],
    ["a base url with variables", () => new Tenants(unset), "https://{tenant}.example.com"],
    ["withDefaults()", () => new Endpoint().withDefaults(unset), "https://api.github.com"],
    ["later defaults", () => new Endpoint({ baseUrl: "https://a.example" }).withDefaults(unset), "https://a.example"],
    ["endpoint.defaults()", () => endpoint.defaults(unset), "https://api.github.com"],
    ["defaults() of a function", () => functionOf(new Shop()).defaults(unset), "https://shop.example/v1"],
  ])("%s", (_, run, inForce) => {
    expect(thrownBy(run)).toMatchObject({
      code: "ERR_INVALID_OPTION",
      message: `Invalid option: "baseUrl" must be set, or left out for ${inForce}`,
      option: "baseUrl",
    });
  });

  test("also the value of a getter, which runs once", () => {
    let count = 0;
    const options = {
      get baseUrl(): undefined {
        count += 1;
        return undefined;
      },
    };
    expect(() => new Endpoint(given(options))).toThrow('"baseUrl" must be set');
    expect(count).toBe(1);
  });
});

describe("it is not given (A5)", () => {
  test("in a call, as in @octokit/endpoint", () => {
    const options = given({ baseUrl: undefined });
    expect(new Shop().build("GET /x", options).url).toBe("https://shop.example/v1/x");
    expect(new Shop().build({ url: "/x", ...options }).url).toBe("https://shop.example/v1/x");
    expect(new Shop().parse({ ...new Shop().merge("GET /x", options), ...options }).url).toBe(
      "https://shop.example/v1/x",
    );
    expect(new Shop().route("GET /x").baseUrl(undefined).build().url).toBe("https://shop.example/v1/x");
  });

  test("on a prototype, or where it is not enumerable (T1)", () => {
    const inherited = Object.create({ baseUrl: undefined }) as object;
    const hidden = Object.defineProperty({}, "baseUrl", { value: undefined });
    expect(new Endpoint(given({ ...inherited, a: 1 })).build("/x").url).toBe("https://api.github.com/x?a=1");
    expect(new Endpoint(given(hidden)).build("/x").url).toBe("https://api.github.com/x");
  });

  test.each(["headers", "method", "url", "mediaType", "data", "request", "org"])("%s", (name) => {
    expect(new Endpoint(given({ [name]: undefined })).build("GET /x")).toStrictEqual(new Endpoint().build("GET /x"));
  });
});
