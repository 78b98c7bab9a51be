// The rules of a vendor's routes.
import { describe, expect, test } from "@jest/globals";
import { form } from "../../src/bodies/index.js";
import { explain } from "../../src/explain/index.js";
import { withRoutes } from "../routes/vendor.js";

test("explain() shows no base URL of a rule where defaults choose the host (I2, H1)", () => {
  const rules = { "PUT /raw": { baseUrl: "https://uploads.acme.example" } };
  const api = withRoutes(rules, { baseUrl: "https://{host}/v1" }, { host: "test.example" });
  const { options, request, parameters } = explain(api, "PUT /raw");
  expect(request?.url).toBe("https://test.example/v1/raw");
  expect(options.find(({ name }) => name === "baseUrl")).toMatchObject({ layer: "vendor", overrode: [] });
  expect(parameters).toMatchObject([{ name: "host", place: "host" }]);
});

describe("explain() of a route with a rule (H1)", () => {
  const api = withRoutes({
    "DELETE /caches/{id}{format}": {
      url: "/caches/{id}{.format}{?page,ref}",
      headers: ["If-Match"],
      query: { deep: "deepObject" },
      baseUrl: "https://uploads.acme.example",
      accept: "text/csv",
      contentType: "text/x-form",
      body: form,
    },
    "PUT /raw": { body: "data" },
  });
  const parameters = {
    id: 1,
    format: "csv",
    page: 2,
    "If-Match": "abc",
    deep: { a: "b c" },
    name: "n",
  };
  const explanation = explain(api, "DELETE /caches/{id}{format}", parameters);

  test("shows the rule as the reason of a place", () => {
    const rows = explanation.parameters.map(({ name, place, rule, reason, became }) => [
      name,
      place,
      rule,
      reason,
      became,
    ]);
    const ofRule = ", rule of DELETE /caches/{id}{format}";
    expect(rows).toEqual([
      ["id", "path", "P1", "{id}", "1"],
      ["format", "path", "P1", `{.format}${ofRule}`, ".csv"],
      ["page", "query", "P5", `{?page,ref}${ofRule}`, "page=2"],
      ["If-Match", "header", "I1", `if-match${ofRule}`, "abc"],
      ["deep", "query", "I1", `deepObject${ofRule}`, "deep%5Ba%5D=b%20c"],
      ["name", "body", "P3", "DELETE, no placeholder", undefined],
    ]);
  });

  test("shows the rule as the layer of base url, accept and encoder", () => {
    const find = <Row extends { name: string }>(rows: readonly Row[], name: string) =>
      rows.find((row) => row.name === name);
    expect(find(explanation.options, "baseUrl")).toMatchObject({
      value: "https://uploads.acme.example",
      layer: "rule",
      overrode: [{ layer: "vendor", value: "https://api.acme.example/v1" }],
    });
    expect(find(explanation.options, "policy.body")).toMatchObject({ value: "form", layer: "rule" });
    expect(find(explanation.headers, "accept")).toMatchObject({ value: "text/csv", layer: "rule", state: "sent" });
    for (const name of ["if-match", "content-type"]) {
      expect(find(explanation.headers, name)).toMatchObject({
        layer: "build",
        rule: "I1",
        reason: "rule of DELETE /caches/{id}{format}",
      });
    }
  });

  test("has the request that build() returns (H1)", () => {
    expect(explanation.request).toEqual(api.build("DELETE /caches/{id}{format}", parameters));
    expect(String(explanation)).toContain("rule of DELETE");
  });

  test("tells which parameters have no place beside data", () => {
    const { parameters, error } = explain(api, "PUT /raw", { title: "t" });
    expect(error?.code).toBe("ERR_INVALID_PARAMETER");
    expect(parameters[0]).toMatchObject({ name: "title", place: "dropped", rule: "I1" });
  });
});
