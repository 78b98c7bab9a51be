import { Endpoint, type RouteRule, type Vendor } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";

/** An endpoint of a vendor with these rules. */
export function withRoutes(
  routes: Readonly<Record<string, RouteRule | string>>,
  fields: Partial<Vendor> = {},
  defaults: object = {},
): Endpoint {
  class Ruled extends Endpoint {
    static override readonly vendor: Vendor = {
      name: "acme",
      baseUrl: "https://api.acme.example/v1",
      policy: { arrays: "repeat" },
      ...fields,
      routes: defineRoutes(routes),
    };
  }
  return new Ruled(defaults);
}
