import { fails } from "../suite/expected.mjs";

const DOCUMENT = {
  openapi: "3.0.3",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://api.shop.example/v1" }],
  paths: {
    "/orders/{order}": {
      delete: {
        parameters: [
          { name: "order", in: "path", required: true, schema: { type: "string" } },
          { name: "reason", in: "query", schema: { type: "string" } },
        ],
        responses: { 204: { description: "deleted" } },
      },
    },
  },
};

/**
 * What a vendor can say: variables, credentials, a hook, and rules for routes (A2, A7, I1 to I5).
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const vendors = ({ Endpoint, defineRoutes, redact, vendorOf }) => {
  const jira = Endpoint.for({ name: "jira", baseUrl: "https://{tenant}.atlassian.net/rest/api/3" });
  const tiles = Endpoint.for({ name: "tiles", baseUrl: "https://tiles.example", credentials: ["x-license"] });
  const routes = defineRoutes({ "DELETE /orders/{order}": "{?reason}" });
  const shop = Endpoint.for({ name: "shop", baseUrl: "https://api.shop.example/v1", routes });
  const generated = Endpoint.for(vendorOf(DOCUMENT).vendor);
  const call = ["DELETE /orders/{order}", { order: "a/b", reason: "late" }];
  const url = "https://api.shop.example/v1/orders/a%2Fb?reason=late";
  class Signed extends Endpoint {
    /** @param {import("fluent-endpoint").RequestOptions} request */
    finalize(request) {
      return { ...request, headers: { "x-url": request.url } };
    }
  }
  return [
    ["a variable", () => jira.build("/myself", { tenant: "acme" }).url, "https://acme.atlassian.net/rest/api/3/myself"],
    ["a missing variable", () => jira.build("/myself"), fails("MissingParameterError")],
    ["a variable that is a host", () => jira.build("/", { tenant: "evil.example/" }), fails("UnsafeOriginError")],
    ["credentials", () => redact(tiles.build("/", { headers: { "x-license": "secret" } })).headers["x-license"]],
    ["a hook", () => new Signed()["build"]("/user").headers, { "x-url": "https://api.github.com/user" }],
    ["a rule", () => shop.build(...call).url, url],
    ["a rule of a document", () => generated.build(...call).url, url],
    ["a document that is none", () => vendorOf({}), fails("InvalidDocumentError")],
  ];
};
