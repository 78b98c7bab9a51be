import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "@jest/globals";
import { compareWithOctokit, operationsOf, type Document } from "../properties/octokit-endpoint.js";

test("every operation of GitHub Enterprise has the method, the url and the body of @octokit/endpoint", () => {
  const file = createRequire(import.meta.url).resolve("@octokit/openapi/generated/ghes-3.19.json");
  compareWithOctokit("https://ghe.example/api/v3", operationsOf(JSON.parse(readFileSync(file, "utf8")) as Document));
});
