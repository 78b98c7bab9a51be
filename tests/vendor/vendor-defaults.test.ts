import { describe, expect, test } from "@jest/globals";
import { form } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { defineVendor, Endpoint, type Vendor } from "../../src/index.js";
import { coded } from "../coded.js";

const ACME: Vendor = { name: "acme", baseUrl: "https://acme.example" };

/** An endpoint of a new class with this vendor. */
function endpointFor(vendor: Partial<Vendor>, defaults: object = {}): Endpoint {
  class Acme extends Endpoint {
    static override readonly vendor = { ...ACME, ...vendor };
  }
  return new Acme(defaults);
}

const INVALID_OPTION = coded("ERR_INVALID_OPTION");

describe("the headers of a vendor (A2)", () => {
  const acme = endpointFor({ headers: { "Acme-Version": 7, "user-agent": "acme-sdk" } });

  test("are sent with every call, by their lower-case names", () => {
    const headers = { accept: "application/json", "user-agent": "acme-sdk", "acme-version": "7" };
    expect(acme.build("/x").headers).toStrictEqual(headers);
    expect(acme.route("POST /x").data("a").build().headers).toStrictEqual(headers);
    expect(acme.parse(acme.merge("/x")).headers).toStrictEqual(headers);
    expect(acme.follow("https://acme.example/x?page=2").headers).toStrictEqual(headers);
    expect(acme.DEFAULTS.headers).toStrictEqual(headers);
    expect(acme.vendor.headers).toStrictEqual({ "Acme-Version": 7, "user-agent": "acme-sdk" });
  });

  test("are copied: later changes have no effect (A3)", () => {
    const headers = { a: "1" };
    const endpoint = endpointFor({ headers });
    headers.a = "2";
    expect(endpoint.build("/x").headers["a"]).toBe("1");
    expect(Object.isFrozen(endpoint.vendor.headers)).toBe(true);
  });

  test("are checked when the endpoint is created (D4)", () => {
    expect(() => endpointFor({ headers: { a: "1\r\nb: 2" } })).toThrow(coded("ERR_INVALID_HEADER", ["a"]));
    expect(() => endpointFor({ headers: [] as never })).toThrow(INVALID_OPTION);
  });
});

describe("the query of a vendor (A2)", () => {
  const azure = endpointFor({ query: { "api-version": "7.1" } });

  test("is not in an encoded body (D8)", () => {
    const { url, body } = azure.withPolicy({ body: form }).build("POST /x", { a: 1 });
    expect([url, body]).toStrictEqual(["https://acme.example/x?api-version=7.1", "a=1"]);
  });

  test("is not added to a link of a response (H7)", () => {
    expect(azure.follow("https://acme.example/x?page=2").url).toBe("https://acme.example/x?page=2");
  });

  test("must not have the name of an option", () => {
    expect(() => endpointFor({ query: { url: "x" } })).toThrow(INVALID_OPTION);
    expect(() => endpointFor({ query: "a=1" as never })).toThrow(INVALID_OPTION);
  });

  test("explain() shows that the vendor gives it, and why it is in the query", () => {
    const { parameters } = explain(azure, "POST /x", { a: 1 });
    expect(parameters[0]).toMatchObject({
      name: "api-version",
      layer: "vendor",
      place: "query",
      became: "api-version=7.1",
    });
    expect(explain(azure, "/x").parameters[0]).toMatchObject({ layer: "vendor", place: "query" });
  });
});

describe("the credentials of a vendor", () => {
  const credentials = ["X-License", "app", "pass"];
  const acme = endpointFor({ credentials, query: { app: null } }, { headers: { "x-license": "s3cret" } });

  test("are hidden in explain() (D6)", () => {
    const parameters = { app: "s3cret", name: "mona", url2: "https://a.example/?APP=s3cret" };
    const explanation = explain(acme, "/x", parameters, { headers: { "X-License": "s3cret" } });
    expect(JSON.stringify(explanation) + String(explanation)).not.toContain("s3cret");
    expect(String(explanation)).toContain("mona");
    expect(String(explain(acme, "/x", parameters, {}, { secrets: "show" }))).toContain("s3cret");
  });

  test.each<[credentials: unknown]>([["x-api-key"], [[""]], [[1]], [{ "x-api-key": true }], [null]])(
    "must be a list of names, not %j",
    (list) => {
      expect(() => endpointFor({ credentials: list as never })).toThrow(INVALID_OPTION);
    },
  );
});

test("a vendor is checked at once (F1)", () => {
  expect(() => Endpoint.for({ name: "a b", baseUrl: "https://a.example" })).toThrow(INVALID_OPTION);
  expect(() => Endpoint.for(undefined as never)).toThrow(INVALID_OPTION);
  expect(() => defineVendor({ name: "a", baseUrl: "ftp://a.example" })).toThrow(
    coded("ERR_INVALID_BASE_URL", ["vendor.baseUrl"]),
  );
});
