import { describe, expect, test } from "@jest/globals";

import { Endpoint, EndpointError } from "../../src/index.js";

const TOO_LONG = "A".repeat(1_048_577);

describe("a vendor's texts have at most 1,048,576 characters (F5)", () => {
  test.each<[field: string, vendor: object]>([
    ["name", { name: TOO_LONG }],
    ["methods", { methods: { [TOO_LONG]: { body: true } } }],
  ])("%s", (_, vendor) => {
    expect(() => Endpoint.for({ name: "acme", baseUrl: "https://api.acme.example", ...vendor })).toThrow(EndpointError);
  });
});
