import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, test } from "@jest/globals";
import { parse } from "yaml";
import { operations } from "../conformance/github/catalogue.js";
import {
  compareWithOctokit,
  namedOperation,
  operationsOf,
  type Document,
  type NamedOperation,
} from "./octokit-endpoint.js";

const figma = createRequire(import.meta.url).resolve("@figma/rest-api-spec/openapi/openapi.yaml");

// GitHub Enterprise, whose document is larger: tests/oracles/octokit-endpoint.test.ts.
const CATALOGUES: [vendor: string, baseUrl: string, operations: () => NamedOperation[]][] = [
  [
    "GitHub",
    "https://api.github.com",
    () =>
      operations().map(({ route, queryParameters, bodyProperties }) =>
        namedOperation(route, [...queryParameters, ...bodyProperties]),
      ),
  ],
  ["Figma", "https://api.figma.com", () => operationsOf(parse(readFileSync(figma, "utf8")) as Document)],
];

describe.each(CATALOGUES)("every operation of %s", (_, baseUrl, operationsOfVendor) => {
  test("has the method, the url and the body of @octokit/endpoint", () => {
    compareWithOctokit(baseUrl, operationsOfVendor());
  });
});
