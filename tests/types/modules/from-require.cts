// The half of a program that is CommonJS.
import fluent = require("fluent-endpoint");
import adapters = require("fluent-endpoint/adapters");
import bodies = require("fluent-endpoint/bodies");
import routes = require("fluent-endpoint/routes");

import type { paths } from "./odd.cjs";

export const required = new fluent.Endpoint<paths>().build("GET /things/{thing-id}", { "thing-id": "a" });
export const adapted = adapters.toGot(required);
export const vendor = fluent.defineVendor({
  name: "acme",
  baseUrl: "https://{tenant}.example.com",
  credentials: ["x-license"],
  policy: { body: bodies.form, arrays: "repeat" },
  routes: routes.defineRoutes({ "GET /files": "{?page}" }),
});
export const value: fluent.ParameterValue = "a";
export const headers: fluent.RequestHeaders = { "x-trace": "1" };
export const policy: Partial<fluent.Policy> = { body: bodies.form };

/** The ES module, as CommonJS loads it. */
export async function loadVendor() {
  const { defineVendor } = await import("fluent-endpoint");
  const { defineRoutes } = await import("fluent-endpoint/routes");
  const loaded = defineVendor({
    name: "acme",
    baseUrl: "https://acme.example",
    routes: defineRoutes({ "GET /x": "{?page}" }),
  });
  const own: fluent.Vendor = loaded;
  fluent.Endpoint.for(loaded).build("GET /x", { page: 1 });
  class Own extends fluent.Endpoint {
    static override readonly vendor = loaded;
  }
  return [loaded, own, new Own()] as const;
}
export type ResponseOfRequire<Carrier> = fluent.ResponseOf<Carrier>;
export declare function sendFromRequire<Body>(request: fluent.RequestOptions<Body>): Promise<Body>;
